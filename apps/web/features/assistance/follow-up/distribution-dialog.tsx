import type { DistributedAnswer } from '@constat/contract';
import { findField } from '@constat/report/catalogue';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DifferenceList } from '../proposal/difference-list.tsx';
import { PARTS } from './distributed-texts.ts';
import { ProposalFooter } from '../proposal/proposal-footer.tsx';

/** Section 8 shared out over its fields, before it is written: what is doubtful is named under its part. */
export function DistributionDialog({
  answer,
  language,
  onApply,
  onClose,
}: {
  readonly answer: DistributedAnswer;
  readonly language: 'fr' | 'en';
  readonly onApply: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const { sections, marks } = answer;
  const count = answer.fidelity.differences.length;
  const parts = PARTS.map(({ part, field }) => {
    const known = findField(field);
    return {
      part,
      name: known === undefined ? '' : localized(known.label),
      text: sections[part],
      doubts: marks.filter((mark) => mark.part === part),
    };
  });
  return (
    <Dialog
      title={t`Répartition proposée`}
      isOpen
      onClose={onClose}
      width="wide"
      footer={
        <ProposalFooter
          isFaithful={count === 0}
          apply={
            count === 0 ? (
              t`Appliquer`
            ) : (
              <Plural
                value={count}
                one="Appliquer malgré # différence"
                other="Appliquer malgré # différences"
              />
            )
          }
          read={() => parts.map(({ name, text }) => `${name}\n${text}`).join('\n\n')}
          onApply={onApply}
          onClose={onClose}
        />
      }
    >
      <DifferenceList differences={answer.fidelity.differences} />
      <div className="space-y-4">
        {parts.map(({ part, name, text, doubts }) => (
          <section key={part}>
            <h3 className="font-serif text-lg font-semibold">{name}</h3>
            <p lang={language} className="mt-1 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
              {text === '' ? '—' : text}
            </p>
            {doubts.length > 0 && (
              <div className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-sm">
                <p className="font-semibold text-warn">{t`À vérifier, la place de ces phrases est incertaine :`}</p>
                <ul className="list-disc pl-5" lang={language}>
                  {doubts.map((mark, index) => (
                    <li key={index}>{mark.text}</li>
                  ))}
                </ul>
              </div>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

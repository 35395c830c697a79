import type { GeneratedAnswer } from '@constat/contract';
import { findField } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { isOutside } from '../proposal/accepted-texts.ts';
import type { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { DifferenceList } from '../proposal/difference-list.tsx';
import { factsIn } from '../proposal/mark-differences.ts';
import { chosenConclusion } from './chosen-conclusion.ts';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';
import { markSentences } from './mark-sentences.ts';
import { SourcedSentences } from './sourced-sentences.tsx';
import { UnsourcedSentences } from './unsourced-sentences.tsx';
import { ProposalFooter } from '../proposal/proposal-footer.tsx';

/** A conclusion before it is taken: each sentence with the fields that it came from, those without one left out. */
export function ConclusionDialog({
  answer,
  language,
  seen,
  onShow,
  onApply,
  onClose,
}: {
  readonly answer: GeneratedAnswer;
  readonly language: 'fr' | 'en';
  /** The present texts of the fields, which would be replaced. */
  readonly seen: ReadonlyMap<FieldId, string>;
  readonly onShow: (field: FieldId) => void;
  readonly onApply: (accepted: AcceptedTexts) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { differences } = answer.fidelity;
  const marked = useMemo(() => markSentences(answer.sources, answer.fidelity.differences), [answer]);
  const runs = [...marked.values()].flat().flatMap((sentence) => sentence.runs);
  const said = [...marked.values()].flat().length + answer.unsourced.length;
  const count = differences.length;
  const nameOf = (id: FieldId): string => {
    const field = findField(id);
    return field === undefined ? id : localized(field.label);
  };
  const texts = chosenConclusion(answer, ticked);
  const replaced = [...texts.keys()].filter((id) => (seen.get(id) ?? '').trim() !== '');
  const proposal = {
    operation: 'conclude',
    engine: answer.engine,
    texts,
    seen,
    differences,
    doubts: answer.unsourced.length,
    hasMoved: false,
  } as const;
  return (
    <Dialog
      title={t`Conclusion proposée`}
      isOpen
      onClose={onClose}
      width="wide"
      footer={
        <ProposalFooter
          proposal={proposal}
          changes={<Plural value={said} one="# phrase" other="# phrases" />}
          isEmpty={texts.size === 0}
          apply={
            count === 0 ? (
              t`Insérer dans le rapport`
            ) : (
              <Plural value={count} one="Insérer malgré # différence" other="Insérer malgré # différences" />
            )
          }
          read={() => [...texts.values()].join('\n\n')}
          onApply={onApply}
          onClose={onClose}
        />
      }
    >
      <DifferenceList
        differences={differences}
        placed={factsIn(runs)}
        isOutside={isOutside(answer.engine)}
        isSummary
      />
      {replaced.length > 0 && (
        <p className="mb-3 text-warn">
          <Trans>
            Le texte présent sera remplacé (il reste récupérable) : {replaced.map(nameOf).join(', ')}
          </Trans>
        </p>
      )}
      <div className="space-y-4">
        {CONCLUSION_FIELDS.map((field) => (
          <SourcedSentences
            key={field}
            name={nameOf(field)}
            sentences={marked.get(field) ?? []}
            language={language}
            nameOf={nameOf}
            onShow={onShow}
          />
        ))}
        <UnsourcedSentences
          sentences={answer.unsourced}
          ticked={ticked}
          nameOf={nameOf}
          language={language}
          onTick={setTicked}
        />
      </div>
    </Dialog>
  );
}

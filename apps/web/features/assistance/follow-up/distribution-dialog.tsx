import { REPORT_TYPES } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { isOutside } from '../is-outside.ts';
import type { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { ComparisonLegend, MarkedText } from '../proposal/compared-text.tsx';
import { DifferenceList } from '../proposal/difference-list.tsx';
import { countChanges, factsIn } from '../proposal/mark-differences.ts';
import { ApplyLabel, ChangeCount, MovedNotice, ProposalFooter } from '../proposal/proposal-footer.tsx';
import { compareParts } from './compare-parts.ts';
import { PARTS } from './distribution.ts';
import type { DistributionProposal } from './distribution.ts';

/**
 * Section 8 shared out over its fields, before it is written: each part against what was dictated, what it replaces, and
 * under it the passages whose place is doubtful.
 */
export function DistributionDialog({
  proposal,
  language,
  ...answers
}: {
  readonly proposal: DistributionProposal;
  readonly language: 'fr' | 'en';
  readonly onApply: (accepted: AcceptedTexts) => void;
  readonly onClose: () => void;
  readonly onReject?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { source, answer, differences, engine, hasMoved } = proposal;
  const { sections, marks } = answer;
  const compared = useMemo(
    () => compareParts(source, sections, differences),
    [source, sections, differences],
  );
  const all = [...compared.values()];
  const parts = PARTS.map(({ part, field }) => {
    const known = REPORT_TYPES.field(field);
    const standing = proposal.seen.get(field)?.trim() ?? '';
    return {
      part,
      name: known === undefined ? '' : localised(known.label),
      text: sections[part],
      runs: compared.get(part) ?? [],
      doubts: marks.filter((mark) => mark.part === part),
      replaced: sections[part].trim() === '' || standing === sections[part].trim() ? '' : standing,
    };
  });
  return (
    <Dialog
      title={t`Répartition proposée`}
      isOpen
      onClose={answers.onClose}
      width="wide"
      footer={
        <ProposalFooter
          {...answers}
          proposal={proposal}
          changes={<ChangeCount count={all.reduce((sum, runs) => sum + countChanges(runs), 0)} />}
          apply={<ApplyLabel facts={differences.length} />}
          read={() => parts.map(({ name, text }) => `${name}\n${text}`).join('\n\n')}
        />
      }
    >
      {hasMoved && <MovedNotice />}
      <DifferenceList
        differences={differences}
        placed={new Set(all.flatMap((runs) => [...factsIn(runs)]))}
        isOutside={isOutside(engine)}
      />
      <ComparisonLegend />
      <div className="space-y-4">
        {parts.map(({ part, name, runs, doubts, replaced }) => (
          <section key={part}>
            <h3 className="font-serif text-lg font-semibold">{name}</h3>
            <div className="mt-1 border-l-2 border-line pl-3">
              {runs.length === 0 ? '—' : <MarkedText runs={runs} language={language} />}
            </div>
            {replaced !== '' && (
              <p className="mt-1 text-sm break-words whitespace-pre-wrap text-warn">
                {t`Remplace (le texte reste récupérable)\u00A0: ${replaced}`}
              </p>
            )}
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

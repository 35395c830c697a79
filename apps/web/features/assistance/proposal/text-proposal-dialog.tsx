import { REPORT_TYPES } from '@constat/report/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { isOutside } from '../is-outside.ts';
import type { AcceptedTexts } from './accepted-texts.ts';
import { changeSentence } from './change-sentence.ts';
import { ComparedText, compareTexts } from './compared-text.tsx';
import { DifferenceList } from './difference-list.tsx';
import { countChanges, factsIn } from './mark-differences.ts';
import { MovedParagraphs } from './moved-paragraphs.tsx';
import { ApplyLabel, ChangeCount, MovedNotice, ProposalFooter } from './proposal-footer.tsx';
import { keepOrder } from './text-proposal.ts';
import type { TextProposal } from './text-proposal.ts';

/** A proposal before it is applied: what changes by word, which facts differ, and the choice to take it or not. */
export function TextProposalDialog({
  proposal: whole,
  language,
  notice,
  ...answers
}: {
  readonly proposal: TextProposal;
  readonly language: 'fr' | 'en';
  /** What is to be known before the comparison. */
  readonly notice?: ReactNode;
  /** Also given the proposal that was taken: the physician may have left its order out. */
  readonly onApply: (accepted: AcceptedTexts, taken: TextProposal) => void;
  readonly onClose: () => void;
  readonly onReject?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const [isMoving, setMoving] = useState(true);
  const proposal = useMemo(() => (isMoving ? whole : keepOrder(whole)), [isMoving, whole]);
  const { before, after, differences, hasMoved, engine } = proposal;
  const runs = useMemo(() => compareTexts(before, after, differences), [before, after, differences]);
  const field = REPORT_TYPES.field(proposal.field);
  const name = field === undefined ? '' : localised(field.label);
  const isSame = before === after;
  const changed = changeSentence(proposal.summary);
  return (
    <Dialog
      title={t`Texte proposé : ${name}`}
      isOpen
      onClose={answers.onClose}
      width="wide"
      footer={
        <ProposalFooter
          {...answers}
          onApply={(accepted) => answers.onApply(accepted, proposal)}
          proposal={proposal}
          changes={<ChangeCount count={countChanges(runs)} />}
          isEmpty={isSame}
          apply={<ApplyLabel facts={differences.length} />}
          read={() => after}
        />
      }
    >
      {notice}
      {hasMoved && <MovedNotice />}
      {whole.reordered !== null && (
        <MovedParagraphs
          moves={whole.reordered.moves}
          language={language}
          isMoving={isMoving}
          onChange={setMoving}
        />
      )}
      {proposal.unknownHeadings.length > 0 && (
        <Notice look="warn" className="mb-3">
          <p className="font-semibold">
            {t`À vérifier, ces lignes ressemblent à des titres inconnus et restent où elles sont\u00A0:`}
          </p>
          <ul className="list-disc pl-5" lang={language}>
            {proposal.unknownHeadings.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DifferenceList
        differences={differences}
        placed={factsIn(runs)}
        isOutside={isOutside(engine) && !isSame}
      />
      {isSame ? (
        <p>
          <Trans>Le texte proposé est le même que celui du champ.</Trans>
        </p>
      ) : (
        <>
          {changed !== '' && (
            <p className="mb-2">
              <Trans>Ce qui change : {changed}.</Trans>
            </p>
          )}
          <ComparedText runs={runs} language={language} />
        </>
      )}
    </Dialog>
  );
}

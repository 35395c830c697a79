import { findField } from '@constat/report/catalogue';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ComparedText } from './compared-text.tsx';
import { DifferenceList } from './difference-list.tsx';
import type { TextProposal } from './text-proposal.ts';
import { ProposalFooter } from './proposal-footer.tsx';

/** A proposal before it is applied: what changes by word, which facts differ, and the choice to take it or not. */
export function TextProposalDialog({
  proposal,
  language,
  onApply,
  onClose,
}: {
  readonly proposal: TextProposal;
  readonly language: 'fr' | 'en';
  readonly onApply: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const { before, after, differences, hasMoved } = proposal;
  const field = findField(proposal.field);
  const name = field === undefined ? '' : localized(field.label);
  const count = differences.length;
  return (
    <Dialog
      title={t`Texte proposé : ${name}`}
      isOpen
      onClose={onClose}
      width="wide"
      footer={
        <ProposalFooter
          isFaithful={count === 0}
          isEmpty={before === after}
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
          read={() => after}
          onApply={onApply}
          onClose={onClose}
        />
      }
    >
      {hasMoved && (
        <Notice look="warn">
          <Trans>
            Le texte a changé pendant le traitement : la proposition est comparée au nouveau texte.
          </Trans>
        </Notice>
      )}
      <DifferenceList differences={differences} />
      {before === after ? (
        <p>
          <Trans>Le texte proposé est le même que celui du champ.</Trans>
        </p>
      ) : (
        <ComparedText before={before} after={after} differences={differences} language={language} />
      )}
    </Dialog>
  );
}

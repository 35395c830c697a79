import { findField } from '@constat/report/catalogue';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { EngineMark } from '../engine-mark.tsx';
import { ComparedText } from './compared-text.tsx';
import { CopyButton } from './copy-button.tsx';
import { DifferenceList } from './difference-list.tsx';
import type { TextProposal } from './text-proposal.ts';

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
        <>
          <span className="mr-auto self-center">
            <EngineMark isLong />
          </span>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <CopyButton label={t`Copier`} read={() => after} />
          <Button variant={count === 0 ? 'primary' : 'danger'} disabled={before === after} onClick={onApply}>
            {count === 0 ? (
              t`Appliquer`
            ) : (
              <Plural
                value={count}
                one="Appliquer malgré # différence"
                other="Appliquer malgré # différences"
              />
            )}
          </Button>
        </>
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

import { CONFIRMED_DRAFT_DAYS } from '@constat/report/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

/** Asks before the report is saved as a draft for 30 days. */
export function SaveToDraftDialog({
  isOpen,
  isSaving,
  onConfirm,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  /** Given the days that the draft is kept for. */
  readonly onConfirm: (retentionDays: number) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Sauvegarder en brouillon?`}
      isOpen={isOpen}
      isPending={isSaving}
      takesEnter
      confirmLabel={t`Sauvegarder`}
      onConfirm={() => onConfirm(CONFIRMED_DRAFT_DAYS)}
      onClose={onClose}
    >
      <p>
        <Trans>Le formulaire sera sauvegardé en brouillon et conservé {CONFIRMED_DRAFT_DAYS} jours.</Trans>
      </p>
    </ConfirmDialog>
  );
}

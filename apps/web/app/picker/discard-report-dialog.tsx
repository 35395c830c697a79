import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WorkingRecord } from '../../features/report-form/index.kept-reports.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useDiscardReport } from './unsaved-on-device.ts';

/** Asks before a report that only this device has is taken off it. */
export function DiscardReportDialog({
  owner,
  record,
  onClose,
}: {
  readonly owner: string;
  /** Null while none is to be. */
  readonly record: WorkingRecord | null;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const discard = useDiscardReport(owner);
  return (
    <ConfirmDialog
      title={t`Supprimer le rapport de cet appareil`}
      isOpen={record !== null}
      isDangerous
      confirmLabel={t`Supprimer`}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (record === null) return;
        void discard(record).then((isGone) => {
          if (!isGone) showToast({ title: t`Le rapport n’a pas pu être supprimé`, look: 'destructive' });
        });
      }}
    >
      <p>
        <Trans>
          Aucun serveur n’a ce rapport. Il peut être retrouvé pendant 24 heures dans les textes remplacés du
          formulaire.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

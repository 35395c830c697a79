import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ExportDialogs } from '../../features/exports/export-dialogs.tsx';
import { ReplacedDialog } from '../../features/report-form/dialogs.ts';
import { SaveDialog, SavedFormsDialog, SaveToDraftDialog } from '../../features/saved-forms/dialogs.ts';
import { useMessage } from '../../shared/i18n/localized.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { jumpAfterDialog } from './jump-after-dialog.ts';
import type { ReportActs } from './use-report-acts.ts';

/** The dialogs of the form page; at most one is open. */
export function ReportDialogs({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { dialog, close, isSaving } = acts;
  return (
    <>
      <SaveToDraftDialog
        isOpen={dialog?.kind === 'confirmDraft'}
        isSaving={isSaving}
        onConfirm={(days) => acts.saveDraft(days)}
        onClose={close}
      />
      <SaveDialog
        isOpen={dialog?.kind === 'save'}
        formType={dialog?.kind === 'save' ? dialog.formType : 'copy'}
        isSaving={isSaving}
        onSave={acts.saveAs}
        onClose={close}
      />
      <SavedFormsDialog
        isOpen={dialog?.kind === 'forms'}
        {...(dialog?.kind === 'forms' ? { initialFilter: dialog.filter } : {})}
        onLoad={acts.load}
        onClose={close}
      />
      <ConfirmDialog
        title={t`Tout effacer`}
        isOpen={dialog?.kind === 'clear'}
        isDangerous
        confirmLabel={t`Tout effacer`}
        onConfirm={acts.clear}
        onClose={close}
      >
        <p>{say('confirmClear')}</p>
      </ConfirmDialog>
      <ExportDialogs exports={acts.exports} onShow={jumpAfterDialog} />
      <ReplacedDialog isOpen={dialog?.kind === 'replaced'} onBringBack={acts.bringBack} onClose={close} />
    </>
  );
}

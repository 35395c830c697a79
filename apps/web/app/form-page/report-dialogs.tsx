import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LazySpokenFacts } from '../../features/dictation/index.late.ts';
import { ExportDialogs } from '../../features/exports/index.late.ts';
import { GenderDialog, ReplacedDialog } from '../../features/report-form/index.late.ts';
import { useReportScreen, useReportState } from '../../features/report-form/index.ts';
import { ShareDialog } from '../../features/report-sharing/index.ts';
import { SavedFormsDialog, SaveDialog, SaveToDraftDialog } from '../../features/saved-forms/index.late.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { jumpAfterDialog } from './jump-to-passage.ts';
import type { ReportActs } from './use-report-acts.ts';

/** The dialogs of the form page; at most one is open. */
export function ReportDialogs({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { dialog, close, isSaving } = acts;
  const place = useReportState((state) => state.place);
  const title = useReportState((state) => state.title);
  const { report } = useReportScreen();
  const origin =
    place === null || title === null
      ? null
      : { id: place.savedFormId, formType: place.savedFormType, title, isLocked: acts.isLocked };
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
        origin={origin}
        worker={dialog?.kind === 'save' ? report.get('patientName').trim() : ''}
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
      <ShareDialog isOpen={dialog?.kind === 'share'} formId={place?.savedFormId ?? null} onClose={close} />
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
      <ExportDialogs
        exports={acts.exports}
        onShow={jumpAfterDialog}
        further={
          <LazySpokenFacts
            found={acts.spoken}
            onShow={(field, range) => {
              acts.exports.dismiss();
              jumpAfterDialog(field, range);
            }}
          />
        }
      />
      <GenderDialog
        isOpen={dialog?.kind === 'gender'}
        onClose={close}
        onShow={(place) => {
          close();
          jumpAfterDialog(place.field, place);
        }}
      />
      <ReplacedDialog isOpen={dialog?.kind === 'replaced'} onBringBack={acts.bringBack} onClose={close} />
    </>
  );
}

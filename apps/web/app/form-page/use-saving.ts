import type { SavedForm } from '@constat/contract';
import { TITLE_LENGTH } from '@constat/contract/limits';
import { recentPatientOf } from '@constat/report/rules';
import type { FormType } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useRecordPatient } from '../../features/recent-patients/index.ts';
import { defaultTitle, useSaveForm } from '../../features/saved-forms/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { ApiError } from '../../shared/api/client.ts';
import { localDay } from '../../shared/i18n/format.ts';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localized.ts';
import { showToast } from '../../shared/ui/toast.ts';

export interface SaveRequest {
  readonly formType: FormType;
  readonly retentionDays: number;
  readonly title?: string;
  /** Makes a new draft even when the report was opened from one. */
  readonly asNew?: boolean;
}

export interface Saving {
  readonly isSaving: boolean;
  /** Resolves to true once the server holds the report. Failures are shown, never thrown. */
  readonly save: (request: SaveRequest) => Promise<boolean>;
}

/** The draft that the report came from was changed, deleted or closed: only a new draft can hold the text. */
const CONFLICTS: ReadonlySet<number> = new Set([404, 409, 410, 412]);

function titleFor(report: WorkingReport, formType: FormType): string {
  const { title } = report.getState();
  const name = report.get('patientName').trim().slice(0, TITLE_LENGTH);
  return title ?? (name === '' ? defaultTitle(formType, currentLanguage(), localDay(new Date())) : name);
}

/** Saves the report on the server, then records the patient. One save at a time. */
export function useSaving(report: WorkingReport): Saving {
  const { t } = useLingui();
  const say = useMessage();
  const saving = useSaveForm();
  const patients = useRecordPatient();
  const running = useRef<Promise<boolean> | null>(null);

  const recordPatient = (form: SavedForm): void => {
    const patient = recentPatientOf(form.formData);
    if (patient === undefined) return;
    const visit = form.formType === 'draft' ? ({ visitType: 'draft' } as const) : {};
    patients.mutate({ ...patient, ...visit, savedFormId: form.id });
  };

  const showFailure = (error: unknown, formType: FormType): void => {
    const reason = error instanceof Error && error.message !== '' ? error.message : say('saveFailed');
    showToast(
      formType === 'draft'
        ? { title: say('error'), description: `${say('draftSaveFailed')}. ${reason}`, look: 'destructive' }
        : { title: say('saveError'), description: reason, look: 'destructive' },
    );
  };

  const saveOnce = async ({
    formType,
    retentionDays,
    title,
    asNew = false,
  }: SaveRequest): Promise<boolean> => {
    const { revision } = report;
    const { place } = report.getState();
    const isUpdate = !asNew && formType === 'draft' && place?.savedFormType === 'draft';
    try {
      const form = await saving.mutateAsync({
        body: { title: title ?? titleFor(report, formType), retentionDays, formType, ...report.content() },
        ...(isUpdate ? { replace: { id: place.savedFormId, version: place.version } } : {}),
      });
      report.savedOnServer(form, revision);
      recordPatient({ ...form, formData: report.content().formData });
      showToast(
        formType === 'draft'
          ? { title: say('draftSaved'), description: say('draftSavedDetail') }
          : { title: t`Copie sauvegardée`, description: form.title },
      );
      return true;
    } catch (error) {
      const isConflict = isUpdate && error instanceof ApiError && CONFLICTS.has(error.status);
      report.failedOnServer(isConflict ? 'conflict' : 'failed');
      showFailure(error, formType);
      return false;
    }
  };

  // A second click may come before the button is drawn as busy: it joins the save that runs.
  const save = (request: SaveRequest): Promise<boolean> => {
    running.current ??= saveOnce(request).finally(() => {
      running.current = null;
    });
    return running.current;
  };

  return { isSaving: saving.isPending, save };
}

import type { SavedForm } from '@constat/contract';
import { TITLE_LENGTH } from '@constat/contract/limits';
import { signedOutText } from '@constat/contract/status-sentences';
import { recentPatientOf } from '@constat/report/rules';
import type { FormData, FormType } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRecordPatient } from '../../features/recent-patients/index.ts';
import { defaultTitle } from '../../features/saved-forms/index.draft.ts';
import { useSaveForm } from '../../features/saved-forms/index.ts';
import { statusText } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { ApiError } from '../../shared/api/client.ts';
import { localDay } from '../../shared/i18n/format.ts';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { WaitingSaves } from './waiting-saves.ts';

export interface SaveRequest {
  readonly formType: FormType;
  readonly retentionDays: number;
  readonly title?: string;
  /** Makes a new draft even when the report was opened from one. */
  readonly asNew?: boolean;
}

export interface Saving {
  readonly isSaving: boolean;
  /**
   * Resolves to true once there is nothing more to ask: the server holds the report, or will as soon as its physician has
   * signed in again. Failures are shown, never thrown.
   */
  readonly save: (request: SaveRequest) => Promise<boolean>;
}

/** `waiting`: the session has ended, and the save goes on once it is open again. */
type SaveOutcome = 'saved' | 'failed' | 'waiting';

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNAUTHENTICATED';

function titleFor(report: WorkingReport, formType: FormType): string {
  const { title } = report.getState();
  const name = report.get('patientName').trim().slice(0, TITLE_LENGTH);
  return title ?? (name === '' ? defaultTitle(formType, currentLanguage(), localDay(new Date())) : name);
}

/**
 * Saves the report on the server at the physician's wish, then records the patient. A copy is put aside: the report, its
 * draft and its patient stay as they were. One save at a time.
 */
export function useSaving(report: WorkingReport): Saving {
  const { t } = useLingui();
  const say = useMessage();
  const saving = useSaveForm();
  const patients = useRecordPatient();
  const isAssistant = useIsAssistant();
  const running = useRef<Promise<SaveOutcome> | null>(null);
  const [waiting] = useState(() => new WaitingSaves());
  const [isSaving, setSaving] = useState(false);

  const recordPatient = (savedFormId: string, formData: FormData): void => {
    const patient = recentPatientOf(formData);
    if (patient !== undefined && !isAssistant)
      patients.mutate({ ...patient, visitType: 'draft', savedFormId });
  };

  const tell = (formType: FormType, form: Pick<SavedForm, 'title'>): void =>
    showToast(
      formType === 'draft'
        ? { title: say('draftSaved'), description: say('draftSavedDetail') }
        : { title: t`Copie sauvegardée`, description: form.title },
    );

  const tellFailure = (reason: string, formType: FormType): void =>
    showToast(
      formType === 'draft'
        ? { title: say('error'), description: `${say('draftSaveFailed')}. ${reason}`, look: 'destructive' }
        : { title: say('saveError'), description: reason, look: 'destructive' },
    );

  const update = async (formId: string, title: string, retentionDays: number): Promise<SaveOutcome> => {
    const { formData } = report.content();
    const outcome = await report.saveNow({ title, retentionDays });
    if (outcome.kind === 'on-server') {
      recordPatient(formId, formData);
      tell('draft', { title });
      return 'saved';
    }
    // Places that wait for a choice are told of beside the report; everything else of it is saved.
    if (outcome.kind === 'conflict') return 'saved';
    const { details } = statusText(report.getState().status, currentLanguage());
    const isWithdrawn = isAssistant && outcome.kind === 'device-only' && outcome.reason === 'gone';
    const reason = isWithdrawn ? t`Ce rapport n’est plus partagé avec vous.` : details.at(-1);
    tellFailure(reason ?? say('saveFailed'), 'draft');
    // A draft sends by itself what the server lacks.
    return outcome.kind === 'device-only' && outcome.reason === 'signed-out' ? 'waiting' : 'failed';
  };

  const saveOnce = async (request: SaveRequest): Promise<SaveOutcome> => {
    const { formType, retentionDays, title = titleFor(report, request.formType), asNew = false } = request;
    const { draftId } = report;
    if (formType === 'draft' && draftId !== null && !asNew) return update(draftId, title, retentionDays);
    if (isAssistant) {
      tellFailure(t`Seul le médecin fait un brouillon ou une copie.`, formType);
      return 'failed';
    }
    const content = report.content();
    const { reportId } = report.getState();
    // Another report may be open by the time the server answers.
    const isStillOpen = (): boolean => report.getState().reportId === reportId;
    try {
      const form = await saving.mutateAsync({ body: { title, retentionDays, formType, ...content } });
      if (formType === 'draft') {
        if (isStillOpen()) report.becameDraft(form.id, form.version, { title, retentionDays, ...content });
        recordPatient(form.id, content.formData);
      }
      tell(formType, form);
      return 'saved';
    } catch (error) {
      const isWaiting = isSignedOut(error);
      const said = error instanceof Error && error.message !== '' ? error.message : say('saveFailed');
      const reason = isWaiting ? signedOutText(currentLanguage()) : said;
      if (formType === 'draft' && isStillOpen()) report.failedToSave(reason);
      tellFailure(reason, formType);
      if (!isWaiting) return 'failed';
      const saveAgain = async (): Promise<unknown> => isStillOpen() && save(request);
      waiting.add({ formType, save: saveAgain });
      return 'waiting';
    }
  };

  // A second click may come before the button is drawn as busy: it joins the save that runs.
  const save = async (request: SaveRequest): Promise<boolean> => {
    if (running.current === null) {
      setSaving(true);
      running.current = saveOnce(request).finally(() => {
        running.current = null;
        setSaving(false);
      });
    }
    return (await running.current) !== 'failed';
  };

  return { isSaving, save };
}

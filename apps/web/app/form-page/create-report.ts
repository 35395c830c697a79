import type { FieldId } from '@constat/report/catalogue';
import {
  announceExamined,
  createDerivedFields,
  createFormValues,
  createRegister,
  sayExamined,
  WorkingReport,
  WorkingStorage,
} from '../../features/report-form/index.ts';
import type { AnswersControl, RegisterField } from '../../features/report-form/index.ts';
import { draftServer } from './draft-server.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { localDay } from '../../shared/i18n/format.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { tabPlaceOf } from '../../shared/kept-reports.ts';
import { holdReport, isHeldElsewhere, reportRole } from '../../shared/report-writer-lock.ts';

export interface OpenReport {
  readonly report: WorkingReport;
  readonly control: AnswersControl;
  readonly register: RegisterField;
  /** Does what follows from an edit of a field in other fields. */
  readonly afterEdit: (id: FieldId) => void;
  /** True, once, when the report that would have been gone on with here is open in another page. */
  readonly isOpenElsewhere: () => boolean;
}

/**
 * The report of this tab, with what the device kept of it already in its fields.
 * @param onlyOfTab another report is about to begin here: only one that this tab works on already is opened before it
 */
export function createReport(owner: string, language: Language, onlyOfTab: boolean): OpenReport {
  const { control, values } = createFormValues();
  const now = (): number => Date.now();
  const report = new WorkingReport(
    {
      owner,
      values,
      storage: new WorkingStorage({
        device: deviceOf(owner),
        tab: tabPlaceOf(owner),
        now,
        holds: { hold: holdReport, isHeldElsewhere, canWrite: () => reportRole() === 'writer' },
      }),
      server: draftServer,
      now,
      clock: () => performance.now(),
      today: () => localDay(new Date()),
      newId: newKey,
      sayExamined,
      onExamined: announceExamined,
      schedule: (task, delay) => {
        const timer = setTimeout(task, delay);
        return () => clearTimeout(timer);
      },
    },
    language,
  );
  let isUntold = report.resume(language, onlyOfTab);
  const isOpenElsewhere = (): boolean => {
    const isTold = !isUntold;
    isUntold = false;
    return !isTold;
  };
  const afterEdit = createDerivedFields(report);
  return {
    report,
    control,
    isOpenElsewhere,
    afterEdit,
    register: createRegister(report, control, afterEdit),
  };
}

import {
  createFormValues,
  createRegister,
  WorkingReport,
  WorkingStorage,
} from '../../features/report-form/index.ts';
import type { AnswersControl, RegisterField } from '../../features/report-form/index.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { localDay } from '../../shared/i18n/format.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { localKeys, readLocal, readSession, writeLocal, writeSession } from '../../shared/storage.ts';

export const LOCAL_TEXT = { read: readLocal, write: writeLocal, keys: localKeys };
export const SESSION_TEXT = { read: readSession, write: writeSession, keys: () => [] };

export interface OpenReport {
  readonly report: WorkingReport;
  readonly control: AnswersControl;
  readonly register: RegisterField;
}

/** The report of this tab, with what the device kept of it already in its fields. */
export function createReport(owner: string, language: Language): OpenReport {
  const { control, values } = createFormValues();
  const now = (): number => Date.now();
  const report = new WorkingReport(
    {
      owner,
      values,
      storage: new WorkingStorage({ local: LOCAL_TEXT, session: SESSION_TEXT, now }),
      now,
      today: () => localDay(new Date()),
      newId: newKey,
      schedule: (task, delay) => {
        const timer = setTimeout(task, delay);
        return () => clearTimeout(timer);
      },
    },
    language,
  );
  report.resume(language);
  return { report, control, register: createRegister(report, control) };
}

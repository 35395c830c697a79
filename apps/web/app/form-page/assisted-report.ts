import type { AssistedReport } from '../../features/assistance/index.ts';
import { jumpAfterDialog } from './jump-to-passage.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';

/** The report of the page as text assistance reads and writes it. */
export function assistedReport(report: WorkingReport): AssistedReport {
  return {
    identity: () => ({ owner: report.owner, reportId: report.getState().reportId }),
    savedFormId: () => report.getState().place?.savedFormId ?? null,
    language: () => report.getState().meta.reportLanguage,
    text: (field) => report.get(field),
    content: () => report.content(),
    write: (accepted) => {
      const texts = accepted.textsFor((field) => report.get(field));
      return texts === null ? null : report.writeAll(texts, accepted.act);
    },
    subscribe: (listener) => {
      // What is typed, once the report has it; the form library would copy every answer at each key for a subscriber.
      document.addEventListener('input', listener);
      const end = report.subscribe(listener);
      return () => {
        document.removeEventListener('input', listener);
        end();
      };
    },
    showField: jumpAfterDialog,
  };
}

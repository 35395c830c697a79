import type { AssistedReport } from '../../features/assistance/index.ts';
import { jumpAfterDialog } from './jump-after-dialog.ts';
import type { AnswersControl, WorkingReport } from '../../features/report-form/index.ts';

/** The report of the page as text assistance reads and writes it. */
export function assistedReport(report: WorkingReport, control: AnswersControl): AssistedReport {
  return {
    identity: () => ({ owner: report.owner, reportId: report.getState().reportId }),
    language: () => report.getState().meta.reportLanguage,
    text: (field) => report.get(field),
    content: () => report.content(),
    write: (accepted) => {
      const texts = accepted.textsFor((field) => report.get(field));
      return texts === null ? null : report.writeAll(texts, accepted.act);
    },
    subscribe: (listener) => {
      const ends = [
        report.subscribe(listener),
        control.subscribe({ formState: { values: true }, callback: listener }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    showField: jumpAfterDialog,
  };
}

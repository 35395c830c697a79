import type { WorkingReport } from '../../features/report-form/index.ts';
import type { ReportIdentity } from '../../shared/kept-reports.ts';

/** Whose report that is, as what is kept beside it says. */
export function identityOf(report: WorkingReport): ReportIdentity {
  const { reportId, place, title } = report.getState();
  return {
    owner: report.owner,
    reportId,
    formId: place?.savedFormId ?? null,
    visit: report.get('patientName').trim() || (title ?? '').trim(),
  };
}

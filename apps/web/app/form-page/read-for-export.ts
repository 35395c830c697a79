import type { ReadReport } from '../../features/exports/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';

/** The report as it stands on the screen, with where it is saved and under which title. */
export function readForExport(report: WorkingReport): ReadReport {
  const { reportId, title, place } = report.getState();
  const saved = place === null ? {} : { savedFormId: place.savedFormId };
  return { reportId, ...saved, ...report.content(), ...(title === null ? {} : { title }) };
}

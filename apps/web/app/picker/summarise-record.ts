/** Apart from the screen: it carries the catalogue of fields. */
import { REPORT_TYPES } from '@constat/report/catalogue';
import { summariseReport } from '@constat/report/rules';
import type { ReportSummary } from '@constat/report/rules';
import type { WorkingRecord } from '../../features/report-form/index.kept-reports.ts';

/** What a list says of a report that lies on this device. */
export function summariseRecord(record: WorkingRecord): ReportSummary {
  return summariseReport(REPORT_TYPES.of(record), record.formData, record.meta);
}

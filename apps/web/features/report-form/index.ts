/** The report form: the report that a tab works on, and its screen drawn from the catalogue. */
export {
  DICTATION_BACKUP_KEY,
  DICTATION_FIELD_KEY,
  DICTATION_RESULT_KEY,
  takeDictation,
} from './state/dictation-return.ts';
export { createRegister } from './state/register-field.ts';
export type { RegisterField } from './state/register-field.ts';
export { createFormValues } from './state/report-values.ts';
export type { AnswersControl } from './state/report-values.ts';
export { clockTime, statusText } from './state/report-status.ts';
export { WorkingReport } from './state/working-report.ts';
export type { Undo } from './state/working-report.ts';
export { parseRecord } from './state/working-record.ts';
export { REPORT_KEY, WorkingStorage } from './state/working-storage.ts';
export type { KeptText, ReplacedReport } from './state/working-storage.ts';
export { PatientBanner } from './view/patient-banner.tsx';
export { ReplacedDialog } from './view/replaced-dialog.tsx';
export { ReportProvider, useReportScreen, useReportState } from './view/report-context.tsx';
export { ReportForm } from './view/report-form.tsx';
export { ReportLanguage } from './view/report-language.tsx';
export { scrollToAnchor } from './view/scroll-to-anchor.ts';
export { SectionJump, SectionLinks } from './view/section-links.tsx';
export { StatusLine } from './view/status-line.tsx';

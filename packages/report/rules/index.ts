/** What follows from the answers of a report. */
export { isUnconfirmed, unconfirmedFields } from './confirmation.ts';
export type { ConfirmationMeta } from './confirmation.ts';
export { buildDefaults, prefilledValue } from './defaults.ts';
export { SCHEMA_VERSION, buildMeta, textOf } from './form-data.ts';
export type { FormData, ReportMeta } from './form-data.ts';
export { isKnownName, readReport } from './read-report.ts';
export type { ReadReport } from './read-report.ts';
export { recentPatientOf } from './recent-patient.ts';
export {
  CONFIRMED_DRAFT_DAYS,
  COPY_DAYS,
  DRAFT_DAYS,
  REACTIVATION_DAYS,
  expiryOf,
  isErasable,
  isExpired,
} from './retention.ts';
export type { FormType } from './retention.ts';

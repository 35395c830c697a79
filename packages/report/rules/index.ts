/** What follows from the answers of a report. */
export { ageAt, proposedAge } from './age-at.ts';
export type { AgeAt } from './age-at.ts';
export { carriedValues } from './carried-values.ts';
export type { CarriedValue } from './carried-values.ts';
export { isPrefilledText, isUnconfirmed, unconfirmedFields } from './confirmation.ts';
export type { ConfirmationMeta } from './confirmation.ts';
export { buildDefaults, prefilledValue } from './defaults.ts';
export { SCHEMA_VERSION, buildMeta, isMinute, textOf } from './form-data.ts';
export type { FormData, ReportMeta } from './form-data.ts';
export { holdsFindings } from './holds-findings.ts';
export { normalChoice, normalFinding } from './normal-findings.ts';
export { proposedDominance, proposedExamDominance, readHandedness } from './handedness.ts';
export type { Handedness } from './handedness.ts';
export { HEIGHT_BOUNDS, heightInCentimetres, mayBecomeHeight, readHeight } from './height.ts';
export type { ReadHeight } from './height.ts';
export { changeReason, INTENDED_LIMITS, readIntended, withIntended } from './intended-reasons.ts';
export type { IntendedReasons } from './intended-reasons.ts';
export { leftOutRegions } from './left-out-regions.ts';
export { normalSupport, normalsByRegion } from './normal-support.ts';
export type { NormalSupport, RegionNormals } from './normal-support.ts';
export { reportProgress } from './progress.ts';
export type { SectionProgress } from './progress.ts';
export {
  angleMark,
  oppositeSide,
  parseDegrees,
  plausibleMaximum,
  sideDifference,
  SIDE_DIFFERENCE_DEGREES,
} from './range-of-motion.ts';
export type { AngleMark } from './range-of-motion.ts';
export { regionStates } from './region-states.ts';
export type { RegionState } from './region-states.ts';
export { summariseReport } from './summarise-report.ts';
export type { ReportSummary } from './summarise-report.ts';
export { newReportMeta, upgradeReport } from './upgrade-report.ts';
export type { UpgradedReport } from './upgrade-report.ts';
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
  isRecord,
} from './retention.ts';
export type { FormType, RecordState } from './retention.ts';
export { blankHistoryAnnouncement, withoutHistoryAnnouncement } from './history-announcement.ts';
export { canBeStatedNormal, isStatedNormal, statableIn, withStatedNormal } from './stated-normals.ts';
export type { StatementMeta } from './stated-normals.ts';
export { DEFAULT_ROUTINE, knownRoutine, routineFields, routineTables } from './routine.ts';
export type { Routine, RoutineTable, RoutineTest } from './routine.ts';
export { isTyped, typedInRegion } from './typed-values.ts';
export type { EnteredMeta } from './typed-values.ts';
export {
  dateInWords,
  readDateInWords,
  readTimeInWords,
  readWholeDate,
  timeInWords,
} from './written-dates.ts';
export type { CalendarDay } from './written-dates.ts';
export { isTermOver, keptUntil } from './signed-term.ts';
export type { SignedTerm } from './signed-term.ts';

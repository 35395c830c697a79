/** What a physician should look at before a report leaves: what will not be printed, what is open, what contradicts. */
export { findIssues, isIssueOf } from './find-issues.ts';
export type { MissingGlyphs, ReviewIssue } from './find-issues.ts';
export { contradictionsOf } from './contradictions-of.ts';
export type { QuotedContradiction } from './contradictions-of.ts';
export type { QuotedPlace, QuotedSpan } from './quotes.ts';
export type { OpenMandatePoint, ReviewPoint } from './review-point.ts';
export { issueId, issueIds } from './issue-id.ts';
export { reviewReport } from './review-report.ts';
export type { Review, ReviewLine } from './review-report.ts';
export type { MandateBox, MandatePoint, MandateState, OpenReason } from './mandate/review-mandate.ts';
export type { OpposedKind } from './reading/opposed.ts';

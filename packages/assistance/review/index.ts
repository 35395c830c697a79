/** What a physician should look at before a report leaves: what will not be printed, what is open, what contradicts. */
export { findIssues, isIssueOf } from './find-issues.ts';
export type { MissingGlyphs, ReviewIssue } from './find-issues.ts';
export { contradictionsOf } from './contradictions-of.ts';
export type { QuotedContradiction, QuotedSpan } from './contradictions-of.ts';

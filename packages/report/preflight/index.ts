/** What a physician should look at before a report is exported. */
export { exportedTexts } from './exported-texts.ts';
export type { ExportedText } from './exported-texts.ts';
export { findIssues, isIssueOf } from './find-issues.ts';
export type { MissingGlyphs, PreflightIssue } from './find-issues.ts';
export { typedNotPrinted } from './typed-not-printed.ts';
export type { NotPrinted, NotPrintedReason } from './typed-not-printed.ts';

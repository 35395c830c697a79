import type { OpenPoint } from '@constat/contract';
import { findIssues } from '@constat/assistance/review';
import type { MissingGlyphs, ReviewIssue } from '@constat/assistance/review';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { fingerprint } from '../platform/ids.ts';
import { canonicalJson } from './canonical-json.ts';

/** Digits that tell the points of one report apart. */
const ID_DIGITS = 16;

/** Every point that the review finds in a report as it would be signed; each asks its physician for a reason. */
export function openPointsOf(
  report: ExportedReport,
  language: ReportLanguage,
  { title, missing }: { readonly title: string; readonly missing: readonly MissingGlyphs[] },
): OpenPoint[] {
  // A signed report holds section 12 wherever it is filled, so nothing of it is left to Word alone.
  const issues = findIssues(report, language, title, missing, { section12Everywhere: true });
  return [...new Map(issues.map((issue) => [pointId(issue), { id: pointId(issue), issue }])).values()];
}

/** What the point says and where decides on its id, whatever its kind: a reason counts for no other text. */
export function pointId(issue: ReviewIssue): string {
  return `${issue.kind}:${fingerprint(canonicalJson(issue)).slice(0, ID_DIGITS)}`;
}

/** The review of a whole report: the mandate, and every point with a name that a reason can be kept under. */
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { findIssues } from './find-issues.ts';
import type { MissingGlyphs } from './find-issues.ts';
import { issueIds } from './issue-id.ts';
import { reviewMandate } from './mandate/review-mandate.ts';
import type { MandateBox } from './mandate/review-mandate.ts';
import type { ReviewPoint } from './review-point.ts';
import { readForReview } from './reading/report-reading.ts';

/** A point to look at before a report is signed. */
export interface ReviewLine {
  /** The same while what it is about stays as it is. */
  readonly id: string;
  readonly issue: ReviewPoint;
}

export interface Review {
  /** The seven boxes, in the order of section 1. */
  readonly mandate: readonly MandateBox[];
  /** What `findIssues` lists, the open points of the mandate first. */
  readonly lines: readonly ReviewLine[];
}

/** Compares a report with its mandate, its examination and itself. The parameters are those of `findIssues`. */
export function reviewReport(
  report: ExportedReport,
  language: ReportLanguage,
  title: string | undefined,
  missing: readonly MissingGlyphs[] = [],
  settings?: Parameters<typeof findIssues>[4],
): Review {
  const reading = readForReview(report, language);
  const mandate = reviewMandate(reading);
  const open = mandate.flatMap(({ flag, state, reason, passage }): readonly ReviewPoint[] =>
    state === 'open' && reason !== null
      ? [{ kind: 'mandate', flag, reason, places: passage === null ? [] : [passage] }]
      : [],
  );
  const issues = [...open, ...findIssues(report, language, title, missing, settings, reading)];
  const ids = issueIds(issues);
  return { mandate, lines: issues.map((issue, at) => ({ id: ids[at] ?? '', issue })) };
}

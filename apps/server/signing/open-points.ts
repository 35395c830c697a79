import type { OpenPoint } from '@constat/contract';
import { reviewReport } from '@constat/assistance/review';
import type { MissingGlyphs } from '@constat/assistance/review';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import type { ReportMeta } from '@constat/report/rules';

/** Every point that the review finds in a report as it would be signed; each asks its physician for a reason. */
export function openPointsOf(
  report: ExportedReport,
  language: ReportLanguage,
  {
    title,
    missing,
    intended = {},
  }: {
    readonly title: string;
    readonly missing: readonly MissingGlyphs[];
    /** The reasons that the draft keeps already. */
    readonly intended?: ReportMeta['intended'];
  },
): OpenPoint[] {
  // A signed report holds section 12 wherever it is filled, so nothing of it is left to Word alone.
  const { lines } = reviewReport(report, language, title, missing, { section12Everywhere: true });
  const points = lines.map(({ id, issue }) => ({ id, issue, reason: intended[id] ?? null }));
  return [...new Map(points.map((point) => [point.id, point])).values()];
}

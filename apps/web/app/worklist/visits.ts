import { fold } from '@constat/language/fold';
import type { ReportSummary } from '@constat/report/rules';
import { localDay } from '../../shared/i18n/format.ts';

/** A worker's name as two reports are told to be about one: case, accents and the marks between words do not count. */
export function workerKey(name: string): string {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** The days on which each worker was seen, by name. */
export function visitDays(
  summaries: readonly (ReportSummary | undefined)[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const days = new Map<string, Set<string>>();
  for (const summary of summaries) {
    const key = summary === undefined ? '' : workerKey(summary.workerName);
    if (summary === undefined || key === '' || summary.evaluationDate === '') continue;
    const known = days.get(key);
    if (known === undefined) days.set(key, new Set([summary.evaluationDate]));
    else known.add(summary.evaluationDate);
  }
  return days;
}

/** Which visit of its worker a report is about, from 1: a draft and its copies of one day are one visit. Null where nothing says it. */
export function visitNumber(
  days: ReadonlyMap<string, ReadonlySet<string>>,
  summary: ReportSummary | undefined,
): number | null {
  if (summary === undefined || summary.evaluationDate === '') return null;
  const known = days.get(workerKey(summary.workerName));
  if (known === undefined) return null;
  return [...known].filter((day) => day <= summary.evaluationDate).length || 1;
}

/** The reports on a worker of that name, that of the latest visit first. */
export function reportsOf<
  Report extends { readonly summary?: ReportSummary | undefined; readonly updatedAt: string },
>(reports: readonly Report[], name: string): readonly Report[] {
  const key = workerKey(name);
  if (key === '') return [];
  return reports
    .filter(({ summary }) => summary !== undefined && workerKey(summary.workerName) === key)
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

/** The day of the visit that a report is about; that of its last change where it says none. YYYY-MM-DD. */
export function dayOf(report: {
  readonly summary?: ReportSummary | undefined;
  readonly updatedAt: string;
}): string {
  return report.summary?.evaluationDate || localDay(new Date(report.updatedAt));
}

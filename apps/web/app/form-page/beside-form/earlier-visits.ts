import type { ListedForm } from '@constat/contract';
import { dayOf, reportsOf } from '../../worklist/visits.ts';

/** A report on an earlier visit of the same worker, the newest of its day. */
export interface EarlierVisit {
  readonly form: ListedForm;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * The earlier visits of a worker, the latest first: the reports under the same name but that one itself, and those of its
 * own day, which are its copies. What is past its term is not given any more, but for the
 * record of an examination.
 */
export function earlierVisits(
  forms: readonly ListedForm[],
  report: { readonly id: string | null; readonly name: string; readonly day: string },
): readonly EarlierVisit[] {
  const newest = new Map<string, ListedForm>();
  for (const form of reportsOf(forms, report.name)) {
    const day = dayOf(form);
    const isPast = form.expired && !form.record;
    if (isPast || form.id === report.id || (report.day !== '' && day >= report.day)) continue;
    const known = newest.get(day);
    if (known === undefined || known.updatedAt < form.updatedAt) newest.set(day, form);
  }
  return Array.from(newest, ([day, form]) => ({ day, form }));
}

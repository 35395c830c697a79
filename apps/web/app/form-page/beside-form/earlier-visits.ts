import type { ListedForm } from '@constat/contract';
import { useMemo } from 'react';
import { useAnswer, useReportState } from '../../../features/report-form/index.ts';
import { useSavedForms } from '../../../features/saved-forms/index.ts';
import { dayOf, reportsOf } from '../../worklist/visits.ts';

/** A report on an earlier visit of the same worker, the newest of its day. */
export interface EarlierVisit {
  readonly form: ListedForm;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * The earlier visits of a worker, the latest first: the reports under the same name but that one itself, and those of its
 * own day, which are its copies.
 */
export function earlierVisits(
  forms: readonly ListedForm[],
  report: { readonly id: string | null; readonly name: string; readonly day: string },
): readonly EarlierVisit[] {
  const newest = new Map<string, ListedForm>();
  for (const form of reportsOf(forms, report.name)) {
    const day = dayOf(form);
    if (form.id === report.id || (report.day !== '' && day >= report.day)) continue;
    const known = newest.get(day);
    if (known === undefined || known.updatedAt < form.updatedAt) newest.set(day, form);
  }
  return Array.from(newest, ([day, form]) => ({ day, form }));
}

/** Those of the worker of the report that is open. */
export function useEarlierVisits(): readonly EarlierVisit[] {
  const { data } = useSavedForms();
  const name = useAnswer('patientName');
  const day = useAnswer('dateEvaluation');
  const id = useReportState(({ place }) => place?.savedFormId ?? null);
  return useMemo(
    () => (data === undefined ? [] : earlierVisits(data, { id, name, day })),
    [data, id, name, day],
  );
}

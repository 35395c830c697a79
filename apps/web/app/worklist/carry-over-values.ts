import type { ListedForm } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { Localised, SectionId } from '@constat/report/catalogue';
import { carriedValues } from '@constat/report/rules';
import type { CarriedValue } from '@constat/report/rules';
import { fetchSavedForm } from '../../features/saved-forms/index.ts';
import { dayOf } from './visits.ts';

/** How many of a worker's reports are looked into: the older ones say what the newer ones say again. */
const REPORTS_READ = 3;

/** A value that may be taken over, and of which visit it is. */
export interface OfferedValue extends CarriedValue {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly section: SectionId;
  readonly sectionTitle: Localised;
}

/** What a worker's reports offer, of each field the value of the latest visit that has one. */
export async function readCarryOverValues(
  forms: readonly ListedForm[],
  signal: AbortSignal,
): Promise<readonly OfferedValue[]> {
  const read = await Promise.all(forms.slice(0, REPORTS_READ).map(({ id }) => fetchSavedForm(id, signal)));
  const offered = new Map<string, OfferedValue>();
  for (const [at, form] of read.entries()) {
    const type = REPORT_TYPES.find(form);
    const listed = forms[at];
    if (type === undefined || listed === undefined) continue;
    for (const value of carriedValues(type, form.formData, form.meta)) {
      const section = type.sectionOf(value.field.id);
      if (section === undefined || offered.has(value.field.id)) continue;
      const place = { section: section.id, sectionTitle: section.title };
      offered.set(value.field.id, { ...value, ...place, day: dayOf(listed) });
    }
  }
  const order = REPORT_TYPES.fieldIds;
  return [...offered.values()].toSorted(
    (one, other) => order.indexOf(one.field.id) - order.indexOf(other.field.id),
  );
}

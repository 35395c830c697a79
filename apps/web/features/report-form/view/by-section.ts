import { SECTIONS, fieldsOfSection } from '@constat/report/catalogue';
import type { FieldId, Section } from '@constat/report/catalogue';

/** What was found in fields, by the sections that they stand in, in the order of the page. */
export function bySection<T extends { readonly field: FieldId }>(
  found: readonly T[],
): readonly { readonly section: Section; readonly fields: readonly T[] }[] {
  return SECTIONS.map((section) => ({
    section,
    fields: found.filter(({ field }) => fieldsOfSection(section).some(({ id }) => id === field)),
  })).filter(({ fields }) => fields.length > 0);
}

import type { FieldId, ReportType, Section } from '@constat/report/catalogue';

/** What was found in fields, by the sections that they stand in, in the order of the page. */
export function bySection<T extends { readonly field: FieldId }>(
  type: ReportType,
  found: readonly T[],
): readonly { readonly section: Section; readonly fields: readonly T[] }[] {
  return type.sections
    .map((section) => ({ section, fields: found.filter(({ field }) => type.sectionOf(field) === section) }))
    .filter(({ fields }) => fields.length > 0);
}

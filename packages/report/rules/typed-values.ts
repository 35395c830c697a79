import { fieldsOfGroup } from '../catalogue/index.ts';
import type { FieldId, RegionId, ReportField, ReportType } from '../catalogue/index.ts';
import { isUnconfirmed } from './confirmation.ts';
import { textOf } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';
import { isStatedNormal } from './stated-normals.ts';

/** What tells a physician's own entries from what the form prefilled; a report sent without its meta has confirmed nothing. */
export type EnteredMeta = Pick<ReportMeta, 'confirmed' | 'statedNormal'> | undefined;

/**
 * True when a field holds a text or a choice that the physician entered or confirmed (neither blank, prefilled nor the
 * form's own), or when he said that it is normal.
 */
export function isTyped(field: ReportField, data: FormData, meta: EnteredMeta): boolean {
  const value = textOf(data, field.id).trim();
  if (value === '') return isStatedNormal(field, data, meta);
  return value !== field.fixed && !isUnconfirmed(field, data, meta);
}

/** What the physician entered or confirmed in a part of the examination, in order of the page. */
export function typedInRegion(
  type: ReportType,
  region: RegionId,
  data: FormData,
  meta: EnteredMeta,
): readonly FieldId[] {
  return type.regions
    .filter(({ id }) => id === region)
    .flatMap(({ group }) => fieldsOfGroup(group))
    .filter((field) => isTyped(field, data, meta))
    .map(({ id }) => id);
}

import { fieldsOfGroup } from '../catalogue/index.ts';
import type { FieldId, RegionId, ReportField, ReportType } from '../catalogue/index.ts';
import { isUnconfirmed } from './confirmation.ts';
import type { ConfirmationMeta } from './confirmation.ts';
import { textOf } from './form-data.ts';
import type { FormData } from './form-data.ts';

/** True when a field holds a text or a choice that the physician entered or confirmed: neither blank, prefilled nor the form's own. */
export function isTyped(field: ReportField, data: FormData, meta: ConfirmationMeta): boolean {
  const value = textOf(data, field.id).trim();
  return value !== '' && value !== field.fixed && !isUnconfirmed(field, data, meta);
}

/** What the physician entered or confirmed in a part of the examination, in order of the page. */
export function typedInRegion(
  type: ReportType,
  region: RegionId,
  data: FormData,
  meta: ConfirmationMeta,
): readonly FieldId[] {
  return type.regions
    .filter(({ id }) => id === region)
    .flatMap(({ group }) => fieldsOfGroup(group))
    .filter((field) => isTyped(field, data, meta))
    .map(({ id }) => id);
}

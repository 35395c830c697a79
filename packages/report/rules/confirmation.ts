import { FIELDS } from '../catalogue/index.ts';
import type { FieldId, ReportField } from '../catalogue/index.ts';
import { textOf } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';

/** What confirmation is judged by; a report sent without its meta has confirmed nothing. */
export type ConfirmationMeta = Pick<ReportMeta, 'confirmed'> | undefined;

/**
 * True when a field still holds what it was prefilled with and the physician has neither edited nor confirmed it. Such a
 * value is shown pale and is not exported. The date of the day cannot be told from an edited one, so it waits for a
 * confirmation whenever the report carries a meta at all.
 */
export function isUnconfirmed(field: ReportField, data: FormData, meta: ConfirmationMeta): boolean {
  const { prefill } = field;
  if (prefill === undefined || meta?.confirmed.includes(field.id) === true) return false;
  const value = textOf(data, field.id).trim();
  if (value === '') return false;
  if (prefill.kind === 'value') return value === prefill.value;
  if (prefill.kind === 'sample') return value === prefill.text.fr || value === prefill.text.en;
  return meta !== undefined;
}

/** The fields that the pre-flight lists, in order of the page. */
export function unconfirmedFields(data: FormData, meta: ConfirmationMeta): readonly FieldId[] {
  return FIELDS.filter((field) => isUnconfirmed(field, data, meta)).map((field) => field.id);
}

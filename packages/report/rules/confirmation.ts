import type { FieldId, ReportField, ReportType } from '../catalogue/index.ts';
import { textOf } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';

/** What confirmation is judged by; a report sent without its meta has confirmed nothing. */
export type ConfirmationMeta = Pick<ReportMeta, 'confirmed'> | undefined;

type Prefill = NonNullable<ReportField['prefill']>;

/** What stands for each prefilled value, worked out once. */
const standIns = new WeakMap<Prefill, ReadonlySet<string>>();

/** The same words typed on a keyboard: its apostrophe is straight, and any white space is a space. */
function folded(text: string): string {
  return text.replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
}

/** A sample text in either language. None names the worker, so that it reads the same in either gender. */
function samplesOf(prefill: Prefill & { readonly kind: 'sample' }): ReadonlySet<string> {
  const known = standIns.get(prefill);
  if (known !== undefined) return known;
  const samples = new Set([folded(prefill.text.fr), folded(prefill.text.en)]);
  standIns.set(prefill, samples);
  return samples;
}

/**
 * True when that text is the one that the field is prefilled with, however it came there: in either language for
 * a sample text. The date of the day is never recognised, for it changes.
 */
export function isPrefilledText(field: ReportField, text: string): boolean {
  const { prefill } = field;
  if (prefill?.kind === 'value') return folded(text) === prefill.value;
  return prefill?.kind === 'sample' && samplesOf(prefill).has(folded(text));
}

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
  return prefill.kind === 'today' ? meta !== undefined : isPrefilledText(field, value);
}

/** The fields that the pre-flight lists, in order of the page. */
export function unconfirmedFields(
  type: ReportType,
  data: FormData,
  meta: ConfirmationMeta,
): readonly FieldId[] {
  return type.fields.filter((field) => isUnconfirmed(field, data, meta)).map((field) => field.id);
}

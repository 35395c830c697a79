import type { ReportField, ReportType } from '../catalogue/index.ts';
import type { FormData } from './form-data.ts';

/**
 * What a new report of that type holds: prefilled normals, sample texts, the date of the day.
 * @param today the day of the evaluation, YYYY-MM-DD, in the physician's own time zone
 */
export function buildDefaults(
  type: ReportType,
  options: { readonly today: string; readonly language: 'fr' | 'en' },
): FormData {
  const values: Record<string, string> = {};
  for (const field of type.fields) {
    const value = prefilledValue(field, options) ?? field.fixed;
    if (value !== undefined) values[field.id] = value;
  }
  return values;
}

/** The value that a new report holds in that field, or undefined where it starts empty. */
export function prefilledValue(
  field: ReportField,
  options: { readonly today: string; readonly language: 'fr' | 'en' },
): string | undefined {
  const { prefill } = field;
  if (prefill === undefined) return undefined;
  if (prefill.kind === 'value') return prefill.value;
  if (prefill.kind === 'sample') return prefill.text[options.language];
  return options.today;
}

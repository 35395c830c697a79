import { FIELD_BYTES } from '@constat/contract/limits';
import { readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { Refusal } from '../platform/refusal.ts';

/**
 * The answers of a report that has passed its schema, older names read into the present ones.
 * @throws Refusal PAYLOAD_TOO_LARGE naming the fields over their limit, UNKNOWN_FIELD naming the unknown ones
 */
export function readReportBody(formData: Readonly<Record<string, unknown>>): FormData {
  const tooLong = Object.entries(formData)
    .filter(([, value]) => typeof value === 'string' && isTooLong(value))
    .map(([name]) => name);
  if (tooLong.length > 0) throw new Refusal('PAYLOAD_TOO_LARGE', { fields: tooLong });
  const { data, unknown } = readReport(formData);
  if (unknown.length > 0) throw new Refusal('UNKNOWN_FIELD', { fields: unknown });
  return data;
}

/** No character takes more than three bytes for each of its units, so that most fields need no count. */
function isTooLong(text: string): boolean {
  return text.length * 3 > FIELD_BYTES && Buffer.byteLength(text) > FIELD_BYTES;
}

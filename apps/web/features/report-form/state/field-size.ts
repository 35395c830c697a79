import { FIELD_BYTES } from '@constat/contract/limits';

/** A character of UTF-16 takes at most three bytes of UTF-8. */
const BYTES_PER_UNIT = 3;

/** True when a text is larger than a field may hold; short ones are judged without being encoded. */
export function isTooLarge(text: string): boolean {
  if (text.length * BYTES_PER_UNIT <= FIELD_BYTES) return false;
  return text.length > FIELD_BYTES || new TextEncoder().encode(text).length > FIELD_BYTES;
}

import type { Letterhead } from '@constat/contract';
import type { LetterheadRow } from '../store/account-tables.ts';

/** What the profile page shows of a letterhead. */
export function presentLetterhead({ fileName, content, placement, updatedAt }: LetterheadRow): Letterhead {
  return { fileName, bytes: content.byteLength, placement, updatedAt: new Date(updatedAt).toISOString() };
}

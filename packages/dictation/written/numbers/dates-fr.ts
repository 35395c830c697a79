import type { Token } from '../token.ts';
import { dayExists, isYear } from './calendar.ts';
import { readCardinal } from './cardinal.ts';
import type { WrittenDate } from './dates.ts';
import { FRENCH_MONTHS } from './months.ts';

const MONTHS: readonly string[] = FRENCH_MONTHS;
/** Words whose number before a month is no day. */
const NOT_A_DAY_AFTER = new Set(['l', 's', 'c', 't', 'd', 'sur', 'virgule']);

const FIRST = new Set([...MONTHS, 'premier']);

/** Whether a date that begins with no number can begin with the word. */
export function beginsFrenchDate(key: string): boolean {
  return FIRST.has(key);
}

/** « quatorze novembre deux mille vingt-trois », « premier mars », « mars deux mille vingt-quatre ». */
export function readFrenchDate(tokens: readonly Token[], at: number): WrittenDate | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  if (MONTHS.includes(token.key)) return monthAndYear(tokens, at);
  const isFirst = token.key === 'premier' || token.key === '1er';
  const day = isFirst ? { value: 1, length: 1 } : readCardinal(tokens, at, 'fr');
  if (day === null) return null;
  if (isFirstOfTwo(tokens, at, day.length, day.value)) {
    return { text: isFirst ? '1er' : String(day.value), length: day.length };
  }
  const monthToken = tokens[at + day.length];
  const month = MONTHS.indexOf(monthToken?.key ?? '');
  if (monthToken === undefined || monthToken.kind !== 'word' || month === -1) return null;
  if (NOT_A_DAY_AFTER.has(tokens[at - 1]?.key ?? '')) return null;
  const year = yearAt(tokens, at + day.length + 1);
  const length = day.length + 1 + (year?.length ?? 0);
  if (!dayExists(day.value, month, year?.value ?? null)) return { text: null, length };
  const dayText = isFirst ? '1er' : String(day.value);
  return { text: `${dayText} ${monthToken.text}${year === null ? '' : ` ${year.value}`}`, length };
}

/** « du cinq au dix juin », « le cinq et le six juin »: the month is said once. */
function isFirstOfTwo(tokens: readonly Token[], at: number, length: number, day: number): boolean {
  const lead = tokens[at - 1]?.key ?? '';
  const link = tokens[at + length]?.key ?? '';
  if ((lead !== 'du' && lead !== 'le') || day > 31) return false;
  const skip =
    link === 'au' ? 1 : (link === 'et' || link === 'ou') && tokens[at + length + 1]?.key === 'le' ? 2 : 0;
  if (skip === 0) return false;
  const second = readCardinal(tokens, at + length + skip, 'fr');
  const month = second === null ? '' : (tokens[at + length + skip + second.length]?.key ?? '');
  return MONTHS.includes(month);
}

function monthAndYear(tokens: readonly Token[], at: number): WrittenDate | null {
  const year = yearAt(tokens, at + 1);
  return year === null ? null : { text: `${tokens[at]?.text ?? ''} ${year.value}`, length: 1 + year.length };
}

function yearAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | null {
  const year = readCardinal(tokens, at, 'fr');
  return year !== null && isYear(year.value) ? year : null;
}

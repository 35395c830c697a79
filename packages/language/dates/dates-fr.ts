import type { Word } from '../text/word.ts';
import { MOST_LISTED_DAYS, dayExists, isYear } from './calendar.ts';
import { numberStartBefore, readCardinal } from '../numbers/cardinal.ts';
import type { WrittenDate } from './dates.ts';
import { FRENCH_MONTHS } from './months.ts';

const MONTHS: readonly string[] = FRENCH_MONTHS;
/** Words whose number before a month is no day. */
const NOT_A_DAY_AFTER = new Set(['l', 's', 'c', 't', 'd', 'sur', 'virgule']);

const DAY_AFTER = new Set(['du', 'le', 'au', 'les']);
const DAY_LINKS = new Set(['et', 'ou', ',', 'puis']);

const FIRST = new Set([...MONTHS, 'premier']);

/** Whether a date that begins with no number can begin with the word. */
export function beginsFrenchDate(key: string): boolean {
  return FIRST.has(key);
}

/** « quatorze novembre deux mille vingt-trois », « premier mars », « mars deux mille vingt-quatre ». */
export function readFrenchDate(tokens: readonly Word[], at: number): WrittenDate | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  if (MONTHS.includes(token.key)) return monthAndYear(tokens, at);
  const isFirst = token.key === 'premier' || token.key === '1er';
  const day = isFirst ? { value: 1, length: 1 } : readCardinal(tokens, at, 'fr');
  if (day === null) return null;
  if (isBeforeOtherDay(tokens, at, day.length, day.value)) {
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

/** « du cinq au dix juin », « le deux, le neuf et le seize mai »: the month is said once, after the last day. */
function isBeforeOtherDay(tokens: readonly Word[], at: number, length: number, day: number): boolean {
  if (day < 1 || day > 31) return false;
  if (!DAY_AFTER.has(tokens[at - 1]?.key ?? '') && !isAfterLes(tokens, at)) return false;
  let next = at + length;
  for (let days = 1; days < MOST_LISTED_DAYS; days += 1) {
    const link = tokens[next]?.key ?? '';
    const isRange = link === 'au';
    if (!isRange && !DAY_LINKS.has(link)) return false;
    const named = tokens[next + 1]?.key === 'le' || tokens[next + 1]?.key === 'du';
    // « les neuf et douze juin »: one article for all the days.
    if (!isRange && !named && tokens[at - 1]?.key !== 'les' && !isAfterLes(tokens, at)) return false;
    const start = next + (named ? 2 : 1);
    const other = readCardinal(tokens, start, 'fr');
    const isFirst = tokens[start]?.key === 'premier' || tokens[start]?.key === '1er';
    if (!isFirst && (other === null || other.value > 31)) return false;
    next = start + (isFirst ? 1 : (other?.length ?? 1));
    if (MONTHS.includes(tokens[next]?.key ?? '')) return true;
  }
  return false;
}

/** Whether the day at `at` stands in a list that « les » opens. */
function isAfterLes(tokens: readonly Word[], at: number): boolean {
  let index = at - 1;
  for (let days = 1; days < MOST_LISTED_DAYS; days += 1) {
    if (tokens[index]?.key === 'les') return true;
    if (!DAY_LINKS.has(tokens[index]?.key ?? '')) return false;
    const isFirst = tokens[index - 1]?.key === 'premier' || tokens[index - 1]?.key === '1er';
    const start = isFirst ? index - 1 : numberStartBefore(tokens, index, 'fr');
    if (start < 1) return false;
    index = start - 1;
  }
  return false;
}

function monthAndYear(tokens: readonly Word[], at: number): WrittenDate | null {
  const year = yearAt(tokens, at + 1);
  return year === null ? null : { text: `${tokens[at]?.text ?? ''} ${year.value}`, length: 1 + year.length };
}

function yearAt(
  tokens: readonly Word[],
  at: number,
): { readonly value: number; readonly length: number } | null {
  const year = readCardinal(tokens, at, 'fr');
  return year !== null && isYear(year.value) ? year : null;
}

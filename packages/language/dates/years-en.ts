import type { Word } from '../text/word.ts';
import { isYear } from './calendar.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { DatePart } from './dates.ts';

/** Words after which two pairs of digits are a year: "in twenty sixteen". */
const YEAR_AFTER = new Set([
  'in',
  'since',
  'until',
  'from',
  'by',
  'before',
  'after',
  'year',
  'around',
  'circa',
  'late',
  'early',
]);

/** Nouns that make of two numbers a count: "after twenty twenty minute sessions". */
const COUNTED = new Set([
  'minute',
  'minutes',
  'hour',
  'hours',
  'day',
  'days',
  'week',
  'weeks',
  'month',
  'months',
  'year',
  'years',
  'session',
  'sessions',
  'degree',
  'degrees',
  'percent',
  'milligram',
  'milligrams',
  'pound',
  'pounds',
  'foot',
  'feet',
  'treatments',
]);

/** "in twenty sixteen": a year that stands alone after a preposition, and counts nothing. */
export function yearAlone(tokens: readonly Word[], at: number): DatePart | null {
  if (!YEAR_AFTER.has(tokens[at - 1]?.key ?? '')) return null;
  const year = pairedYear(tokens, at);
  return year === null || COUNTED.has(tokens[at + year.length]?.key ?? '') ? null : year;
}

/** The year at `at`, said as a pair or as a number. */
export function yearAt(tokens: readonly Word[], at: number): DatePart | null {
  const paired = pairedYear(tokens, at);
  if (paired !== null) return paired;
  const number = readCardinal(tokens, at, 'en');
  return number !== null && isYear(number.value) ? number : null;
}

/** A year said in two pairs: "twenty twenty three", "nineteen ninety six", "twenty oh five". */
function pairedYear(tokens: readonly Word[], at: number): DatePart | null {
  const parts: string[] = [];
  const ends: number[] = [];
  for (let index = at; index < at + 4; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind !== 'word') break;
    parts.push(...token.key.split('-', 3));
    ends.push(parts.length);
  }
  const century = parts[0] === 'twenty' ? 20 : parts[0] === 'nineteen' ? 19 : 0;
  if (century === 0) return null;
  if (parts[1] === 'oh') {
    const unit = NUMBER_WORDS.en.readBelowHundred(parts, 2);
    if (unit === null || unit.value >= 10) return null;
    const length = ends.indexOf(unit.used) + 1;
    return length === 0 ? null : { value: century * 100 + unit.value, length };
  }
  const pair = NUMBER_WORDS.en.readBelowHundred(parts, 1);
  if (pair === null || pair.value < 10) return null;
  const length = ends.indexOf(pair.used) + 1;
  return length === 0 ? null : { value: century * 100 + pair.value, length };
}

import type { Token } from '../token.ts';
import { dayExists, isYear } from './calendar.ts';
import { readCardinal } from './cardinal.ts';
import { readEnglishPair } from './cardinals-en.ts';
import type { WrittenDate } from './dates.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTH_KEYS: ReadonlyMap<string, number> = new Map(
  MONTHS.map((name, index) => [name.toLowerCase(), index]),
);
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth',
  ].map((word, index) => [word, index + 1] as const),
);
const TENS: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
]);
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
/** Words before which "june twenty five" is a day and not a count. */
const AFTER_DAY = new Set([
  'he',
  'she',
  'the',
  'with',
  'for',
  'and',
  'to',
  'at',
  'in',
  'on',
  'it',
  'there',
  'i',
  'by',
  'which',
  'when',
  'after',
  'before',
  'but',
  'or',
  'was',
  'is',
  'comma',
  'period',
  'doctor',
  'dr',
  'until',
  'from',
  'showed',
  'we',
  'they',
  'her',
]);
const MONTH_AFTER = new Set([
  'on',
  'in',
  'of',
  'since',
  'until',
  'from',
  'by',
  'before',
  'after',
  'to',
  'dated',
  'and',
  'between',
]);

interface Numbered {
  readonly value: number;
  readonly length: number;
}

/** Whether a date that begins with no number can begin with the word. */
export function beginsEnglishDate(key: string): boolean {
  return key === 'the' || key === 'thirtieth' || MONTH_KEYS.has(key) || ORDINALS.has(key);
}

/** "january eleventh twenty twenty four", "the third of march", "december twenty twenty four", "in twenty sixteen". */
export function readEnglishDate(tokens: readonly Token[], at: number): WrittenDate | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const month = MONTH_KEYS.get(token.key);
  if (month !== undefined) return fromMonth(tokens, at, month);
  if (token.key === 'the') return fromDay(tokens, at + 1, 1);
  if (YEAR_AFTER.has(tokens[at - 1]?.key ?? '')) {
    const year = pairedYear(tokens, at);
    if (year !== null && !COUNTED.has(tokens[at + year.length]?.key ?? '')) {
      return { text: String(year.value), length: year.length };
    }
  }
  return fromDay(tokens, at, 0);
}

function fromMonth(tokens: readonly Token[], at: number, month: number): WrittenDate | null {
  const name = MONTHS[month] ?? '';
  const year = yearAt(tokens, at + 1);
  const day = dayAt(tokens, at + 1);
  const dayYear = day === null ? null : yearAt(tokens, at + 1 + day.length);
  if (year === null && dayYear === null && !isMonthName(tokens, at)) return null;
  if (day !== null && dayYear === null && year === null && !isDayAlone(tokens, at, day)) {
    return { text: null, length: 1 + day.length };
  }
  if (day !== null && (year === null || dayYear !== null)) {
    return written(name, month, day, dayYear, 1);
  }
  return year === null ? null : { text: `${name} ${year.value}`, length: 1 + year.length };
}

/** Whether a day without a year is an ordinal, or is followed by nothing that it could count. */
function isDayAlone(tokens: readonly Token[], at: number, day: Numbered): boolean {
  const next = tokens[at + 1 + day.length];
  if (ordinalAt(tokens, at + 1) !== null) return true;
  return next === undefined || next.kind !== 'word' || AFTER_DAY.has(next.key);
}

/** Not the verbs "may" and "march". */
function isMonthName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || (token.key !== 'may' && token.key !== 'march')) return true;
  return MONTH_AFTER.has(tokens[at - 1]?.key ?? '');
}

/** "twenty first of august", and with `lead` the article that goes. */
function fromDay(tokens: readonly Token[], at: number, lead: number): WrittenDate | null {
  const day = ordinalAt(tokens, at);
  if (day === null || tokens[at + day.length]?.key !== 'of') return null;
  const month = MONTH_KEYS.get(tokens[at + day.length + 1]?.key ?? '');
  if (month === undefined) return null;
  const year = yearAt(tokens, at + day.length + 2);
  return written(MONTHS[month] ?? '', month, day, year, lead + 2);
}

function written(
  name: string,
  month: number,
  day: Numbered,
  year: Numbered | null,
  others: number,
): WrittenDate {
  const length = others + day.length + (year?.length ?? 0);
  if (!dayExists(day.value, month, year?.value ?? null)) return { text: null, length };
  return { text: `${name} ${day.value}${year === null ? '' : `, ${year.value}`}`, length };
}

function dayAt(tokens: readonly Token[], at: number): Numbered | null {
  const ordinal = ordinalAt(tokens, at);
  if (ordinal !== null) return ordinal;
  const number = readCardinal(tokens, at, 'en');
  return number !== null && number.inWords && number.value <= 31 ? number : null;
}

function ordinalAt(tokens: readonly Token[], at: number): Numbered | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const [head = '', tail] = token.key.split('-', 2);
  if (tail !== undefined) {
    const unit = ORDINALS.get(tail);
    const ten = TENS.get(head);
    return ten === undefined || unit === undefined || unit > 9 ? null : { value: ten + unit, length: 1 };
  }
  const alone = head === 'thirtieth' ? 30 : ORDINALS.get(head);
  if (alone !== undefined) return { value: alone, length: 1 };
  const ten = TENS.get(head);
  const unit = ORDINALS.get(tokens[at + 1]?.key ?? '');
  return ten === undefined || unit === undefined || unit > 9
    ? digitOrdinal(token)
    : { value: ten + unit, length: 2 };
}

function digitOrdinal(token: Token): Numbered | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(token.key);
  return match === null ? null : { value: Number(match[1]), length: 1 };
}

function yearAt(tokens: readonly Token[], at: number): Numbered | null {
  const paired = pairedYear(tokens, at);
  if (paired !== null) return paired;
  const number = readCardinal(tokens, at, 'en');
  return number !== null && isYear(number.value) ? number : null;
}

/** "twenty twenty three", "nineteen ninety six", "twenty oh five". */
function pairedYear(tokens: readonly Token[], at: number): Numbered | null {
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
    const unit = readEnglishPair(parts, 2);
    const length = unit !== null && unit.value < 10 ? ends.indexOf(unit.used) + 1 : 0;
    return unit === null || length === 0 ? null : { value: century * 100 + unit.value, length };
  }
  const pair = readEnglishPair(parts, 1);
  if (pair === null || pair.value < 10) return null;
  const length = ends.indexOf(pair.used) + 1;
  return length === 0 ? null : { value: century * 100 + pair.value, length };
}

import type { Word } from '../text/word.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { rankOf, readRank } from '../numbers/rank.ts';
import { dayExists } from './calendar.ts';
import type { DatePart, WrittenDate } from './dates.ts';
import { ENGLISH_MONTHS, isMonthName } from './months.ts';
import { yearAlone, yearAt } from './years-en.ts';

const MONTHS = ENGLISH_MONTHS.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
const MONTH_KEYS: ReadonlyMap<string, number> = new Map(ENGLISH_MONTHS.map((name, index) => [name, index]));
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
const DAY_LINKS = new Set(['to', 'and', 'or', 'through', 'until']);

/** Whether a date that begins with no number can begin with the word. */
export function beginsEnglishDate(key: string): boolean {
  return key === 'the' || MONTH_KEYS.has(key) || rankOf(key, 'en') !== null;
}

/** "january eleventh twenty twenty four", "the third of march", "december twenty twenty four", "in twenty sixteen". */
export function readEnglishDate(tokens: readonly Word[], at: number): WrittenDate | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const month = MONTH_KEYS.get(token.key);
  if (month !== undefined) return fromMonth(tokens, at, month);
  if (token.key === 'the') return fromDay(tokens, at + 1, 1);
  const alone = yearAlone(tokens, at);
  if (alone !== null) return { text: String(alone.value), length: alone.length };
  return fromDay(tokens, at, 0);
}

function fromMonth(tokens: readonly Word[], at: number, month: number): WrittenDate | null {
  const name = MONTHS[month] ?? '';
  const year = yearAt(tokens, at + 1);
  const day = dayAt(tokens, at + 1);
  const dayYear = day === null ? null : yearAt(tokens, at + 1 + day.length);
  if (year === null && dayYear === null && !isMonthName(tokens, at, 'en')) return null;
  if (day === null && year === null) {
    const tens = tensAndYear(tokens, at, name);
    if (tens !== null) return tens;
  }
  const days = day === null ? null : daysAfterMonth(tokens, at, month, day);
  if (days !== null) return days;
  if (day !== null && dayYear === null && year === null && !isDayAlone(tokens, at, day)) {
    return { text: null, length: 1 + day.length };
  }
  if (day !== null && (year === null || dayYear !== null)) {
    return written(name, month, day, dayYear, 1);
  }
  return year === null ? null : { text: `${name} ${year.value}`, length: 1 + year.length };
}

/** Whether a day without a year is an ordinal, or is followed by nothing that it could count. */
function isDayAlone(tokens: readonly Word[], at: number, day: DatePart): boolean {
  const next = tokens[at + 1 + day.length];
  if (readRank(tokens, at + 1, 'en') !== null) return true;
  return next === undefined || next.kind !== 'word' || AFTER_DAY.has(next.key);
}

/** "twenty first of august", and with `lead` the article that goes. */
function fromDay(tokens: readonly Word[], at: number, lead: number): WrittenDate | null {
  const list = daysOfMonth(tokens, at, lead);
  if (list !== null) return list;
  const day = readRank(tokens, at, 'en');
  if (day === null || tokens[at + day.length]?.key !== 'of') return null;
  const month = MONTH_KEYS.get(tokens[at + day.length + 1]?.key ?? '');
  if (month === undefined) return null;
  const year = yearAt(tokens, at + day.length + 2);
  return written(MONTHS[month] ?? '', month, day, year, lead + 2);
}

/** "the fifth to the tenth of June", with `lead` the article that goes: the month is said once, after the last day. */
function daysOfMonth(tokens: readonly Word[], at: number, lead: number): WrittenDate | null {
  const first = readRank(tokens, at, 'en');
  const link = first === null ? undefined : tokens[at + first.length];
  if (first === null || link === undefined || !DAY_LINKS.has(link.key)) return null;
  const article = tokens[at + first.length + 1]?.key === 'the' ? 1 : 0;
  const lastAt = at + first.length + 1 + article;
  const last = readRank(tokens, lastAt, 'en');
  const of = lastAt + (last?.length ?? 0);
  const month = tokens[of]?.key === 'of' ? MONTH_KEYS.get(tokens[of + 1]?.key ?? '') : undefined;
  if (last === null || month === undefined) return null;
  const year = yearAt(tokens, of + 2);
  const length = lead + of + 2 + (year?.length ?? 0) - at;
  return writtenDays({ month, first, link: link.text, last, year }, length);
}

/** "March thirty two thousand and seven": no month has 32 000 days. */
function tensAndYear(tokens: readonly Word[], at: number, name: string): WrittenDate | null {
  const tens = readCardinal(tokens.slice(at + 1, at + 2), 0, 'en');
  const year = tens !== null && (tens.value === 20 || tens.value === 30) ? yearAt(tokens, at + 2) : null;
  const month = MONTHS.indexOf(name);
  return tens === null || year === null || !dayExists(tens.value, month, year.value)
    ? null
    : { text: `${name} ${tens.value}, ${year.value}`, length: 2 + year.length };
}

/** "June fifth to tenth": the days follow their month. */
function daysAfterMonth(
  tokens: readonly Word[],
  at: number,
  month: number,
  first: DatePart,
): WrittenDate | null {
  const link = tokens[at + 1 + first.length];
  if (link === undefined || !DAY_LINKS.has(link.key)) return null;
  const article = tokens[at + 2 + first.length]?.key === 'the' ? 1 : 0;
  const lastAt = at + 2 + first.length + article;
  const last = readRank(tokens, lastAt, 'en');
  if (last === null || tokens[lastAt + last.length]?.key === 'of') return null;
  const year = yearAt(tokens, lastAt + last.length);
  const length = lastAt + last.length + (year?.length ?? 0) - at;
  return writtenDays({ month, first, link: link.text, last, year }, length);
}

function writtenDays(
  {
    month,
    first,
    link,
    last,
    year,
  }: {
    readonly month: number;
    readonly first: DatePart;
    readonly link: string;
    readonly last: DatePart;
    readonly year: DatePart | null;
  },
  length: number,
): WrittenDate {
  const isReal = dayExists(first.value, month, null) && dayExists(last.value, month, year?.value ?? null);
  if (!isReal || first.value >= last.value) return { text: null, length };
  const end = year === null ? '' : `, ${year.value}`;
  return { text: `${MONTHS[month]} ${first.value} ${link} ${last.value}${end}`, length };
}

function written(
  name: string,
  month: number,
  day: DatePart,
  year: DatePart | null,
  others: number,
): WrittenDate {
  const length = others + day.length + (year?.length ?? 0);
  if (!dayExists(day.value, month, year?.value ?? null)) return { text: null, length };
  return { text: `${name} ${day.value}${year === null ? '' : `, ${year.value}`}`, length };
}

/** The day of a month at `at`, as a rank or a number up to 31. */
function dayAt(tokens: readonly Word[], at: number): DatePart | null {
  const rank = readRank(tokens, at, 'en');
  if (rank !== null) return rank;
  const number = readCardinal(tokens, at, 'en');
  return number !== null && number.inWords && number.value <= 31 ? number : null;
}

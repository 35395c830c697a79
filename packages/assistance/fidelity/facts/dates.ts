import type { TextLanguage } from '../difference.ts';
import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';
import type { NumberSpan } from './numbers/read-numbers.ts';
import { ROLE } from './role.ts';

const MONTHS = {
  fr: [
    'janvier janv',
    'fevrier fevr fev',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil',
    'aout',
    'septembre sept',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  en: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ],
} as const;

const monthTable = (names: readonly string[]) =>
  new Map(names.flatMap((forms, index) => forms.split(' ').map((form) => [form, index + 1] as const)));
const MONTH_NUMBERS = { fr: monthTable(MONTHS.fr), en: monthTable(MONTHS.en) };

/** The number of the month that a plain word names, from 1. */
export function monthNumber(plain: string, language: TextLanguage): number | undefined {
  return MONTH_NUMBERS[language].get(plain);
}

const MONTH_BEFORE = new Set('en depuis in since of until by from during'.split(' '));
const RANGE_WORDS = new Set(['au', 'a', 'et', 'to', 'until', 'through', 'and', '-', '–']);

interface FoundDate {
  readonly first: number;
  readonly last: number;
  readonly day: number | null;
  readonly month: number;
  readonly year: number | null;
}

/** Dates in digits: « 2023-11-14 », « 14/11/2023 »; an ambiguous one is read in the order of the language. */
export function readNumericDates(reading: Reading): void {
  const { tokens, taken, language } = reading;
  for (let at = 0; at + 4 < tokens.length; at += 1) {
    if (tokens[at]?.kind !== 'digits' || tokens[at + 2]?.kind !== 'digits') continue;
    const parts = [tokens[at], tokens[at + 2], tokens[at + 4]];
    const separator = tokens[at + 1];
    if (separator === undefined || !'-/.'.includes(separator.key) || tokens[at + 3]?.key !== separator.key)
      continue;
    if (taken[at] === 1 || parts.some((part) => part?.kind !== 'digits')) continue;
    if ([1, 2, 3, 4].some((ahead) => tokens[at + ahead]?.glued !== true)) continue;
    const [a, b, c] = parts.map((part) => Number(part?.key)) as [number, number, number];
    const yearFirst = parts[0]?.key.length === 4;
    if (!yearFirst && parts[2]?.key.length !== 4) continue;
    const dayFirst = a > 12 || (b <= 12 && language === 'fr');
    const [year, month, day] = yearFirst ? [a, b, c] : dayFirst ? [c, b, a] : [c, a, b];
    if (month < 1 || month > 12 || day < 1 || day > 31) continue;
    addFact(reading, 'date', dateKey(year, month, day), at, at + 4);
    at += 4;
  }
}

/** Dates with the month in words, the day and the year in digits or words; then years that stand alone. */
export function readWordDates(reading: Reading, numbers: readonly NumberSpan[]): void {
  const starts = new Map(numbers.map((span) => [span.first, span]));
  const ends = new Map(numbers.map((span) => [span.last, span]));
  const dates: FoundDate[] = [];
  reading.tokens.forEach((token, at) => {
    if ((token.roles & ROLE.month) === 0 || reading.taken[at] === 1) return;
    const month = monthNumber(token.key, reading.language);
    if (month === undefined) return;
    const date = dateAround(reading, at, month, starts, ends);
    if (date === null) return;
    dates.push(date);
    reading.taken.fill(1, date.first, date.last + 1);
  });
  addDates(reading, dates, ends);
  for (const span of numbers) {
    const value = Number(span.value);
    if (reading.taken[span.first] === 1 || value < 1900 || value > 2099 || !Number.isInteger(value)) continue;
    if (!isLoneYear(reading, span)) continue;
    addFact(reading, 'date', span.value, span.first, span.last);
  }
}

function dateAround(
  { tokens, language }: Reading,
  at: number,
  month: number,
  starts: ReadonlyMap<number, NumberSpan>,
  ends: ReadonlyMap<number, NumberSpan>,
): FoundDate | null {
  let before = at - 1;
  if (language === 'en' && tokens[before]?.key === 'of') before -= 1;
  const dayBefore = dayOf(ends.get(before));
  let next = at + 1;
  if (tokens[next]?.key === '.' && tokens[next]?.glued === true && starts.has(next + 1)) next += 1;
  if (tokens[next]?.key === 'the') next += 1;
  let dayAfter = language === 'en' && dayBefore === null ? dayOf(starts.get(next)) : null;
  let last = at;
  if (dayAfter !== null) {
    last = starts.get(next)?.last ?? at;
    next = last + 1;
  }
  if (tokens[next]?.key === ',') next += 1;
  else if (language === 'en' && tokens[next]?.key === 'of') next += 1;
  const yearSpan = starts.get(next);
  const year = yearOf(yearSpan);
  if (year !== null && yearSpan !== undefined) last = yearSpan.last;
  const first = dayBefore === null ? at : (ends.get(before)?.first ?? at);
  const named = MONTH_BEFORE.has(tokens[at - 1]?.key ?? '') && tokens[at]?.key !== 'sept';
  if (dayBefore === null && dayAfter === null && year === null && !named) {
    return null;
  }
  dayAfter = dayBefore ?? dayAfter;
  return { first, last, day: dayAfter, month, year };
}

function dayOf(span: NumberSpan | undefined): number | null {
  const value = Number(span?.value);
  return span !== undefined && Number.isInteger(value) && value >= 1 && value <= 31 ? value : null;
}

function yearOf(span: NumberSpan | undefined): number | null {
  const value = Number(span?.value);
  return span !== undefined && !span.ordinal && value >= 1900 && value <= 2099 ? value : null;
}

/** Adds the dates; in « du 3 au 17 mars 2024 » and « du 19 août au 8 novembre 2024 » the end completes the start. */
function addDates(
  reading: Reading,
  dates: readonly FoundDate[],
  ends: ReadonlyMap<number, NumberSpan>,
): void {
  dates.forEach((date, index) => {
    const following = dates[index + 1];
    const borrows =
      date.year === null && following?.year != null && isRange(reading, date.last + 1, following.first);
    const year = borrows ? following.year - (date.month > following.month ? 1 : 0) : date.year;
    addFact(reading, 'date', dateKey(year, date.month, date.day), date.first, date.last);
    const opening = ends.get(date.first - 2);
    const day = dayOf(opening);
    if (
      day !== null &&
      opening !== undefined &&
      reading.taken[opening.first] === 0 &&
      isRange(reading, opening.last + 1, date.first)
    ) {
      addFact(reading, 'date', dateKey(date.year, date.month, day), opening.first, opening.last);
    }
  });
}

/** Tags the two dates of each range, so that a range turned round does not pass for itself. */
export function tagRanges(reading: Reading): void {
  const dates = reading.facts.filter(({ kind }) => kind === 'date').toSorted((a, b) => a.first - b.first);
  dates.forEach((date, index) => {
    const end = dates[index + 1];
    if (end === undefined || !isRange(reading, date.last + 1, end.first)) return;
    reading.tags.set(date.first, reading.table.idOf('date', 'range start'));
    reading.tags.set(end.first, reading.table.idOf('date', 'range end'));
  });
}

function isRange({ tokens }: Reading, from: number, to: number): boolean {
  if (to - from > 2 || to <= from) return false;
  return tokens
    .slice(from, to)
    .every((token) => RANGE_WORDS.has(token.key) || token.key === 'le' || token.key === ',');
}

/** A number from 1900 to 2099 in digits, or in words as years are said, that counts nothing. */
function isLoneYear({ tokens }: Reading, span: NumberSpan): boolean {
  const after = tokens[span.last + 1];
  if (after === undefined || after.kind !== 'word') return after?.key !== '%' && after?.key !== '°';
  return !/^(?:mg|g|mcg|ml|cc|kg|cm|mm|m|heures?|hours?|jours|days|fois|times|unites?|units?|dollars?|steps|pas)$/u.test(
    after.key,
  );
}

function dateKey(year: number | null, month: number, day: number | null): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year ?? '-'}-${two(month)}${day === null ? '' : `-${two(day)}`}`;
}

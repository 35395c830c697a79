/** Dates of the calendar as they are stored and typed, and as they are printed in words. */
import { dayExists, isYear } from '@constat/language/calendar';

/** A day of the calendar, its month from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** Year, month and day with one separator between them: 2026-10-05. */
const YEAR_FIRST = /^(?<year>\d{4})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})$/u;
/** Day and month, or month and day, then the year: 31/10/2026. */
const YEAR_LAST = /^(?<one>\d{1,2})(?<separator>[-/.])(?<other>\d{1,2})\k<separator>(?<year>\d{4})$/u;

function dayOf(year: number, month: number, day: number): CalendarDay | undefined {
  return isYear(year) && dayExists(day, month - 1, year) ? { year, month, day } : undefined;
}

/**
 * The day that a text wholly is, in digits; undefined for any other text, for a day that does not exist, and where day and
 * month could each be the other.
 */
export function readWholeDate(text: string): CalendarDay | undefined {
  const trimmed = text.trim();
  const first = YEAR_FIRST.exec(trimmed)?.groups;
  if (first !== undefined) return dayOf(Number(first['year']), Number(first['month']), Number(first['day']));
  const last = YEAR_LAST.exec(trimmed)?.groups;
  if (last === undefined) return undefined;
  const year = Number(last['year']);
  const one = Number(last['one']);
  const other = Number(last['other']);
  const dayFirst = dayOf(year, other, one);
  const monthFirst = dayOf(year, one, other);
  if (dayFirst !== undefined && monthFirst !== undefined && one !== other) return undefined;
  return dayFirst ?? monthFirst;
}

/** « 1er octobre 2026 » / "October 1, 2026" for a text that is wholly a date; undefined for any other. */
export function dateInWords(text: string, language: 'fr' | 'en'): string | undefined {
  const date = readWholeDate(text);
  if (date === undefined) return undefined;
  const month = MONTHS[language][date.month - 1] ?? '';
  if (language === 'en') return `${month} ${date.day}, ${date.year}`;
  return `${date.day === 1 ? '1er' : date.day} ${month} ${date.year}`;
}

const CLOCK = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/u;

/** « 9 h 05 » / "9:05" for a time of the clock as it is stored, HH:MM; undefined for any other text. */
export function timeInWords(text: string, language: 'fr' | 'en'): string | undefined {
  const { hour, minute } = CLOCK.exec(text.trim())?.groups ?? {};
  if (hour === undefined || minute === undefined) return undefined;
  return language === 'fr' ? `${Number(hour)}\u00A0h\u00A0${minute}` : `${Number(hour)}:${minute}`;
}

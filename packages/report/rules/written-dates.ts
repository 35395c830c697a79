/** Dates and times as they are stored and typed, and as they are printed in words. */
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

const DAYS = {
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  en: 'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
} as const;
/** The day of the week, from Sunday as 0, by Sakamoto's rule. */
function weekdayOf({ year, month, day }: CalendarDay): number {
  const before = month < 3 ? year - 1 : year;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return (before + leaps + (MONTH_SHIFTS[month - 1] ?? 0) + day) % 7;
}
const MONTH_SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** « le mardi 3 mars 2026 », "Tuesday, March 3, 2026", "the 3rd of March 2026": as dictation writes them. */
const IN_WORDS = {
  fr: /^(?:le )?(?:(?<weekday>\p{L}+) )?(?<day>\d{1,2})(?:er)? (?<month>\p{L}+) (?<year>\d{4})$/u,
  en: /^(?:on )?(?:(?<weekday>\p{L}+),? )?(?<month>\p{L}+) (?<day>\d{1,2}),? (?<year>\d{4})$/u,
} as const;

/**
 * The date that a text wholly is, in words or in digits, as it is stored: YYYY-MM-DD. Undefined for any other text, for a
 * day that does not exist or is another day of the week than the one that is named, and for what `readWholeDate` leaves.
 */
export function readDateInWords(text: string, language: 'fr' | 'en'): string | undefined {
  const plain = text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  const { weekday, day, month, year } = IN_WORDS[language].exec(plain)?.groups ?? {};
  const at = MONTHS[language].findIndex((name) => name.toLowerCase() === month);
  const date = at < 0 ? readWholeDate(plain.replace(/^le /u, '')) : dayOf(Number(year), at + 1, Number(day));
  if (date === undefined) return undefined;
  const stored = `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  const isOther = weekday !== undefined && DAYS[language][weekdayOf(date)] !== weekday;
  return isOther ? undefined : stored;
}

const SPOKEN_CLOCK = {
  fr: /^(?<hour>\d{1,2}) h(?: (?<minute>\d{1,2}))?(?: (?:du (?<morning>matin)|de l[’' ]?(?<afternoon>après-midi)|du (?<evening>soir)))?$/u,
  en: /^(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?: ?(?:(?<morning>a\.?m)|(?<afternoon>p\.?m))\.?)?$/u,
} as const;
const NOON = { fr: /^midi(?: et (?<part>quart|demie?))?$/u, en: /^(?:12 )?noon$/u } as const;
/** From 1 to this hour a time may be of the morning or the afternoon, unless that is said. */
const LAST_EITHER_HOUR = 6;

/**
 * The time that a text wholly is, as dictation writes it, as it is stored: HH:MM. Undefined for any other text, and for
 * 1 to 6 o'clock where neither morning nor afternoon is said.
 */
export function readTimeInWords(text: string, language: 'fr' | 'en'): string | undefined {
  const plain = text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  const noon = NOON[language].exec(plain);
  if (noon !== null) {
    const part = noon.groups?.['part'];
    return part === undefined ? '12:00' : part === 'quart' ? '12:15' : '12:30';
  }
  const said = SPOKEN_CLOCK[language].exec(plain)?.groups;
  if (said === undefined) return undefined;
  const { minute, morning, afternoon, evening } = said;
  const hour = Number(said['hour']);
  const isOfDay = morning !== undefined || afternoon !== undefined || evening !== undefined;
  // A bare number is no time in English.
  if (language === 'en' && minute === undefined && !isOfDay) return undefined;
  if (hour > 23 || Number(minute ?? 0) > 59 || (isOfDay && hour > 12 && morning !== undefined))
    return undefined;
  if (!isOfDay && hour >= 1 && hour <= LAST_EITHER_HOUR) return undefined;
  const isLater = (afternoon !== undefined || evening !== undefined) && hour < 12;
  const isMidnight = morning !== undefined && hour === 12;
  const whole = isMidnight ? 0 : isLater ? hour + 12 : hour;
  return `${String(whole).padStart(2, '0')}:${(minute ?? '0').padStart(2, '0')}`;
}

const CLOCK = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/u;

/** « 9 h 05 » / "9:05" for a time of the clock as it is stored, HH:MM; undefined for any other text. */
export function timeInWords(text: string, language: 'fr' | 'en'): string | undefined {
  const { hour, minute } = CLOCK.exec(text.trim())?.groups ?? {};
  if (hour === undefined || minute === undefined) return undefined;
  return language === 'fr' ? `${Number(hour)}\u00A0h\u00A0${minute}` : `${Number(hour)}:${minute}`;
}

/** Days of the calendar in the statements of a report, as numbers that can be subtracted. */
import type { Statement } from '../reading/statements.ts';

export interface StatedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** « L'accident », "this work accident": the event as what other days are told from, in lower case without accents. */
export const THE_EVENT = String.raw`(?:l'|la |le |cet |cette |son |sa |the |this |his |her )?(?:work |industrial )?(?:evenement|accident|event|incident|chute|fall)(?![a-z])`;

const DAY = /^\d{4}-\d\d-\d\d$/u;

/** The days that a statement gives with their year, in its order. */
export function daysOf({ facts }: Statement): readonly StatedDay[] {
  return facts
    .filter(({ kind, key }) => kind === 'date' && DAY.test(key))
    .map(({ key, start, end }) => ({ date: key, start, end }));
}

export function isDay(text: string): boolean {
  return DAY.test(text);
}

/** Days since 1 March of the year 0, by the calendar of today. */
export function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shifted = month > 2 ? month - 3 : month + 9;
  const years = month > 2 ? year : year - 1;
  return (
    365 * years +
    Math.floor(years / 4) -
    Math.floor(years / 100) +
    Math.floor(years / 400) +
    Math.floor((153 * shifted + 2) / 5) +
    day -
    1
  );
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return (dayNumber(date) + 3) % 7;
}

/** Whether all the days, months and years that a statement gives lie in years before that of the event. */
export function isBeforeYearOf(event: string, { facts }: Statement): boolean {
  const year = event.slice(0, 4);
  const given = facts.flatMap(({ kind, key }) => (kind === 'date' ? (/^\d{4}/u.exec(key) ?? []) : []));
  return isDay(event) && given.length > 0 && given.every((one) => one < year);
}

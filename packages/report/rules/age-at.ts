import { readWholeDate } from './written-dates.ts';
import type { CalendarDay } from './written-dates.ts';

/** An age in whole years, or that the birth would come after the day; nothing where one of the dates is missing. */
export type AgeAt =
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'not-born' }
  | { readonly kind: 'unknown' };

/**
 * The age on a day of someone born on another. Whoever was born on 29 February is a year older on 1 March of a year that has
 * no such day.
 * @param birth YYYY-MM-DD, as is `day`
 */
export function ageAt(birth: string, day: string): AgeAt {
  const born = readWholeDate(birth);
  const at = readWholeDate(day);
  if (born === undefined || at === undefined) return { kind: 'unknown' };
  if (isBefore(at, born)) return { kind: 'not-born' };
  const hadBirthday = !isBefore(at, { ...born, year: at.year });
  return { kind: 'years', years: at.year - born.year - (hadBirthday ? 0 : 1) };
}

function isBefore(one: CalendarDay, other: CalendarDay): boolean {
  const number = ({ year, month, day }: CalendarDay): number => (year * 100 + month) * 100 + day;
  return number(one) < number(other);
}

/**
 * What the age could be stated as in the report: « 46 ans » / "46 years". Undefined where it is not known or the report
 * already states it.
 * @param present what the report states
 */
export function proposedAge(
  { birth, day }: { readonly birth: string; readonly day: string },
  { present, language }: { readonly present: string; readonly language: 'fr' | 'en' },
): string | undefined {
  const age = ageAt(birth, day);
  if (age.kind !== 'years') return undefined;
  const stated = /\d+/u.exec(present)?.[0];
  if (stated !== undefined && Number(stated) === age.years) return undefined;
  const unit = language === 'fr' ? (age.years < 2 ? 'an' : 'ans') : age.years === 1 ? 'year' : 'years';
  return `${age.years} ${unit}`;
}

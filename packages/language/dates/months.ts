import type { Language } from '../language.ts';

/** The months in order, folded: lower case, without accents. */
export const FRENCH_MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
] as const;

/** The months in order, in lower case. */
export const ENGLISH_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** What is written of a month for short, in the same order. */
const SHORT: Readonly<Record<Language, readonly string[]>> = {
  fr: ['janv', 'fevr fev', '', 'avr', '', '', 'juil', '', 'sept', 'oct', 'nov', 'dec'],
  en: ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sept sep', 'oct', 'nov', 'dec'],
};

const NUMBERS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  fr: numbersOf(FRENCH_MONTHS, SHORT.fr),
  en: numbersOf(ENGLISH_MONTHS, SHORT.en),
};

function numbersOf(names: readonly string[], short: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    names.flatMap((name, index) =>
      [name, ...(short[index] ?? '').split(' ')].filter(Boolean).map((form) => [form, index + 1] as const),
    ),
  );
}

/** The number of the month that a folded word names, in full or for short, from 1. */
export function monthNumber(key: string, language: Language): number | undefined {
  return NUMBERS[language].get(key);
}

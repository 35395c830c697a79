import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';

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

/** Whether a folded word, without its period, is a month written for short. */
export function isShortMonth(key: string, language: Language): boolean {
  return NUMBERS[language].has(key) && !NAMES[language].has(key);
}

const NAMES: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(FRENCH_MONTHS),
  en: new Set(ENGLISH_MONTHS),
};
/** Months that are verbs as well, and the words after which they are months. */
const VERBS = new Set(['may', 'march']);
const MONTH_AFTER = new Set(
  'on in of since until from by before after to dated and between last next early late mid'.split(' '),
);

/** Whether the word at `at` is the name of a month, in full, and not the verb "may" or "march". */
export function isMonthName(words: readonly Word[], at: number, language: Language): boolean {
  const word = words[at];
  if (word?.kind !== 'word' || !NAMES[language].has(word.key)) return false;
  return language === 'fr' || !VERBS.has(word.key) || MONTH_AFTER.has(words[at - 1]?.key ?? '');
}

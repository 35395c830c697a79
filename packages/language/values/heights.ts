import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import type { Quantity } from '../numbers/quantity.ts';

const FEET: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['pieds', 'pi']),
  en: new Set(['foot', 'feet']),
};
const INCHES = new Set(['inch', 'inches']);
/** Feet of a grown person. */
const TALLEST = 8;
const SHORTEST = 3;
/** Words that may follow « cinq pieds huit » without being counted by it. */
const AFTER_HEIGHT = new Set(['et', 'pour', 'environ', 'and', 'tall', 'with', 'for', 'at']);

/** Whether the number at `at` is of the inches after a number of feet: « cinq pieds huit », "five foot ten". */
export function isInches(tokens: readonly Word[], at: number, number: Quantity, language: Language): boolean {
  if (!number.isWhole || number.value > 11 || !FEET[language].has(tokens[at - 1]?.key ?? '')) return false;
  const feet = readCardinal(tokens, at - 2, language);
  if (feet === null || feet.value < SHORTEST || feet.value > TALLEST) return false;
  const next = tokens[at + number.length];
  if (next === undefined || next.kind !== 'word') return true;
  return AFTER_HEIGHT.has(next.key) || (language === 'en' && INCHES.has(next.key));
}

/** Whether the number at `at` is of feet that inches follow, in English, which keeps the words. */
export function isFeetAndInches(
  tokens: readonly Word[],
  at: number,
  feet: Quantity,
  language: Language,
): boolean {
  if (language === 'fr' || !FEET.en.has(tokens[at + feet.length]?.key ?? '')) return false;
  const inchesAt = at + feet.length + 1;
  const inches = readCardinal(tokens, inchesAt, language);
  return inches !== null && isInches(tokens, inchesAt, { ...inches, isWhole: true }, language);
}

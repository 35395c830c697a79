import type { Language } from '../language.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { isOh } from '../numbers/decimal-part.ts';
import type { Word } from '../text/word.ts';

const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);

/** Digits that are said otherwise than as a number: "oh", "double five", "triple oh". */
interface SpelledDigits {
  readonly digits: string;
  readonly length: number;
}

/** Whether digits that are said so can begin with the word. */
export function beginsSpelledDigits(key: string, language: Language): boolean {
  return language === 'en' && (key === 'oh' || TIMES.has(key));
}

/** The digits said so at `at`; null when none are. */
export function readSpelledDigits(
  tokens: readonly Word[],
  at: number,
  language: Language,
): SpelledDigits | null {
  if (isOh(tokens[at], language)) return { digits: '0', length: 1 };
  const times =
    language === 'en' && tokens[at]?.kind === 'word' ? TIMES.get(tokens[at]?.key ?? '') : undefined;
  if (times === undefined) return null;
  if (isOh(tokens[at + 1], language)) return { digits: '0'.repeat(times), length: 2 };
  const digit = readCardinal(tokens, at + 1, language);
  return digit !== null && digit.inWords && digit.value < 10
    ? { digits: digit.digits.repeat(times), length: 1 + digit.length }
    : null;
}

import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';

/** What stands after a decimal sign. */
interface DecimalPart {
  readonly digits: string;
  readonly value: number;
  readonly length: number;
}

/** Digits that are read after a decimal sign. */
export const MOST_DECIMALS = 4;

/** The digits after a decimal sign at `at`: « zéro cinq » is 05, « vingt-cinq » 25, "one four" 14, "oh five" 05. */
export function decimalPart(tokens: readonly Word[], at: number, language: Language): DecimalPart | null {
  let digits = '';
  let length = 0;
  while (digits.length < MOST_DECIMALS) {
    if (isOh(tokens[at + length], language)) {
      digits += '0';
      length += 1;
      continue;
    }
    const next = readCardinal(tokens, at + length, language);
    if (next === null || tokens[at + length + next.length]?.key === 'points') break;
    const zero = digits !== '' && /^0+$/.test(digits);
    if (digits !== '' && !zero && (language === 'fr' || next.value > 9)) break;
    if (next.value > 999) break;
    if (digits === '' && next.article && tokens[at]?.key === 'une') return null;
    digits += next.digits;
    length += next.length;
    if (next.value > 9) break;
  }
  return length === 0 ? null : { digits, value: Number(digits), length };
}

/** "oh", said for zero among digits. */
export function isOh(token: Word | undefined, language: Language): boolean {
  return language === 'en' && token?.kind === 'word' && token.key === 'oh';
}

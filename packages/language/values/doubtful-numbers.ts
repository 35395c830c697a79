import type { Language } from '../language.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { MOST_DECIMALS, decimalPart, isOh } from '../numbers/decimal-part.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { Word } from '../text/word.ts';
import { readUnit } from '../units/units.ts';
import { isLink } from './linked-numbers.ts';
import { readSpelledDigits } from './spelled-digits.ts';
import type { WrittenValue } from './written-value.ts';

/** The number beside a doubtful sign, with what would be written in one with it: its decimals, its range, its unit. */
export function doubtfulLength(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): number {
  const part = isDoubtful(tokens[at - 1]) ? decimalPart(tokens, at, language) : null;
  const length = Math.max(number.length, part?.length ?? 0);
  if (isDoubtful(tokens[at + length])) return length;
  let end = at + length;
  while (isLink(tokens[end], language)) {
    const next = readQuantity(tokens, end + 1, language);
    if (next === null || next.article) break;
    end += 1 + next.length;
  }
  return end + (readUnit(tokens, end, language)?.length ?? 0) - at;
}

/** More decimals than are read, « zéro virgule zéro zéro zéro zéro cinq »: all its words; null where it has no more. */
export function longDecimal(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): WrittenValue | null {
  const [, decimals = ''] = number.digits.split(/[,.]/);
  if (number.isWhole || number.length === 1 || decimals.length < MOST_DECIMALS) return null;
  // French decimals go on after zeros alone: « 0,0005 deux fois par jour ».
  if (language === 'fr' && !/^0+$/.test(decimals)) return null;
  let length = number.length;
  for (;;) {
    const digit = isOh(tokens[at + length], language)
      ? 0
      : readCardinal(tokens, at + length, language)?.value;
    if (digit === undefined || digit > 9) break;
    length += 1;
  }
  return length === number.length ? null : { length, pieces: [], doubtful: 'number' };
}

/** A sign that is either decimal or punctuation: the numbers on its two sides stay as spoken too. */
export function isDoubtful(token: Word | undefined): boolean {
  return token?.ambiguity === 'punctuation-or-word' && (token.key === 'virgule' || token.key === 'point');
}

export function isRunOfNumbers(tokens: readonly Word[], at: number, language: Language): boolean {
  // "three oh" alone is the size of a suture.
  const spelled = readSpelledDigits(tokens, at, language);
  if (spelled !== null) return readQuantity(tokens, at + spelled.length, language) !== null;
  const next = readQuantity(tokens, at, language);
  if (next === null || tokens[at]?.glue === '') return false;
  return !next.article || readQuantity(tokens, at + next.length, language) !== null;
}

/** All the number words in a row, which cannot be parted. */
export function doubtfulWords(tokens: readonly Word[], at: number, from: number): WrittenValue {
  let end = from;
  while (tokens[end]?.kind === 'word' && NUMBER_WORDS.en.isWord(tokens[end]?.key ?? '')) end += 1;
  return { length: end - at, pieces: [], doubtful: 'number' };
}

export interface Run extends WrittenValue {
  readonly count: number;
}

/** Several numbers in a row, which nobody can tell apart: a telephone number, a date in figures, « cinq six ». */
export function doubtfulRun(tokens: readonly Word[], at: number, language: Language): Run {
  let length = 0;
  let count = 0;
  for (;;) {
    const next =
      readSpelledDigits(tokens, at + length, language) ?? readQuantity(tokens, at + length, language);
    if (next === null) break;
    length += next.length;
    count += 1;
  }
  return { length, pieces: [], doubtful: 'number', count };
}

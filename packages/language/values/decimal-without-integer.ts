import type { Language } from '../language.ts';
import { decimalPart } from '../numbers/decimal-part.ts';
import { DECIMAL_SIGNS } from '../numbers/decimal-sign.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import { readCounted, readUnit } from '../units/units.ts';
import type { WrittenValue } from './written-value.ts';

/** English words after which "point five" can only be a number. */
const MEASURED = new Set(['of', 'is', 'was', 'by', 'than', 'least', 'about', 'minus', 'times']);

/**
 * A decimal sign without a number before it, « point cinq milligramme », "of point two five": the speaker leaves out a zero,
 * or the recording lacks the first digits. It stays as spoken and is marked, the sign too.
 */
export function readDecimalWithoutInteger(
  tokens: readonly Word[],
  at: number,
  language: Language,
): WrittenValue | null {
  const sign = tokens[at];
  if (sign === undefined || !DECIMAL_SIGNS[language].has(sign.key)) return null;
  const part = decimalPart(tokens, at + 1, language);
  if (part === null) return null;
  const end = at + 1 + part.length;
  const unit = readUnit(tokens, end, language) ?? readCounted(tokens, end, language);
  const next = tokens[end];
  const ends = next === undefined || next.kind !== 'word' || isFunctionWord(next.key, language);
  if (unit === null && !(ends && language === 'en' && MEASURED.has(tokens[at - 1]?.key ?? ''))) return null;
  return { length: end + (unit?.length ?? 0) - at, pieces: [], doubtful: 'number' };
}

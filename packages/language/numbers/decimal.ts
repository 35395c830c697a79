import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';
import type { Cardinal } from './cardinal.ts';
import { decimalPart } from './decimal-part.ts';
import { DECIMAL_SIGNS, readDecimalSign } from './decimal-sign.ts';

/** A number with a decimal part, as digits in the language's notation. */
export interface Decimal {
  readonly digits: string;
  readonly value: number;
  /** Tokens it takes. */
  readonly length: number;
}

/**
 * The decimal number at `at`, when it is one; the sign may also have been written as a comma between digits. `whole` is
 * the whole number at `at`, where it has been read.
 */
export function readDecimal(
  tokens: readonly Word[],
  at: number,
  language: Language,
  whole: Cardinal | null = readCardinal(tokens, at, language),
): Decimal | null {
  const first = tokens[at];
  if (first === undefined || first.kind !== 'word') return null;
  const written = readWrittenDecimal(first, language);
  if (written !== null) return written;
  if (whole === null) return null;
  const sign = tokens[at + whole.length];
  if (
    sign === undefined ||
    sign.kind !== 'word' ||
    !DECIMAL_SIGNS[language].has(sign.key) ||
    sign.ambiguity !== null
  )
    return null;
  // A sign that was decided when it was said stays one, whatever a correction took away around it.
  if (!sign.spoken && readDecimalSign(tokens, at, at + whole.length, language) !== 'decimal') return null;
  const part = decimalPart(tokens, at + whole.length + 1, language);
  if (part === null) return null;
  return {
    digits: whole.digits + (language === 'fr' ? ',' : '.') + part.digits,
    value: Number(`${whole.digits}.${part.digits}`),
    length: whole.length + 1 + part.length,
  };
}

function readWrittenDecimal(token: Word, language: Language): Decimal | null {
  const { text } = token;
  const code = text.charCodeAt(0);
  if (text.length > 12 || code < 0x30 || code > 0x39) return null;
  const match = /^(\d{1,6})([.,])(\d{1,4})$/.exec(text);
  if (match === null) return null;
  const [, whole = '', , part = ''] = match;
  const sign = language === 'fr' && text.includes(',') ? ',' : text.includes('.') ? '.' : ',';
  return { digits: whole + sign + part, value: Number(`${whole}.${part}`), length: 1 };
}

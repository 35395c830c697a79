import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';
import { readDecimal } from './decimal.ts';

/** A number, whole or decimal. */
export interface Quantity {
  readonly digits: string;
  readonly value: number;
  readonly length: number;
  /** Said without a decimal part. */
  readonly isWhole: boolean;
  readonly article: boolean;
  readonly inWords: boolean;
  /** « sept et demi »: it may stay in words where a whole number may. */
  readonly half: boolean;
}

/** The number at `at`, its decimal part or its half included. */
export function readQuantity(tokens: readonly Word[], at: number, language: Language): Quantity | null {
  const whole = readCardinal(tokens, at, language);
  const decimal = readDecimal(tokens, at, language, whole);
  if (decimal !== null) return { ...decimal, isWhole: false, article: false, inWords: false, half: false };
  if (whole === null) return null;
  const half = halfLength(tokens, at + whole.length, language);
  if (half === 0) return { ...whole, isWhole: true, half: false };
  return {
    digits: whole.digits + (language === 'fr' ? ',5' : '.5'),
    value: whole.value + 0.5,
    length: whole.length + half,
    isWhole: false,
    article: false,
    inWords: whole.inWords,
    half: true,
  };
}

/** Tokens of « et demi », « et demie », "and a half" at `at`; 0 when there is none. */
export function halfLength(tokens: readonly Word[], at: number, language: Language): number {
  const [link, second, third] = [tokens[at]?.key, tokens[at + 1]?.key, tokens[at + 2]?.key];
  if (language === 'fr') return link === 'et' && (second === 'demi' || second === 'demie') ? 2 : 0;
  return link === 'and' && second === 'a' && third === 'half' ? 3 : 0;
}

import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';
import { readDecimal } from './decimal.ts';

/** A number, whole or decimal. */
export interface Quantity {
  readonly digits: string;
  readonly value: number;
  readonly length: number;
  /** Said in words without a decimal part. */
  readonly isWhole: boolean;
  readonly article: boolean;
  readonly inWords: boolean;
}

/** The number at `at`, its decimal part included. */
export function readQuantity(tokens: readonly Word[], at: number, language: Language): Quantity | null {
  const decimal = readDecimal(tokens, at, language);
  if (decimal !== null) return { ...decimal, isWhole: false, article: false, inWords: false };
  const whole = readCardinal(tokens, at, language);
  return whole === null ? null : { ...whole, isWhole: true };
}

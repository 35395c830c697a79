import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { isUnitOrdinal } from '../dates/days-en.ts';
import type { Quantity } from './quantity.ts';

/** The rest of an ordinal whose beginning reads as a number: « vingt » in « vingt et unième ». */
export interface OrdinalRest {
  /** Tokens after the number, of the ordinal. */
  readonly length: number;
  /** "thirty second": a rank, or thirty of a second. */
  readonly doubtful: boolean;
}

const FRENCH_ORDINAL = /iemes?$/;

/** Whether the number at `at` is only the beginning of an ordinal; such an ordinal stays in words, whole. */
export function ordinalAfter(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): OrdinalRest | null {
  if (!number.isWhole || !number.inWords || number.value === 0) return null;
  const next = tokens[at + number.length];
  if (next?.kind !== 'word' || next.glue === '') return null;
  if (language === 'en') {
    return number.value % 10 === 0 && number.value >= 20 && isUnitOrdinal(next.key)
      ? { length: 1, doubtful: next.key === 'second' }
      : null;
  }
  const isRound = number.value >= 20 && number.value % 10 === 0;
  if (next.key === 'et') {
    const last = tokens[at + number.length + 1]?.key ?? '';
    return isRound && (last === 'unieme' || last === 'onzieme') ? { length: 2, doubtful: false } : null;
  }
  const isRest = isRound || (number.value % 10 === 4 && next.key.startsWith('vingt'));
  return isRest && FRENCH_ORDINAL.test(next.key) ? { length: 1, doubtful: false } : null;
}

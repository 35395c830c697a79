import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';
import { rankOf } from './rank.ts';

/** The rest of a rank or of a fraction whose beginning reads as a number: « vingt » in « vingt et unième ». */
export interface OrdinalRest {
  /** Tokens after the number. */
  readonly length: number;
  /** "thirty second": a rank, or thirty of a second. */
  readonly doubtful: boolean;
}

/** A whole number said in words, and the tokens it takes. */
interface SaidNumber {
  readonly value: number;
  readonly length: number;
  readonly inWords: boolean;
}

/**
 * What follows where the number at `at` is only the beginning of a rank (« dix neuvième », "one hundred and fourth") or the
 * top of a fraction (« onze douzièmes »); such a value stays in words, whole.
 */
export function ordinalAfter(
  tokens: readonly Word[],
  at: number,
  number: SaidNumber,
  language: Language,
): OrdinalRest | null {
  if (!number.inWords || number.value === 0 || number.value >= 1000) return null;
  const start = at + number.length;
  const next = tokens[start];
  if (next?.kind !== 'word' || next.glue === '') return null;
  if (next.key === (language === 'fr' ? 'et' : 'and')) {
    const isLinked = number.value >= 20 && number.value % (language === 'fr' ? 10 : 100) === 0;
    return isLinked ? longer(restAt(tokens, start + 1, number, language), 1) : null;
  }
  return restAt(tokens, start, number, language);
}

/** The rank at `at`, or the tens and the rank of « onze vingt cinquièmes ». */
function restAt(
  tokens: readonly Word[],
  at: number,
  { value }: SaidNumber,
  language: Language,
): OrdinalRest | null {
  const key = tokens[at]?.kind === 'word' ? (tokens[at]?.key ?? '') : '';
  if (isRankWord(key, language))
    return key === 'second' ? secondAfter(value) : { length: 1, doubtful: false };
  const tens = readCardinal(tokens, at, language);
  if (tens === null || !tens.inWords || tens.value < 20 || tens.value % 10 !== 0) return null;
  const linked = language === 'fr' && tokens[at + tens.length]?.key === 'et' ? 1 : 0;
  const isRank = isRankWord(tokens[at + tens.length + linked]?.key ?? '', language);
  return isRank ? { length: tens.length + linked + 1, doubtful: false } : null;
}

/** "twenty second" is a rank or a time, "a ten second hold" a time. */
function secondAfter(value: number): OrdinalRest | null {
  return value >= 20 && value % 10 === 0 ? { length: 1, doubtful: true } : null;
}

function longer(rest: OrdinalRest | null, by: number): OrdinalRest | null {
  return rest === null ? null : { ...rest, length: rest.length + by };
}

function isRankWord(key: string, language: Language): boolean {
  // « un premier », « une seconde »: what follows « un » counts.
  return (language === 'en' || /iemes?$/.test(key)) && rankOf(key, language) !== null;
}

import type { Language } from '../language.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { Word } from '../text/word.ts';
import { readEnglishClock } from './clock-en.ts';
import { readFrenchClock } from './clock-fr.ts';

/** A clock time as it is written. */
export interface ClockTime {
  /** Null where the words may say something else, and stay. */
  readonly text: string | null;
  readonly length: number;
}

/** « six heures quarante », « vers huit heures », « huit heures du matin », "six forty a.m.". */
export function readClock(
  tokens: readonly Word[],
  at: number,
  hour: Quantity,
  language: Language,
): ClockTime | null {
  if (!hour.isWhole) return null;
  return language === 'fr' ? readFrenchClock(tokens, at, hour) : readEnglishClock(tokens, at);
}

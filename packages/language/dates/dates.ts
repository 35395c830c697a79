import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readEnglishDate } from './dates-en.ts';
import { readFrenchDate } from './dates-fr.ts';

/** A date as it is written; `null` text where the day does not exist and the words stay. */
export interface WrittenDate {
  readonly text: string | null;
  readonly length: number;
}

/** A day or a year, and the tokens it takes. */
export interface DatePart {
  readonly value: number;
  readonly length: number;
}

/** The date said at `at`. */
export function readDate(tokens: readonly Word[], at: number, language: Language): WrittenDate | null {
  return language === 'fr' ? readFrenchDate(tokens, at) : readEnglishDate(tokens, at);
}

import { ordinalAt } from '../dates/days-en.ts';
import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from './cardinal.ts';
import { frenchRank } from './ordinals-fr.ts';

const WRITTEN: Readonly<Record<Language, RegExp>> = {
  fr: /^(\d{1,3})(?:er|ere|re|e|eme|emes|ieme|iemes|nd|nde)$/,
  en: /^(\d{1,3})(?:st|nd|rd|th)$/,
};

/** A place in an order: « troisième », "third", `2e`, and the words that say it. */
export interface Rank {
  readonly value: number;
  readonly length: number;
}

/** The rank said or written at `at`; null when none is. */
export function readRank(words: readonly Word[], at: number, language: Language): Rank | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word') return null;
  const written = WRITTEN[language].exec(word.key);
  if (written !== null) return { value: Number(written[1]), length: 1 };
  if (language === 'en') return ordinalAt(words, at);
  const rank = frenchRank(word.key);
  if (rank !== null) return { value: rank, length: 1 };
  // « vingt et unième », « cent deuxième »
  const head = readCardinal(words, at, 'fr');
  if (head === null || !head.inWords || head.value < 20) return null;
  const linked = words[at + head.length]?.key === 'et' ? 1 : 0;
  const rest = frenchRank(words[at + head.length + linked]?.key ?? '');
  return rest !== null && rest < 20 && head.value % 10 === 0
    ? { value: head.value + rest, length: head.length + linked + 1 }
    : null;
}

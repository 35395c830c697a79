import type { SpokenPhrase } from '@constat/contract';
import type { SpokenPhraseRow } from '../store/recording-tables.ts';

/** A phrase as its owner sees it. */
export function presentSpokenPhrase({
  number,
  fromMs,
  toMs,
  words,
}: Pick<SpokenPhraseRow, 'number' | 'fromMs' | 'toMs' | 'words'>): SpokenPhrase {
  return { number, fromMs, toMs, words: JSON.parse(words) as SpokenPhrase['words'] };
}

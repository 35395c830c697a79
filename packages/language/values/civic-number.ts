import type { Word } from '../text/word.ts';

/** A French street's kind comes before its name, an English one's after it. */
const BEFORE_NAME = new Set([
  'rue',
  'boulevard',
  'avenue',
  'chemin',
  'rang',
  'route',
  'montee',
  'place',
  'cote',
]);
const AFTER_NAME = new Set(['street', 'avenue', 'boulevard', 'road', 'drive', 'lane']);
const NAME_WORDS = 3;

/** Whether a street follows at `at`: the number before it is a house's, which is not parted by thousands. */
export function isCivic(tokens: readonly Word[], at: number): boolean {
  const first = tokens[at]?.key === ',' ? at + 1 : at;
  if (BEFORE_NAME.has(tokens[first]?.key ?? '')) return true;
  for (let index = first; index <= first + NAME_WORDS; index += 1) {
    if (tokens[index]?.kind !== 'word') return false;
    if (index > first && AFTER_NAME.has(tokens[index]?.key ?? '')) return true;
  }
  return false;
}

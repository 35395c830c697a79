import { isFrenchNumberWord, readFrenchParts } from './cardinals-fr.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['uni', 'un'],
  ['quatri', 'quatre'],
  ['cinqui', 'cinq'],
  ['neuvi', 'neuf'],
]);
const FIRST = new Set(['premier', 'premiere', 'premiers', 'premieres']);
const SECOND = new Set(['second', 'seconde', 'seconds', 'secondes']);

/** The number of a French rank said in one word, its hyphens parted (« vingt-deuxième »); null when it is none. */
export function frenchRank(key: string): number | null {
  if (FIRST.has(key)) return 1;
  if (SECOND.has(key)) return 2;
  const stem = /^(.*i)emes?$/.exec(key)?.[1];
  if (stem === undefined) return null;
  const parts = stem.split('-');
  const last = parts.pop() ?? '';
  const bare = last.slice(0, -1);
  const word = IRREGULAR.get(last) ?? (isFrenchNumberWord(bare) ? bare : `${bare}e`);
  if (!isFrenchNumberWord(word)) return null;
  const all = [...parts, word];
  const number = readFrenchParts(all);
  return number !== null && number.used === all.length ? number.value : null;
}

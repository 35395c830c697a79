import type { Language } from '../language.ts';
import { halfLength, readQuantity } from '../numbers/quantity.ts';
import type { Word } from '../text/word.ts';
import type { UnitId } from '../units/unit-table.ts';
import { plain, readWrittenFigures } from './written-figure.ts';

/** Words that say a number, or about as many; the French ones all say about. */
const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
  ['dozen', 12],
]);

/** « une quinzaine », "a dozen" */
const ARTICLES = new Set(['une', 'a']);

/** A number said or written, before its neighbours say what it is. */
export interface Amount {
  readonly value: string;
  /** The unit that is a part of its word: `5kg`. */
  readonly unit: UnitId | null;
  readonly article: boolean;
  readonly approximate: boolean;
  /** The word after it. */
  readonly end: number;
}

/** Whether the folded word is a number of its own kind: « dizaine », "dozen". */
export function isCollective(key: string): boolean {
  return COLLECTIVES.has(key);
}

/** The number at `at`, in words or in figures, its half included; null when there is none. */
export function readAmount(words: readonly Word[], at: number, language: Language): Amount | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word') return null;
  const collectiveAt = ARTICLES.has(word.key) ? at + 1 : at;
  const about = COLLECTIVES.get(words[collectiveAt]?.key ?? '');
  if (about !== undefined) return made(String(about), collectiveAt + 1, { approximate: language === 'fr' });
  const [written] = readWrittenFigures(word.key, word.text, language);
  const isNumber = written?.kind === 'number';
  if (isNumber && (written.unit !== null || !/^\d/.test(word.key) || word.key.includes(',')))
    return made(written.value, at + 1, { unit: written.unit });
  const quantity = readQuantity(words, at, language);
  if (quantity === null) return isNumber ? made(written.value, at + 1) : null;
  const { digits, end } = withGroups(words, quantity.digits, at, at + quantity.length);
  const half = halfLength(words, end, language);
  const value = plain(digits);
  return half === 0
    ? made(value, end, { article: quantity.article })
    : made(String(Number(value) + 0.5), end + half);
}

function made(value: string, end: number, more: Partial<Amount> = {}): Amount {
  return { value, unit: null, article: false, approximate: false, end, ...more };
}

/** `10 000`: groups of three digits after one blank. */
function withGroups(
  words: readonly Word[],
  digits: string,
  at: number,
  from: number,
): { readonly digits: string; readonly end: number } {
  let all = digits;
  let end = from;
  if (!/^[1-9]\d{0,2}$/.test(words[at]?.text ?? '') || from !== at + 1) return { digits: all, end };
  while (/^\d{3}$/.test(words[end]?.text ?? '') && words[end]?.glue.length === 1 && all.length < 9) {
    all += words[end]?.text ?? '';
    end += 1;
  }
  return { digits: all, end };
}

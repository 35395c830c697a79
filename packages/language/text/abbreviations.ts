import { isShortMonth } from '../dates/months.ts';
import type { Language } from '../language.ts';
import { fold } from './fold.ts';

interface Shortened {
  /** Folded, without the last period. */
  readonly words: ReadonlySet<string>;
  /** After a number these are its unit. */
  readonly units: ReadonlySet<string>;
}

/** Words that are written for short and keep a period; the months are in the table of months. */
const SHORTENED: Readonly<Record<Language, Shortened>> = {
  fr: {
    words: setOf(
      'm mr mme mmes mlle dr dre drs prof me st ste',
      'p ex c.-a-d etc env cf fig no vs approx art al tel av apr n.b i.e e.g a.m p.m',
    ),
    units: setOf('max min mm sem'),
  },
  en: {
    words: setOf(
      'mr mrs ms mme dr dre drs prof st ste',
      'etc cf fig no vs approx art al ex n.b i.e e.g a.m p.m',
    ),
    units: setOf('max min ms'),
  },
};
/** Of these, words that may be the last of their sentence as well: « naproxène, etc. Il … ». */
const MAY_BE_LAST = setOf('etc al a.m p.m max min sem');
/** Of these, words that are written for short before a number alone: « no. 12 », never "She said no. He left." */
const BEFORE_NUMBERS = setOf('no fig art tel');
/** Nouns before a letter that is a numeral or a class: « grade I. » */
const CLASSED = new Set(['grade', 'stade', 'stage', 'type', 'phase', 'classe', 'class']);
/** Characters before a period that are looked at: the longest of these words and the one before, accents set apart. */
const SIGHT = 2 * (longest(SHORTENED.fr.words, SHORTENED.en.words) + longest(CLASSED) + 2);
const WORD = /(?:^|[^\p{L}\p{M}\p{N}.-])(?<word>\p{L}[\p{L}\p{M}.-]*)$/u;
const BEFORE = /(?<before>[\p{L}\p{M}\p{N}.,]+)\s$/u;

function longest(...sets: readonly ReadonlySet<string>[]): number {
  return Math.max(...sets.flatMap((words) => Array.from(words, ({ length }) => length)));
}

function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** Whether a folded word, without its last period, is written for short. */
export function isShortened(key: string, language: Language): boolean {
  const { words, units } = SHORTENED[language];
  return words.has(key) || units.has(key);
}

/** Whether a word for short is a unit where a number stands before it: « 20 min. » */
export function isShortUnit(key: string, language: Language): boolean {
  return SHORTENED[language].units.has(key);
}

/** Whether a letter that follows the folded word is a numeral or a class, and no initial. */
export function isClassed(key: string): boolean {
  return CLASSED.has(key);
}

/** What stands around a period. */
interface PeriodPlace {
  /** The folded word that it is written against, with its inner periods, and the word before, or ''. */
  readonly word: string;
  readonly before: string;
  /** Whether a number comes next. */
  readonly isBeforeNumber: boolean;
}

/**
 * What a period that ends no sentence belongs to: a word written for short, or one letter that may be an initial; null for
 * a period that may end one. After a number the word is a unit, and a month is written for short before its day or year.
 */
function readPeriod(
  { word, before, isBeforeNumber }: PeriodPlace,
  language: Language,
): 'shortened' | 'initial' | null {
  if (isShortMonth(word, language)) return isBeforeNumber ? 'shortened' : null;
  if (/\d$/.test(before)) return null;
  if (isShortened(word, language)) return 'shortened';
  return /^\p{L}$/u.test(word) && !CLASSED.has(before) ? 'initial' : null;
}

/** The same for the period at an offset of a text. */
export function readPeriodAt(text: string, at: number, language: Language): 'shortened' | 'initial' | null {
  const near = text.slice(Math.max(0, at - SIGHT), at);
  const word = WORD.exec(near)?.groups?.['word'];
  if (word === undefined) return null;
  const before = BEFORE.exec(near.slice(0, near.length - word.length))?.groups?.['before'] ?? '';
  const next = text.slice(at + 1, at + 4);
  const isBeforeNumber = /^\s\d/.test(next);
  const key = fold(word);
  if (BEFORE_NUMBERS.has(key) && !isBeforeNumber) return null;
  if (MAY_BE_LAST.has(key) && /^\s\p{Lu}/u.test(next)) return null;
  // "Known for MS. The worker limps." names a disease, "MS. ROY" a person.
  if (/^\p{Lu}{2,}$/u.test(word) && /^\s(?:\p{Lu}?\p{Ll}|$)/u.test(next)) return null;
  return readPeriod({ word: key, before: fold(before), isBeforeNumber }, language);
}

import type { Language } from '../language.ts';
import { fold } from '../text/fold.ts';
import { tablesOf, wordsOf } from './meaning-tables.ts';
import type { Expression, Tables } from './meaning-tables.ts';
import { rootsOf } from './word-roots.ts';

export type { Expression } from './meaning-tables.ts';

/** What one word may say: two words with a key in common may stand for each other. */
export interface Meaning {
  /** The roots of the word, and the rows of synonyms that it stands in. */
  readonly keys: readonly string[];
  /** The keys of each of the words that say the same together, « douleur » and « lombaire »; empty for most words. */
  readonly parts: readonly (readonly string[])[];
  /** The keys of what it denies: « indolore » denies « douleur ». */
  readonly denies: readonly string[];
  /** It builds the sentence and states nothing: articles, auxiliaries, « on note », "shows". */
  readonly isGrammar: boolean;
  /** It states nothing beside a number, which it ties to what is measured. */
  readonly isMeasure: boolean;
  /** Expressions of several words that it may open, longest first. */
  readonly opens: readonly Expression[];
}

function withRows(roots: readonly string[], { rows }: Tables): readonly string[] {
  const found = roots.flatMap((root) => rows.get(root) ?? []);
  return found.length === 0 ? roots : [...new Set([...roots, ...found])];
}

/** The words whose meanings are kept, and the longest of them: texts that are compared repeat their words. */
const MOST_KEPT = 4096;
const LONGEST_KEPT = 40;
const kept: Readonly<Record<Language, Map<string, Meaning>>> = { fr: new Map(), en: new Map() };

/** What a word may say, wherever it stands; accents count where they are written. */
export function meaningOf(word: string, language: Language): Meaning {
  const known = kept[language].get(word);
  if (known !== undefined) return known;
  const meaning = readMeaning(word, language);
  if (kept[language].size >= MOST_KEPT) kept[language].clear();
  if (word.length <= LONGEST_KEPT) kept[language].set(word, meaning);
  return meaning;
}

function readMeaning(word: string, language: Language): Meaning {
  const tables = tablesOf(language);
  const { grammar, light, measures, expressions, compounds, privatives } = tables;
  const plain = fold(word);
  const roots = rootsOf(word, language);
  const opens = new Set([plain, ...roots].flatMap((form) => expressions.get(form) ?? []));
  return {
    keys: withRows(roots, tables),
    parts: roots.map((root) => compounds.get(root)).find((parts) => parts !== undefined) ?? [],
    denies: [
      ...roots.flatMap((root) => privatives.get(root)?.flat() ?? []),
      ...deniedByPrefix(word, language),
    ],
    isGrammar: grammar.has(plain) || roots.some((root) => light.has(root)),
    isMeasure: roots.some((root) => measures.has(root)),
    opens: [...opens].sort((a, b) => b.words.length - a.words.length),
  };
}

const DENYING: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:in|im|ir|il|dés|dis|non-?)(?=\p{L}{4})/u,
  en: /^(?:un|dis|in|im|ir|il|non-?)(?=\p{L}{4})/u,
};

/** What a word denies by its prefix: « insuffisant », « désaccord », "unsuccessful". */
function deniedByPrefix(word: string, language: Language): readonly string[] {
  const lower = word.toLowerCase();
  const base = lower.replace(DENYING[language], '');
  if (base === lower) return [];
  const { rows } = tablesOf(language);
  const roots = rootsOf(base, language);
  return [...roots, ...roots.flatMap((root) => rows.get(root) ?? [])];
}

/** Prefixes that a hyphen or nothing joins to their word: « per-opératoire », « peropératoire ». */
const PREFIXES = new Set(
  'per post pre peri para pro anti inter intra supra infra sub sus sous retro ante auto semi hemi multi micro macro mono bi tri poly co re hyper hypo non extra trans ultra'.split(
    ' ',
  ),
);

/** Whether a word, folded, is a prefix when a hyphen follows it. */
export function isPrefix(plain: string): boolean {
  return PREFIXES.has(plain);
}

/** Whether a word may stand at a place of an expression. */
export function fitsWord(place: ReadonlySet<string>, plain: string, keys: readonly string[]): boolean {
  if (place.has(plain)) return true;
  for (let at = 0; at < keys.length; at += 1) if (place.has(keys[at] ?? '')) return true;
  return false;
}

/** Whether two words, or a word and an expression, may stand for each other in a report. */
export function sameMeaning(one: string, other: string, language: Language): boolean {
  const [keys, others] = [keysOfTerm(one, language), new Set(keysOfTerm(other, language))];
  return keys.some((key) => others.has(key));
}

/** The keys of a word or of an expression of the tables; of any other expression those of its last content word. */
function keysOfTerm(term: string, language: Language): readonly string[] {
  const words = wordsOf(term);
  const first = words[0] ?? '';
  const found = meaningOf(first, language).opens.find(
    ({ words: places, key }) =>
      key !== null &&
      places.length === words.length &&
      places.every((place, at) => fitsWord(place, fold(words[at] ?? ''), rootsOf(words[at] ?? '', language))),
  );
  if (found?.key !== undefined && found.key !== null) return [found.key];
  return words.length === 1 ? meaningOf(first, language).keys : [fold(words.join(' '))];
}

/** The tables of meanings: what the rows of synonyms, the words of grammar and the pairs of each language are read into. */
import type { Language } from '../language.ts';
import { fold } from '../text/fold.ts';
import {
  ENGLISH_GRAMMAR,
  ENGLISH_GRAMMAR_PHRASES,
  ENGLISH_LIGHT,
  ENGLISH_MEASURES,
} from './english/grammar.ts';
import { ENGLISH_COMPOUNDS, ENGLISH_PRIVATIVES, ENGLISH_SYNONYMS } from './english/synonyms.ts';
import { ENGLISH_REGISTERS } from './english/registers.ts';
import { FRENCH_GRAMMAR, FRENCH_GRAMMAR_PHRASES, FRENCH_LIGHT, FRENCH_MEASURES } from './french/grammar.ts';
import { FRENCH_COMPOUNDS, FRENCH_PRIVATIVES, FRENCH_SYNONYMS } from './french/synonyms.ts';
import { FRENCH_REGISTERS } from './french/registers.ts';
import { rootsOf } from './word-roots.ts';

/** Several words with one meaning. */
export interface Expression {
  /** For each word, the folded form, or the roots of which one is enough. */
  readonly words: readonly ReadonlySet<string>[];
  /** The row of synonyms; null for a phrase of grammar, which states nothing. */
  readonly key: string | null;
  /** A verb of grammar before an article, « faire le »: it may stand for another word, and states nothing itself. */
  readonly isGrammar: boolean;
}

export interface Tables {
  readonly grammar: ReadonlySet<string>;
  readonly light: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  readonly rows: ReadonlyMap<string, readonly string[]>;
  readonly expressions: ReadonlyMap<string, readonly Expression[]>;
  readonly compounds: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly privatives: ReadonlyMap<string, readonly (readonly string[])[]>;
}

type WordClasses = Readonly<Record<string, string>>;

interface Source {
  readonly grammar: WordClasses;
  readonly light: WordClasses;
  readonly measures: string;
  readonly phrases: string;
  readonly synonyms: string;
  readonly compounds: string;
  readonly privatives: string;
}

const SOURCES: Readonly<Record<Language, Source>> = {
  fr: {
    grammar: FRENCH_GRAMMAR,
    light: FRENCH_LIGHT,
    measures: FRENCH_MEASURES,
    phrases: FRENCH_GRAMMAR_PHRASES,
    synonyms: FRENCH_SYNONYMS + FRENCH_REGISTERS,
    compounds: FRENCH_COMPOUNDS,
    privatives: FRENCH_PRIVATIVES,
  },
  en: {
    grammar: ENGLISH_GRAMMAR,
    light: ENGLISH_LIGHT,
    measures: ENGLISH_MEASURES,
    phrases: ENGLISH_GRAMMAR_PHRASES,
    synonyms: ENGLISH_SYNONYMS + ENGLISH_REGISTERS,
    compounds: ENGLISH_COMPOUNDS,
    privatives: ENGLISH_PRIVATIVES,
  },
};

/** Prepositions, articles and the reflexive pronoun in all of their forms. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  de: ['de', 'd', 'du', 'des'],
  a: ['a', 'au', 'aux'],
  l: ['l', 'le', 'la', 'les'],
  se: ['se', 's'],
};

const OF = new Set(['of', 'de', 'd']);
const DETERMINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['l', 'le', 'la', 'les', 'son', 'sa', 'ses']),
  en: new Set(['the', 'his', 'her', 'their']),
};
const ARTICLES = new Set(['l', 'the']);

const KEPT: Partial<Record<Language, Tables>> = {};

/** Those of a language, built when they are first asked for: a program that compares no words starts without them. */
export function tablesOf(language: Language): Tables {
  return (KEPT[language] ??= buildTables(language, SOURCES[language]));
}

/** The words of an expression. */
export function wordsOf(expression: string): readonly string[] {
  return expression.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function splitRow(row: string): readonly string[] {
  return row
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

function linesOf(table: string): readonly string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function buildTables(language: Language, source: Source): Tables {
  const grammar = new Set(Object.values(source.grammar).flatMap((words) => words.split(/\s+/u).map(fold)));
  const light = new Set(
    Object.values(source.light).flatMap((words) =>
      words.split(/\s+/u).flatMap((word) => rootsOf(word, language)),
    ),
  );
  const measures = new Set(source.measures.split(/\s+/u).flatMap((word) => rootsOf(word, language)));
  const rows = new Map<string, string[]>();
  const expressions = new Map<string, Expression[]>();
  const addExpression = (words: readonly string[], key: string | null) => {
    const places = words.map((word) => placeOf(word, language));
    const isGrammar = ARTICLES.has(words.at(-1) ?? '') && words.every((word) => grammar.has(fold(word)));
    for (const form of places[0] ?? []) append(expressions, form, { words: places, key, isGrammar });
  };
  // « perte de connaissance » is also « perdre connaissance », "lost his balance" also "loss of balance".
  const addVerbal = ([noun, , object]: readonly (ReadonlySet<string> | undefined)[], key: string) => {
    if (noun === undefined || object === undefined) return;
    for (const places of [
      [noun, object],
      [noun, DETERMINERS[language], object],
    ])
      for (const form of noun) append(expressions, form, { words: places, key, isGrammar: false });
  };
  linesOf(source.synonyms).forEach((line, number) => {
    const key = `=${number}`;
    for (const term of splitRow(line)) {
      const words = wordsOf(term);
      if (words.length > 1) addExpression(words, key);
      if (words.length === 3 && OF.has(words[1] ?? ''))
        addVerbal(
          words.map((word) => placeOf(word, language)),
          key,
        );
      if (words.length === 1) for (const root of rootsOf(term, language)) append(rows, root, key);
    }
  });
  for (const phrase of splitRow(source.phrases.replaceAll('\n', ' '))) addExpression(wordsOf(phrase), null);
  const readPairs = (table: string) =>
    new Map(
      linesOf(table).flatMap((line) => {
        const [word = '', others = ''] = line.split(':');
        const keys = wordsOf(others).map((other) => {
          const roots = rootsOf(other, language);
          return [...roots, ...roots.flatMap((root) => rows.get(root) ?? [])];
        });
        return rootsOf(word.trim(), language)
          .slice(0, 2)
          .map((root) => [root, keys] as const);
      }),
    );
  const compounds = readPairs(source.compounds);
  const privatives = readPairs(source.privatives);
  return { grammar, light, measures, rows, expressions, compounds, privatives };
}

/** A word of grammar stands in one form, any other in all of its family. */
function placeOf(word: string, language: Language): ReadonlySet<string> {
  const plain = fold(word);
  const variants = language === 'fr' ? VARIANTS[plain] : undefined;
  if (variants !== undefined) return new Set(variants);
  const roots = rootsOf(word, language);
  // Of a short word only the forms that its family lists: "get up" and "gets up".
  return new Set([plain, ...(plain.length < 4 ? roots.filter((root) => root.endsWith('·')) : roots)]);
}

function append<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else if (!known.includes(item)) known.push(item);
}

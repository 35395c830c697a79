/** Expressions of the tables in a text: several words with one meaning. */
import { fitsWord } from '@constat/language/meaning';
import type { Expression } from '@constat/language/meaning';
import type { Content } from './find-contents.ts';
import type { Reading } from './fact.ts';
import type { Sense, SenseTable } from './senses.ts';
import { isBesideNumber, leadsToResult } from './neighbouring-facts.ts';
import type { NeighbouringFacts } from './neighbouring-facts.ts';
import { isStopWord } from './terms.ts';

/** The longest expression of the tables that begins here; of several as long, the rows of all of them. */
export function readExpression(
  reading: Reading,
  at: number,
  sense: Sense,
  senses: SenseTable,
  neighbours: NeighbouringFacts,
): Content | null {
  const { taken } = reading;
  const longest = sense.opens.find((candidate) => stands(reading, at, candidate, senses, taken));
  if (longest === undefined) return null;
  const rows = sense.opens.filter(
    (other) => other.words.length === longest.words.length && stands(reading, at, other, senses, taken),
  );
  const last = at + longest.words.length - 1;
  return {
    kind: 'word',
    first: at,
    last,
    keys: rows.flatMap(({ key }) => (key === null ? [] : [senses.keyOf(key)])),
    marks: wordKeys(reading, at, last, senses),
    parts: partsOf(reading, at, last, senses),
    denies: [],
    term: 0,
    isRequired:
      rows.every(({ key, isGrammar }) => key !== null && !isGrammar) &&
      !leadsToResult(reading, at, last, neighbours) &&
      !(sense.isMeasure && isBesideNumber(reading, at)),
  };
}

/** The keys of an expression of the tables that takes up the same words as a fact. */
export function expressionKeys(
  reading: Reading,
  first: number,
  last: number,
  senses: SenseTable,
): readonly number[] {
  const token = reading.tokens[first];
  if (token === undefined) return [];
  return senses.senseOf(token.text).opens.flatMap((expression) => {
    const fits = expression.key !== null && expression.words.length === last - first + 1;
    return fits && stands(reading, first, expression, senses) ? [senses.keyOf(expression.key ?? '')] : [];
  });
}

/** What the words of an expression say one by one, where at least two say something: « perdre » and « équilibre ». */
function partsOf(
  { tokens, language }: Reading,
  first: number,
  last: number,
  senses: SenseTable,
): readonly (readonly number[])[] {
  const parts = tokens
    .slice(first, last + 1)
    .flatMap(({ kind, text, key }) =>
      kind === 'word' && !isStopWord(key, language) ? [senses.senseOf(text).keys] : [],
    );
  return parts.length > 1 ? parts : [];
}

/** The keys of the words of an expression or of a fact of several words. */
export function wordKeys(
  { tokens }: Reading,
  first: number,
  last: number,
  senses: SenseTable,
): readonly number[] {
  return tokens
    .slice(first, last + 1)
    .flatMap(({ kind, text }) => (kind === 'word' ? senses.senseOf(text).keys : []));
}

const NO_WORDS: ReadonlySet<string> = new Set();

function stands(
  { tokens }: Reading,
  at: number,
  { words, key }: Expression,
  senses: SenseTable,
  taken?: Uint8Array,
): boolean {
  // Counted by hand: this is asked of every expression that each word of a text may open.
  // The first word fits nearly always, so that the second one tells sooner.
  if (words.length > 1) {
    const second = tokens[at + 1];
    if (second === undefined || second.kind !== 'word') return false;
    if (!fitsWord(words[1] ?? NO_WORDS, second.key, senses.senseOf(second.text).names)) return false;
  }
  for (let ahead = 0; ahead < words.length; ahead += 1) {
    const place = words[ahead];
    const token = tokens[at + ahead];
    if (place === undefined || token === undefined || token.kind !== 'word') return false;
    if (taken?.[at + ahead] === 1 && !(key === null && ahead > 0)) return false;
    if (!fitsWord(place, token.key, senses.senseOf(token.text).names)) return false;
  }
  return true;
}

import { fitsWord, isPrefix } from '@constat/language/words';
import type { Expression } from '@constat/language/words';
import type { FactKind } from '../difference.ts';
import type { Fact, Reading } from './fact.ts';
import type { Negation } from './negations.ts';
import type { SenseTable } from './senses.ts';
import { isStopWord } from './terms.ts';

/** A word, an expression or a fact that states something, whatever it is. */
export interface Content {
  readonly kind: FactKind;
  readonly first: number;
  readonly last: number;
  /** Two contents with a key in common may stand for each other. */
  readonly keys: readonly number[];
  /** Keys that may stand for another content though they do not say the whole of this one: those of its words. */
  readonly marks: readonly number[];
  /** The keys of each of the words that say the same together. */
  readonly parts: readonly (readonly number[])[];
  /** The keys of what it denies. */
  readonly denies: readonly number[];
  /** The term of the fact; of a plain word, 0. */
  readonly term: number;
  /** A word of grammar may come and go; it can only stand for another one. */
  readonly isRequired: boolean;
}

/** Kinds whose words may be words of grammar: « demeure », « peut ». */
const LINKING: ReadonlySet<FactKind> = new Set<FactKind>(['trend', 'permission', 'passage', 'status']);
const NO_SENSE = { parts: [], denies: [] } as const;
/** Verbs that a negation makes void: « sans nécessiter de chirurgie » is « sans chirurgie ». */
const VOID_WHEN_DENIED = { fr: 'nécessiter', en: 'require' } as const;

/** Everything that a text states, in order; words of grammar and the words that deny are not among it. */
export function findContents(
  reading: Reading,
  negations: readonly Negation[],
  senses: SenseTable,
): readonly Content[] {
  const { tokens, taken, facts, language } = reading;
  const denials = new Set(negations.map(({ first }) => first));
  const needs = senses.senseOf(VOID_WHEN_DENIED[language]).keys.slice(0, 1);
  const contents: Content[] = [];
  let next = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const begun: Fact[] = [];
    for (; (facts[next]?.first ?? Infinity) < at; next += 1);
    for (; facts[next]?.first === at; next += 1) {
      const fact = facts[next];
      if (fact !== undefined) begun.push(fact);
    }
    const token = tokens[at];
    if (token === undefined) break;
    if (begun.length > 0) {
      const [{ last } = { last: at }] = begun;
      const sense = last === at && token.kind === 'word' ? senses.senseOf(token.text) : null;
      const marks = sense === null ? wordKeys(reading, at, last, senses) : [];
      for (const { kind, key, first, term } of begun) {
        const keys = sense === null ? [term, ...expressionKeys(reading, at, last, senses)] : [term, ...sense.keys];
        const isRequired = !(sense?.isGrammar === true && LINKING.has(kind)) && !isRelation(kind, key);
        const { parts, denies } = sense ?? NO_SENSE;
        contents.push({ kind, first, last, keys, marks, parts, denies, term, isRequired });
      }
      continue;
    }
    if (taken[at] === 1 || token.kind !== 'word' || denials.has(at)) continue;
    const ends = isPrefix(token.key) && tokens[at + 1]?.joiner === '-' && taken[at + 1] === 0 ? at + 1 : at;
    const sense = senses.senseOf(token.text + (ends > at ? (tokens[ends]?.text ?? '') : ''));
    const expression = sense.opens.find((candidate) => stands(reading, at, candidate, senses, taken));
    const { keys, parts, denies } = sense;
    if (expression !== undefined) {
      const last = at + expression.words.length - 1;
      const row = sense.opens
        .filter(({ words }) => words.length === expression.words.length)
        .filter((other) => stands(reading, at, other, senses, taken))
        .map(({ key }) => (key === null ? null : senses.keyOf(key)));
      const marks = wordKeys(reading, at, last, senses);
      const isRequired = !row.includes(null) && !(sense.isMeasure && isBesideNumber(reading, at));
      const keys = row.filter((key) => key !== null);
      contents.push({ kind: 'word', first: at, last, keys, marks, ...NO_SENSE, term: 0, isRequired });
      at = last;
      continue;
    }
    const isNoLonger = token.key === 'longer' && denials.has(at - 1);
    const isVoid =
      (denials.has(at - 1) || denials.has(at - 2)) && keys.some((key) => needs.includes(key));
    const isRequired =
      !sense.isGrammar &&
      !(sense.isMeasure && isBesideNumber(reading, at)) &&
      !isNoLonger &&
      !isVoid &&
      token.key.length > 1 && !isStopWord(token.key, language);
    contents.push({ kind: 'word', first: at, last: ends, keys, marks: [], parts, denies, term: 0, isRequired });
    at = ends;
  }
  return contents;
}

/** Tokens between a number and the verb that ties it to what is measured. */
const MEASURE_REACH = 8;

function isBesideNumber({ numberAt, tokens, taken, sentence }: Reading, at: number): boolean {
  for (let near = at - MEASURE_REACH; near <= at + MEASURE_REACH; near += 1) {
    if (sentence[near] !== sentence[at]) continue;
    if (numberAt[near] === 1 || (taken[near] === 1 && tokens[near]?.kind === 'digits')) return true;
  }
  return false;
}

/** « après », « avec », « bien », « capable »: how two things go together, which other rules look at. */
function isRelation(kind: FactKind, key: string): boolean {
  return (
    (kind === 'trend' && /^(?:order|quality)/u.test(key)) ||
    (kind === 'permission' && /^(?:use|able)/u.test(key))
  );
}

/** The keys of an expression of the tables that takes up the same words as a fact. */
function expressionKeys(reading: Reading, first: number, last: number, senses: SenseTable): readonly number[] {
  const token = reading.tokens[first];
  if (last === first || token?.kind !== 'word') return [];
  return senses.senseOf(token.text).opens.flatMap((expression) => {
    const fits = expression.key !== null && expression.words.length === last - first + 1;
    return fits && stands(reading, first, expression, senses) ? [senses.keyOf(expression.key ?? '')] : [];
  });
}

/** The keys of the words of an expression or of a fact of several words. */
function wordKeys({ tokens }: Reading, first: number, last: number, senses: SenseTable): readonly number[] {
  return tokens
    .slice(first, last + 1)
    .flatMap(({ kind, text }) => (kind === 'word' ? senses.senseOf(text).keys : []));
}

function stands(
  { tokens }: Reading,
  at: number,
  { words, key }: Expression,
  senses: SenseTable,
  taken?: Uint8Array,
): boolean {
  return words.every((place, ahead) => {
    const token = tokens[at + ahead];
    if (token === undefined || token.kind !== 'word') return false;
    if (taken?.[at + ahead] === 1 && !(key === null && ahead > 0)) return false;
    return fitsWord(place, token.key, senses.senseOf(token.text).names);
  });
}

import { fitsWord, isPrefix } from '@constat/language/words';
import type { Expression } from '@constat/language/words';
import type { ClockTimes } from './clock-times.ts';
import type { FactKind, TextLanguage } from '../difference.ts';
import type { Fact, Reading } from './fact.ts';
import { isAbsent } from './negations.ts';
import type { Negation } from './negations.ts';
import type { Sense, SenseTable } from './senses.ts';
import { particleOf } from './particles.ts';
import { PREVENTED, withPrevented } from './prevented.ts';
import {
  isBeforeSymptom,
  isObligation,
  isBesideNumber,
  isMagnitude,
  isSupport,
  leadsToResult,
  namesNext,
  readSurroundings,
} from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';
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
const ONLY: Readonly<Record<TextLanguage, string>> = { fr: 'seulement', en: 'only' };
const NO_SENSE = { parts: [], denies: [] } as const;

/** Everything that a text states, in order; words of grammar may only stand for others, the words that deny are left out. */
export function findContents(
  reading: Reading,
  negations: readonly Negation[],
  senses: SenseTable,
  clockTimes: ClockTimes,
): readonly Content[] {
  const { tokens, taken, facts } = reading;
  const surroundings = readSurroundings(reading, negations, clockTimes);
  const { denials } = surroundings;
  const contents: Content[] = [];
  // Particles that a verb before them has taken up: "took the cast off".
  const particles = new Set<number>();
  let next = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    while ((facts[next]?.first ?? Infinity) < at) next += 1;
    if (facts[next]?.first === at) {
      for (; facts[next]?.first === at; next += 1)
        addFactContent(reading, facts[next], senses, surroundings, contents);
      continue;
    }
    if (token === undefined || taken[at] === 1 || token.kind !== 'word' || particles.has(at)) continue;
    if (denials[at] === 1) {
      if (isAbsent(token.key)) contents.push(stateOf(at, senses.senseOf(token.text)));
      continue;
    }
    const sense = senses.senseOf(token.text);
    const split = sense.opens.length > 0 ? particleOf(reading, at, sense, senses) : null;
    if (split !== null) {
      particles.add(split.at);
      contents.push(split.content);
      continue;
    }
    const content =
      (sense.opens.length > 0 ? readExpression(reading, at, sense, senses, surroundings) : null) ??
      readWord(reading, at, sense, senses, surroundings);
    contents.push(content);
    at = content.last;
  }
  return contents.map((content, at) =>
    withPrevented(content, contents.slice(at + 1, at + 1 + PREVENTED), reading, senses),
  );
}

function addFactContent(
  reading: Reading,
  fact: Fact | undefined,
  senses: SenseTable,
  surroundings: Surroundings,
  contents: Content[],
): void {
  if (fact === undefined) return;
  const { kind, key, first, last, term } = fact;
  const token = reading.tokens[first];
  if (token?.kind !== 'word') {
    contents.push({ kind, first, last, keys: [term], marks: [], ...NO_SENSE, term, isRequired: true });
    return;
  }
  const isRelated = isRelation(kind, key);
  if (last > first) {
    const isInTime = surroundings.clockTimes.has(first);
    const keys = [term, ...expressionKeys(reading, first, last, senses)];
    const marks = wordKeys(reading, first, last, senses);
    const { denies } = senses.senseOf(token.text);
    contents.push({
      kind,
      first,
      last,
      keys,
      marks,
      parts: [],
      denies,
      term,
      isRequired: !isRelated && !isInTime,
    });
    return;
  }
  const { keys, parts, denies, isGrammar } = senses.senseOf(token.text);
  const isRequired =
    !(isGrammar && LINKING.has(kind)) &&
    !isRelated &&
    !surroundings.clockTimes.has(first) &&
    !isSupport(reading, last, kind, key, senses) &&
    !(kind === 'trend' && leadsToResult(reading, first, last, surroundings));
  // « ne … que » is its « que » alone.
  const named = kind === 'comparison' && key === 'only' ? senses.senseOf(ONLY[reading.language]).keys : keys;
  contents.push({ kind, first, last, keys: [term, ...named], marks: [], parts, denies, term, isRequired });
}

/** The longest expression of the tables that begins here; of several as long, the rows of all of them. */
function readExpression(
  reading: Reading,
  at: number,
  sense: Sense,
  senses: SenseTable,
  surroundings: Surroundings,
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
      !leadsToResult(reading, at, last, surroundings) &&
      !(sense.isMeasure && isBesideNumber(reading, at)),
  };
}

function readWord(
  reading: Reading,
  at: number,
  own: Sense,
  senses: SenseTable,
  surroundings: Surroundings,
): Content {
  const { tokens, taken, language } = reading;
  const { denials } = surroundings;
  const [token, following] = [tokens[at], tokens[at + 1]];
  const key = token?.key ?? '';
  const isPrefixed = following?.joiner === '-' && taken[at + 1] === 0 && isPrefix(key);
  const sense = isPrefixed ? senses.senseOf(`${token?.text ?? ''}${following.text}`) : own;
  const { keys, parts, denies } = sense;
  const isRequired =
    (!sense.isGrammar || isObligation(reading, at, key, surroundings)) &&
    !surroundings.clockTimes.has(at) &&
    key.length > 1 &&
    !isStopWord(key, language) &&
    !(sense.isMeasure && isBesideNumber(reading, at)) &&
    !(key === 'longer' && denials[at - 1] === 1) &&
    !(
      (denials[at - 1] === 1 || denials[at - 2] === 1 || denials[at + 1] === 1) &&
      senses.isVoidWhenDenied(keys)
    ) &&
    !isMagnitude(reading, at, key) &&
    !leadsToResult(reading, at, at, surroundings) &&
    !(isBeforeSymptom(at, surroundings) && senses.isCause(keys)) &&
    !(key === 'sensation' && tokens[at - 1]?.key.endsWith('ing') === true) &&
    !namesNext(reading, at, senses.kindNamedBy(keys), surroundings);
  return {
    kind: 'word',
    first: at,
    last: isPrefixed ? at + 1 : at,
    keys,
    marks: [],
    parts,
    denies,
    term: 0,
    isRequired,
  };
}

/** « absent » as one end of a change: « de normaux à absents ». */
function stateOf(at: number, { keys }: Sense): Content {
  return { kind: 'word', first: at, last: at, keys, marks: [], ...NO_SENSE, term: 0, isRequired: false };
}

/** « après », « avec », « bien », « capable »: how two things go together, which other rules look at. */
function isRelation(kind: FactKind, key: string): boolean {
  return (
    (kind === 'trend' && /^(?:order|quality)/u.test(key)) ||
    (kind === 'permission' && /^(?:use|able)/u.test(key))
  );
}

/** The keys of an expression of the tables that takes up the same words as a fact. */
function expressionKeys(
  reading: Reading,
  first: number,
  last: number,
  senses: SenseTable,
): readonly number[] {
  const token = reading.tokens[first];
  if (last === first || token?.kind !== 'word') return [];
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
  for (const [ahead, place] of words.entries()) {
    const token = tokens[at + ahead];
    if (token === undefined || token.kind !== 'word') return false;
    if (taken?.[at + ahead] === 1 && !(key === null && ahead > 0)) return false;
    if (!fitsWord(place, token.key, senses.senseOf(token.text).names)) return false;
  }
  return true;
}

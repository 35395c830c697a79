import { isPrefix } from '@constat/language/meaning';
import { endsSpan } from './cessations.ts';
import type { ClockTimes } from './clock-times.ts';
import type { FactKind, TextLanguage } from '../difference.ts';
import { expressionKeys, readExpression, wordKeys } from './expressions.ts';
import type { Fact, Reading } from './fact.ts';
import { isAbsent } from './negations.ts';
import type { Negation } from './negations.ts';
import type { Sense, SenseTable } from './senses.ts';
import { particleOf } from './verb-particles.ts';
import {
  isBeforeSymptom,
  isObligation,
  isBesideNumber,
  isMagnitude,
  isSupport,
  leadsToResult,
  namesNext,
  readNeighbouringFacts,
} from './neighbouring-facts.ts';
import type { NeighbouringFacts } from './neighbouring-facts.ts';
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

/** Whether two contents have a key in common. */
export function shareKey({ keys }: Pick<Content, 'keys'>, other: Pick<Content, 'keys'>): boolean {
  return haveCommon(keys, other.keys);
}

/** Whether two short lists have a number in common. Counted by hand: it is asked of most pairs of contents. */
export function haveCommon(some: readonly number[], others: readonly number[]): boolean {
  for (let at = 0; at < some.length; at += 1) if (others.includes(some[at] ?? -1)) return true;
  return false;
}

/** Everything that a text states, in order; words of grammar may only stand for others, the words that deny are left out. */
export function findContents(
  reading: Reading,
  negations: readonly Negation[],
  senses: SenseTable,
  clockTimes: ClockTimes,
): readonly Content[] {
  const { tokens, taken, facts } = reading;
  const neighbours = readNeighbouringFacts(reading, negations, clockTimes);
  const { denials } = neighbours;
  const contents: Content[] = [];
  // Particles that a verb before them has taken up: "took the cast off".
  const particles = new Set<number>();
  let next = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    while ((facts[next]?.first ?? Infinity) < at) next += 1;
    if (facts[next]?.first === at) {
      for (; facts[next]?.first === at; next += 1)
        addFactContent(reading, facts[next], senses, neighbours, contents);
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
      (sense.opens.length > 0 ? readExpression(reading, at, sense, senses, neighbours) : null) ??
      readWord(reading, at, sense, senses, neighbours);
    contents.push(content);
    at = content.last;
  }
  return contents.map((content, at) =>
    isPreventing(content, senses)
      ? withPrevented(content, contents.slice(at + 1, at + 1 + PREVENTED), reading)
      : content,
  );
}

function addFactContent(
  reading: Reading,
  fact: Fact | undefined,
  senses: SenseTable,
  neighbours: NeighbouringFacts,
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
    const isInTime = neighbours.clockTimes.has(first);
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
    !neighbours.clockTimes.has(first) &&
    !isSupport(reading, last, kind, key, senses) &&
    !(kind === 'trend' && leadsToResult(reading, first, last, neighbours));
  // « ne … que » is its « que » alone.
  const named = kind === 'comparison' && key === 'only' ? senses.senseOf(ONLY[reading.language]).keys : keys;
  contents.push({ kind, first, last, keys: [term, ...named], marks: [], parts, denies, term, isRequired });
}

function readWord(
  reading: Reading,
  at: number,
  own: Sense,
  senses: SenseTable,
  neighbours: NeighbouringFacts,
): Content {
  const { tokens, taken, language } = reading;
  const { denials } = neighbours;
  const [token, following] = [tokens[at], tokens[at + 1]];
  const key = token?.key ?? '';
  const isPrefixed = following?.joiner === '-' && taken[at + 1] === 0 && isPrefix(key);
  const sense = isPrefixed ? senses.senseOf(`${token?.text ?? ''}${following.text}`) : own;
  const { keys, parts, denies } = sense;
  const isRequired =
    (!sense.isGrammar || isObligation(reading, at, key, neighbours)) &&
    !neighbours.clockTimes.has(at) &&
    key.length > 1 &&
    !isStopWord(key, language) &&
    !(sense.isMeasure && isBesideNumber(reading, at)) &&
    !(key === 'longer' && denials[at - 1] === 1) &&
    !(language === 'en' && endsSpan(tokens, at)) &&
    !(
      (denials[at - 1] === 1 || denials[at - 2] === 1 || denials[at + 1] === 1) &&
      senses.isVoidWhenDenied(keys)
    ) &&
    !isMagnitude(reading, at, key) &&
    !leadsToResult(reading, at, at, neighbours) &&
    !(isBeforeSymptom(at, neighbours) && senses.isCause(keys)) &&
    !(key === 'sensation' && tokens[at - 1]?.key.endsWith('ing') === true) &&
    !namesNext(reading, at, senses.kindNamedBy(keys), neighbours);
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

/** Contents after « empêche » that it may deny. */
const PREVENTED = 3;

/** Whether a content is a word that may deny the contents after it. */
function isPreventing({ isRequired, kind, keys }: Content, senses: SenseTable): boolean {
  return isRequired && kind === 'word' && senses.isPreventing(keys);
}

/** Such a content with what it prevents among what it denies: « l’empêche de dormir » denies « dormir ». */
function withPrevented(
  content: Content,
  following: readonly Content[],
  { tokens, clause, language }: Reading,
): Content {
  const inClause = following.filter(({ first }) => clause[first] === clause[content.first]);
  const end = inClause.at(-1)?.last ?? content.last;
  const link = language === 'fr' ? /^(?:de|d)$/u : /^from$/u;
  if (!tokens.slice(content.last + 1, end).some(({ key }) => link.test(key))) return content;
  const prevented = inClause.find(({ isRequired }) => isRequired);
  if (prevented === undefined || isListOfPrevented(tokens, prevented.last, link)) return content;
  return { ...content, denies: [...content.denies, ...prevented.keys] };
}

const JOINS_PREVENTED = new Set(['et', 'ou', 'ni', ',', 'and', 'or', 'nor']);

/** « de marcher et de conduire », "from walking and driving": more than one thing is prevented. */
function isListOfPrevented(tokens: Reading['tokens'], last: number, link: RegExp): boolean {
  const next = tokens[last + 2]?.key ?? '';
  return JOINS_PREVENTED.has(tokens[last + 1]?.key ?? '') && (link.test(next) || next.endsWith('ing'));
}

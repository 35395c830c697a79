import { fitsWord } from '@constat/language/words';
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
  /** The keys of each of the words that say the same together. */
  readonly parts: readonly (readonly number[])[];
  /** The term of the fact; of a plain word, 0. */
  readonly term: number;
}

/** Everything that a text states, in order; words of grammar and the words that deny are not among it. */
export function findContents(
  reading: Reading,
  negations: readonly Negation[],
  senses: SenseTable,
): readonly Content[] {
  const { tokens, taken, facts, language } = reading;
  const denials = new Set(negations.map(({ first }) => first));
  const contents: Content[] = [];
  let next = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const begun: Fact[] = [];
    for (; (facts[next]?.first ?? Infinity) <= at; next += 1) {
      const fact = facts[next];
      if (fact !== undefined) begun.push(fact);
    }
    const token = tokens[at];
    if (token === undefined) break;
    if (begun.length > 0) {
      const [{ last } = { last: at }] = begun;
      const sense = last === at && token.kind === 'word' ? senses.senseOf(token.text) : null;
      for (const { kind, first, term } of begun) {
        const keys = sense === null ? [term] : [term, ...sense.keys];
        if (sense?.isGrammar !== true) contents.push({ kind, first, last, keys, parts: sense?.parts ?? [], term });
      }
      continue;
    }
    if (taken[at] === 1 || token.kind !== 'word' || denials.has(at)) continue;
    const sense = senses.senseOf(token.text);
    const expression = sense.opens.find((candidate) => stands(reading, at, candidate, senses));
    if (expression !== undefined) {
      const last = at + expression.words.length - 1;
      const keys = expression.key === null ? [] : [senses.keyOf(expression.key)];
      if (keys.length > 0) contents.push({ kind: 'word', first: at, last, keys, parts: [], term: 0 });
      at = last;
      continue;
    }
    if (sense.isGrammar || token.key.length < 2 || isStopWord(token.key, language)) continue;
    contents.push({ kind: 'word', first: at, last: at, keys: sense.keys, parts: sense.parts, term: 0 });
  }
  return contents;
}

function stands({ tokens, taken }: Reading, at: number, { words }: Expression, senses: SenseTable): boolean {
  return words.every((place, ahead) => {
    const token = tokens[at + ahead];
    if (token === undefined || token.kind !== 'word' || taken[at + ahead] === 1) return false;
    return fitsWord(place, token.key, senses.senseOf(token.text).names);
  });
}

import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';

/** Tokens from `first` up to `end`, which is not among them. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/** A sentence to be aligned: each of its terms once, with its weight in the sentence. */
export interface Sentence extends Range {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

/** Values weigh less than things, since they are what may have been swapped. */
const VALUE_WEIGHT = 0.8;

/**
 * The sentences of a text. One with next to no words of its own goes with the one before it; a line or a date that
 * heads a paragraph goes with the one after it.
 */
export function sentencesOf(text: TextFacts): readonly Sentence[] {
  const joined: { first: number; end: number }[] = [];
  for (const { first, end, names } of rawSentences(text)) {
    const last = joined.at(-1);
    if (last === undefined || names) joined.push({ first, end });
    else last.end = end;
  }
  const seen = new Int32Array(text.table.size).fill(-1);
  return joined.map((range) => weigh(text, range, seen));
}

interface RawSentence extends Range {
  /** Whether it names any thing. */
  readonly names: boolean;
}

function rawSentences({ terms, tokens, unit, table }: TextFacts): readonly RawSentence[] {
  const found: RawSentence[] = [];
  let first = 0;
  let names = false;
  let heads = true;
  let only = NO_TERM;
  let isMixed = false;
  for (let at = 0; at < terms.length; at += 1) {
    if (at > first && unit[at] !== unit[at - 1] && (names || !heads)) {
      found.push({ first, end: at, names });
      [first, names, heads, only, isMixed] = [at, false, true, NO_TERM, false];
    }
    if (tokens[at]?.key === '.') heads = only !== NO_TERM && !isMixed && table.termOf(only).kind === 'date';
    const term = terms[at] ?? NO_TERM;
    if (term === NO_TERM) continue;
    if (only === NO_TERM) only = term;
    else if (table.termOf(term).kind !== table.termOf(only).kind) isMixed = true;
    if (table.termOf(term).content) names = true;
  }
  if (terms.length > 0) found.push({ first, end: terms.length, names });
  return found;
}

/** `seen` has, for each term, the place that it took in the sentence that began at the first token. */
function weigh({ terms: all, table }: TextFacts, { first, end }: Range, seen: Int32Array): Sentence {
  const terms: number[] = [];
  const weights: number[] = [];
  for (let at = first; at < end; at += 1) {
    const term = all[at] ?? NO_TERM;
    if (term === NO_TERM) continue;
    const weight = table.termOf(term).content ? 1 : VALUE_WEIGHT;
    const place = seen[term] ?? -1;
    if (place >= 0 && terms[place] === term) weights[place] = (weights[place] ?? 0) + weight;
    else {
      seen[term] = terms.length;
      terms.push(term);
      weights.push(weight);
    }
  }
  return { first, end, terms, weights };
}

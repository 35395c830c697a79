import type { TextFacts } from '../facts/read-facts.ts';
import { sentencesOf } from './sentences-to-align.ts';
import type { Range, Sentence } from './sentences-to-align.ts';

/** Sentences of the source and of the proposal that tell the same thing, in the order of each text. */
export interface Group {
  readonly source: readonly Range[];
  readonly proposal: readonly Range[];
}

/** A term in more sentences than this tells no sentence from another. */
const COMMON = 12;
const FAR_WEIGHT = 0.3;
const SIZE_POWER = 0.3;

/** Groups the sentences of both texts, each with the sentence of the other text that is most like it. */
export function alignSentences(source: TextFacts, proposal: TextFacts): readonly Group[] {
  const before = sentencesOf(source);
  const after = sentencesOf(proposal);
  const parent = Int32Array.from({ length: before.length + after.length }, (_, at) => at);
  const root = (at: number): number => {
    let here = at;
    while (parent[here] !== here) {
      parent[here] = parent[parent[here] ?? here] ?? here;
      here = parent[here] ?? here;
    }
    return here;
  };
  const join = (a: number, b: number) => {
    parent[root(a)] = root(b);
  };
  const { size } = source.table;
  linkToBest(before, after, size, (at, best) => join(at, before.length + best));
  linkToBest(after, before, size, (at, best) => join(before.length + at, best));
  // Two sentences alone are compared word by word, however little they share.
  if (before.length === 1 && after.length === 1) join(0, 1);
  const groups = new Map<number, { source: Range[]; proposal: Range[] }>();
  [...before, ...after].forEach((sentence, at) => {
    const group = groups.get(root(at)) ?? { source: [], proposal: [] };
    groups.set(root(at), group);
    (at < before.length ? group.source : group.proposal).push(sentence);
  });
  return [...groups.values()];
}

function linkToBest(
  from: readonly Sentence[],
  to: readonly Sentence[],
  size: number,
  link: (at: number, best: number) => void,
): void {
  const index = listTerms(to, size);
  const scores = new Float64Array(to.length);
  const touched = new Int32Array(to.length);
  from.forEach(({ terms, weights }, at) => {
    const part = at / from.length;
    let count = 0;
    terms.forEach((term, order) => {
      const start = index.starts[term] ?? 0;
      const end = index.starts[term + 1] ?? start;
      const weight = weights[order] ?? 0;
      const rarity = 1 / Math.sqrt(end - start);
      const first = firstNear(index.places, start, end, part * to.length);
      const last = Math.min(end, first + COMMON);
      for (let here = first; here < last; here += 1) {
        const place = index.places[here] ?? 0;
        if (scores[place] === 0) touched[count++] = place;
        scores[place] = (scores[place] ?? 0) + Math.min(weight, index.weights[here] ?? 0) * rarity;
      }
    });
    let best = -1;
    let top = 0;
    for (let here = 0; here < count; here += 1) {
      // Of two equally like sentences the one with fewer terms of its own, then the nearer one.
      const place = touched[here] ?? 0;
      const terms = to[place]?.terms.length ?? 0;
      const far = Math.abs(place / to.length - part);
      const score = ((scores[place] ?? 0) * (1 - far * FAR_WEIGHT)) / (4 + terms) ** SIZE_POWER;
      if (score > top) [best, top] = [place, score];
      scores[place] = 0;
    }
    if (best >= 0) link(at, best);
  });
}

/** For each term the sentences that have it, in order, from `starts[term]` up to `starts[term + 1]`, with its weight. */
interface TermIndex {
  readonly starts: Int32Array;
  readonly places: Int32Array;
  readonly weights: Float64Array;
}

function listTerms(sentences: readonly Sentence[], size: number): TermIndex {
  const starts = new Int32Array(size + 1);
  for (const { terms } of sentences) for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 1; term <= size; term += 1) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const next = starts.slice();
  const places = new Int32Array(starts[size] ?? 0);
  const weights = new Float64Array(places.length);
  sentences.forEach((sentence, at) =>
    sentence.terms.forEach((term, order) => {
      const here = next[term] ?? 0;
      places[here] = at;
      weights[here] = sentence.weights[order] ?? 0;
      next[term] = here + 1;
    }),
  );
  return { starts, places, weights };
}

/** Of the many sentences with a common term, the first of those about as far into the text as `expected`. */
function firstNear(places: Int32Array, start: number, end: number, expected: number): number {
  if (end - start <= COMMON) return start;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < expected) low = middle + 1;
    else high = middle;
  }
  return Math.max(start, low - COMMON / 2);
}

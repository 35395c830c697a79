import type { TextFacts } from '../facts/read-facts.ts';

/** Sentences of the source and of the proposal that tell the same thing; tokens in the order of each text. */
export interface Group {
  readonly source: readonly number[];
  readonly proposal: readonly number[];
}

interface Sentence {
  readonly tokens: readonly number[];
  /** Term → weight within the sentence; values weigh less than things, since they are what may have been swapped. */
  readonly terms: ReadonlyMap<string, number>;
}

/** A term in more sentences than this tells no sentence from another. */
const COMMON = 12;
const VALUE_WEIGHT = 0.8;
const FAR_WEIGHT = 0.3;
const SIZE_POWER = 0.3;

/** Groups the sentences of both texts, each with the sentence of the other text that is most like it. */
export function alignSentences(source: TextFacts, proposal: TextFacts): readonly Group[] {
  const before = sentencesOf(source);
  const after = sentencesOf(proposal);
  const parent = Array.from({ length: before.length + after.length }, (_, at) => at);
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
  linkToBest(before, after, (at, best) => join(at, before.length + best));
  linkToBest(after, before, (at, best) => join(before.length + at, best));
  const groups = new Map<number, { source: number[]; proposal: number[] }>();
  [...before, ...after].forEach((sentence, at) => {
    const group = groups.get(root(at)) ?? { source: [], proposal: [] };
    groups.set(root(at), group);
    (at < before.length ? group.source : group.proposal).push(...sentence.tokens);
  });
  return [...groups.values()];
}

/**
 * A sentence with next to no words of its own goes with the one before it; a line or a date that heads a paragraph goes
 * with the one after it.
 */
function sentencesOf(text: TextFacts): readonly Sentence[] {
  const sentences: { tokens: number[]; terms: Map<string, number>; things: number; heads: boolean }[] = [];
  let current = -1;
  text.terms.forEach((term, at) => {
    const last = sentences.at(-1);
    if (last === undefined || (text.unit[at] ?? 0) !== current) {
      if (last === undefined || last.things >= 1 || !last.heads)
        sentences.push({ tokens: [], terms: new Map(), things: 0, heads: true });
      current = text.unit[at] ?? 0;
    }
    const sentence = sentences.at(-1);
    if (sentence === undefined) return;
    sentence.tokens.push(at);
    if (text.tokens[at]?.plain === '.')
      sentence.heads =
        sentence.terms.size === 1 && [...sentence.terms.keys()].every((key) => key.startsWith('date:'));
    if (term === '') return;
    const thing = text.content[at] === 1;
    if (thing) sentence.things += 1;
    sentence.terms.set(term, (sentence.terms.get(term) ?? 0) + (thing ? 1 : VALUE_WEIGHT));
  });
  const joined: typeof sentences = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last === undefined || sentence.things >= 1) joined.push(sentence);
    else {
      last.tokens.push(...sentence.tokens);
      for (const [term, weight] of sentence.terms) last.terms.set(term, (last.terms.get(term) ?? 0) + weight);
    }
  }
  return joined;
}

/** The sentences that have a term, in order, and what it weighs in each. */
interface Listed {
  readonly places: number[];
  readonly weights: number[];
}

function linkToBest(
  from: readonly Sentence[],
  to: readonly Sentence[],
  link: (at: number, best: number) => void,
): void {
  const index = listTerms(to);
  const scores = new Float64Array(to.length);
  let touched: number[] = [];
  from.forEach((sentence, at) => {
    for (const [term, weight] of sentence.terms) {
      const list = index.get(term);
      if (list === undefined) continue;
      const { places, weights } = list;
      const rarity = 1 / Math.sqrt(places.length);
      const [first, end] = window(places, at / from.length, to.length);
      for (let here = first; here < end; here += 1) {
        const place = places[here] ?? 0;
        if (scores[place] === 0) touched.push(place);
        scores[place] = (scores[place] ?? 0) + Math.min(weight, weights[here] ?? 0) * rarity;
      }
    }
    let best = -1;
    let top = 0;
    for (const place of touched) {
      // Of two equally like sentences the one with fewer terms of its own, then the nearer one.
      const size = to[place]?.terms.size ?? 0;
      const far = Math.abs(place / to.length - at / from.length);
      const score = ((scores[place] ?? 0) * (1 - far * FAR_WEIGHT)) / (4 + size) ** SIZE_POWER;
      if (score > top) [best, top] = [place, score];
      scores[place] = 0;
    }
    touched = [];
    if (best >= 0) link(at, best);
  });
}

function listTerms(sentences: readonly Sentence[]): ReadonlyMap<string, Listed> {
  const index = new Map<string, Listed>();
  sentences.forEach(({ terms }, at) => {
    for (const [term, weight] of terms) {
      let list = index.get(term);
      if (list === undefined) index.set(term, (list = { places: [], weights: [] }));
      list.places.push(at);
      list.weights.push(weight);
    }
  });
  return index;
}

/** Of the many sentences with a common term, those about as far into the text: first and end in the list. */
function window(places: readonly number[], part: number, length: number): readonly [number, number] {
  if (places.length <= COMMON) return [0, places.length];
  const expected = part * length;
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < expected) low = middle + 1;
    else high = middle;
  }
  const first = Math.max(0, low - COMMON / 2);
  return [first, Math.min(places.length, first + COMMON)];
}

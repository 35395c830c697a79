import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';

const REACH = 14;
const TAG_WEIGHT = 2;
/** What a term weighs in the next clause. */
const CLAUSE_SHARE = 0.4;

/** The terms around a place with their weights: the nearer, the heavier; a clause further on weighs much less. */
export interface Context {
  readonly terms: number[];
  readonly weights: number[];
}

/** The context of the tokens from `first` to `last`, within their sentence. */
export function contextOf(text: TextFacts, first: number, last: number): Context {
  const context: Context = { terms: [], weights: [] };
  collect(text, first, -1, context);
  collect(text, last, 1, context);
  const tag = text.tags.get(first);
  if (tag !== undefined) raise(context, tag, TAG_WEIGHT);
  return context;
}

function collect(
  { terms, table, clause, sentence }: TextFacts,
  from: number,
  step: 1 | -1,
  context: Context,
): void {
  let distance = 0;
  for (let at = from + step; at >= 0 && at < terms.length && Math.abs(at - from) <= REACH * 2; at += step) {
    if (sentence[at] !== sentence[from] || distance > REACH) return;
    const term = terms[at] ?? NO_TERM;
    if (term === NO_TERM) continue;
    const apart = Math.abs((clause[at] ?? 0) - (clause[from] ?? 0));
    const share = apart === 0 ? 1 : CLAUSE_SHARE ** apart;
    raise(context, term, (table.termOf(term).weight * share) / (1 + distance / 3));
    distance += 1;
  }
}

function raise({ terms, weights }: Context, term: number, weight: number): void {
  const at = terms.indexOf(term);
  if (at < 0) {
    terms.push(term);
    weights.push(weight);
  } else if ((weights[at] ?? 0) < weight) weights[at] = weight;
}

/** How much two contexts share, two terms left aside. */
export function contextSimilarity(
  a: Context,
  b: Context,
  aside: number = NO_TERM,
  other: number = NO_TERM,
): number {
  let sum = 0;
  for (let at = 0; at < a.terms.length; at += 1) {
    const term = a.terms[at] ?? NO_TERM;
    if (term === aside || term === other) continue;
    const there = b.terms.indexOf(term);
    if (there >= 0) sum += Math.min(a.weights[at] ?? 0, b.weights[there] ?? 0);
  }
  return sum;
}

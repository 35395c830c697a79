import type { TextFacts } from '../facts/read-facts.ts';

const REACH = 14;

/** The terms around a place with their weights: the nearer, the heavier; a clause further on weighs much less. */
export type Context = ReadonlyMap<string, number>;

/** The context of the tokens from `first` to `last`, within their sentence. */
export function contextOf(text: TextFacts, first: number, last: number): Context {
  const context = new Map<string, number>();
  collect(text, first, -1, context);
  collect(text, last, 1, context);
  const tag = text.tags.get(first);
  if (tag !== undefined) context.set(tag, 2);
  return context;
}

function collect(
  { terms, weights, clause, sentence }: TextFacts,
  from: number,
  step: 1 | -1,
  context: Map<string, number>,
): void {
  let distance = 0;
  for (let at = from + step; at >= 0 && at < terms.length && Math.abs(at - from) <= REACH * 2; at += step) {
    if (sentence[at] !== sentence[from] || distance > REACH) return;
    const term = terms[at] ?? '';
    if (term === '') continue;
    const apart = Math.abs((clause[at] ?? 0) - (clause[from] ?? 0));
    const weight = ((weights[at] ?? 0) * 0.4 ** apart) / (1 + distance / 3);
    if ((context.get(term) ?? 0) < weight) context.set(term, weight);
    distance += 1;
  }
}

/** How much two contexts share, some terms left aside. */
export function likeness(a: Context, b: Context, aside: readonly string[] = []): number {
  let sum = 0;
  for (const [term, weight] of a) if (!aside.includes(term)) sum += Math.min(weight, b.get(term) ?? 0);
  return sum;
}

import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { kindOfTerm, termOf } from '../facts/terms.ts';
import { likeness } from './context.ts';
import type { Context } from './context.ts';
import type { Finding, Place } from './finding.ts';
import { MANY, classOf, contextFor } from './placed.ts';
import type { FactIndex, Placed } from './placed.ts';

/** How much better the crossed places must fit than the straight ones. */
const MARGIN = 0.15;

/** A term in its order, a value masked by its class. */
export interface Step {
  readonly term: string;
  readonly mask: string;
  readonly fact: Fact | undefined;
  /** Token. */
  readonly at: number;
}

/** In two wordings that differ in nothing but the order of their values, each value must keep its place. */
export function findReplaced(
  before: readonly Step[],
  after: readonly Step[],
  changed: ReadonlySet<string>,
): readonly Finding[] {
  const isSkeleton =
    before.length === after.length && before.every(({ mask }, at) => mask === after[at]?.mask);
  if (!isSkeleton || before.some(({ term }) => changed.has(term))) return [];
  return before.flatMap(({ term, mask, fact }, at) => {
    const other = after[at]?.fact;
    if (fact === undefined || other === undefined || term === after[at]?.term) return [];
    return mask === term ? [] : [{ fact: fact.kind, source: fact, proposal: other }];
  });
}

/**
 * Two terms that changed places while every other one kept its own: « le labrum est réparé, le ménisque réséqué ». Two
 * items of one list may change places.
 */
export function findExchanged(before: readonly Step[], after: readonly Step[]): readonly Finding[] {
  if (before.length !== after.length) return [];
  const moved = before.flatMap(({ term }, at) => (term === after[at]?.term ? [] : [at]));
  const [one, two] = moved;
  if (moved.length !== 2 || one === undefined || two === undefined) return [];
  const [a, b, c, d] = [before[one], before[two], after[one], after[two]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  if (a.term !== d.term || b.term !== c.term) return [];
  const isList = before.slice(one + 1, two).every(({ term }) => kindOfTerm(term) === kindOfTerm(a.term));
  if (isList) return [];
  return [
    { fact: kindOfTerm(a.term), source: placeOf(a), proposal: placeOf(d) },
    { fact: kindOfTerm(b.term), source: placeOf(b), proposal: placeOf(c) },
  ];
}

function placeOf({ fact, at }: Step): Place {
  return fact ?? { first: at, last: at };
}

/** The terms of a group in order. */
export function sequence(text: TextFacts, facts: FactIndex, tokens: readonly number[]): readonly Step[] {
  const steps: Step[] = [];
  for (const at of tokens) {
    const here = facts.get(at);
    const term = text.terms[at] ?? '';
    if (here === undefined) {
      if (term !== '') steps.push({ term, mask: term, fact: undefined, at });
    } else for (const fact of here) steps.push({ term: termOf(fact), mask: classOf(fact), fact, at });
  }
  return steps;
}

/** Two values of one class that have changed places: each now stands where the other stood. */
export function findSwaps(
  source: TextFacts,
  before: readonly Placed[],
  proposal: TextFacts,
  after: readonly Placed[],
): readonly Finding[] {
  const findings: Finding[] = [];
  const classes = new Map<string, { before: Placed[]; after: Placed[] }>();
  for (const [list, side] of [
    [before, 'before'],
    [after, 'after'],
  ] as const) {
    for (const place of list) {
      const name = classOf(place.fact);
      const entry = classes.get(name) ?? { before: [], after: [] };
      classes.set(name, entry);
      entry[side].push(place);
    }
  }
  for (const { before: from, after: to } of classes.values()) {
    if (from.length < 2 || to.length < 2 || new Set(from.map(({ term }) => term)).size < 2) continue;
    const used = new Set<Placed>();
    from.forEach((a, index) => {
      for (const b of from.slice(index + 1, index + 1 + MANY)) {
        if (a.term === b.term || used.has(a) || used.has(b)) continue;
        const swapped = isSwapped(source, a, b, proposal, to);
        if (swapped === null) continue;
        used.add(a).add(b);
        findings.push(
          { fact: a.fact.kind, source: a.fact, proposal: swapped[0] },
          { fact: b.fact.kind, source: b.fact, proposal: swapped[1] },
        );
      }
    });
  }
  return findings;
}

function isSwapped(
  source: TextFacts,
  a: Placed,
  b: Placed,
  proposal: TextFacts,
  to: readonly Placed[],
): readonly [Fact, Fact] | null {
  const [one, two] = [contextFor(source, a), contextFor(source, b)];
  // Each stands in the context of the other before and after a swap.
  const aside = [a.term, b.term];
  const without = (term: string) => to.filter((place) => place.term === term).slice(0, MANY);
  const best = (context: Context, term: string) =>
    without(term).reduce<readonly [number, Placed | null]>(
      (top, place) => {
        const score = likeness(context, contextFor(proposal, place), aside);
        return score > top[0] ? [score, place] : top;
      },
      [-1, null],
    );
  const [sameA, placeA] = best(one, a.term);
  const [sameB, placeB] = best(two, b.term);
  if (placeA === null || placeB === null) return null;
  const crossA = best(one, b.term)[0];
  const crossB = best(two, a.term)[0];
  return crossA + crossB > sameA + sameB + MARGIN ? [placeA.fact, placeB.fact] : null;
}

import type { TextFacts } from '../facts/read-facts.ts';
import { contextSimilarity } from './term-context.ts';
import type { Finding } from './finding.ts';
import { MANY, contextFor } from './placed-terms.ts';
import type { PlacedValue } from './placed-terms.ts';

/** How much better the crossed places must fit than the straight ones. */
const MARGIN = 0.15;

/** In a group with more values of one class than `MANY`, a sentence of pages, only so many are looked at from each. */
const FEW = 6;

/** Words that stand between two items of a list. */
const LISTS = new Set('et ou , and or de d du des le la les l the a an un une'.split(' '));
const LIST_GAP = 4;

/** Values of one class, by their term. */
interface ValueClass {
  readonly placedTerms: PlacedValue[];
  readonly byTerm: Map<number, PlacedValue[]>;
}

/** Two values of one class that have changed places: each now stands where the other stood. */
export function findSwappedValues(
  source: TextFacts,
  before: readonly PlacedValue[],
  proposal: TextFacts,
  after: readonly PlacedValue[],
): readonly Finding[] {
  if (before.length < 2 || after.length < 2) return [];
  const findings: Finding[] = [];
  const classes = classesOf(before);
  const others = classesOf(after);
  for (const [group, { placedTerms, byTerm }] of classes) {
    const to = others.get(group);
    if (to === undefined || to.placedTerms.length < 2 || byTerm.size < 2) continue;
    const used = new Set<PlacedValue>();
    const reach = placedTerms.length > MANY ? FEW : MANY;
    placedTerms.forEach((a, index) => {
      for (const b of placedTerms.slice(index + 1, index + 1 + reach)) {
        if (a.term === b.term || used.has(a) || used.has(b)) continue;
        if (isOneList(source, a, b) && isOneListAfter(proposal, a, b, to.byTerm)) continue;
        const swapped = swappedPlaces(source, a, b, proposal, to.byTerm, reach);
        if (swapped === null) continue;
        used.add(a).add(b);
        findings.push(
          { fact: a.value.kind, source: a.value, proposal: swapped[0].value },
          { fact: b.value.kind, source: b.value, proposal: swapped[1].value },
        );
      }
    });
  }
  return findings;
}

/** « Tylenol et Advil »: two neighbours of one list, in this order. */
function isOneList({ tokens }: TextFacts, a: PlacedValue, b: PlacedValue): boolean {
  const [from, to] = [a.value.last + 1, b.value.first];
  if (to < from || to - from > LIST_GAP) return false;
  for (let at = from; at < to; at += 1) if (!LISTS.has(tokens[at]?.key ?? '')) return false;
  return true;
}

function isOneListAfter(
  text: TextFacts,
  a: PlacedValue,
  b: PlacedValue,
  byTerm: ReadonlyMap<number, readonly PlacedValue[]>,
): boolean {
  const [ones, others] = [byTerm.get(a.term) ?? [], byTerm.get(b.term) ?? []];
  const [one, other] = [ones[0], others[0]];
  if (ones.length !== 1 || others.length !== 1 || one === undefined || other === undefined) return false;
  // « normaux et symétriques »: both say the same of one thing, in either order.
  const isEither = one.value.kind === 'test-result' && one.value.first > other.value.first;
  return isEither ? isOneList(text, other, one) : isOneList(text, one, other);
}

function classesOf(values: readonly PlacedValue[]): ReadonlyMap<string, ValueClass> {
  const classes = new Map<string, ValueClass>();
  for (const placedTerm of values) {
    let group = classes.get(placedTerm.group);
    if (group === undefined) classes.set(placedTerm.group, (group = { placedTerms: [], byTerm: new Map() }));
    group.placedTerms.push(placedTerm);
    const alike = group.byTerm.get(placedTerm.term);
    if (alike === undefined) group.byTerm.set(placedTerm.term, [placedTerm]);
    else alike.push(placedTerm);
  }
  return classes;
}

function swappedPlaces(
  source: TextFacts,
  a: PlacedValue,
  b: PlacedValue,
  proposal: TextFacts,
  to: ReadonlyMap<number, readonly PlacedValue[]>,
  reach: number,
): readonly [PlacedValue, PlacedValue] | null {
  const placesA = to.get(a.term);
  const placesB = to.get(b.term);
  if (placesA === undefined || placesB === undefined) return null;
  const best = (of: PlacedValue, places: readonly PlacedValue[]) => {
    const context = contextFor(source, of);
    let top = -1;
    let place: PlacedValue | null = null;
    for (let at = 0; at < places.length && at < reach; at += 1) {
      const candidate = places[at];
      if (candidate === undefined) continue;
      // Each stands in the context of the other before and after a swap.
      const score = contextSimilarity(context, contextFor(proposal, candidate), a.term, b.term);
      if (score > top) [top, place] = [score, candidate];
    }
    return { top, place };
  };
  const straightA = best(a, placesA);
  const straightB = best(b, placesB);
  if (straightA.place === null || straightB.place === null) return null;
  const crossed = best(a, placesB).top + best(b, placesA).top;
  return crossed > straightA.top + straightB.top + MARGIN ? [straightA.place, straightB.place] : null;
}

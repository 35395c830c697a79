import type { FactKind } from '../../packages/assistance/fidelity/index.ts';
import { categoryOf, categoryOfKind } from './categories.ts';
import type { Category } from './categories.ts';
import type { ChangedFact } from './compare-facts.ts';
import type { Counts, KeptFact } from './results.ts';

/** A changed fact as a run keeps it. */
export function keepFact(fact: ChangedFact, isMarked: boolean): KeptFact {
  const { change, kind, foundBy, reference, result } = fact;
  return {
    change,
    kind,
    foundBy,
    category: categoryOf(fact),
    reference: reference?.text ?? null,
    result: result?.text ?? null,
    isMarked,
  };
}

/** The facts that a reference states, by what a physician asks about. */
export function countStated(stated: Readonly<Partial<Record<FactKind, number>>>): Counts {
  const counts: Partial<Record<Category, number>> = {};
  for (const [kind, count] of Object.entries(stated)) {
    const category = categoryOfKind(kind as FactKind);
    counts[category] = (counts[category] ?? 0) + count;
  }
  return counts;
}

import { readFacts } from '../../packages/assistance/fidelity/facts/read-facts.ts';
import type { TextFacts } from '../../packages/assistance/fidelity/facts/read-facts.ts';
import type { FactKind, TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { occurrencesOf } from '../../packages/assistance/trace/occurrences.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value where a text states it. */
interface Value extends Span {
  readonly kind: FactKind;
  /** The same for the same value, in digits or in words. */
  readonly key: string;
}

/** Which values one text states more often than another. Each place that is told so is taken off the count. */
export interface ValueCounts {
  /** Whether the value at a place of the reference stands less often in the result. */
  takeLost(kind: FactKind, place: Span): boolean;
  /** Whether the value at a place of the result stands less often in the reference. */
  takeAdded(kind: FactKind, place: Span): boolean;
}

/**
 * Counts the values of two texts. A value that is stated as often in both has neither gone nor come, wherever it stands:
 * what it belongs to is another question.
 */
export function countValues(reference: string, result: string, language: TextLanguage): ValueCounts {
  const [before, after] = readFacts([reference, result], language).map(valuesOf);
  const left = tally(before ?? [], after ?? []);
  const take = (values: readonly Value[], sign: 1 | -1, kind: FactKind, place: Span) => {
    const value = values.find((one) => one.kind === kind && one.start < place.end && place.start < one.end);
    // What is read only in the sentence as it was spoken is not counted here.
    if (value === undefined) return true;
    const rest = sign * (left.get(value.key) ?? 0);
    if (rest <= 0) return false;
    left.set(value.key, sign * (rest - 1));
    return true;
  };
  return {
    takeLost: (kind, place) => take(before ?? [], 1, kind, place),
    takeAdded: (kind, place) => take(after ?? [], -1, kind, place),
  };
}

function valuesOf(reading: TextFacts): readonly Value[] {
  return occurrencesOf(reading, 0).map(({ kind, term, first, last }) => {
    const start = reading.tokens[first]?.start ?? 0;
    return { kind, key: `${kind} ${term}`, start, end: reading.tokens[last]?.end ?? start };
  });
}

/** By how much more often the first states each value. */
function tally(before: readonly Value[], after: readonly Value[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of before) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { key } of after) counts.set(key, (counts.get(key) ?? 0) - 1);
  return counts;
}

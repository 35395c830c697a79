import type { FactKind } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Range } from './sentences-to-align.ts';
import { contextOf } from './term-context.ts';
import type { Context } from './term-context.ts';

/** Kinds that belong to something: a swap of two of them, or a move, changes what the text says. */
const VALUES: ReadonlySet<FactKind> = new Set<FactKind>([
  'number',
  'date',
  'side',
  'drug',
  'spine-level',
  'test-result',
  'direction',
  'severity',
  'route',
  'hedge',
  'frequency',
  'comparison',
  'movement',
  'moment',
  'status',
  'test',
  'name',
]);
/** Beyond this many occurrences in one group, only the first are compared. */
export const MANY = 40;

/** A term in its place. */
export interface PlacedTerm {
  readonly term: number;
  /** Token. */
  readonly at: number;
  /** The value that the term is; undefined for any other term. */
  readonly value: Fact | undefined;
  /** The class of the value; empty for any other term. */
  readonly group: string;
  context: Context | null;
}

/** A term that is a value. */
export interface PlacedValue extends PlacedTerm {
  readonly value: Fact;
}

/** The terms of a text in order, and for each token the first of them that stands there or later. */
export interface PlacedTerms {
  readonly placedTerms: readonly PlacedTerm[];
  readonly from: Int32Array;
}

/** Lists the terms of a text in order; a token with two values gives two. */
export function placeTerms({ terms, facts, table }: TextFacts): PlacedTerms {
  const placedTerms: PlacedTerm[] = [];
  const from = new Int32Array(terms.length + 1);
  let next = 0;
  for (let at = 0; at < terms.length; at += 1) {
    from[at] = placedTerms.length;
    const before = placedTerms.length;
    for (; facts[next]?.first === at; next += 1) {
      const value = facts[next];
      if (value === undefined || !VALUES.has(value.kind)) continue;
      placedTerms.push({ term: value.term, at, value, group: table.termOf(value.term).group, context: null });
    }
    const term = terms[at] ?? NO_TERM;
    if (placedTerms.length === before && term !== NO_TERM)
      placedTerms.push({ term, at, value: undefined, group: '', context: null });
  }
  from[terms.length] = placedTerms.length;
  return { placedTerms, from };
}

/** The terms of the tokens of some ranges, in order. */
export function placedTermsIn(
  { placedTerms, from }: PlacedTerms,
  ranges: readonly Range[],
): readonly PlacedTerm[] {
  const [only] = ranges;
  if (only === undefined) return [];
  const [first, ...rest] = ranges.map((range) => placedTerms.slice(from[range.first], from[range.end]));
  return rest.length === 0 ? (first ?? []) : [...(first ?? []), ...rest.flat()];
}

/** The values among some terms, without those whose number has changed. */
export function valuesOf(
  placedTerms: readonly PlacedTerm[],
  changed: ReadonlySet<number>,
): readonly PlacedValue[] {
  return placedTerms.filter(
    (placedTerm): placedTerm is PlacedValue =>
      placedTerm.value !== undefined && !changed.has(placedTerm.term),
  );
}

/** The context of a term, read when it is first asked for. */
export function contextFor(text: TextFacts, placedTerm: PlacedValue): Context {
  placedTerm.context ??= contextOf(text, placedTerm.value.first, placedTerm.value.last);
  return placedTerm.context;
}

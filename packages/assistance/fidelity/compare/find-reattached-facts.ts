import type { FactKind } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { deniedPlaces } from './find-negation-changes.ts';
import type { Group } from './align-sentences.ts';
import { findSwappedTerms, findReorderedValues } from './find-swapped-terms.ts';
import type { Finding } from './finding.ts';
import { findMovedValues } from './find-moved-values.ts';
import type { Range } from './sentences-to-align.ts';
import { countDenials, isReorderedCoordination } from './is-reordered-coordination.ts';
import { placeTerms, placedTermsIn, valuesOf } from './placed-terms.ts';
import type { PlacedTerm, PlacedValue } from './placed-terms.ts';
import { findSwappedValues } from './find-swapped-values.ts';

/** Kinds that a sentence may pass to its neighbour without changing what is said. */
const PASSED_ON: ReadonlySet<FactKind> = new Set<FactKind>(['movement', 'moment', 'status']);

/** Which hand a person writes with is the same in every sentence. */
const HANDED = new Set(['right-handed', 'left-handed', 'ambidextrous']);

/** Facts that both texts state, about something else in each: swaps and moves within a sentence or between sentences. */
export function findReattachedFacts(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
  changed: ReadonlySet<number>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const lost = new Map<number, Fact[]>();
  const gained = new Map<number, Fact[]>();
  const denied = { before: deniedPlaces(source), after: deniedPlaces(proposal) };
  const counted = { source: countDenials(source), proposal: countDenials(proposal) };
  const allBefore = placeTerms(source);
  const allAfter = placeTerms(proposal);
  for (const group of groups) {
    if (isSame(source, proposal, group)) continue;
    const placedTerms = placedTermsIn(allBefore, group.source);
    const others = placedTermsIn(allAfter, group.proposal);
    if (isReorderedCoordination(counted.source, placedTerms, counted.proposal, others)) continue;
    const before = withoutSharedResult(valuesOf(placedTerms, changed), others);
    const after = withoutSharedResult(valuesOf(others, changed), placedTerms);
    countMoves(before, after, lost);
    countMoves(after, before, gained);
    if (before.length === after.length) {
      const exact = [
        ...findReorderedValues(placedTerms, others, changed),
        ...findSwappedTerms(placedTerms, others, source, proposal, denied),
      ];
      findings.push(...exact);
      if (exact.length > 0) continue;
    }
    findings.push(
      ...findSwappedValues(source, before, proposal, after),
      ...findMovedValues(source, before, proposal, after),
    );
  }
  for (const [term, facts] of lost) {
    const others = gained.get(term) ?? [];
    facts
      .slice(0, others.length)
      .forEach((fact, at) => findings.push({ fact: fact.kind, source: fact, proposal: others[at] ?? null }));
  }
  return findings;
}

/** Tests that all have one and the same result cannot have changed it among themselves. */
function withoutSharedResult(
  values: readonly PlacedValue[],
  others: readonly PlacedTerm[],
): readonly PlacedValue[] {
  const results = new Set(
    [...values, ...others].flatMap(({ term, value }) => (value?.kind === 'test-result' ? [term] : [])),
  );
  if (results.size > 1) return values;
  return values.filter(({ value }) => value.kind !== 'test' && value.kind !== 'test-result');
}

/** A group with the same words in the same order needs no second look. */
function isSame(source: TextFacts, proposal: TextFacts, group: Group): boolean {
  if (countTokens(group.source) !== countTokens(group.proposal)) return false;
  let range = 0;
  let next = group.proposal[0]?.first ?? 0;
  for (const { first, end } of group.source) {
    for (let at = first; at < end; at += 1) {
      while (next >= (group.proposal[range]?.end ?? Infinity))
        next = group.proposal[(range += 1)]?.first ?? 0;
      if (source.tokens[at]?.key !== proposal.tokens[next]?.key) return false;
      next += 1;
    }
  }
  return true;
}

function countTokens(ranges: readonly Range[]): number {
  let count = 0;
  for (const { first, end } of ranges) count += end - first;
  return count;
}

/** Facts of one side of the group that its other side has fewer of. */
function countMoves(
  here: readonly PlacedValue[],
  there: readonly PlacedValue[],
  moves: Map<number, Fact[]>,
): void {
  const count = new Map<number, number>();
  for (const { term } of there) count.set(term, (count.get(term) ?? 0) + 1);
  for (const { term, value } of here) {
    const left = count.get(term) ?? 0;
    if (left > 0) count.set(term, left - 1);
    else if (!PASSED_ON.has(value.kind) && !HANDED.has(value.key)) {
      const list = moves.get(term);
      if (list === undefined) moves.set(term, [value]);
      else list.push(value);
    }
  }
}

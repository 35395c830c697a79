import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Group } from './alignment.ts';
import type { Finding } from './finding.ts';
import { findMoves } from './moves.ts';
import { indexFacts, placed } from './placed.ts';
import type { Placed } from './placed.ts';
import { findExchanged, findReplaced, findSwaps, sequence } from './swaps.ts';

/** Facts that both texts state, about something else in each: swaps and moves within a sentence or between sentences. */
export function compareAttachments(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
  changed: ReadonlySet<string>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const lost = new Map<string, Fact[]>();
  const gained = new Map<string, Fact[]>();
  const factsOf = [indexFacts(source), indexFacts(proposal)] as const;
  for (const group of groups) {
    if (isSame(source, proposal, group)) continue;
    const before = placed(factsOf[0], group.source, changed);
    const after = placed(factsOf[1], group.proposal, changed);
    countMoves(before, after, lost);
    countMoves(after, before, gained);
    if (before.length === after.length) {
      const steps = sequence(source, factsOf[0], group.source);
      const others = sequence(proposal, factsOf[1], group.proposal);
      const exact = [...findReplaced(steps, others, changed), ...findExchanged(steps, others)];
      findings.push(...exact);
      if (exact.length > 0) continue;
    }
    findings.push(
      ...findSwaps(source, before, proposal, after),
      ...findMoves(source, before, proposal, after),
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

/** A group with the same words in the same order needs no second look. */
function isSame(source: TextFacts, proposal: TextFacts, group: Group): boolean {
  if (group.source.length !== group.proposal.length) return false;
  return group.source.every(
    (at, index) => source.tokens[at]?.plain === proposal.tokens[group.proposal[index] ?? -1]?.plain,
  );
}

/** Facts of one side of the group that its other side has fewer of. */
function countMoves(here: readonly Placed[], there: readonly Placed[], moves: Map<string, Fact[]>): void {
  const count = new Map<string, number>();
  for (const { term } of there) count.set(term, (count.get(term) ?? 0) + 1);
  for (const { term, fact } of here) {
    const left = count.get(term) ?? 0;
    if (left > 0) count.set(term, left - 1);
    else if (fact.kind !== 'movement' && fact.kind !== 'moment' && fact.kind !== 'status') {
      const list = moves.get(term);
      if (list === undefined) moves.set(term, [fact]);
      else list.push(fact);
    }
  }
}

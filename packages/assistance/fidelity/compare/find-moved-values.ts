import type { FactKind } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Finding } from './finding.ts';
import { groupByTerm } from './group-by-term.ts';
import { MANY } from './placed-terms.ts';
import type { PlacedValue } from './placed-terms.ts';

type Kinds = readonly FactKind[];

/** The kinds of facts that a value of each kind belongs to: it has moved when it belongs to another of them. */
const HOLDS: Readonly<Partial<Record<FactKind, Kinds>>> = {
  side: ['anatomy'],
  severity: ['diagnosis', 'anatomy'],
  direction: ['anatomy', 'movement'],
  'test-result': ['test'],
  hedge: ['diagnosis'],
  route: ['drug'],
  'spine-level': ['diagnosis'],
  comparison: ['number'],
  number: ['drug', 'treatment'],
  frequency: ['drug', 'treatment'],
  moment: ['drug', 'treatment'],
};
const REACH = 6;
/** Tokens from an item of a list to the next one. */
const LIST_REACH = 8;

/** A value that belonged to one thing and now belongs to another that the sentence named before. */
export function findMovedValues(
  source: TextFacts,
  before: readonly PlacedValue[],
  proposal: TextFacts,
  after: readonly PlacedValue[],
): readonly Finding[] {
  const findings: Finding[] = [];
  const others = groupHolding(after);
  for (const [term, from] of groupHolding(before)) {
    const to = others.get(term) ?? [];
    const kind = from[0]?.value.kind;
    const things = kind === undefined ? undefined : HOLDS[kind];
    if (kind === undefined || things === undefined || from.length !== to.length || from.length > MANY)
      continue;
    const heldBefore = from.map((placedTerm) => held(source, placedTerm, things));
    const heldAfter = to.map((placedTerm) => held(proposal, placedTerm, things));
    from.forEach(({ value }, at) => {
      const thing = heldBefore[at];
      if (thing === undefined || thing === NO_TERM || heldAfter.includes(thing)) return;
      const other = heldAfter.findIndex(
        (candidate) =>
          candidate !== NO_TERM &&
          !heldBefore.includes(candidate) &&
          source.table.termOf(candidate).kind === source.table.termOf(thing).kind,
      );
      if (other < 0) return;
      const taker = heldAfter[other] ?? NO_TERM;
      if (!source.terms.includes(taker) || !proposal.terms.includes(thing)) return;
      // « naproxène et tramadol le matin », « le matin, naproxène et tramadol »: it belongs to both.
      const { group } = source.table.termOf(value.term);
      if (areListed(source, thing, taker, group) && areListed(proposal, thing, taker, group)) return;
      findings.push({ fact: kind, source: value, proposal: to[other]?.value ?? null });
    });
  }
  return findings;
}

/** The values that belong to something, by their term. */
function groupHolding(values: readonly PlacedValue[]): ReadonlyMap<number, readonly PlacedValue[]> {
  return groupByTerm(values.filter(({ value }) => HOLDS[value.kind] !== undefined));
}

/** The thing beside a value in the same clause, or `NO_TERM` when none or more than one is as near. */
function held(text: TextFacts, { value }: PlacedValue, things: Kinds): number {
  const { terms, table, clause } = text;
  const own = clause[listStart(text, value.first)];
  const thingAt = (at: number) => {
    const term = clause[at] === clause[value.first] || clause[at] === own ? (terms[at] ?? NO_TERM) : NO_TERM;
    return term !== NO_TERM && things.includes(table.termOf(term).kind) ? term : NO_TERM;
  };
  for (let distance = 1; distance <= REACH; distance += 1) {
    const [left, right] = [thingAt(value.first - distance), thingAt(value.last + distance)];
    if (left !== NO_TERM && right !== NO_TERM && left !== right) return NO_TERM;
    if (left !== NO_TERM || right !== NO_TERM) return left === NO_TERM ? right : left;
  }
  return NO_TERM;
}

/** Of « matin et soir » the first value: the second has a clause to itself. */
function listStart({ terms, table, tokens }: TextFacts, at: number): number {
  const { kind } = table.termOf(terms[at] ?? NO_TERM);
  let before = at - 1;
  while (before > at - LIST_REACH && terms[before] === NO_TERM && tokens[before]?.kind === 'word')
    before -= 1;
  const term = terms[before] ?? NO_TERM;
  return term !== NO_TERM && table.termOf(term).kind === kind ? before : at;
}

/** Whether two terms stand side by side with nothing but « et », small words and a dose between them. */
function areListed({ terms, table }: TextFacts, one: number, other: number, group: string): boolean {
  return terms.some((term, at) => {
    if (term !== one && term !== other) return false;
    const isDose = (dose: number) => {
      const its = table.termOf(dose);
      return its.kind === 'number' && its.group !== group;
    };
    let next = at + 1;
    while (next < at + LIST_REACH && (terms[next] === NO_TERM || isDose(terms[next] ?? NO_TERM))) next += 1;
    return terms[next] === (term === one ? other : one);
  });
}

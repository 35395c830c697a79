import type { Negation } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { TermTable } from '../facts/term-table.ts';
import type { MovedDenials } from './find-moved-denials.ts';
import type { Finding, Place } from './finding.ts';
import { findListDenialChanges } from './find-list-denial-changes.ts';
import { withoutReplacedByWith } from './without-replaced-by-with.ts';

/** Negations that were lost, added or moved, and findings that changed from denied to stated or back. */
export function findNegationChanges(
  source: TextFacts,
  proposal: TextFacts,
  clauses: MovedDenials,
): readonly Finding[] {
  const findings = [...clauses.findings];
  const { lost, added } = matchMarks(source, proposal);
  const coveredAfter = deniedTerms(proposal);
  const coveredBefore = deniedTerms(source);
  const { table } = source;
  const reworded = new Set([
    ...sayOtherwise(source, proposal, lost),
    ...sayOtherwise(proposal, source, added),
  ]);
  const isOpen = (mark: Negation) => !reworded.has(mark);
  const missing = uncovered(
    lost.filter(isOpen),
    coveredBefore,
    coveredAfter,
    source.negations.filter(withoutReplacedByWith(source, proposal)),
    table,
    clauses.lost,
  );
  const extra = uncovered(
    added.filter(isOpen),
    coveredAfter,
    coveredBefore,
    proposal.negations.filter(withoutReplacedByWith(proposal, source)),
    table,
    clauses.gained,
  );
  missing.forEach((mark, at) =>
    findings.push({ fact: 'negation', source: mark, proposal: extra[at] ?? null }),
  );
  extra
    .slice(missing.length)
    .forEach((mark) => findings.push({ fact: 'negation', source: null, proposal: mark }));
  if (findings.length > 0) return findings;
  const settled = new Set([...reworded].flatMap(({ scope }) => scope));
  const turned = compareTerms(source, proposal, settled);
  return turned.length > 0 ? turned : findListDenialChanges(source, proposal, settled);
}

/** How many of the marks not yet paired, in the order of the text, are looked at for one term. */
const NEXT = 40;

/** Pairs the marks that deny the same thing; where the words differ, those whose words the other text lacks. */
function matchMarks(source: TextFacts, proposal: TextFacts) {
  const index = new Map<number, { readonly marks: Negation[]; next: number }>();
  for (const mark of proposal.negations) {
    for (const term of mark.scope) {
      const list = index.get(term);
      if (list === undefined) index.set(term, { marks: [mark], next: 0 });
      else list.marks.push(mark);
    }
  }
  const rest = new Set(proposal.negations);
  let lost: Negation[] = [];
  for (const mark of source.negations) {
    const scores = new Map<Negation, number>();
    mark.scope.forEach((term, at) => {
      const list = index.get(term);
      if (list === undefined) return;
      const { marks } = list;
      for (let first = marks[list.next]; first !== undefined && !rest.has(first); first = marks[list.next])
        list.next += 1;
      for (const other of marks.slice(list.next, list.next + NEXT)) {
        if (rest.has(other)) scores.set(other, (scores.get(other) ?? 0) + 1 / (1 + at));
      }
    });
    const best = [...scores].sort((a, b) => b[1] - a[1])[0]?.[0];
    if (best === undefined) lost.push(mark);
    else rest.delete(best);
  }
  const before = new Set(source.terms);
  const after = new Set(proposal.terms);
  const unknown = [...rest].filter((other) => !other.scope.some((term) => before.has(term))).values();
  lost = lost.filter((mark) => {
    if (mark.scope.some((term) => after.has(term))) return true;
    const reworded = unknown.next();
    if (reworded.done === true) return true;
    rest.delete(reworded.value);
    return false;
  });
  return { lost, added: [...rest] };
}

function deniedTerms(text: TextFacts): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  for (const place of deniedPlaces(text)) {
    const term = text.terms[place] ?? NO_TERM;
    count.set(term, (count.get(term) ?? 0) + 1);
  }
  return count;
}

/** The tokens that some negation denies. */
export function deniedPlaces(text: TextFacts): ReadonlySet<number> {
  return new Set(text.negations.flatMap((mark) => mark.places));
}

/**
 * Marks that the other text puts without a negation: « ne fume plus » as « a cessé de fumer », « ne peut pas » as « est
 * incapable de ». Each such expression that it has besides stands for one mark.
 */
function sayOtherwise(text: TextFacts, other: TextFacts, marks: readonly Negation[]): ReadonlySet<Negation> {
  const found = new Set<Negation>();
  if (!marks.some(({ instead }) => instead.length > 0)) return found;
  const known = new Set(other.terms);
  const spare = new Map<number, number>();
  for (const { term } of other.facts) spare.set(term, (spare.get(term) ?? 0) + 1);
  for (const { term } of text.facts) spare.set(term, (spare.get(term) ?? 0) - 1);
  for (const mark of marks) {
    const term = mark.instead.find((instead) => (spare.get(instead) ?? 0) > 0);
    if (term === undefined || !mark.scope.some((denied) => known.has(denied))) continue;
    spare.set(term, (spare.get(term) ?? 0) - 1);
    found.add(mark);
  }
  return found;
}

/** The marks that no other mark stands for; for as many of the rest as clauses lost their denial, those of the clauses. */
function uncovered(
  marks: readonly Negation[],
  own: ReadonlyMap<number, number>,
  denied: ReadonlyMap<number, number>,
  withouts: readonly Negation[],
  table: TermTable,
  fromClauses: readonly Negation[],
): readonly Negation[] {
  const bare = marks.filter((mark) => !withouts.includes(mark) && !isCovered(mark, denied, table));
  // A « sans » that became « avec » may have been taken for the denial beside it.
  const open = [...withouts, ...bare].slice(0, marks.length);
  const known = new Set(open);
  // What the other text denies as often has only changed its clause.
  const isKept = ({ scope }: Negation) =>
    scope.length > 0 && scope.every((term) => (denied.get(term) ?? 0) >= (own.get(term) ?? 0));
  const turned = fromClauses.filter((mark) => !known.has(mark) && !isKept(mark));
  return [...open, ...turned.slice(0, marks.length - open.length)];
}

/** « ni » and a repeated « pas de » may go when another mark of the other text denies the same thing. */
function isCovered(mark: Negation, denied: ReadonlyMap<number, number>, table: TermTable): boolean {
  const first = mark.scope[0];
  return (
    first !== undefined &&
    denied.has(first) &&
    mark.scope.every((term) => table.termOf(term).kind !== 'diagnosis' || denied.has(term))
  );
}

/** A finding denied in one text as often as it is stated more often in the other. */
function compareTerms(
  source: TextFacts,
  proposal: TextFacts,
  settled: ReadonlySet<number>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const [before, after] = [polarity(source), polarity(proposal)];
  for (const [term, here] of before) {
    const there = after.get(term);
    if (there === undefined || settled.has(term)) continue;
    const freed = here.denied.length > there.denied.length && there.stated.length > here.stated.length;
    const denied = here.denied.length < there.denied.length && there.stated.length < here.stated.length;
    if (freed)
      findings.push({
        fact: 'negation',
        source: here.denied.at(-1) ?? null,
        proposal: there.stated.at(-1) ?? null,
      });
    if (denied)
      findings.push({
        fact: 'negation',
        source: here.stated.at(-1) ?? null,
        proposal: there.denied.at(-1) ?? null,
      });
  }
  return findings;
}

function polarity(
  text: TextFacts,
): ReadonlyMap<number, { readonly denied: Place[]; readonly stated: Place[] }> {
  const places = deniedPlaces(text);
  const subjects = new Set(text.negations.flatMap(({ subject }) => subject));
  const count = new Map<number, { denied: Place[]; stated: Place[] }>();
  for (const fact of text.facts) {
    if (fact.kind !== 'diagnosis' && fact.kind !== 'treatment') continue;
    if (subjects.has(fact.first) && !places.has(fact.first)) continue;
    const entry = count.get(fact.term) ?? { denied: [], stated: [] };
    count.set(fact.term, entry);
    (places.has(fact.first) ? entry.denied : entry.stated).push(fact);
  }
  return count;
}

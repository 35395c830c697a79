import type { Negation } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Group } from './align-sentences.ts';
import type { Finding } from './finding.ts';
import type { Range } from './sentences-to-align.ts';

/** How like a clause has to be to count as its counterpart, and how much more like than the best one on its own side. */
const ALIKE = 0.4;
const MARGIN = 0.15;
/** In a sentence of pages, so many clauses on either side of the place expected are looked at. */
const NEAR = 8;

/** A clause of a group of sentences. */
interface Clause {
  readonly terms: ReadonlySet<number>;
  readonly weight: number;
  /** The negation that denies something in it. */
  readonly mark: Negation | undefined;
}

/** Denials that changed clause, and those that one text alone has where the other states the same clause. */
export interface MovedDenials {
  readonly findings: readonly Finding[];
  readonly lost: readonly Negation[];
  readonly gained: readonly Negation[];
}

/**
 * A denial that left one clause for another: « pas d’œdème à droite, œdème à gauche » turned round. One that has
 * no counterpart may only be worded otherwise: whether there are fewer denials than before is for the caller to tell.
 */
export function findMovedDenials(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
): MovedDenials {
  if (source.negations.length === 0 || proposal.negations.length === 0)
    return { findings: [], lost: [], gained: [] };
  const [marksBefore, marksAfter] = [marksByClause(source), marksByClause(proposal)];
  const findings: Finding[] = [];
  const lost: Negation[] = [];
  const gained: Negation[] = [];
  for (const group of groups) {
    if (!hasDenial(source, group.source, marksBefore) && !hasDenial(proposal, group.proposal, marksAfter))
      continue;
    const before = clausesOf(source, group.source, marksBefore);
    const after = clausesOf(proposal, group.proposal, marksAfter);
    const [gone, come] = [displaced(before, after, source), displaced(after, before, source)];
    const inside = Math.min(gone.length, come.length);
    for (let at = 0; at < inside; at += 1)
      findings.push({ fact: 'negation', source: gone[at] ?? null, proposal: come[at] ?? null });
    lost.push(...gone.slice(inside));
    gained.push(...come.slice(inside));
  }
  findings.push(...pairByScope(lost, gained));
  const paired = new Set(findings.flatMap(({ source: one, proposal: other }) => [one, other]));
  const isSingle = (mark: Negation) => !paired.has(mark);
  return { findings, lost: lost.filter(isSingle), gained: gained.filter(isSingle) };
}

/** Between sentences, a denial that has gone and one that has come belong together when they deny the same thing. */
function pairByScope(lost: readonly Negation[], gained: readonly Negation[]): readonly Finding[] {
  const byTerm = new Map<number, Negation>();
  for (const mark of gained) for (const term of mark.scope) byTerm.set(term, mark);
  const used = new Set<Negation>();
  return lost.flatMap((mark) => {
    const term = mark.scope.find((candidate) => byTerm.has(candidate));
    const other = term === undefined ? undefined : byTerm.get(term);
    if (other === undefined || used.has(other)) return [];
    used.add(other);
    return [{ fact: 'negation', source: mark, proposal: other }];
  });
}

function marksByClause({ negations, clause }: TextFacts): ReadonlyMap<number, Negation> {
  const marks = new Map<number, Negation>();
  for (const mark of negations)
    for (const at of [mark.first, ...mark.places]) {
      const inClause = clause[at] ?? 0;
      if (!marks.has(inClause)) marks.set(inClause, mark);
    }
  return marks;
}

function hasDenial(
  { clause }: TextFacts,
  ranges: readonly Range[],
  marks: ReadonlyMap<number, Negation>,
): boolean {
  return ranges.some(({ first, end }) => {
    for (let inClause = clause[first] ?? 0; inClause <= (clause[end - 1] ?? 0); inClause += 1)
      if (marks.has(inClause)) return true;
    return false;
  });
}

function clausesOf(
  { terms, table, clause }: TextFacts,
  ranges: readonly Range[],
  marks: ReadonlyMap<number, Negation>,
): readonly Clause[] {
  const found = new Map<number, Set<number>>();
  for (const { first, end } of ranges) {
    for (let at = first; at < end; at += 1) {
      const term = terms[at] ?? NO_TERM;
      // « avec » and « peut » only say that nothing is denied.
      if (term === NO_TERM || table.termOf(term).kind === 'permission') continue;
      const inClause = clause[at] ?? 0;
      const known = found.get(inClause);
      if (known === undefined) found.set(inClause, new Set([term]));
      else known.add(term);
    }
  }
  return [...found].map(([inClause, its]) => ({
    terms: its,
    weight: [...its].reduce((sum, term) => sum + table.termOf(term).weight, 0),
    mark: marks.get(inClause),
  }));
}

/** The denials of clauses that the other text has too, but without any denial. */
function displaced(
  clauses: readonly Clause[],
  others: readonly Clause[],
  { table }: TextFacts,
): readonly Negation[] {
  if (!others.some(({ mark }) => mark === undefined)) return [];
  const found = new Set<Negation>();
  clauses.forEach(({ terms, weight, mark }, at) => {
    if (mark === undefined) return;
    const expected = Math.round((at / clauses.length) * others.length);
    let [denied, stated] = [0, 0];
    for (const other of others.slice(Math.max(0, expected - NEAR), expected + NEAR)) {
      let shared = 0;
      for (const term of terms) if (other.terms.has(term)) shared += table.termOf(term).weight;
      const contextSimilarity = shared / (weight + other.weight - shared);
      if (other.mark === undefined) stated = Math.max(stated, contextSimilarity);
      else denied = Math.max(denied, contextSimilarity);
    }
    if (stated >= ALIKE && stated > denied + MARGIN) found.add(mark);
  });
  return [...found];
}

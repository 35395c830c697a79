import type { FactKind } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { contextOf, contextSimilarity } from './term-context.ts';
import type { Context } from './term-context.ts';
import type { Finding } from './finding.ts';
import { groupByTerm } from './group-by-term.ts';

/** How a kind of fact is counted. */
const COUNTING: Readonly<Record<FactKind, 'every' | 'opposite' | 'elsewhere'>> = {
  // Every occurrence counts.
  number: 'every',
  date: 'every',
  side: 'every',
  drug: 'every',
  'spine-level': 'every',
  test: 'every',
  'test-result': 'every',
  direction: 'every',
  severity: 'every',
  route: 'every',
  hedge: 'every',
  frequency: 'every',
  comparison: 'every',
  // A repeated mention may go: these are compared with all the other words.
  diagnosis: 'elsewhere',
  anatomy: 'elsewhere',
  examination: 'elsewhere',
  treatment: 'elsewhere',
  movement: 'elsewhere',
  name: 'elsewhere',
  passage: 'elsewhere',
  moment: 'elsewhere',
  status: 'elsewhere',
  word: 'elsewhere',
  // Only the turn into its opposite counts: these verbs have too many synonyms.
  trend: 'opposite',
  permission: 'opposite',
  negation: 'elsewhere',
};

const NO_CONTEXT: Context = { terms: [], weights: [] };

interface Unmatched {
  readonly lost: readonly Fact[];
  readonly added: readonly Fact[];
}

/** The facts that one text has and the other has not, paired where one seems to have become the other. */
export function findUnmatchedFacts(
  source: TextFacts,
  proposal: TextFacts,
): { readonly findings: readonly Finding[]; readonly changed: ReadonlySet<number> } {
  const inSource = countTerms(source);
  const inProposal = countTerms(proposal);
  const uneven = (fact: Fact) => inSource[fact.term] !== inProposal[fact.term];
  const before = groupByTerm(source.facts.filter(uneven));
  const after = groupByTerm(proposal.facts.filter(uneven));
  const byKind = new Map<FactKind, { lost: Fact[]; added: Fact[] }>();
  const changed = new Set<number>();
  for (const term of new Set([...before.keys(), ...after.keys()])) {
    const { kind } = source.table.termOf(term);
    if (COUNTING[kind] === 'elsewhere') continue;
    if (COUNTING[kind] === 'every') changed.add(term);
    const entry = byKind.get(kind) ?? { lost: [], added: [] };
    byKind.set(kind, entry);
    const [here, there] = [before.get(term) ?? [], after.get(term) ?? []];
    if (here.length > there.length) entry.lost.push(...unmatched(source, here, proposal, there));
    else entry.added.push(...unmatched(proposal, there, source, here));
  }
  const findings: Finding[] = [];
  for (const [kind, unpaired] of byKind) {
    const isCounted = COUNTING[kind] === 'every';
    const pairs = pair(source, proposal, unpaired, COUNTING[kind] === 'opposite');
    for (const [one, other] of pairs.paired) findings.push({ fact: kind, source: one, proposal: other });
    if (!isCounted) continue;
    for (const fact of pairs.lost) findings.push({ fact: kind, source: fact, proposal: null });
    for (const fact of pairs.added) findings.push({ fact: kind, source: null, proposal: fact });
  }
  return { findings, changed };
}

function countTerms({ facts, table }: TextFacts): Int32Array {
  const counts = new Int32Array(table.size);
  for (const { term } of facts) counts[term] = (counts[term] ?? 0) + 1;
  return counts;
}

/** Of several occurrences of one fact, those left when the others have found the most similar place in the other text. */
function unmatched(
  text: TextFacts,
  facts: readonly Fact[],
  other: TextFacts,
  others: readonly Fact[],
): readonly Fact[] {
  if (others.length === 0) return facts;
  const left = new Set(facts);
  const contexts =
    facts.length > 60 ? null : new Map(facts.map((fact) => [fact, contextOf(text, fact.first, fact.last)]));
  for (const match of others) {
    const context = contextOf(other, match.first, match.last);
    let best: Fact | undefined;
    let score = -1;
    for (const fact of left) {
      const likely = contexts === null ? 0 : contextSimilarity(contexts.get(fact) ?? NO_CONTEXT, context);
      if (likely > score) [best, score] = [fact, likely];
      if (contexts === null) break;
    }
    if (best !== undefined) left.delete(best);
  }
  return [...left];
}

function pair(source: TextFacts, proposal: TextFacts, { lost, added }: Unmatched, opposite: boolean) {
  const paired: (readonly [Fact, Fact])[] = [];
  const rest = new Set(added);
  const unpaired: Fact[] = [];
  const close = lost.length * added.length <= 2500;
  for (const fact of lost) {
    const context = close ? contextOf(source, fact.first, fact.last) : null;
    let best: Fact | undefined;
    let score = -1;
    for (const candidate of rest) {
      if (opposite && candidate.key.slice(0, -1) !== fact.key.slice(0, -1)) continue;
      const likely =
        context === null
          ? 0
          : contextSimilarity(context, contextOf(proposal, candidate.first, candidate.last));
      if (likely > score) [best, score] = [candidate, likely];
      if (context === null) break;
    }
    if (best === undefined) unpaired.push(fact);
    else {
      rest.delete(best);
      paired.push([fact, best]);
    }
  }
  return { paired, lost: unpaired, added: [...rest] };
}

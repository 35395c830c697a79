import type { FactKind } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import { MANY } from './placed.ts';
import type { Placed } from './placed.ts';

/** What a value holds on to when it has moved within its sentence. */
const HOLDS: Readonly<Partial<Record<FactKind, RegExp>>> = {
  side: /^anatomy:/u,
  severity: /^diagnosis:/u,
  direction: /^(?:anatomy|movement):/u,
  'test-result': /^test:/u,
  hedge: /^diagnosis:/u,
  route: /^drug:/u,
  'spine-level': /^diagnosis:/u,
  comparison: /^number:/u,
};

/** A value that held on to one thing and now holds on to another that the sentence named before. */
export function findMoves(
  source: TextFacts,
  before: readonly Placed[],
  proposal: TextFacts,
  after: readonly Placed[],
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const term of new Set(before.map((place) => place.term))) {
    const from = before.filter((place) => place.term === term);
    const to = after.filter((place) => place.term === term);
    const kind = from[0]?.fact.kind;
    const pattern = kind === undefined ? undefined : HOLDS[kind];
    if (kind === undefined || pattern === undefined || from.length !== to.length || from.length > MANY)
      continue;
    const heldBefore = from.map(({ fact }) => held(source, fact, pattern));
    const heldAfter = to.map(({ fact }) => held(proposal, fact, pattern));
    from.forEach(({ fact }, at) => {
      const thing = heldBefore[at];
      if (thing === null || thing === undefined || heldAfter.includes(thing)) return;
      const other = heldAfter.findIndex((candidate) => candidate !== null && !heldBefore.includes(candidate));
      if (other < 0 || !source.terms.includes(heldAfter[other] ?? '') || !proposal.terms.includes(thing))
        return;
      findings.push({ fact: kind, source: fact, proposal: to[other]?.fact ?? null });
    });
  }
  return findings;
}

/** The thing beside a value in the same clause, or null when none or more than one is as near. */
function held({ terms, clause }: TextFacts, fact: Fact, pattern: RegExp): string | null {
  for (let distance = 1; distance <= 6; distance += 1) {
    const near = [fact.first - distance, fact.last + distance]
      .filter((at) => clause[at] === clause[fact.first] && pattern.test(terms[at] ?? ''))
      .map((at) => terms[at] ?? '');
    if (near.length > 1 && near[0] !== near[1]) return null;
    if (near[0] !== undefined) return near[0];
  }
  return null;
}

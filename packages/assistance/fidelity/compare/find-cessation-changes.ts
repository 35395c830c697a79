import type { Negation } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';

/** Words after the denial among which the one that both texts deny is looked for. */
const NEAR = 3;

/**
 * What has ended in one text and is only denied in the other: « ne fume plus » and « ne fume pas », "no longer
 * takes" and "does not take".
 */
export function findCessationChanges(source: TextFacts, proposal: TextFacts): readonly Finding[] {
  return [
    ...turned(source, proposal),
    ...turned(proposal, source).map(({ fact, ...places }) => ({
      fact,
      source: places.proposal,
      proposal: places.source,
    })),
  ];
}

/** Cessations of a text that are plain denials in the other one. */
function turned(text: TextFacts, other: TextFacts): readonly Finding[] {
  const ceased = text.negations.filter(({ isCessation }) => isCessation);
  if (ceased.length === 0) return [];
  const [own, its] = [countOf(text), countOf(other)];
  const spare = new Map<number, number>();
  for (const { term } of other.facts) spare.set(term, (spare.get(term) ?? 0) + 1);
  for (const { term } of text.facts) spare.set(term, (spare.get(term) ?? 0) - 1);
  return ceased.flatMap((mark): readonly Finding[] => {
    // "No longer" reads its own second word too.
    const isOwn = (at: number) => text.tokens[mark.places[at] ?? -1]?.key === 'longer';
    const verb = mark.scope.slice(0, NEAR).find((term, at) => !isOwn(at) && its.has(term));
    if (verb === undefined || mark.instead.some((term) => (spare.get(term) ?? 0) > 0)) return [];
    const [here, there] = [own.get(verb), its.get(verb)];
    if (here === undefined || there === undefined) return [];
    const [plain] = there.plain;
    return there.ceased.length < here.ceased.length && there.plain.length > here.plain.length
      ? [{ fact: 'negation', source: mark, proposal: plain ?? null }]
      : [];
  });
}

/** For each denied term the marks that tell its end and those that only deny it. */
function countOf(
  text: TextFacts,
): ReadonlyMap<number, { readonly ceased: Negation[]; readonly plain: Negation[] }> {
  const count = new Map<number, { ceased: Negation[]; plain: Negation[] }>();
  for (const mark of text.negations) {
    for (const term of new Set(mark.scope)) {
      const entry = count.get(term) ?? { ceased: [], plain: [] };
      count.set(term, entry);
      (mark.isCessation ? entry.ceased : entry.plain).push(mark);
    }
  }
  return count;
}

import type { Negation } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding, Place } from './finding.ts';

/** Negations that were lost, added or moved, and findings that changed from denied to stated or back. */
export function compareNegations(source: TextFacts, proposal: TextFacts): readonly Finding[] {
  const findings: Finding[] = [];
  const { lost, added } = matchMarks(source, proposal);
  const coveredAfter = deniedTerms(proposal);
  const coveredBefore = deniedTerms(source);
  const missing = lost.filter((mark) => !isCovered(mark, coveredAfter));
  const extra = added.filter((mark) => !isCovered(mark, coveredBefore));
  missing.forEach((mark, at) =>
    findings.push({ fact: 'negation', source: mark, proposal: extra[at] ?? null }),
  );
  extra
    .slice(missing.length)
    .forEach((mark) => findings.push({ fact: 'negation', source: null, proposal: mark }));
  return findings.length > 0 ? findings : compareTerms(source, proposal);
}

/** How many of the marks not yet paired, in the order of the text, are looked at for one term. */
const NEXT = 40;

/** Pairs the marks that deny the same thing; where the words differ, those whose words the other text lacks. */
function matchMarks(source: TextFacts, proposal: TextFacts) {
  const index = new Map<string, Negation[]>();
  for (const mark of proposal.negations) {
    for (const term of mark.scope) {
      const list = index.get(term);
      if (list === undefined) index.set(term, [mark]);
      else list.push(mark);
    }
  }
  const rest = new Set(proposal.negations);
  let lost: Negation[] = [];
  for (const mark of source.negations) {
    const scores = new Map<Negation, number>();
    mark.scope.forEach((term, at) => {
      const list = index.get(term) ?? [];
      while (list[0] !== undefined && !rest.has(list[0])) list.shift();
      for (const other of list.slice(0, NEXT)) {
        if (rest.has(other)) scores.set(other, (scores.get(other) ?? 0) + 1 / (1 + at));
      }
    });
    const best = [...scores].sort((a, b) => b[1] - a[1])[0]?.[0];
    if (best === undefined) lost.push(mark);
    else rest.delete(best);
  }
  const before = new Set(source.terms);
  const after = new Set(proposal.terms);
  lost = lost.filter((mark) => {
    if (mark.scope.some((term) => after.has(term))) return true;
    const reworded = [...rest].find((other) => !other.scope.some((term) => before.has(term)));
    if (reworded === undefined) return true;
    rest.delete(reworded);
    return false;
  });
  return { lost, added: [...rest] };
}

function deniedTerms(text: TextFacts): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const place of deniedPlaces(text)) {
    const term = text.terms[place] ?? '';
    count.set(term, (count.get(term) ?? 0) + 1);
  }
  return count;
}

function deniedPlaces(text: TextFacts): ReadonlySet<number> {
  return new Set(text.negations.flatMap((mark) => mark.places));
}

/** « ni » and a repeated « pas de » may go when another mark of the other text denies the same thing. */
function isCovered(mark: Negation, denied: ReadonlyMap<string, number>): boolean {
  const first = mark.scope[0];
  return (
    first !== undefined &&
    denied.has(first) &&
    mark.scope.every((term) => !term.startsWith('diagnosis:') || denied.has(term))
  );
}

/** A finding denied in one text as often as it is stated more often in the other. */
function compareTerms(source: TextFacts, proposal: TextFacts): readonly Finding[] {
  const findings: Finding[] = [];
  const [before, after] = [polarity(source), polarity(proposal)];
  for (const [term, here] of before) {
    const there = after.get(term);
    if (there === undefined) continue;
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
): ReadonlyMap<string, { readonly denied: Place[]; readonly stated: Place[] }> {
  const places = deniedPlaces(text);
  const count = new Map<string, { denied: Place[]; stated: Place[] }>();
  for (const fact of text.facts) {
    if (fact.kind !== 'diagnosis' && fact.kind !== 'treatment') continue;
    const entry = count.get(fact.key) ?? { denied: [], stated: [] };
    count.set(fact.key, entry);
    (places.has(fact.first) ? entry.denied : entry.stated).push(fact);
  }
  return count;
}

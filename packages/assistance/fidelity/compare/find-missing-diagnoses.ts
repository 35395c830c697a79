import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Finding, Place } from './finding.ts';

/** Diagnoses of the report that one text states, in whatever order of words, and the other does not. */
export function findMissingDiagnoses(
  source: TextFacts,
  proposal: TextFacts,
  diagnoses: readonly TextFacts[],
): readonly Finding[] {
  return diagnoses.flatMap((diagnosis) => {
    const terms = new Set(diagnosis.terms);
    terms.delete(NO_TERM);
    if (terms.size === 0) return [];
    const before = statedIn(source, terms);
    const after = statedIn(proposal, terms);
    if ((before === null) === (after === null)) return [];
    return [{ fact: 'diagnosis', source: before, proposal: after }];
  });
}

/** The first sentence that has every term of the diagnosis, from the first of them to the last. */
function statedIn(text: TextFacts, wanted: ReadonlySet<number>): Place | null {
  let seen = new Set<number>();
  let first = -1;
  for (let at = 0; at < text.terms.length; at += 1) {
    if (at > 0 && text.sentence[at] !== text.sentence[at - 1]) {
      seen = new Set();
      first = -1;
    }
    const term = text.terms[at] ?? NO_TERM;
    if (!wanted.has(term)) continue;
    if (first < 0) first = at;
    seen.add(term);
    if (seen.size === wanted.size) return { first, last: at };
  }
  return null;
}

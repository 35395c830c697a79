import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Finding, Place } from './finding.ts';

/** A sentence with at least this many words of its own, none of which the other text has, is no rewording. */
const WORDS = 4;

/** Sentences without anything in common with the other text: left out, or made up. */
export function findUnmatchedSentences(source: TextFacts, proposal: TextFacts): readonly Finding[] {
  return [
    ...strangers(source, proposal).map((place) => ({
      fact: 'passage' as const,
      source: place,
      proposal: null,
    })),
    ...strangers(proposal, source).map((place) => ({
      fact: 'passage' as const,
      source: null,
      proposal: place,
    })),
  ];
}

function strangers(text: TextFacts, other: TextFacts): readonly Place[] {
  const known = new Uint8Array(other.table.size);
  for (const term of other.terms) known[term] = 1;
  const found: Place[] = [];
  let first = 0;
  let words = 0;
  let shared = 0;
  for (let at = 0; at <= text.terms.length; at += 1) {
    if (at === text.terms.length || text.sentence[at] !== text.sentence[first]) {
      if (words >= WORDS && shared === 0) found.push({ first, last: at - 1 });
      first = at;
      words = 0;
      shared = 0;
    }
    const term = text.terms[at] ?? NO_TERM;
    if (term === NO_TERM) continue;
    words += 1;
    if (known[term] === 1) shared += 1;
  }
  return found;
}

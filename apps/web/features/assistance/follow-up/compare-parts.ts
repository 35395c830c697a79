import { diffWords } from '@constat/assistance/fidelity';
import type { Difference, TextSpan } from '@constat/assistance/fidelity';
import type { DistributedAnswer } from '@constat/contract';
import { markDifferences } from '../proposal/mark-differences.ts';
import type { MarkedRun } from '../proposal/mark-differences.ts';
import { PARTS } from './distribution.ts';

type Part = (typeof PARTS)[number]['part'];

/** A sentence of the overall text and where it stands there. */
interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** Sentences and lines, without the white space between them. */
function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(/\S.*?(?:(?<=[.!?;])(?=\s)|$)/gmu)].map((match) => ({
    text: match[0].trimEnd(),
    start: match.index,
  }));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Goes with the part that shares most of its words, else with the sentence before it: no sentence is left out. */
function sortSentences(
  sentences: readonly Sentence[],
  sections: DistributedAnswer['sections'],
): ReadonlyMap<Part, readonly Sentence[]> {
  const vocabulary = PARTS.map(({ part }) => ({ part, words: new Set(wordsOf(sections[part])) }));
  const sorted = new Map<Part, Sentence[]>(PARTS.map(({ part }) => [part, []]));
  let last: Part = PARTS.find(({ part }) => sections[part] !== '')?.part ?? 'plaintes';
  for (const sentence of sentences) {
    const said = wordsOf(sentence.text);
    let most = 0;
    for (const { part, words } of vocabulary) {
      const shared = said.filter((word) => words.has(word)).length;
      if (shared > most || (shared === most && shared > 0 && part === last)) {
        most = shared;
        last = part;
      }
    }
    sorted.get(last)?.push(sentence);
  }
  return sorted;
}

/** The place within the sentences joined by a space; null when it is in none of them. */
function placeAmong(sentences: readonly Sentence[], span: TextSpan | null): TextSpan | null {
  let joined = 0;
  for (const { text, start } of sentences) {
    if (span !== null && span.start >= start && span.start < start + text.length) {
      const from = joined + span.start - start;
      return { ...span, start: from, end: Math.min(joined + text.length, from + span.end - span.start) };
    }
    joined += text.length + 1;
  }
  return null;
}

function placeIn(span: TextSpan | null, start: number, length: number): TextSpan | null {
  if (span === null || span.start < start || span.start >= start + length) return null;
  return { ...span, start: span.start - start, end: Math.min(length, span.end - start) };
}

/**
 * Each part against the sentences of the overall text that it takes up, so that a sentence that only changed its place is
 * no change of wording, and one that no part takes up shows as removed.
 * @param source the overall text; the differences point into it and into the parts joined by a line break
 */
export function compareParts(
  source: string,
  sections: DistributedAnswer['sections'],
  differences: readonly Difference[],
): ReadonlyMap<Part, readonly MarkedRun[]> {
  const sorted = sortSentences(sentencesOf(source), sections);
  const compared = new Map<Part, readonly MarkedRun[]>();
  let start = 0;
  for (const { part } of PARTS) {
    const after = sections[part];
    const from = start;
    const own = sorted.get(part) ?? [];
    const before = own.map(({ text }) => text).join(' ');
    const placed = differences.map((difference) => ({
      ...difference,
      source: placeAmong(own, difference.source),
      proposal: placeIn(difference.proposal, from, after.length),
    }));
    compared.set(part, markDifferences(diffWords(before, after), placed));
    start += after.length + 1;
  }
  return compared;
}

import { findAttributionChanges } from './compare/find-attribution-changes.ts';
import { alignSentences } from './compare/align-sentences.ts';
import { findAllergenChanges } from './compare/find-allergen-changes.ts';
import { findDrugAllergyChanges } from './compare/find-drug-allergy-changes.ts';
import { findReattachedFacts } from './compare/find-reattached-facts.ts';
import { findUnmatchedFacts } from './compare/find-unmatched-facts.ts';
import { findWordsSwappedBetweenClauses } from './compare/find-words-swapped-between-clauses.ts';
import { findMovedDenials } from './compare/find-moved-denials.ts';
import { findMissingDiagnoses } from './compare/find-missing-diagnoses.ts';
import type { Finding, Place } from './compare/finding.ts';
import { findFutureAndConditionalChanges } from './compare/find-future-and-conditional-changes.ts';
import { findPresentAndPastChanges } from './compare/find-present-and-past-changes.ts';
import { findHabitTenseChanges } from './compare/find-habit-tense-changes.ts';
import { findMovedListItems } from './compare/find-moved-list-items.ts';
import { findNegationChanges } from './compare/find-negation-changes.ts';
import { findLostTestResults } from './compare/find-lost-test-results.ts';
import { findCessationChanges } from './compare/find-cessation-changes.ts';
import { findReversedOrders } from './compare/find-reversed-orders.ts';
import { findUnmatchedSentences } from './compare/find-unmatched-sentences.ts';
import { dropEquivalentWordings } from './compare/drop-equivalent-wordings.ts';
import { dropSharedValues } from './compare/drop-shared-values.ts';
import { findReversedTransitions } from './compare/find-reversed-transitions.ts';
import { findUnmatchedWords, contentsOfGroups, dropReworded } from './compare/find-unmatched-words.ts';
import type { Difference, FidelityOptions, FidelityReport, TextSpan } from './difference.ts';
import { readContents } from './facts/read-facts.ts';
import type { TextFacts } from './facts/read-facts.ts';
import { visibleText } from './strip-hidden.ts';

/**
 * Compares what a text and a proposal for it state. Word order, synonyms, punctuation, case and digits against words
 * make no difference; a number, a date, a side, a negation, a drug, a level, a result and the like that was added, lost,
 * altered or attached to something else does. The time grows about linearly; the caller bounds the length.
 */
export function checkFidelity(source: string, proposal: string, options: FidelityOptions): FidelityReport {
  const before = visibleText(source);
  const after = visibleText(proposal);
  if (before.text === after.text) return { faithful: true, differences: [] };
  const [left, right, ...diagnoses] = readContents(
    [before.text, after.text, ...(options.diagnoses ?? [])],
    options.language,
  );
  const counts = findUnmatchedFacts(left, right);
  const groups = alignSentences(left, right);
  const contents = contentsOfGroups(left, right, groups);
  const passages = findUnmatchedSentences(left, right);
  const words = findUnmatchedWords(left, right, contents);
  const all = [
    ...dropSharedValues(
      dropReworded(counts.findings, contents, { source: left, proposal: right }),
      left,
      right,
      contents,
    ),
    ...findMissingDiagnoses(left, right, diagnoses),
    ...findNegationChanges(left, right, findMovedDenials(left, right, groups)),
    ...findDrugAllergyChanges(left, right),
    ...findAllergenChanges(left, right),
    ...findCessationChanges(left, right),
    ...findReattachedFacts(left, right, groups, counts.changed),
    ...findHabitTenseChanges(left, right, groups),
    ...findFutureAndConditionalChanges(left, right, groups),
    ...findPresentAndPastChanges(left, right, groups),
    ...findAttributionChanges(left, right, groups),
    ...findMovedListItems(left, right, contents),
    ...findLostTestResults(left, right, contents),
    ...findWordsSwappedBetweenClauses(left, right, contents),
    ...passages,
    ...words.filter(outsideOf(passages, left, right)),
    ...findReversedTransitions(left, right, contents),
    ...findReversedOrders(left, right, contents),
  ];
  const findings = dropEquivalentWordings(all, left, right, contents);
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const finding of findings.toSorted((a, b) => position(a) - position(b))) {
    const key = [finding.fact, finding.source?.first, finding.proposal?.first].join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    differences.push({
      kind: finding.source === null ? 'added' : finding.proposal === null ? 'lost' : 'altered',
      fact: finding.fact,
      ...(isMoved(left, finding.source, right, finding.proposal) ? { moved: true } : {}),
      source: spanOf(left, finding.source, source, before.original),
      proposal: spanOf(right, finding.proposal, proposal, after.original),
    });
  }
  return { faithful: differences.length === 0, differences };
}

/** Tells of a word that went or came whether it is part of no whole sentence that did. */
function outsideOf(
  passages: readonly Finding[],
  left: TextFacts,
  right: TextFacts,
): (finding: Finding) => boolean {
  /** For each token the number of its passage, from 1. */
  const went = new Int32Array(left.tokens.length);
  const came = new Int32Array(right.tokens.length);
  passages.forEach(({ source, proposal }, at) => {
    if (source !== null) went.fill(at + 1, source.first, source.last + 1);
    if (proposal !== null) came.fill(at + 1, proposal.first, proposal.last + 1);
  });
  return ({ source, proposal }) => {
    if (source !== null && proposal !== null) return true;
    const [place, within] = source === null ? [proposal, came] : [source, went];
    return place === null || within[place.first] === 0 || within[place.first] !== within[place.last];
  };
}

function position({ source, proposal }: Finding): number {
  return source?.first ?? proposal?.first ?? 0;
}

function spanOf(
  text: TextFacts,
  place: Place | null,
  given: string,
  original: (offset: number) => number,
): TextSpan | null {
  const first = text.tokens[place?.first ?? -1];
  const last = text.tokens[place?.last ?? -1];
  if (first === undefined || last === undefined) return null;
  const start = original(first.start);
  const end = original(last.end - 1) + 1;
  return { start, end, text: given.slice(start, end) };
}

function isMoved(left: TextFacts, source: Place | null, right: TextFacts, proposal: Place | null): boolean {
  return source !== null && proposal !== null && left.terms[source.first] === right.terms[proposal.first];
}

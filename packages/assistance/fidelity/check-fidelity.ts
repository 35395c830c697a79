import { compareAccounts } from './compare/accounts.ts';
import { alignSentences } from './compare/alignment.ts';
import { compareAllergens } from './compare/allergens.ts';
import { compareAllergies } from './compare/allergies.ts';
import { compareAttachments } from './compare/attachments.ts';
import { compareCounts } from './compare/counts.ts';
import { compareCrossed } from './compare/crossed.ts';
import { compareDeniedClauses } from './compare/denied-clauses.ts';
import { compareDiagnoses } from './compare/diagnoses.ts';
import type { Finding, Place } from './compare/finding.ts';
import { compareToldTimes } from './compare/told-times.ts';
import { compareHeldTimes } from './compare/held-times.ts';
import { compareHabits } from './compare/habits.ts';
import { compareLists } from './compare/list-owners.ts';
import { compareNegations } from './compare/negated.ts';
import { compareLostResults } from './compare/lost-results.ts';
import { compareCessations } from './compare/no-longer.ts';
import { compareOrders } from './compare/orders.ts';
import { comparePassages } from './compare/passages.ts';
import { dropExplained } from './compare/explained.ts';
import { dropShared } from './compare/shared-values.ts';
import { compareTransitions } from './compare/transitions.ts';
import { compareWords, contentsOfGroups, dropReworded } from './compare/words.ts';
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
  const counts = compareCounts(left, right);
  const groups = alignSentences(left, right);
  const contents = contentsOfGroups(left, right, groups);
  const passages = comparePassages(left, right);
  const words = compareWords(left, right, contents);
  const all = [
    ...dropShared(
      dropReworded(counts.findings, contents, { source: left, proposal: right }),
      left,
      right,
      contents,
    ),
    ...compareDiagnoses(left, right, diagnoses),
    ...compareNegations(left, right, compareDeniedClauses(left, right, groups)),
    ...compareAllergies(left, right),
    ...compareAllergens(left, right),
    ...compareCessations(left, right),
    ...compareAttachments(left, right, groups, counts.changed),
    ...compareHabits(left, right, groups),
    ...compareToldTimes(left, right, groups),
    ...compareHeldTimes(left, right, groups),
    ...compareAccounts(left, right, groups),
    ...compareLists(left, right, contents),
    ...compareLostResults(left, right, contents),
    ...compareCrossed(left, right, contents),
    ...passages,
    ...words.filter(outsideOf(passages, left, right)),
    ...compareTransitions(left, right, contents),
    ...compareOrders(left, right, contents),
  ];
  const findings = dropExplained(all, left, right, contents);
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

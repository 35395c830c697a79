import { acceptedLesions } from '../local/conclusion/named-lesions.ts';
import { fillPhrase, namesOnlyInjuredParts } from './fill-phrase.ts';
import type { PhraseReport } from './fill-phrase.ts';
import type { Phrase, PhraseField } from './phrase.ts';
import { RESTRICTION_CLASSES, restrictionSentence } from './restriction-scale.ts';

/** A sentence that may be written in the place of one that a draft leaves open. */
export interface ProposedPhrase {
  readonly field: PhraseField;
  /** The class of the restriction scale that it words; null where it names none. */
  readonly restriction: number | null;
  readonly text: string;
  /** Whether the physician worded it. */
  readonly isOwn: boolean;
}

/** The field that answers with a class of restrictions. */
const CLASSED: PhraseField = 'conclusionEvaluationLimitations';
/** Own phrases of one field and class that are proposed. */
const MOST = 5;

/**
 * The sentences that a draft of a report proposes for its open points: the physician's own, as they stand in the book, then
 * for the limitations those of the scale. A phrase about a part of the body that this report does not evaluate is left out.
 */
export function proposePhrases(book: readonly Phrase[], report: PhraseReport): readonly ProposedPhrase[] {
  const counts = new Map<string, number>();
  const own = book
    .filter(({ text }) => namesOnlyInjuredParts(text, report.accepted))
    .map(({ field, restriction, text }) => ({
      field,
      restriction,
      text: fillPhrase(text, report),
      isOwn: true,
    }))
    .filter(({ field, restriction }) => {
      const key = `${field} ${restriction}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return (counts.get(key) ?? 0) <= MOST;
    });
  const lesions = acceptedLesions(report.accepted);
  const isLowerBack = lesions.length > 0 && lesions.every(({ regions }) => regions.includes('back'));
  return [
    ...own,
    ...RESTRICTION_CLASSES.map((restriction) => ({
      field: CLASSED,
      restriction,
      text: restrictionSentence(restriction, isLowerBack, report.language),
      isOwn: false,
    })),
  ];
}

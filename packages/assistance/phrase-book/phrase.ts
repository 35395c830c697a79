import { CONCLUSION_FIELDS } from '../local/conclusion/model.ts';
import type { ConclusionField } from '../local/conclusion/model.ts';

/** The fields whose sentences are kept: the points of the mandate, not the summary of the case. */
export type PhraseField = Exclude<ConclusionField, 'conclusionResume'>;

/** A sentence as a physician words it, with open brackets where another worker's facts stood. */
export interface Phrase {
  readonly field: PhraseField;
  /** The class of the restriction scale that it words, 0 to 4; null where it names none. */
  readonly restriction: number | null;
  readonly text: string;
}

export const PHRASE_FIELDS: readonly PhraseField[] = CONCLUSION_FIELDS.filter(
  (field): field is PhraseField => field !== 'conclusionResume',
);

/** Characters of a phrase: enough for a class of restrictions with its list. */
export const LONGEST_PHRASE = 800;

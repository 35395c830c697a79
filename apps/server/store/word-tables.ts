/** The rows of what a physician says and writes in own words: commands, vocabulary, phrases. */

export interface CommandListRow {
  ownerId: string;
  kind: 'voice' | 'verbatim';
  /** JSON. */
  commands: string;
  version: number;
  updatedAt: number;
}

/** A word or a name of a physician's own. */
export interface VocabularyEntryRow {
  id: string;
  ownerId: string;
  /** What makes two terms the same: the letters without their capitals. */
  termKey: string;
  term: string;
  kind: 'name' | 'drug' | 'place' | 'employer' | 'other';
  /** JSON of the forms that engines have written. */
  heard: string;
  createdAt: number;
  updatedAt: number;
}

export interface WordCorrectionRow {
  ownerId: string;
  /** Keyed digest of what was heard and what it was corrected to; the words are nowhere. */
  hash: string;
  count: number;
  /** 0 or 1: the physician wants to hear no more of it. */
  refused: number;
  updatedAt: number;
}

export interface PhraseRow {
  id: string;
  ownerId: string;
  language: 'fr' | 'en';
  /** Digest of what makes two phrases one, keyed in the table; with owner and language unique. */
  key: string;
  /** A field of section 11. */
  field: string;
  /** Class of the restriction scale, 0 to 4. */
  restriction: number | null;
  /** Empty where the physician refused it. */
  text: string;
  /** `report`: goes with the last report that holds it; `refused` is not taken up again. */
  origin: 'report' | 'physician' | 'refused';
  createdAt: number;
  usedAt: number;
}

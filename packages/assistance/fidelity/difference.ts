/** The languages of a report. */
export type TextLanguage = 'fr' | 'en';

/** What a text can state that an engine may not change. */
export type FactKind =
  | 'number'
  | 'date'
  | 'side'
  | 'negation'
  | 'drug'
  | 'spine-level'
  | 'test'
  | 'test-result'
  | 'diagnosis'
  | 'direction'
  | 'movement'
  | 'severity'
  | 'route'
  | 'hedge'
  | 'frequency'
  | 'comparison'
  | 'moment'
  | 'status'
  | 'trend'
  | 'permission'
  | 'anatomy'
  | 'examination'
  | 'treatment'
  | 'name'
  | 'word'
  | 'passage';

/** A place in a text; offsets in UTF-16 units, as the browser counts them. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * One fact that the two texts do not share. `altered` holds both places: the value was replaced, or the same value now
 * belongs to something else (another side, another moment, another structure).
 */
export interface Difference {
  readonly kind: 'added' | 'lost' | 'altered';
  readonly fact: FactKind;
  /** The fact itself is the same in both texts, worded alike or not: what it belongs to, or what is denied, has changed. */
  readonly moved?: boolean;
  readonly source: TextSpan | null;
  readonly proposal: TextSpan | null;
}

/** What the comparison of a text and its proposal found; faithful when there is no difference. */
export interface FidelityReport {
  readonly faithful: boolean;
  readonly differences: readonly Difference[];
}

/** How to read the two texts. */
export interface FidelityOptions {
  readonly language: TextLanguage;
  /** Diagnoses of the report, as written there: each counts as one fact wherever it stands. */
  readonly diagnoses?: readonly string[];
}

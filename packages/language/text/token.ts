/** What a form of a word is wherever it stands: read once, however often it occurs. */
export interface Form {
  readonly kind: 'word' | 'digits' | 'mark' | 'break';
  readonly text: string;
  /** Folded for comparison; of a break, one line feed. */
  readonly key: string;
}

/** Where a token stands in its text; offsets are UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** No blank stands between this token and the one before. */
  readonly glued: boolean;
  /** What joined this token to the word before it and left no token of its own. */
  readonly joiner: '' | '-' | '’';
}

/** A word, a run of digits, a mark or a line break. */
export type Token<F extends Form = Form> = F & Place;

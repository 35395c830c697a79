/** What a word form is wherever it stands: read once, however often it occurs. */
export interface Form {
  readonly kind: 'word' | 'digits' | 'mark' | 'break';
  readonly text: string;
  /** Lower case, without accents, Western digits; a spoken mark has the mark itself. */
  readonly plain: string;
  /** The plain word without its inflection; equal to `plain` for other kinds. */
  readonly stem: string;
  /** Bits that tell which readers of facts have to look at this form at all. */
  readonly roles: number;
  /** The number of what it says as an ordinary word; 0 when that is nothing. */
  readonly term: number;
}

/** A word, a run of digits, a mark or a line break, with its place in the visible text (UTF-16 offsets). */
export interface Token extends Form {
  readonly start: number;
  readonly end: number;
  /** No space stands between this token and the one before. */
  readonly glued: boolean;
  /** What joined this token to the word before it and left no token of its own. */
  readonly joiner: '' | '-' | '’';
}

/** A word, a run of digits, a mark or a line break, with its place in the visible text (UTF-16 offsets). */
export interface Token {
  readonly kind: 'word' | 'digits' | 'mark' | 'break';
  readonly text: string;
  /** Lower case, without accents, Western digits; a spoken mark has the mark itself. */
  readonly plain: string;
  /** The plain word without its inflection; equal to `plain` for other kinds. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** No space stands between this token and the one before. */
  readonly glued: boolean;
  /** What joined this token to the word before it and left no token of its own. */
  readonly joiner: '' | '-' | '’';
}

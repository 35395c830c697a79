/**
 * What a word is to the readers of values: a word; a punctuation mark; a joint (hyphen or slash that stands tight between
 * two words); the dash of a list item; a line break; or text held as it is.
 */
export type WordKind = 'word' | 'mark' | 'joint' | 'item' | 'break' | 'held';

/** What stands between two blanks, without the marks and elided words that open or close it. */
export interface Word {
  readonly text: string;
  /** Folded for comparison; of a mark, the mark itself. */
  readonly key: string;
  /** The white space before it. */
  readonly glue: string;
  readonly kind: WordKind;
  /** Whether a spoken command made it; of « virgule » between two numbers, whether it is their decimal sign. */
  readonly spoken: boolean;
  /** Why it is to be left as spoken; null when it is not. */
  readonly ambiguity: string | null;
}

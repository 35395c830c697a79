/** Why a passage cannot be read in one way. */
export type Doubt = 'punctuation-or-word' | 'number' | 'level' | 'date';

/** How the value said at a place is written: pieces instead of `length` words, or words to leave. */
export interface WrittenValue {
  readonly length: number;
  /** Empty where the words stay as they are. */
  readonly pieces: readonly Piece[];
  /** The words stay and are marked. */
  readonly doubtful: Doubt | null;
}

/** A piece of what is written instead; `glue` before it, for all but the first. */
export interface Piece {
  readonly text: string;
  readonly glue?: string;
}

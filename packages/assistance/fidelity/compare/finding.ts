import type { FactKind } from '../difference.ts';

/** First and last token of a place in one of the two texts. */
export interface Place {
  readonly first: number;
  readonly last: number;
}

/** A difference in tokens, before it becomes offsets. */
export interface Finding {
  readonly fact: FactKind;
  readonly source: Place | null;
  readonly proposal: Place | null;
}

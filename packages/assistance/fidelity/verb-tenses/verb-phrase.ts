import type { Token } from '../text/token.ts';

/** When a verb sets what it tells; `later` is what only a past told beforehand: « il reprendrait ». */
export type Time = 'past' | 'present' | 'future' | 'later';

/**
 * How a verb looks at what it tells: as going on (« présentait », "is walking"), as over (« a porté »), as reaching
 * today ("has worn"), or as a state or an act ("is infected", "is seen"). The simple English past tells none of them.
 */
export type Aspect = 'ongoing' | 'over' | 'perfect' | 'passive';

/** A verb with its auxiliaries. */
export interface VerbPhrase {
  readonly time: Time;
  readonly aspect?: Aspect;
  /** The infinitive of the verb that says what is done. */
  readonly lemma: string;
  /** Its first and its last token. */
  readonly first: number;
  readonly last: number;
}

/** Reads the verb phrase that begins at a token; null where none does. */
export type ReadVerbPhrase = (tokens: readonly Token[], at: number) => VerbPhrase | null;

/** A fact of the worker that a report may state in two ways, as a row of the table. */

export interface TopicPattern {
  /** What it says of the topic: two values oppose. */
  readonly value: string;
  /** In lower case without accents. */
  readonly words: RegExp;
  /** Whether the words must stand free of a negation, under one, or hold all they say themselves. */
  readonly polarity: 'stated' | 'denied' | 'whole';
  /** Fields or sections where it counts; everywhere where none is given. */
  readonly in?: readonly string[];
  /** Cells that say it, by the name of their field: the whole text is compared. */
  readonly cells?: RegExp;
  /** It counts with years before that of the event alone. */
  readonly isEarlier?: true;
  /** Words of the sentence that take it back. */
  readonly unless?: RegExp;
}

export interface Topic {
  readonly id: string;
  /** Letters of which a report holds some wherever it says anything of the topic: what does not is not read further. */
  readonly stems: readonly string[];
  /** The rarest first. */
  readonly says: readonly TopicPattern[];
  /** Now: a sentence of another day is left out; course: one of years before the event is; ever: any counts. */
  readonly time: 'now' | 'course' | 'ever';
  /** Both passages must name one part of the body in common. */
  readonly isOfPart?: true;
  /** Both passages must name one day in common. */
  readonly isOfDay?: true;
  readonly unless?: RegExp;
  /** Relatives belong to what is said, and are no other person of whom it is. */
  readonly namesRelatives?: true;
  /** The value that ends the other: a passage of an earlier day tells of before. */
  readonly endsWith?: string;
}

/** Words as a pattern: whole words of plain text. */
export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'u');

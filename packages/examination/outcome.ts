import type { FieldId, Mode, Side } from '@constat/report/catalogue';
import type { Measure, Place } from './rows/row.ts';

/** What is in force, until something else is said. */
export interface Focus {
  readonly place?: Place;
  /** The table of the last finding, or the one that was named. */
  readonly table?: string;
  /** The cell in force. */
  readonly field?: FieldId;
  readonly side?: Side;
  readonly mode?: Mode;
  readonly measure?: Measure;
}

/** One thing that an utterance writes. */
export interface Write {
  readonly field: FieldId;
  /** As it is stored; empty where the cell is emptied. */
  readonly value: string;
  /** The value is words to add to the text that stands there, and takes the place of nothing. */
  readonly adds: boolean;
  /** Shown as doubtful until the physician has looked at it. */
  readonly doubtful: boolean;
  /** « Normal » was said of an angle: the reference value, and no measurement. */
  readonly statedNormal: boolean;
  /** Place in what was said, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** Why nothing was written of what was heard: what the physician is asked. */
export type Question =
  /** Of which side, mode, measure or row a value is. */
  | {
      readonly about: 'side' | 'mode' | 'row';
      readonly fields: readonly FieldId[];
    }
  /** The value is none of that row. */
  | { readonly about: 'value'; readonly fields: readonly FieldId[] }
  /** « Tout normal » of several tables. */
  | { readonly about: 'normal'; readonly fields: readonly FieldId[] };

/** The words of an utterance that no cell took. */
export interface Leftover {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface Outcome {
  readonly writes: readonly Write[];
  readonly asked: Question | null;
  readonly focus: Focus;
  readonly leftover: readonly Leftover[];
}

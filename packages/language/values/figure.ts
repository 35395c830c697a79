import type { UnitId } from '../units/unit-table.ts';

export type FigureKind = 'number' | 'score' | 'time' | 'date' | 'levels' | 'rank';

/** A value that a text states, however it is said or written. */
export interface Figure {
  readonly kind: FigureKind;
  /**
   * The same for the same value: `12.5`, `-5`, `2+`; of a score `4+/5`; of a time `8:30` (`8` for the full hour); of a
   * date `2023-11-14`, `-` for a year that is not said; of levels `L4-L5`, T for D; of a rank `3`.
   */
  readonly value: string;
  readonly unit: UnitId | null;
  /** « un », "one": a number only where its neighbours say so. */
  readonly article: boolean;
  /** « une quinzaine » */
  readonly approximate: boolean;
  /** First and last word. */
  readonly first: number;
  readonly last: number;
  /** Offset of its first character in the first word, and of the end in the last one. */
  readonly from: number;
  readonly to: number;
}

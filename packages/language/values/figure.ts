import type { Word } from '../text/word.ts';
import type { UnitId } from '../units/unit-table.ts';

export type FigureKind = 'number' | 'score' | 'time' | 'date' | 'levels' | 'rank';

/** A part of a date, and the words that say it: from `first` to before `end`. */
export interface DateMember {
  readonly part: 'day' | 'month' | 'year';
  readonly first: number;
  readonly end: number;
}

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
  /** The first word of the unit, where it stands after the whole value or after the range that the value begins; else null. */
  readonly unitAt: number | null;
  /** The parts of a date that has a word for each, in their order; what it shares with another date is a part of that one. */
  readonly members: readonly DateMember[];
  /** Offset of its first character in the first word, and of the end in the last one. */
  readonly from: number;
  readonly to: number;
}

/** The figure that takes the words from `first` to before `end`, whole. */
export function makeFigure(
  words: readonly Word[],
  kind: FigureKind,
  value: string,
  first: number,
  end: number,
  more: Partial<Figure> = {},
): Figure {
  return {
    kind,
    value,
    unit: null,
    article: false,
    approximate: false,
    first,
    last: end - 1,
    unitAt: null,
    members: [],
    from: 0,
    to: words[end - 1]?.text.length ?? 0,
    ...more,
  };
}

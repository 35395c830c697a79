import type { Mode, Side } from '@constat/report/catalogue';
import type { Entry } from '../lexicon/entry.ts';
import type { Measure, Row } from '../rows/row.ts';
import type { SaidNumber } from '../words/read-number.ts';

export type Result = Extract<Entry, { kind: 'result' }>;

/** What was said of a cell: a number, or a result in words in every way it can be meant. */
export type Said =
  | {
      readonly kind: 'number';
      readonly number: SaidNumber;
      /** Told against the other side: `-1` less, `1` more. */
      readonly relative?: -1 | 1;
    }
  | { readonly kind: 'results'; readonly results: readonly Result[] }
  /** A vertebral level that a thumb reaches: `T12`. */
  | { readonly kind: 'level'; readonly level: string }
  /** « De zéro à cent vingt ». */
  | { readonly kind: 'range'; readonly low: SaidNumber; readonly high: SaidNumber };

/** One value with where it belongs. */
export interface Value {
  readonly said: Said;
  readonly from: number;
  readonly to: number;
  sides: readonly Side[] | null;
  modes: readonly Mode[] | null;
  measure: Measure | null;
  /** Angles in degrees that were said with it, of tests that differ by the angle alone. */
  angles: readonly number[];
  /** Words between its row and itself that nobody read. */
  isUnsure: boolean;
  /** Told of the finding before, whose side it has: « positif à droite à trente secondes ». */
  isOfLast?: boolean;
}

/** A row as it was named, with all that it may be. */
export interface Mention {
  rows: ReadonlySet<Row>;
  deduced: ReadonlySet<Row>;
  /** The names it was narrowed from: « index » of « index MCP », for the joint named next. */
  names: readonly ReadonlySet<Row>[];
  /** Named after a row of another table, with nothing that lists the two: the value tells which is meant. */
  isApart: boolean;
  from: number;
  to: number;
}

/** Rows as they were named together, and what was said of them. */
export interface Clause {
  /** Each named row with all that it may be; empty where a value follows on what was said before. */
  mentions: Mention[];
  /** A table or a part of the body that was named with them. */
  scope: ReadonlySet<Row> | null;
  /** It was named for this clause, and not for one before. */
  isScopeNew: boolean;
  values: Value[];
  sides: readonly Side[] | null;
  modes: readonly Mode[] | null;
  measures: readonly Measure[] | null;
  angles: number[];
  all: boolean;
  rest: boolean;
  /** It takes back part of the clause before. */
  except: boolean;
  /** A side or a mode was said within it. */
  isQualified?: boolean;
  from: number;
  to: number;
}

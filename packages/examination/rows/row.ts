import type { FieldId, Mode, RegionId, ReportField, Side, TableBlock } from '@constat/report/catalogue';

/** What a cell of a table of nerves tells of its root or nerve. */
export type Measure = 'strength' | 'sensation';

/** A part of the examination that a row belongs to; general observations and scars belong to none of the regions. */
export type Place = RegionId | 'general' | 'scars';

/** One cell as it is reached by speech. */
export interface Cell {
  readonly field: ReportField;
  readonly side?: Side;
  readonly mode?: Mode;
  readonly measure?: Measure;
  /** From 0, where the cells of a row are trials of one measure. */
  readonly trial?: number;
  /** What of the row it holds: its own value, the pain at the end of the movement, or the level of a girth. */
  readonly aspect: 'value' | 'pain' | 'level';
}

/** What is examined, whatever the side and the mode: a movement, a test, a root, a measure. */
export interface Row {
  /** The name of its first cell without side, mode and trial: `genouxLachman`; of a root, that of its table before it. */
  readonly id: string;
  readonly place: Place;
  /** The table it stands in; undefined for a field of its own. */
  readonly table?: string;
  /** What names it in the form, without the side. */
  readonly label: { readonly fr: string; readonly en: string };
  /** The angle in degrees at which it is tested, where rows differ by it alone. */
  readonly angle?: number;
  readonly cells: readonly Cell[];
}

/** A table as it is named, with its rows in the order of the page. */
export interface RowTable {
  readonly id: string;
  readonly place: Place;
  readonly title: TableBlock['title'];
  readonly rows: readonly Row[];
}

/** A field of several lines: palpation, inspection, and the like. */
export interface TextField {
  readonly id: FieldId;
  readonly place: Place;
  readonly label: { readonly fr: string; readonly en: string };
}

/** All that can be spoken into one report type's examination. */
export interface Examination {
  readonly tables: readonly RowTable[];
  readonly rows: readonly Row[];
  readonly texts: readonly TextField[];
  /** Cells in the order of the page. */
  readonly order: readonly FieldId[];
  readonly rowOf: ReadonlyMap<string, Row>;
  readonly cellOf: ReadonlyMap<string, Cell>;
}

type CellPlace = Pick<Cell, 'side' | 'mode' | 'measure' | 'aspect' | 'trial'>;

/** Whether two cells stand in the same column. */
export function isLike(
  one: CellPlace,
  other: { readonly [Key in keyof CellPlace]: CellPlace[Key] | undefined },
): boolean {
  return (
    one.side === other.side &&
    one.mode === other.mode &&
    one.measure === other.measure &&
    one.aspect === other.aspect &&
    one.trial === other.trial
  );
}

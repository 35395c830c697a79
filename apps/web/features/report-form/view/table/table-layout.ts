import type { FieldId, Localised, Side, TableBlock, TableColumn } from '@constat/report/catalogue';

/** A place on the grid, in slots. */
export interface Slot {
  readonly start: number;
  readonly span: number;
}

/**
 * Where the columns of a table stand on the measuring grid, which is the same for every table: the name of the row, its
 * normal, four slots for what is recorded (two for the right, two for the left side), and two for what differs.
 */
export interface TableLayout {
  /** `sides` right and left, in one or two slots each; `single` one column; `columns` a slot for each. */
  readonly kind: 'sides' | 'single' | 'columns';
  /** The columns of the table by their index, in the order of the page, without those that stand under the row's name. */
  readonly order: readonly number[];
  /** Indexes of the columns that stand under the row's name. */
  readonly asides: readonly number[];
  /** Of each column in {@link order}: its first slot, from 1, and how many it takes. */
  readonly slots: readonly Slot[];
  /** What stands twice on each side, in the order of its slots: actif and passif, or force and sensibilité. */
  readonly parts: readonly Localised[];
}

const SLOTS = 4;
/** Slots of the differences included. */
const ALL_SLOTS = 6;

/** What the columns of one side are, beside their side: their labels where the side is the heading above, else the headings. */
function partsOf(columns: readonly (TableColumn | undefined)[]): readonly Localised[] {
  const isSideAbove = new Set(columns.map((column) => column?.group?.fr)).size === 1;
  return columns.flatMap((column) => (isSideAbove ? column?.label : column?.group) ?? []);
}

const layouts = new WeakMap<TableBlock<FieldId>, TableLayout>();

/** The place of every column of a table on the grid. */
export function tableLayout(table: TableBlock<FieldId>): TableLayout {
  const known = layouts.get(table);
  if (known !== undefined) return known;
  const layout = layOut(table);
  layouts.set(table, layout);
  return layout;
}

function layOut(table: TableBlock<FieldId>): TableLayout {
  const { columns } = table;
  const indexes = columns.map((_column, index) => index);
  const asides = indexes.filter((index) => columns[index]?.aside === true);
  const main = indexes.filter((index) => !asides.includes(index));
  const ofSide = (side: Side): readonly number[] =>
    main.filter((index) => table.rows[0]?.cells[index]?.side === side);
  const right = ofSide('Droit');
  const left = ofSide('Gauche');
  if (right.length > 0 && right.length === left.length && right.length * 2 === main.length) {
    const span = SLOTS / 2 / right.length;
    const order = [...right, ...left];
    return {
      kind: 'sides',
      order,
      asides,
      slots: order.map((_index, place) => ({ start: 1 + place * span, span })),
      parts: right.length > 1 ? partsOf(right.map((index) => columns[index])) : [],
    };
  }
  if (main.length === 1)
    return { kind: 'single', order: main, asides, slots: [{ start: 1, span: SLOTS }], parts: [] };
  const slots = main.map((_index, place) =>
    place === SLOTS ? { start: SLOTS + 1, span: ALL_SLOTS - SLOTS } : { start: place + 1, span: 1 },
  );
  return { kind: 'columns', order: main, asides, slots, parts: [] };
}

/** The classes that put a cell there; none for no place. */
export function slotClass(slot: Slot | undefined): string {
  if (slot === undefined) return '';
  // The fifth slot has a width of its own.
  return slot.span > 1 && slot.start <= SLOTS ? `mg-s${slot.start} mg-w${slot.span}` : `mg-s${slot.start}`;
}

/** True where two tables can stand under one heading of the grid. */
export function sharesHeading(one: TableLayout, other: TableLayout): boolean {
  if (one.kind !== 'sides' || other.kind !== 'sides') return false;
  if (one.parts.length === 0 || other.parts.length === 0) return true;
  return one.parts.every(({ fr }, index) => fr === other.parts[index]?.fr);
}

/** Tables that stand under one heading, and every other block alone. */
export interface GridRun {
  readonly tables: readonly TableBlock<FieldId>[];
  /** Of the side that stands twice; empty where every table of the run has one column for a side. */
  readonly parts: readonly Localised[];
  readonly hasSides: boolean;
  /** True where a row of them is measured against a normal. */
  readonly hasNormals: boolean;
}

/** Neighbouring tables that can share a heading, as runs. */
export function gridRuns(tables: readonly TableBlock<FieldId>[]): readonly GridRun[] {
  const runs: { tables: TableBlock<FieldId>[]; layout: TableLayout }[] = [];
  for (const table of tables) {
    const layout = tableLayout(table);
    const last = runs.at(-1);
    if (last !== undefined && sharesHeading(last.layout, layout)) {
      last.tables.push(table);
      if (last.layout.parts.length === 0) last.layout = layout;
    } else {
      runs.push({ tables: [table], layout });
    }
  }
  return runs.map(({ tables: those, layout }) => ({
    tables: those,
    parts: layout.parts,
    hasSides: layout.kind === 'sides',
    hasNormals: those.some((table) => table.rows.some((row) => row.normal !== undefined)),
  }));
}

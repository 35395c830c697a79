import type {
  FieldId,
  Localised,
  Normals,
  ReportField,
  ReportType,
  TableBlock,
  TableRow,
} from '@constat/report/catalogue';
import {
  SIDE_DIFFERENCE_DEGREES,
  angleMark,
  oppositeSide,
  parseDegrees,
  plausibleMaximum,
} from '@constat/report/rules';
import type { AngleMark } from '@constat/report/rules';
import { tableLayout } from './table-layout.ts';

/** Something in a row that a person has to look at; nothing of it is refused. Angles in degrees. */
export interface RowMark {
  /** `passive` is a passive angle below the active one of its side. */
  readonly kind: AngleMark | 'passive';
  readonly cell: FieldId;
  /** Side and mode of the cell, empty where the row has one cell. */
  readonly place: readonly Localised[];
  readonly degrees: number | undefined;
  /** The plausible maximum; for `passive` the active angle. */
  readonly bound: number;
}

/** What stands beside a measured angle: how much it lacks to the normal in degrees, and which part of it (0 to 1) it is. */
export interface CellFigures {
  readonly loss?: number;
  readonly share?: number;
}

/** What differs between the sides: a number in the unit of the cells, or choices that are not the same. */
export type SideDifference =
  | { readonly kind: 'number'; readonly amount: number; readonly isLarge: boolean }
  | { readonly kind: 'unequal' };

export interface RowFigures {
  readonly marks: readonly RowMark[];
  readonly cells: Readonly<Partial<Record<FieldId, CellFigures>>>;
  /** One for each part of a side, in their order; null where a side is empty. */
  readonly differences: readonly (SideDifference | null)[];
}

type Get = (id: FieldId) => string;

function placeOf(table: TableBlock<FieldId>, index: number): readonly Localised[] {
  const column = table.columns[index];
  if (column === undefined || tableLayout(table).kind === 'single') return [];
  return column.group === undefined ? [column.label] : [column.group, column.label];
}

function numberOf({ kind }: ReportField, text: string): number | undefined {
  if (kind === 'degrees') return parseDegrees(text);
  const plain = text.replaceAll(/[\s\u00A0]/gu, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

/** Half units are exact in floating point; tenths are not, and 30.3 − 20.3 must be 10. */
const rounded = (amount: number): number => Math.round(amount * 10) / 10;

function angleMarks(
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  get: Get,
  normals: Normals,
): RowMark[] {
  return row.cells.flatMap((cell, index): readonly RowMark[] => {
    if (cell.kind !== 'degrees' || cell.normal === undefined) return [];
    const text = get(cell.id);
    const degrees = parseDegrees(text);
    const place = placeOf(table, index);
    const kind = angleMark(text, cell.normal, normals);
    if (kind !== undefined)
      return [{ kind, cell: cell.id, place, degrees, bound: plausibleMaximum(cell.normal, normals) }];
    if (cell.mode !== 'Passif' || degrees === undefined) return [];
    const active = row.cells.find(({ side, mode }) => side === cell.side && mode === 'Actif');
    const bound = active === undefined ? undefined : parseDegrees(get(active.id));
    return bound !== undefined && degrees < bound
      ? [{ kind: 'passive', cell: cell.id, place, degrees, bound }]
      : [];
  });
}

function cellFigures(cell: ReportField, text: string, normals: Normals): CellFigures | undefined {
  const degrees = cell.kind === 'degrees' ? parseDegrees(text) : undefined;
  const normal = cell.normal === undefined ? undefined : normals[cell.normal];
  if (degrees === undefined || normal === undefined) return undefined;
  return {
    ...(degrees < normal ? { loss: rounded(normal - degrees) } : {}),
    ...(normal > 0 ? { share: Math.min(Math.max(degrees / normal, 0), 1) } : {}),
  };
}

function differenceOf(one: ReportField, other: ReportField, get: Get): SideDifference | null {
  const [first, second] = [get(one.id).trim(), get(other.id).trim()];
  if (first === '' || second === '') return null;
  if (one.kind === 'choice')
    return first === second || first === NOT_DONE || second === NOT_DONE ? null : { kind: 'unequal' };
  const [left, right] = [numberOf(one, first), numberOf(other, second)];
  if (left === undefined || right === undefined) return null;
  const amount = rounded(Math.abs(left - right));
  return { kind: 'number', amount, isLarge: one.kind === 'degrees' && amount >= SIDE_DIFFERENCE_DEGREES };
}

/** The stored value of a test that was not done, in every list that has one. */
const NOT_DONE = 'Non fait';

function pairsOf(
  type: ReportType,
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
): readonly (readonly [ReportField, ReportField])[] {
  const { kind, order } = tableLayout(table);
  if (kind === 'sides') {
    const half = order.length / 2;
    return order.slice(0, half).flatMap((index, part) => {
      const pair = [row.cells[index], row.cells[order[part + half] ?? -1]] as const;
      return pair[0] === undefined || pair[1] === undefined ? [] : [[pair[0], pair[1]] as const];
    });
  }
  const [cell] = row.cells;
  const opposite = cell === undefined ? undefined : oppositeSide(type, cell.id);
  const other = opposite === undefined ? undefined : type.field(opposite);
  return cell === undefined || other === undefined ? [] : [[cell, other]];
}

/** Everything that stands beside the values of one row of a table. */
export function rowFigures(
  type: ReportType,
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  get: Get,
  normals: Normals,
): RowFigures {
  const marks = angleMarks(table, row, get, normals);
  // Against an angle that cannot be, a loss or a difference says nothing.
  const doubtful = new Set(marks.filter(({ kind }) => kind !== 'passive').map(({ cell }) => cell));
  const cells: Partial<Record<FieldId, CellFigures>> = {};
  for (const cell of row.cells) {
    const figures = doubtful.has(cell.id) ? undefined : cellFigures(cell, get(cell.id), normals);
    if (figures !== undefined) cells[cell.id] = figures;
  }
  const differences = pairsOf(type, table, row).map(([one, other]) =>
    doubtful.has(one.id) || doubtful.has(other.id) ? null : differenceOf(one, other, get),
  );
  return { marks, cells, differences };
}

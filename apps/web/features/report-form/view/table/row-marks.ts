import type {
  FieldId,
  Localized,
  Normals,
  ReportField,
  ReportType,
  TableBlock,
  TableRow,
} from '@constat/report/catalogue';
import {
  angleMark,
  oppositeSide,
  parseDegrees,
  plausibleMaximum,
  sideDifference,
} from '@constat/report/rules';
import type { AngleMark } from '@constat/report/rules';

/** Something remarkable in a row of angles; nothing of it is refused. Angles in degrees. */
export type RowMark =
  | {
      readonly kind: AngleMark;
      readonly cells: readonly FieldId[];
      /** Side and mode of the cell, empty where the row has one cell. */
      readonly place: readonly Localized[];
      readonly degrees: number | undefined;
      readonly maximum: number;
    }
  | {
      readonly kind: 'sides';
      readonly cells: readonly FieldId[];
      /** The mode that differs, empty where there is one. */
      readonly place: readonly Localized[];
      readonly difference: number;
    };

function placeOf(table: TableBlock<FieldId>, index: number): readonly Localized[] {
  const column = table.columns[index];
  if (column === undefined || table.columns.length === 1) return [];
  return column.group === undefined ? [column.label] : [column.group, column.label];
}

function cellMark(
  table: TableBlock<FieldId>,
  cell: ReportField,
  index: number,
  text: string,
  normals: Normals,
): readonly RowMark[] {
  if (cell.kind !== 'degrees' || cell.normal === undefined) return [];
  const kind = angleMark(text, cell.normal, normals);
  if (kind === undefined) return [];
  const maximum = plausibleMaximum(cell.normal, normals);
  return [{ kind, cells: [cell.id], place: placeOf(table, index), degrees: parseDegrees(text), maximum }];
}

function sideMark(
  type: ReportType,
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  cell: ReportField,
  index: number,
  get: (id: FieldId) => string,
): readonly RowMark[] {
  const other = cell.kind === 'degrees' ? oppositeSide(type, cell.id) : undefined;
  const isSecond = row.cells.slice(0, index).some(({ id }) => id === other);
  const difference = other === undefined || isSecond ? undefined : sideDifference(get(cell.id), get(other));
  if (other === undefined || difference === undefined) return [];
  const cells = row.cells.some(({ id }) => id === other) ? [cell.id, other] : [cell.id];
  const place = cell.mode === undefined ? [] : placeOf(table, index).slice(-1);
  return [{ kind: 'sides', cells, place, difference }];
}

/** Every mark of one row of a table: angles that cannot be, then sides that differ. */
export function rowMarks(
  type: ReportType,
  table: TableBlock<FieldId>,
  row: TableRow<FieldId>,
  get: (id: FieldId) => string,
  normals: Normals,
): readonly RowMark[] {
  const angles = row.cells.flatMap((cell, index) => cellMark(table, cell, index, get(cell.id), normals));
  const doubtful = new Set(angles.flatMap((mark) => mark.cells));
  const sides = row.cells.flatMap((cell, index) => sideMark(type, table, row, cell, index, get));
  // Against an angle that cannot be, a difference says nothing.
  return [...angles, ...sides.filter((mark) => !mark.cells.some((id) => doubtful.has(id)))];
}

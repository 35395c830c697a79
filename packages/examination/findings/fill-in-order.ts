import type { Cell } from '../rows/row.ts';
import type { Clause, Value } from './finding.ts';
import type { Writer } from './writer.ts';

/**
 * Values alone fill cells in the order of the page from the cell in force on, or a whole table in force, on
 * the side and in the mode in force.
 */
export function fillInOrder(writer: Writer, { isQualified }: Clause, values: readonly Value[]): void {
  const { order, cellOf, rowOf } = writer.examination;
  const { field, table, ...inForce } = writer.focus;
  const side = saidOfAll(
    values.map((value) => value.sides),
    inForce.side,
  );
  const mode = saidOfAll(
    values.map((value) => value.modes),
    inForce.mode,
  );
  // « quarante, à gauche trente-cinq »: which is of which side is not guessed.
  const isAmong = isQualified === true && values.length > 1;
  if (side === null || mode === null || isAmong) {
    writer.askRow();
    return;
  }
  const isNext = (cell: Cell | undefined): cell is Cell =>
    cell?.aspect === 'value' &&
    (side === undefined || cell.side === undefined || cell.side === side) &&
    (mode === undefined || cell.mode === undefined || cell.mode === mode);
  const following = (field === undefined ? order : order.slice(order.indexOf(field)))
    .map((id) => cellOf.get(id))
    .filter(isNext);
  // From no cell on, a list is of a whole table.
  const cells =
    field === undefined ? following.filter((cell) => rowOf.get(cell.field.id)?.table === table) : following;
  if (field === undefined && (table === undefined || cells.length !== values.length)) {
    writer.askRow();
    return;
  }
  for (const [index, value] of values.entries()) {
    const cell = cells[index];
    const row = cell === undefined ? undefined : rowOf.get(cell.field.id);
    if (cell === undefined || row === undefined) return;
    writer.put(row, cell, value);
    writer.moveTo(row, cell.field.id);
  }
}

/** The side, or mode, that is of all values: the one that was said, or in force where none was; null where they differ. */
function saidOfAll<Of>(
  told: readonly (readonly Of[] | null)[],
  inForce: Of | undefined,
): Of | undefined | null {
  const all = new Set(told.flatMap((one) => one ?? []));
  const [only] = all;
  if (only === undefined) return inForce;
  return all.size === 1 && told.every((one) => one !== null) ? only : null;
}

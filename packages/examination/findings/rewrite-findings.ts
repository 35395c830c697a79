/** Findings of an earlier utterance, put elsewhere, corrected or told again. */
import type { Mode, Side } from '@constat/report/catalogue';
import { isLike } from '../rows/row.ts';
import type { Cell, Row } from '../rows/row.ts';
import type { Value } from './finding.ts';
import type { CellWrite, Writer } from './writer.ts';

type Before = ReadonlyMap<string, string>;

/** Puts back what the cells held before. */
export function restore(writer: Writer, writes: readonly CellWrite[], before: Before): void {
  const place = startOf(writer);
  for (const write of writes) {
    const value = before.get(write.field) ?? '';
    writer.writes.push({ ...write, ...place, value, doubtful: false, statedNormal: false });
  }
}

/** Where the utterance begins: of what has no word of its own. */
function startOf(writer: Writer): Pick<CellWrite, 'from' | 'to'> {
  return writer.placeOf(0, 1);
}

/** Findings elsewhere, or with another value; asks where neither is said. */
export function correct(
  writer: Writer,
  group: readonly CellWrite[],
  said: { readonly side: Side | null; readonly mode: Mode | null; readonly value: Value | null },
  before: Before,
): void {
  const { side, mode, value } = said;
  if (side === null && mode === null && value === null) {
    writer.ask({ about: 'value', fields: group.map(({ field }) => field) });
    return;
  }
  for (const write of group) {
    const cell = cellLike(write, { side: side ?? undefined, mode: mode ?? undefined });
    if (cell === undefined) continue;
    if (cell !== write.cell) restore(writer, [write], before);
    if (value !== null) writer.put(write.row, cell, value);
    else writer.writes.push({ ...write, ...startOf(writer), field: cell.field.id, cell });
  }
  writer.moveTo(group[0]?.row, writer.writes.at(-1)?.field);
}

/** Findings of another row of the same table. */
export function moveRow(
  writer: Writer,
  group: readonly CellWrite[],
  rows: ReadonlySet<Row>,
  before: Before,
): void {
  const [first] = group;
  const row = [...rows].find(({ table }) => table === first?.row.table);
  if (row === undefined) {
    writer.askRow(group.map(({ field }) => field));
    return;
  }
  for (const write of group) {
    const cell = cellLike({ ...write, row }, {});
    if (cell === undefined || row === write.row) continue;
    restore(writer, [write], before);
    writer.writes.push({ ...write, ...startOf(writer), field: cell.field.id, cell, row });
  }
  writer.moveTo(row, writer.writes.at(-1)?.field);
}

/** The same findings on another side or in another mode. */
export function copy(
  writer: Writer,
  writes: readonly CellWrite[],
  to: { readonly side: Side | undefined; readonly mode: Mode | undefined },
  { from, to: end }: { readonly from: number; readonly to: number },
): void {
  for (const write of writes) {
    const cell = cellLike(write, to);
    if (cell === undefined || cell === write.cell) continue;
    writer.writes.push({ ...write, field: cell.field.id, cell, ...writer.placeOf(from, end) });
  }
  writer.moveTo(writer.writes.at(-1)?.row, writer.writes.at(-1)?.field);
}

/** « positif à droite, négatif à gauche, non, l’inverse »: each side has what was said of the other; asks where one has none. */
export function reverseSides(writer: Writer): void {
  const reversed = writer.writes.map((write) => {
    const { side } = write.cell;
    const cell = cellLike(write, { side: side === 'Droit' ? 'Gauche' : 'Droit' });
    const isTold = side !== undefined && cell !== undefined && writer.has(cell.field.id);
    return isTold ? { ...write, cell, field: cell.field.id } : null;
  });
  const known = reversed.filter((write) => write !== null);
  const fields = writer.drop(() => true).map(({ field }) => field);
  if (known.length < reversed.length || known.length === 0) writer.askRow(fields);
  else writer.writes.push(...known);
}

/** The cell of the same row on another side or in another mode. */
function cellLike(
  { row, cell }: CellWrite,
  to: { readonly side?: Side | undefined; readonly mode?: Mode | undefined },
): Cell | undefined {
  const like = { ...cell, side: to.side ?? cell.side, mode: to.mode ?? cell.mode };
  return row.cells.find((one) => isLike(one, like));
}

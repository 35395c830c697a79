import { chooseCells } from './choose-cells.ts';
import type { Clause, Value } from './finding.ts';
import type { Target } from './resolve-rows.ts';
import { sideChoice } from './writer.ts';
import type { Writer } from './writer.ts';

/** Writes a value into the cells of a row that it is of. */
export function writeRow(writer: Writer, { row, isDeduced }: Target, clause: Clause, value: Value): void {
  const isNone = value.said.kind === 'results' && value.said.results.some(({ sense }) => NO_AID.has(sense));
  if (row.id === 'demarcheAide' && value.sides !== null && !isNone) writeAidSide(writer, value);
  for (const cell of chooseCells(writer, row, clause, value)) writer.putNamed(row, cell, value, isDeduced);
  writer.moveTo(row, writer.writes.at(-1)?.field);
}

const NO_AID: ReadonlySet<string> = new Set(['absent', 'negative']);

/** « une canne à gauche » */
function writeAidSide(writer: Writer, value: Value): void {
  const row = writer.examination.rows.find(({ id }) => id === 'demarcheCote');
  const cell = row?.cells[0];
  if (row !== undefined && cell !== undefined)
    writer.putStored(row, cell, value, sideChoice(value.sides ?? []));
}

import type { Side } from '@constat/report/catalogue';
import type { Row } from '../rows/row.ts';
import type { Clause, Value } from './finding.ts';
import type { Target } from './resolve-rows.ts';
import { writeRow } from './write-row.ts';
import type { Writer } from './writer.ts';

/** Several values of one row: over its trials, its sides or its modes, in the order in which these were said. */
export function spreadValues(
  writer: Writer,
  targets: readonly Target[],
  clause: Clause,
  group: readonly Value[],
): void {
  const [target] = targets;
  const [first] = group;
  if (target === undefined || first === undefined || targets.length > 1) {
    writer.askRow();
    return;
  }
  const { row } = target;
  const sides = first.sides ?? clause.sides;
  const modes = first.modes ?? clause.modes;
  const trials = row.cells.filter(
    ({ trial, side }) => trial !== undefined && (side === undefined || sides?.includes(side) === true),
  );
  if (trials.length === group.length && sides?.length === 1) {
    for (const [index, cell] of trials.entries()) {
      const value = group[index];
      if (value !== undefined) writer.put(row, cell, value);
    }
    return;
  }
  const isOverSides = sides?.length === group.length && row.cells.some(({ side }) => side !== undefined);
  const isOverModes =
    !isOverSides && modes?.length === group.length && row.cells.some(({ mode }) => mode !== undefined);
  const told = isOverSides
    ? sides
    : (sidesBefore(clause, group) ?? sidesOfClauseBefore(writer, clause, group));
  if (told === null && !isOverModes) {
    askSpread(writer, row);
    return;
  }
  for (const [index, value] of group.entries()) {
    const [side, mode] = [told?.[index], modes?.[index]];
    if (side !== undefined) value.sides = [side];
    if (isOverModes && mode !== undefined) value.modes = [mode];
    writeRow(writer, target, clause, value);
  }
}

/** « actif soixante à droite, soixante-dix à gauche, passif soixante-dix et quatre-vingts »: in the same order. */
function sidesBefore({ values }: Clause, group: readonly Value[]): readonly Side[] | null {
  const [first] = group;
  const before = first === undefined ? [] : values.slice(0, values.indexOf(first));
  const told = before.flatMap(({ sides }) => (sides?.length === 1 ? sides : []));
  const order = [...new Set(told)];
  return order.length === group.length ? order : null;
}

/** « flexion vingt à droite, trente à gauche, extension dix et quinze »: in the same order, where no side and no mode is said. */
function sidesOfClauseBefore(
  { sidesBefore: order }: Writer,
  { isQualified }: Clause,
  group: readonly Value[],
): readonly Side[] | null {
  return order.length === group.length && isQualified !== true ? order : null;
}

function askSpread(writer: Writer, { cells }: Row): void {
  const about = cells.some(({ mode }) => mode !== undefined) ? 'mode' : 'side';
  writer.ask({ about, fields: cells.map(({ field }) => field.id) });
}

/** Which cells of a row a value is of. */
import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { FieldId, Mode, Side } from '@constat/report/catalogue';
import type { Cell, Measure, Row } from '../rows/row.ts';
import { isPain } from './accepts.ts';
import type { Clause, Value } from './finding.ts';
import { storedValue } from './stored-value.ts';
import type { Writer } from './writer.ts';

/** « pas de douleur »: on neither side. */
const BOTH: readonly Side[] = ['Droit', 'Gauche'];

/**
 * The cells of a row for a value: of the sides, modes and measures that are said or in force. None, with a question, where
 * one of them is neither.
 * @param otherwise the sides that are meant where none is said, as of a whole table
 */
export function chooseCells(
  writer: Writer,
  row: Row,
  clause: Clause,
  value: Value,
  otherwise: readonly Side[] | null = null,
): readonly Cell[] {
  const { cells, chosen, sides, modes, measures } = meantCells(writer, row, clause, value, otherwise);
  if (cells.length === 1 && cells[0]?.aspect === 'pain') return cells;
  const fields = chosen.map(({ field }) => field.id);
  if (sides === null && cells.some(({ side }) => side !== undefined)) return ask(writer, 'side', fields);
  const hasModes = cells.some(({ mode }) => mode !== undefined);
  const hasMeasures = cells.some(({ measure }) => measure !== undefined);
  if ((hasModes && modes === null) || (hasMeasures && measures === null)) return ask(writer, 'mode', fields);
  if (!chosen.some(({ trial }) => trial !== undefined)) return chosen;
  // A trial alone is the first that is not yet measured.
  const isFree = ({ field }: Cell): boolean => writer.form.value(field.id) === '' && !writer.has(field.id);
  return chosen.filter(isFree).slice(0, 1);
}

/** The cells of what is said or in force; of both sides, modes and measures where none is, and nothing is asked. */
export function meantCells(
  writer: Writer,
  row: Row,
  clause: Clause,
  value: Value,
  otherwise: readonly Side[] | null = null,
) {
  const isOfPain = isPain(value.said) && row.cells.some(({ aspect }) => aspect === 'pain');
  const cells = row.cells.filter(({ aspect }) => aspect === (isOfPain ? 'pain' : 'value'));
  const { focus } = writer;
  const isNone = value.said.kind === 'results' && value.said.results.some(({ sense }) => sense === 'noPain');
  const whole = isNone ? BOTH : otherwise;
  const sides = value.sides ?? clause.sides ?? (focus.side === undefined ? whole : [focus.side]);
  const modes: readonly Mode[] | null =
    value.modes ?? clause.modes ?? (focus.mode === undefined ? null : [focus.mode]);
  const measures = measuresOf(writer, row, clause, value);
  const isOf = <Of>(own: Of | undefined, said: readonly Of[] | null): boolean =>
    own === undefined || said === null || said.includes(own);
  const chosen = cells.filter(
    ({ side, mode, measure }) => isOf(side, sides) && isOf(mode, modes) && isOf(measure, measures),
  );
  return { cells, chosen, sides, modes, measures };
}

function ask(writer: Writer, about: 'side' | 'mode', fields: readonly FieldId[]): readonly Cell[] {
  writer.ask({ about, fields });
  return [];
}

/** Strength or sensation: as it was said, or as the value alone can be. */
function measuresOf(writer: Writer, { cells }: Row, clause: Clause, value: Value): readonly Measure[] | null {
  const { measure } = writer.focus;
  const inForce = clause.measures ?? (measure === undefined ? null : [measure]);
  const said = value.measure === null ? inForce : [value.measure];
  const fits = (cell: Cell): boolean => storedValue(cell.field, value.said, DEFAULT_NORMALS) !== null;
  const fitting = [...new Set(cells.filter(fits).flatMap((cell) => cell.measure ?? []))];
  const both = said?.filter((one) => fitting.includes(one)) ?? [];
  if (both.length > 0) return both;
  // « quatre sur cinq » is a strength, whatever is in force.
  const isTold = said === null || (value.said.kind === 'number' && value.said.number.over !== undefined);
  return fitting.length === 1 && isTold ? fitting : null;
}

/** Values of whole tables: « tous négatifs », « le reste normal », « ligaments stables, sauf Lachman ». */
import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { Side } from '@constat/report/catalogue';
import { normalFinding } from '@constat/report/rules';
import type { Row } from '../rows/row.ts';
import { accepts, isPain } from './accepts.ts';
import { chooseCells, meantCells } from './choose-cells.ts';
import type { Clause, Said, Value } from './finding.ts';
import { storedValue } from './stored-value.ts';
import type { Writer } from './writer.ts';

/** Of a whole table, both sides are meant where none is said. */
const BOTH: readonly Side[] = ['Droit', 'Gauche'];

/**
 * Writes a clause that is of a table and not of rows.
 * @param exception the clause that takes part of it back
 * @returns false where the clause is of rows
 */
export function writeScope(writer: Writer, clause: Clause, exception: Clause | null): boolean {
  const [value] = clause.values;
  const isQuantified = clause.rest || clause.all;
  if (value === undefined || value.said.kind === 'range' || value.said.kind === 'level') return false;
  if (clause.mentions.length > 0 && (!isQuantified || !clause.rest || isOneTable(clause))) return false;
  // The rest of what was not understood is not known.
  if (clause.rest && writer.asked !== null && clause.mentions.length === 0) return true;
  const measured = rowsOfMeasures(writer, clause);
  if (!isQuantified) {
    // « une douleur légère sous la rotule » is no finding of every test of it.
    if (isPain(value.said)) return false;
    if (value.isUnsure && clause.mentions.length === 0) {
      writer.askRow();
      return true;
    }
    const isTold = clause.scope !== null && clause.isScopeNew;
    if (!isTold && (measured === null || exception === null)) return false;
    if (value.said.kind === 'number' && exception === null && !isGradeOfBoth(clause, value)) return false;
  }
  const scope =
    clause.scope === null ? (measured ?? rowsInForce(writer)) : ofPlaceInForce(writer, [...clause.scope]);
  const able = ofMeasures(
    scope.filter((row) => row.table !== undefined && accepts(row, value.said)),
    clause,
  );
  const rows = oneTable(writer, able, { exception, isQuantified });
  if (rows === null) {
    const meant = able.flatMap((row) => meantCells(writer, row, clause, value, BOTH).chosen);
    writer.ask({ about: 'normal', fields: meant.map(({ field }) => field.id) });
    return true;
  }
  // Angles differ from one movement to the next.
  const isAngle =
    value.said.kind === 'number' &&
    rows.some(({ cells }) => cells.every(({ field }) => field.kind === 'degrees'));
  if (isAngle && isQuantified) {
    writer.askRow();
    return true;
  }
  // "I'll do all the work", « tout … » beside words that nobody read
  if (isQuantified && value.isUnsure && !rows.every((row) => isNormal(row, value.said))) {
    writer.askRow();
    return true;
  }
  if (rows.length === 0) {
    if (isQuantified) writer.askRow();
    return isQuantified;
  }
  // A whole table is found normal in a word, and never all positive.
  if (!isQuantified && !rows.every((row) => isNormal(row, value.said))) {
    writer.askRow();
    return true;
  }
  for (const [index, one] of clause.values.entries()) {
    for (const row of rows) if (index === 0 || accepts(row, one.said)) writeCells(writer, row, clause, one);
  }
  writer.moveTo(rows[0]);
  writer.recent = rows;
  return true;
}

/** The rows of the table in force; of the part of the body, where one was named without a table: « genou droit », « tout normal ». */
function rowsInForce({ examination, focus: { place, table } }: Writer): readonly Row[] {
  return examination.rows.filter((row) =>
    table === undefined ? place !== undefined && row.place === place : row.table === table,
  );
}

/** « amplitudes normales » is of the joint in force, where each joint has such a table and none is said. */
function ofPlaceInForce({ asked, focus: { place } }: Writer, rows: readonly Row[]): readonly Row[] {
  const ofPlace = rows.filter((row) => row.place === place);
  const isOfLimb = rows.every((row) => row.place !== 'neuroUpper' && row.place !== 'neuroLower');
  // What was asked before may have been of another part.
  return asked === null && isOfLimb && ofPlace.length > 0 ? ofPlace : rows;
}

function writeCells(writer: Writer, row: Row, clause: Clause, value: Value): void {
  // A side that is said of a rotation of the trunk is of that row, and in force for no other.
  const isTrunk = row.cells.every(({ field }) => field.side === undefined);
  const meant = clause.rest && isTrunk ? { ...value, sides: BOTH } : value;
  for (const cell of chooseCells(writer, row, clause, meant, BOTH)) {
    const { id } = cell.field;
    // « sauf l'O'Brien positif, les tests sont négatifs »: what was said of one row stands.
    if (writer.has(id) || writer.isNamedApart(row, cell, clause) || (clause.rest && !writer.form.isOpen(id)))
      continue;
    writer.put(row, cell, value);
  }
}

/** « réflexes à deux plus et symétriques », « force cinq sur cinq des deux côtés » */
function isGradeOfBoth({ sides: ofClause }: Clause, { said, sides }: Value): boolean {
  if (said.kind !== 'number') return false;
  const isGrade = said.number.grade !== '' || said.number.over !== undefined;
  return isGrade && (sides ?? ofClause)?.length === 2;
}

/** Whether that is what the row holds where it is normal, or that it was not done. */
function isNormal({ cells }: Row, said: Said): boolean {
  return cells.every(({ field, aspect }) => {
    const stored = aspect === 'value' ? storedValue(field, said, DEFAULT_NORMALS)?.value : undefined;
    return (
      stored === undefined ||
      stored === 'Non fait' ||
      stored === normalFinding(field, DEFAULT_NORMALS) ||
      said.kind === 'number'
    );
  });
}

function isOneTable({ mentions }: Clause): boolean {
  const named = mentions.flatMap(({ rows }) => [...rows]);
  return named.length > 1 && new Set(named.map(({ table }) => table)).size === 1;
}

/** « sensibilité deux sur deux »: of every table that has it. */
function rowsOfMeasures({ examination }: Writer, { scope, measures }: Clause): readonly Row[] | null {
  if (scope !== null || measures === null) return null;
  return examination.rows.filter(({ cells }) =>
    cells.some(({ measure }) => measure !== undefined && measures.includes(measure)),
  );
}

/** « force des membres inférieurs normale »: of the tables that tell strength. */
function ofMeasures(rows: readonly Row[], { measures, modes }: Clause): readonly Row[] {
  const moving =
    modes === null ? [] : rows.filter(({ cells }) => cells.some(({ mode }) => mode !== undefined));
  if (moving.length > 0) return moving;
  if (measures === null) return rows;
  const measured = rows.filter(({ cells }) =>
    cells.some(({ measure }) => measure !== undefined && measures.includes(measure)),
  );
  return measured.length > 0 ? measured : rows;
}

/** The rows where they are of one table; of several, those of the table of the exception or in force; else null. */
function oneTable(
  { focus }: Writer,
  rows: readonly Row[],
  { exception, isQuantified }: { readonly exception: Clause | null; readonly isQuantified: boolean },
): readonly Row[] | null {
  const tablesOf = (some: readonly Row[]): number => new Set(some.map(({ table }) => table)).size;
  if (tablesOf(rows) <= 1) return rows;
  const excepted = exception?.mentions.flatMap((mention) => [...mention.rows]) ?? [];
  const ofException = rows.filter(({ table }) => excepted.some((row) => row.table === table));
  if (tablesOf(ofException) === 1) return ofException;
  const current = rows.filter(({ table }) => table === focus.table);
  return current.length > 0 && isQuantified ? current : null;
}

import type { Row } from '../rows/row.ts';
import type { Clause, Value } from './finding.ts';
import { writeRow } from './write-row.ts';
import type { Writer } from './writer.ts';

/** Joints whose range is told from extension to flexion. */
const HINGES = ['kneeRange', 'elbowRange'];
/** Rows that hold the two ends of what is told as a range. */
const ENDS = ['epaulesArcDouloureux', 'rachisSchober'];

/** « de zéro à cent vingt »: extension and flexion of a hinge joint, or the two ends of an arc. */
export function writeRange(writer: Writer, clause: Clause, value: Value): void {
  if (value.said.kind !== 'range') return;
  const { low, high } = value.said;
  const named = clause.mentions.flatMap(({ rows }) => [...rows]);
  const ends = ENDS.map((name) => named.filter(({ id }) => id.startsWith(name))).find(
    ({ length }) => length === 2,
  );
  const pair = ends ?? hingeOf(writer, clause);
  const highest: Value = { ...value, said: { kind: 'number', number: high } };
  if (pair === null) {
    writeUpTo(writer, clause, highest, low.value);
    return;
  }
  // A range that begins at ten lacks ten degrees of extension.
  const isLack = ends === undefined && low.value > 0;
  const lowest: Value = {
    ...value,
    said: { kind: 'number', number: isLack ? { ...low, isNegative: true } : low },
  };
  const [first, second] = pair;
  if (first !== undefined) writeRow(writer, { row: first, isDeduced: isLack }, clause, lowest);
  if (second !== undefined) writeRow(writer, { row: second, isDeduced: false }, clause, highest);
  writer.recent = pair;
}

/** « flexion de zéro à cent soixante » of a joint that is no hinge: its end. */
function writeUpTo(writer: Writer, clause: Clause, value: Value, low: number): void {
  const rows = clause.mentions
    .flatMap((mention) => [...mention.rows])
    .filter((row) => clause.scope?.has(row) ?? row.place === writer.focus.place);
  const [row] = rows;
  if (row === undefined || rows.length > 1 || low !== 0) writer.askRow();
  else writeRow(writer, { row, isDeduced: false }, clause, value);
}

/** Extension and flexion of the joint whose range was told. */
function hingeOf({ examination, focus }: Writer, { scope, mentions }: Clause): readonly Row[] | null {
  const named = mentions.flatMap(({ rows }) => [...rows]);
  const isMovement = ({ id }: Row): boolean => id.endsWith('Extension') || id.endsWith('Flexion');
  if (named.length > 0 && !named.some(isMovement)) return null;
  for (const table of HINGES) {
    const rows = examination.rows.filter((row) => row.table === table);
    if (!rows.some((row) => (scope === null ? row.place === focus.place : scope.has(row)))) continue;
    const extension = rows.find(({ id }) => id.endsWith('Extension'));
    const flexion = rows.find(({ id }) => id.endsWith('Flexion'));
    if (extension !== undefined && flexion !== undefined) return [extension, flexion];
  }
  return null;
}

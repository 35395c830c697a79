/** Degrees that a text gives to a movement, or lost of it, against what was measured. */
import { isOfMode, lacksOf } from '../reading/examination-cells.ts';
import type { CellValue, ExaminedRow } from '../reading/examination-cells.ts';
import { isNotCurrent } from '../reading/is-not-current.ts';
import { spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { StatedFact, Statement } from '../reading/statements.ts';
import { modesAt, movementAt } from './movements.ts';
import { partsOfStatement } from './normals.ts';
import { sidesIn } from './sides-in.ts';

export const LOSS =
  /(?<![a-z])(?:pertes?|perd|manque|deficits?|diminu[a-z]*|limit[a-z]*|reduction|reduit[a-z]*|loss(?:es)?|lacks?|lacking|loses|short|decrease[a-z]*|reduced?)(?![a-z])/u;
/** Words after which a number is a bound of a limitation, an age or the normal. */
export const BOUND =
  /(?<![a-z])(?:eviter|evite|avoid|au-dela|dela|plus de|moins de|beyond|more than|less than|above|below|over|under|must not|interdit|normale?|normal|attendue?s?|expected|reference)(?![a-z])/u;
/** « Limitation de l'extension à 20° », "a loss of flexion to 60°": the number is what is left. */
const LEADS_TO_REST = / (?:(?<!(?:has|have|is|shows|with|of|by) )a|to) $/u;
/** Characters from a movement to its number. */
const REACH = 45;

export function opposedMeasuredAngles(reading: ReportReading): readonly Opposed[] {
  const { statements, rows } = reading;
  const movements = rows.filter(({ kind, normal }) => kind === 'degrees' && normal !== undefined);
  const told = [...statements.ofSection('section9'), ...statements.concluded()].filter(
    (one) => !one.isReported && !one.isOther,
  );
  return told.flatMap((one) => {
    const degrees = one.facts.filter(({ kind, key }) => kind === 'number' && /^-?[\d.]+\|deg$/u.test(key));
    if (degrees.length === 0 || BOUND.test(one.plain)) return [];
    const parts = partsOfStatement(one, reading);
    if (parts.length === 0) return [];
    const here = movements.filter((row) => row.parts.some((part) => parts.includes(part)));
    return here
      .filter((row) => {
        const match = movementAt(one.plain, row);
        return match !== null && !isNotCurrent(one, match.index, reading.report);
      })
      .flatMap((row) => compared(one, row, degrees))
      .slice(0, 1);
  });
}

function compared(one: Statement, row: ExaminedRow, degrees: readonly StatedFact[]): readonly Opposed[] {
  const match = movementAt(one.plain, row);
  if (match === null) return [];
  const named = one.start + match.index;
  const number = nearestNumber(one, named, named + match[0].length, degrees);
  if (number === undefined) return [];
  const stated = Math.abs(Number(number.key.split('|')[0]));
  const sides = sidesIn(one);
  const modes = modesAt(one, match.index);
  const cells = row.cells.filter(
    (cell) =>
      cell.number !== undefined &&
      (cell.side === undefined || sides.length === 0 || sides.includes(cell.side)) &&
      isOfMode(cell, modes),
  );
  const [first] = cells;
  if (first === undefined) return [];
  const told = wordsAround(one, named, number, degrees);
  const isLoss =
    LOSS.test(told) &&
    !LEADS_TO_REST.test(one.plain.slice(match.index, Math.max(match.index, number.start - one.start))) &&
    !/(?:limite|reduit|diminue|reduced|limited|decreased)[a-z]* (?:a|to) /u.test(told);
  // « Perte de 20° de dorsiflexion et de 20° de flexion plantaire »: the second may be lost, too. A table is entered with
  // what is left of a movement or with what is lost of it.
  const mayBeLoss =
    isLoss || one.field === 'sequelles' || LOSS.test(one.plain.slice(0, number.start - one.start));
  const allowed = new Set(
    cells.flatMap((cell) => [
      ...(mayBeLoss ? lossesOfCell(cell, row) : []),
      ...(isLoss ? [] : [Math.abs(cell.number ?? 0)]),
    ]),
  );
  // A sentence that compares gives the measures of both sides, and may give what is lost beside them.
  const all = new Set(
    row.cells.flatMap((cell) => [Math.abs(cell.number ?? 0), ...(mayBeLoss ? lossesOfCell(cell, row) : [])]),
  );
  if (allowed.has(stated) || (one.isCompared && all.has(stated))) return [];
  const start = Math.min(named, number.start) - one.start;
  const end = Math.max(named + match[0].length, number.end) - one.start;
  return [
    {
      kind: 'measure',
      places: [spanOf(one, start, end - start), { field: first.field, start: 0, end: first.text.length }],
    },
  ];
}

/** The words around a number and its movement, up to the numbers before and after. */
function wordsAround(
  one: Statement,
  named: number,
  number: StatedFact,
  degrees: readonly StatedFact[],
): string {
  const first = Math.min(named, number.start);
  const last = Math.max(named, number.end);
  const before = degrees.filter(({ end }) => end <= first).at(-1)?.end ?? 0;
  const words = one.plain.slice(Math.max(before, first - 40, one.start) - one.start, last - one.start + 1);
  // « Perte de mobilité : flexion de 60° » gives what is left after its colon.
  return words.slice(words.lastIndexOf(':') + 1);
}

/** From a number to its movement: « 40° de flexion », "a 15° loss of flexion". */
const LEADS =
  /^ ?(?:(?:de |d'|of )?(?:pertes?|deficits?|loss|lack)(?: residuelle| permanente)? ?)?(?:de |d'|of |en |for |in )?(?:la |l'|the )?(?:active |passive )?$/u;

const lossesOfCell = (cell: CellValue, row: ExaminedRow): readonly number[] =>
  lacksOf(cell, row).map((degrees) => Math.abs(degrees));

/** « Flexion à 90° », « 40° de flexion »: the number that stands next to the movement, no other movement between. */
export function nearestNumber(
  one: Statement,
  start: number,
  end: number,
  degrees: readonly StatedFact[],
): StatedFact | undefined {
  const before = degrees.filter((fact) => fact.end <= start && start - fact.end < 24).at(-1);
  const gap = before === undefined ? '' : one.plain.slice(before.end - one.start, start - one.start);
  if (before !== undefined && LEADS.test(gap)) return before;
  const after = degrees.find((fact) => fact.start >= end && fact.start - end < REACH);
  if (after === undefined) return undefined;
  const between = one.plain.slice(end - one.start, after.start - one.start);
  const isOtherMovement =
    /(?:flexion|extension|abduction|adduction|rotation|inversion|eversion|pronation|supination|,[^,]*,|;)/u.test(
      between,
    );
  return isOtherMovement ? undefined : after;
}

/** Movements that the examination measures in free text, with or without a sign of degrees, against the conclusion. */
import type { BodyPart, Side } from '@constat/report/catalogue';
import { movementsOf } from '../reading/examination-cells.ts';
import type { ExaminedRow } from '../reading/examination-cells.ts';
import { isNotCurrent } from '../reading/is-not-current.ts';
import { isOwn, placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { BOUND, LOSS, nearestNumber } from './measured-angles.ts';
import { modesAt, movementAt, namesMovement } from './movements.ts';
import { NORMAL, RANGE, SPOILED, partsOfStatement } from './normals.ts';
import { sidesIn } from './sides-in.ts';

/** A movement of one side, or of both, with all numbers that the sentence gives it. */
interface TypedMeasure {
  readonly row: ExaminedRow;
  readonly values: readonly number[];
  readonly sides: readonly Side[];
  readonly modes: ReadonlySet<string>;
  readonly told: Statement;
}

/** Degrees between two passages that are not one reading. */
const LEAST_DIFFERENCE = 15;
const NEXT_MOVEMENT =
  /(?<![a-z])(?:flexion|extension|abduction|adduction|rotations?|elevation|dorsiflexion|inversion|eversion|pronation|supination|inclinaison|forces?|strength|power|distance|douleurs?|pain)(?![a-z])/u;
/** A number that is no grade of strength, length, count or share. */
const NUMBER =
  /(?<![\d,./-])(?<value>\d{1,3})(?![\d,.]*\d)(?:\s?(?:°|deg[a-z]*))?(?:\s?(?:\/|sur|of|out of)\s?(?<whole>\d{1,3}))?(?!\s?(?:%|kg|cm|mm|lbs?|livres|fois|times|sec|min|ans|years|semaines|weeks|mois|months|jours|days|\+))/gu;
const BOTH_SIDES =
  /(?<![a-z])(?:droite?s?|right)(?![a-z]).*(?<![a-z])(?:gauches?|left)(?![a-z])|(?<![a-z])(?:gauches?|left)(?![a-z]).*(?<![a-z])(?:droite?s?|right)(?![a-z])/u;
/** « Rotation droite 75, rotation gauche 60 »: each is a movement of its own, and names no side of the body. */
const OF_ONE_WAY = /^(?:left|right) /iu;

/** Where a text names the movement of a row, with its way where the row has one. */
function namedAt(plain: string, row: ExaminedRow): RegExpExecArray | null {
  const way = OF_ONE_WAY.exec(row.label.en)?.[0].trim().toLowerCase();
  if (way === undefined) return movementAt(plain, row);
  const side = way === 'right' ? 'droite' : 'gauche';
  const kind = /rotation/iu.test(row.label.en)
    ? 'rotations?'
    : '(?:flexions? laterales?|inclinaisons?(?: laterales?)?|lateral flexion|(?:side|lateral) bend(?:ing)?)';
  return new RegExp(`(?<![a-z])(?:${kind} (?:a |vers )?(?:la )?${side}|${way} ${kind})(?![a-z])`, 'u').exec(
    plain,
  );
}

const PROSUPINATION = /(?<![a-z])pro(?:no)?-?supination(?![a-z])/u;
const RESISTED = /(?<![a-z])(?:forces?|strength|power|resist[a-z]*|contrariee?s?|testing)(?![a-z])/u;

/** The numbers that sentences of the examination give to movements. */
function typedMeasures(reading: ReportReading): readonly TypedMeasure[] {
  const { statements, report } = reading;
  let before:
    | { readonly told: Statement; readonly parts: readonly BodyPart[]; readonly sides: readonly Side[] }
    | undefined;
  return statements.ofSection('section9').flatMap((told): readonly TypedMeasure[] => {
    const { plain } = told;
    const own = partsHere(told, reading);
    // After a semicolon or a stop a list goes on with the part and the side that it began with.
    const goesOn = own.length === 0 && before?.told.field === told.field && before.told.line === told.line;
    const parts = goesOn ? (before?.parts ?? []) : own;
    const isSided = told.facts.some(({ kind }) => kind === 'side');
    const sides = goesOn && !isSided ? (before?.sides ?? []) : sidesIn(told);
    before = { told, parts, sides };
    if (!/\d/u.test(plain) || told.isReported || told.isOther || told.isCompared) return [];
    if (LOSS.test(plain) || BOUND.test(plain)) return [];
    const isBoth = BOTH_SIDES.test(plain);
    if (isNotCurrent(told, 0, report)) return [];
    const here = movementsOf(report).filter((row) => row.parts.some((part) => parts.includes(part)));
    return here.flatMap((row) => {
      const isOneWay = OF_ONE_WAY.test(row.label.en);
      const match = isBoth && !isOneWay ? null : namedAt(plain, row);
      if (match === null || RESISTED.test(plain.slice(Math.max(0, match.index - 20), match.index))) return [];
      const rest = plain.slice(match.index + match[0].length);
      const near = rest.slice(0, NEXT_MOVEMENT.exec(rest)?.index ?? 60).slice(0, 60);
      const values = [...near.matchAll(NUMBER)]
        .filter(({ groups }) => groups?.['whole'] !== '5')
        .map(({ groups }) => Number(groups?.['value']));
      const modes = modesAt(told, match.index);
      return values.length === 0 ? [] : [{ row, values, sides: isOneWay ? [] : sides, modes, told }];
    });
  });
}

/** The parts that a statement is of; the trunk bends in the back. */
function partsHere(one: Statement, reading: ReportReading): readonly BodyPart[] {
  return /(?<![a-z])(?:tronc|trunk)(?![a-z])/u.test(one.plain) ? ['back'] : partsOfStatement(one, reading);
}

export function opposedTypedMeasures(reading: ReportReading): readonly Opposed[] {
  const typed = typedMeasures(reading);
  if (typed.length === 0) return [];
  const { statements } = reading;
  return [...statements.concluded(), ...statements.ofField('conclusionPourcentageAtteinte')]
    .filter(isOwn)
    .flatMap((one) => {
      const parts = partsHere(one, reading);
      const sides = sidesIn(one);
      if (parts.length === 0 || BOTH_SIDES.test(one.plain)) return [];
      const here = typed.filter(
        (of) => of.row.parts.some((part) => parts.includes(part)) && isOfSide(sides, of.sides),
      );
      return [...shortOfNormal(one, here, reading), ...otherDegrees(one, here, reading)].slice(0, 1);
    });
}

/** « Amplitudes complètes » beside a movement that lacks more than a quarter of the normal. */
function shortOfNormal(
  one: Statement,
  here: readonly TypedMeasure[],
  { report }: ReportReading,
): readonly Opposed[] {
  const normal = NORMAL.exec(one.plain);
  if (normal === null || SPOILED.test(one.plain) || isNotCurrent(one, normal.index, report)) return [];
  const named = here.filter(({ row }) => namesMovement(one.plain, row));
  if (named.length === 0 && !RANGE.test(one.plain) && !PROSUPINATION.test(one.plain)) return [];
  const modes = modesAt(one, normal.index);
  const isFullElsewhere = (of: TypedMeasure): boolean =>
    here.some(
      ({ row, values, sides }) =>
        row.label === of.row.label &&
        isOfSide(sides, of.sides) &&
        (row.normal ?? 0) - Math.max(...values) < LEAST_DIFFERENCE,
    );
  const short = (named.length > 0 ? named : here).find((of) => {
    const { row, values, modes: own } = of;
    if (isFullElsewhere(of)) return false;
    const lack = (row.normal ?? 0) - Math.max(...values);
    return areOneMode(modes, own) && lack >= LEAST_DIFFERENCE && lack > (row.normal ?? 0) / 4;
  });
  return short === undefined ? [] : [{ kind: 'normal', places: [placeOf(one), placeOf(short.told)] }];
}

/** « Plafonne à 80 degrés » beside 175. */
function otherDegrees(
  one: Statement,
  here: readonly TypedMeasure[],
  { report }: ReportReading,
): readonly Opposed[] {
  const degrees = one.facts.filter(({ kind, key }) => kind === 'number' && /^[\d.]+\|deg$/u.test(key));
  if (degrees.length === 0 || one.isCompared || BOUND.test(one.plain)) return [];
  for (const { row, modes, told } of here) {
    const match = namedAt(one.plain, row);
    if (match === null || isNotCurrent(one, match.index, report)) continue;
    const start = one.start + match.index;
    const number = nearestNumber(one, start, start + match[0].length, degrees);
    if (number === undefined || !areOneMode(modesAt(one, match.index), modes)) continue;
    const stated = Number(number.key.split('|')[0]);
    const isNear = (value: number): boolean =>
      Math.abs(stated - value) < LEAST_DIFFERENCE ||
      Math.abs(stated - ((row.normal ?? value) - value)) < LEAST_DIFFERENCE;
    const all = here.filter((other) => other.row.label === row.label).flatMap((other) => other.values);
    if (all.some(isNear)) continue;
    const from = Math.min(start, number.start) - one.start;
    const to = Math.max(start + match[0].length, number.end) - one.start;
    return [{ kind: 'measure', places: [spanOf(one, from, to - from), placeOf(told)] }];
  }
  return [];
}

const areOneMode = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  ones.size === 0 || others.size === 0 || [...ones].some((mode) => others.has(mode));

/** Whether two passages can be of one side: one that names none is of both. */
const isOfSide = (ones: readonly Side[], others: readonly Side[]): boolean =>
  ones.length === 0 || others.length === 0 || ones.some((side) => others.includes(side));

/** « Amplitudes complètes », « force normale », « pas d'atrophie » beside cells that say otherwise. */
import type { BodyPart, FieldId } from '@constat/report/catalogue';
import { isOfMode, lossesOf } from '../reading/cells.ts';
import type { CellValue, ExaminedRow } from '../reading/cells.ts';
import { partOfKey, partsNamed } from '../reading/body.ts';
import { isNotNow } from '../reading/not-now.ts';
import { spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { modesAt, namesMovement } from './movements.ts';
import { sidesIn } from './stated-sides.ts';

const NORMAL =
  /(?<![a-z])(?:(?<!(?:la|the|leur|its|a) )normale?s?(?! ?:)|normaux|complete?s?|plein(?:e|es)?|entiere?s?|libres?|preservee?s?|conservee?s?|intacte?s?|symetriques?|(?<!mesures )egale?s?|egaux|sans (?:limitation|restriction|particularite|deficit|faiblesse|perte)|dans les limites(?: de la normale)?|full|complete|preserved|intact|symmetric(?:al)?|equal|unrestricted|within normal limits|wnl|without (?:limitation|restriction|deficit|weakness|loss))(?![a-z])/u;
const SPOILED =
  /(?<![a-z])(?:sauf|hormis|excepte|exception|mais|cependant|toutefois|ne .{0,20}pas|non|incomplete?s?|presque|quasi|except|apart from|but|however|not|almost|nearly|other than|autres?|(?<!sans |without |no |aucune )(?:pertes?|loss(?:es)?)|ailleurs|reste|remaining|elsewhere|others?|par ailleurs|otherwise)(?![a-z])/u;
/** Said of what a sequela takes away: « ankylose complète ». */
const WHOLE = /^(?:complet|entier|plein|full|complete)/u;
const RANGE =
  /(?<![a-z])(?:amplitudes?|mobilites?|mouvements?|arcs? de mouvement|range of motion|ranges of motion|rom|movements?|motion|mobility)(?![a-z])/u;
const STRENGTH =
  /(?<![a-z])(?:forces?|force musculaire|motricite|strength|power|motor (?:function|strength|examination))(?![a-z])/u;
const SENSATION =
  /(?<![a-z])(?:sensibilites?|sensitif|sensation|sensory (?:function|examination)|sensory)(?![a-z])/u;
const REFLEX = /(?<![a-z])(?:reflexes?|rot|reflexes osteo-?tendineux)(?![a-z])/u;
const NO_ATROPHY =
  /(?<![a-z])(?:(?:pas|aucune?|sans|absence|ni|no|without|absence of|nor)(?: (?:d'|de |of )?(?:[a-z]+ ){0,2}?| d')(?:atrophie|amyotrophie|fonte musculaire|muscle wasting|wasting|atrophy)|(?:circonferences?|perimetres?|circumferences?|girths?)[^.;]{0,50}?(?:symetriques?|egale?s?|egaux|identiques?|comparables?|symmetric(?:al)?|equal|identical|the same))(?![a-z])/u;
/** Muscles that no girth of the form measures. */
const OTHER_MUSCLES =
  /(?<![a-z])(?:thenar[a-z]*|hypothenar[a-z]*|interosse[a-z]*|deltoid[a-z]*|deltoide|(?:supra|infra|sus|sous)-?(?:spin|epin)[a-z]*|trapez[a-z]*|paraspin[a-z]*|paravertebr[a-z]*|glute[a-z]*|fessi[a-z]*|facial[a-z]*)(?![a-z])/u;
/** Centimetres between two sides above which the girths are not alike. */
const LEAST_DIFFERENCE = 1;

export function opposedNormals(reading: ReportReading): readonly Opposed[] {
  const { statements, rows } = reading;
  const told = [...statements.ofSection('section9'), ...statements.concluded()].filter(
    (one) => !one.isReported && !one.isOther,
  );
  return told.flatMap((one) => {
    const cells = contradicting(one, rows, reading);
    const [cell] = cells;
    return cell === undefined ? [] : [cell];
  });
}

function contradicting(
  one: Statement,
  rows: readonly ExaminedRow[],
  reading: ReportReading,
): readonly Opposed[] {
  const { plain } = one;
  const sides = sidesIn(one);
  const parts = partsOfStatement(one, reading);
  const isHere = (row: ExaminedRow): boolean => {
    const named = parts.length > 0 ? parts : [];
    return named.length === 0 || row.parts.some((part) => named.includes(part));
  };
  const isSide = ({ side }: CellValue): boolean =>
    side === undefined || sides.length === 0 || sides.includes(side);
  const pair = (found: CellValue | undefined, index: number, length: number): readonly Opposed[] =>
    found === undefined
      ? []
      : [
          {
            kind: 'normal',
            places: [spanOf(one, index, length), { field: found.field, start: 0, end: found.text.length }],
          },
        ];
  const girth = OTHER_MUSCLES.test(plain) ? null : NO_ATROPHY.exec(plain);
  if (girth !== null && !isNotNow(one, girth.index, reading.report)) {
    const row = rows.filter((candidate) => candidate.isGirth && isSegment(candidate, one)).find(isUnequal);
    const [smaller] = (row?.cells ?? []).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    if (smaller !== undefined) return pair(smaller, girth.index, girth[0].length);
  }
  const normal = NORMAL.exec(plain);
  if (normal === null || SPOILED.test(plain) || isDeniedAt(one, normal.index)) return [];
  if (isNotNow(one, normal.index, reading.report)) return [];
  if (one.field === 'sequelles' && WHOLE.test(normal[0])) return [];
  const span = (word: RegExpExecArray | null): readonly [number, number] => {
    const at = word?.index ?? normal.index;
    const start = Math.min(at, normal.index);
    return [start, Math.max(at + (word?.[0].length ?? 0), normal.index + normal[0].length) - start];
  };
  const check = (word: RegExpExecArray | null, cells: readonly CellValue[]): readonly Opposed[] =>
    word === null || !isNear(word, normal) ? [] : pair(cells.filter(isSide)[0], ...span(word));
  const here = rows.filter(isHere);
  const nerves = (options: RegExp): readonly CellValue[] =>
    here.filter((row) => options.test(row.options ?? '')).flatMap(({ cells }) => cells);
  const range = RANGE.exec(plain);
  const movement = here.filter((row) => row.normal !== undefined && namesMovement(plain, row));
  const limited =
    movement.length > 0 ? movement.flatMap(lossesOf) : range === null ? [] : here.flatMap(lossesOf);
  const modes = modesAt(one, normal.index);
  const moved = limited.filter((cell) => isSide(cell) && isOfMode(cell, modes))[0];
  if (moved !== undefined && (range === null || isNear(range, normal)) && parts.length > 0)
    return pair(moved, ...span(range));
  const weak = nerves(/^(?:strength|armStrength)$/u).filter(({ text }) => text !== '5/5');
  const numb = nerves(/^sensitivity$/u).filter(({ text }) => text !== '2/2');
  const reflexes = here.filter(({ options }) => options === 'reflex').flatMap(unlikeReflexes);
  return [
    ...check(STRENGTH.exec(plain), weak),
    ...check(SENSATION.exec(plain), numb),
    ...check(REFLEX.exec(plain), reflexes),
  ];
}

/** Characters between what is normal and the word that says so. */
const NEAR = 60;

function isNear(word: RegExpExecArray, normal: RegExpExecArray): boolean {
  return Math.abs(word.index - normal.index) < NEAR;
}

function isDeniedAt(one: Statement, index: number): boolean {
  const at = one.start + index;
  return one.facts.some(({ isDenied, start, end }) => isDenied && start <= at && end >= at);
}

function isUnequal({ cells }: ExaminedRow): boolean {
  const numbers = cells.flatMap(({ number }) => number ?? []);
  return numbers.length > 1 && Math.max(...numbers) - Math.min(...numbers) >= LEAST_DIFFERENCE;
}

/** « Pas d'atrophie du mollet » is of the calf, without a segment of any. */
function isSegment({ label }: ExaminedRow, { facts }: Statement): boolean {
  const named = facts.filter(
    ({ kind, key }) => kind === 'anatomy' && /^(?:thigh|calf|arm|forearm|quadriceps)$/u.test(key),
  );
  if (named.length === 0) return true;
  const own = { Thigh: /thigh|quadriceps/u, Calf: /calf/u, Arm: /^arm/u, Forearm: /forearm/u }[label.en];
  return own === undefined || named.some(({ key }) => own.test(key));
}

/** Reflexes that are absent or differ between the sides. */
function unlikeReflexes({ cells }: ExaminedRow): readonly CellValue[] {
  const [first] = cells;
  if (first === undefined) return [];
  const isUnlike = cells.some(({ text }) => text !== first.text);
  return cells.filter(({ text }) => /^[034]/u.test(text) || (isUnlike && text !== '2+'));
}

/** The parts that a statement names, else those of the region that its field stands in. */
export function partsOfStatement(one: Statement, { report, statements }: ReportReading): readonly BodyPart[] {
  const keyed = one.facts.flatMap(({ kind, key }) => (kind === 'anatomy' ? (partOfKey(key) ?? []) : []));
  const named = [...new Set([...keyed, ...partsNamed(one.plain)])].filter(isJoint);
  if (named.length > 0) return named;
  if (one.section !== 'section11' && one.field !== 'sequelles') return partsOfField(one.field, report.type);
  // A conclusion that names no part is of the injury.
  const accepted = statements
    .ofField('diagnosticsCnesst')
    .flatMap(({ facts, plain }) => [
      ...facts.flatMap(({ kind, key }) => (kind === 'anatomy' ? (partOfKey(key) ?? []) : [])),
      ...partsNamed(plain),
    ]);
  return [...new Set(accepted.flatMap((part) => (isJoint(part) ? [part] : (ENDS[part] ?? []))))];
}

/** The joints at the ends of a segment. */
const ENDS: Readonly<Record<string, readonly BodyPart[]>> = {
  thigh: ['hip', 'knee'],
  calf: ['knee', 'ankle'],
  leg: ['knee', 'ankle'],
  arm: ['shoulder', 'elbow'],
  forearm: ['elbow', 'wrist'],
};

const isJoint = (part: string): part is BodyPart =>
  !/^(?:thigh|calf|leg|arm|forearm|lower-limb|upper-limb)$/u.test(part);

function partsOfField(field: FieldId, type: ReportReading['report']['type']): readonly BodyPart[] {
  const region = type.regionOf(field);
  return type.regions.find(({ id }) => id === region)?.group.parts ?? [];
}

/** « Amplitudes complètes », « force normale », « pas d'atrophie » beside cells that say otherwise. */
import type { BodyPart, FieldId } from '@constat/report/catalogue';
import { isOfMode, lossesOf } from '../reading/examination-cells.ts';
import type { CellValue, ExaminedRow } from '../reading/examination-cells.ts';
import { partOfKey, partsNamed } from '../reading/body-parts.ts';
import { isNotCurrent } from '../reading/is-not-current.ts';
import { spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { modesAt, namesMovement } from './movements.ts';
import { sidesIn } from './sides-in.ts';

export const NORMAL =
  /(?<![a-z])(?:(?<!(?:la|the|leur|its|a) )normale?s?(?! ?:)|normaux|complete?s?|plein(?:e|es)?|entiere?s?|libres?|preservee?s?|conservee?s?|intacte?s?|normalement|librement|(?:completement|pleinement|fully)(?! (?:limit|abol|perdu|bloqu|impossible|absent|rest|lost|block|recover|heal))|symetriques?|(?<!mesures )egale?s?|egaux|sans (?:limitation|restriction|particularite|anomalie|deficit|faiblesse|perte)|dans les limites(?: de la normale)?|(?:a retrouve|a recouvre|a recupere|a|garde|conserve|has regained|has recovered|has|keeps|retains) (?:tous ses|toute sa|toutes ses|all (?:of )?(?:its|his|her))|(?:aucune|no) (?:limitation|restriction) (?:de|des|d'|of|in) ?(?:la |the )?(?:mouv|mobil|ampl|mov|mot|range)[a-z]*|full|complete|preserved|intact|symmetric(?:al)?|equal|unrestricted|unremarkable|normally|freely|within normal limits|wnl|without (?:any )?(?:limitation|restriction|abnormality|deficit|weakness|loss))(?![a-z])/u;
export const SPOILED =
  /(?<![a-z])(?:sauf|hormis|excepte|exception|mais|cependant|toutefois|ne .{0,20}pas|non|incomplete?s?|presque|quasi|except|apart from|but|however|not|almost|nearly|other than|autres?|(?<!sans |without |no |aucune )(?:pertes?|loss(?:es)?)|ailleurs|reste|remaining|elsewhere|others?|par ailleurs|otherwise)(?![a-z])/u;
/** Said of what a sequela takes away: « ankylose complète ». */
const WHOLE = /^(?:complet|entier|plein|full|complete)/u;
export const RANGE =
  /(?<![a-z])(?:amplitudes?|mobilites?|mouvements?|arcs? de mouvement|bouge(?:nt)?|se (?:mobilise|meut)(?:nt)?|moves?|range of motion|ranges of motion|rom|movements?|motion|mobility)(?![a-z])/u;
/** The examination of a part as a whole, which its movements are of; that of its nerves, vessels, skin or images is not. */
const EXAMINATION =
  /(?<![a-z])(?:examen|exam|examination)(?: (?:physique|clinique|objectif|musculo-?squelettique|orthopedique|local|complet))? (?:de|du|des|d'|of)(?![a-z])/u;
const OF_NO_MOVEMENT =
  /(?<![a-z])(?:neuro[a-z]*|vascul[a-z]*|radio[a-z]*|imag[a-z]*|irm|mri|echo[a-z]*|ultraso[a-z]*|scan[a-z]*|x-?rays?|peau|cutane[a-z]*|skin|inspection|palpation)(?![a-z])/u;
/** « L'épaule gauche est normale »: between the part and the word. */
const IS = / (?:est|sont|is|are|demeure|reste|remains?) (?:[a-z]+ment |tout a fait |[a-z]+ly )?$/u;
const STRENGTH =
  /(?<![a-z])(?:forces?|force musculaire|motricite|strength|power|motor (?:function|strength|examination))(?![a-z])/u;
const SENSATION =
  /(?<![a-z])(?:sensibilites?|sensitif|sensation|sensory (?:function|examination)|sensory)(?![a-z])/u;
export const REFLEX = /(?<![a-z])(?:reflexes?|rot|reflexes osteo-?tendineux)(?![a-z])/u;
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
  const sides = sidesOfNormal(one);
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
  if (girth !== null && !isNotCurrent(one, girth.index, reading.report)) {
    const row = rows.filter((candidate) => candidate.isGirth && isSegment(candidate, one)).find(isUnequal);
    const [smaller] = (row?.cells ?? []).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    if (smaller !== undefined) return pair(smaller, girth.index, girth[0].length);
  }
  const normal = NORMAL.exec(plain);
  if (normal === null || SPOILED.test(plain) || isDeniedAt(one, normal.index)) return [];
  if (isNotCurrent(one, normal.index, reading.report)) return [];
  if (one.field === 'sequelles' && WHOLE.test(normal[0])) return [];
  const span = (word: RegExpExecArray | null): readonly [number, number] => {
    const at = word?.index ?? normal.index;
    const start = Math.min(at, normal.index);
    return [start, Math.max(at + (word?.[0].length ?? 0), normal.index + normal[0].length) - start];
  };
  const check = (word: RegExpExecArray | null, cells: readonly CellValue[]): readonly Opposed[] =>
    word === null || !isNear(word, normal) ? [] : pair(cells.filter(isSide)[0], ...span(word));
  const here = rows.filter(isHere);
  const roots = rootsAt(plain, normal.index);
  const nerves = (options: RegExp): readonly CellValue[] =>
    here
      .filter((row) => options.test(row.options ?? '') && isOfRoots(row, roots))
      .flatMap(({ cells }) => cells);
  const range = RANGE.exec(plain) ?? wholeAt(one, normal);
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

/** The sides that are called normal: where both are named, the one in the clause of the word. */
function sidesOfNormal(one: Statement): ReturnType<typeof sidesIn> {
  const index = NORMAL.exec(one.plain)?.index;
  const sides = sidesIn(one);
  if (sides.length > 0 || index === undefined) return sides;
  const at = one.start + index;
  const clause = [...one.clauses].find(([, { start, end }]) => start <= at && at < end)?.[0];
  const facts = one.facts.filter(({ kind, clause: of }) => kind !== 'side' || of === clause);
  return sidesIn({ ...one, facts });
}

/** Where a joint is called normal as a whole, its movements with it; an intact ligament is none. */
function wholeAt(one: Statement, normal: RegExpExecArray): RegExpExecArray | null {
  const { plain, facts, start } = one;
  const joints = facts.filter(({ kind, key }) => {
    const part = kind === 'anatomy' ? partOfKey(key) : undefined;
    return part === key || (part !== undefined && /^(?:lumbar|cervical|dorso-lumbar)$/u.test(key));
  });
  const [joint] = joints;
  if (joint === undefined || OF_NO_MOVEMENT.test(plain)) return null;
  const sides = facts.filter(({ kind }) => kind === 'side');
  const before = [...joints, ...sides].map(({ end }) => end).filter((end) => end <= start + normal.index);
  const isCalled =
    before.length > 0 &&
    normal[0].startsWith('normal') &&
    IS.test(plain.slice(Math.max(...before) - start, normal.index));
  return EXAMINATION.exec(plain) ?? (isCalled ? /[a-z]+/u.exec(plain.slice(0, joint.end - start)) : null);
}

const NEXT_PART =
  /[;,:]| (?:while|whereas|but|mais|alors que|tandis que) | (?:and|et) (?=(?:la |the )?(?:[a-z]\d |force|strength|sensib|sensation))/gu;

/** The roots that the part of a sentence around a word names: « la force S1 est normale » is of no other. */
function rootsAt(plain: string, index: number): readonly string[] {
  const ends = [...plain.matchAll(NEXT_PART)].map((match) => match.index);
  const from = ends.findLast((end) => end < index) ?? 0;
  const to = ends.find((end) => end >= index) ?? plain.length;
  return Array.from(
    plain.slice(from, to).matchAll(/(?<![a-z\d-])[cdlst]\d{1,2}(?![\d-])/gu),
    ([root]) => root,
  );
}

function isOfRoots({ label }: ExaminedRow, roots: readonly string[]): boolean {
  const named = /^[A-Z]\d{1,2}(?!\d)/u.exec(label.en)?.[0].toLowerCase();
  return roots.length === 0 || named === undefined || roots.includes(named);
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

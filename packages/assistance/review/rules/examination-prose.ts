/** What the conclusion calls normal, negative or wasted, against the sentences of the examination that found otherwise. */
import { movementsOf } from '../reading/examination-cells.ts';
import { isNotCurrent } from '../reading/is-not-current.ts';
import { isOwn, placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { STATED, isDenied } from './deficits.ts';
import { BOUND, LOSS, nearestNumber } from './measured-angles.ts';
import { movementAt, namesMovement } from './movements.ts';
import { NORMAL, RANGE, REFLEX, SPOILED } from './normals.ts';
import { sidesIn } from './sides-in.ts';

export function opposedToExaminationProse(reading: ReportReading): readonly Opposed[] {
  const { statements, report } = reading;
  const examined = statements
    .ofSection('section9')
    .filter((one) => !one.isReported && !one.isOther && !isNotCurrent(one, 0, report));
  if (examined.length === 0) return [];
  const own = statements.ofSection('section11').filter(isOwn);
  const called = own.filter(({ plain }) => NORMAL.test(plain) && !SPOILED.test(plain));
  const normal = called.filter((one) => !isNotCurrent(one, NORMAL.exec(one.plain)?.index ?? 0, report));
  const measured = examined.filter(({ facts }) => facts.some(({ key }) => key.endsWith('|deg')));
  const reflexes = examined.filter(({ plain }) => A_REFLEX.test(plain));
  const signs = examined.filter(({ plain }) => TENSION.test(plain));
  return [
    ...normal.flatMap((one) => shortMovement(one, measured, reading)),
    ...normal.flatMap((one) => lostReflex(one, reflexes)),
    ...own.flatMap((one) => positiveSign(one, signs, reading)),
    ...wasted(own, examined, reading),
  ];
}

/** Whether two passages can be of one side: one that names none is of both. */
function isOneSide(one: Statement, other: Statement): boolean {
  const [own, others] = [sidesIn(one), sidesIn(other)];
  return own.length === 0 || others.length === 0 || own.some((side) => others.includes(side));
}

/** Degrees short of the normal that nobody calls complete. */
const LEAST_LOSS = 15;

/** « Mobilité complète » beside a movement of the same part that the examination gives far fewer degrees than the normal. */
function shortMovement(
  one: Statement,
  examined: readonly Statement[],
  { report }: ReportReading,
): readonly Opposed[] {
  const parts = partsOf(one);
  if (!RANGE.test(one.plain) || parts.length === 0) return [];
  // Who names one movement calls that one complete.
  const movements = movementsOf(report).filter((row) => row.parts.some((part) => parts.includes(part)));
  const named = movements.filter((row) => namesMovement(one.plain, row));
  const meant = named.length > 0 ? named : movements;
  for (const told of examined) {
    const degrees = told.facts.filter(({ kind, key }) => kind === 'number' && /^[\d.]+\|deg$/u.test(key));
    if (degrees.length === 0 || told.isCompared || LOSS.test(told.plain) || BOUND.test(told.plain)) continue;
    if (/(?<![a-z])(?:passi[vf][a-z]*|assiste[a-z]*|assisted)(?![a-z])/u.test(told.plain)) continue;
    if (!partsOf(told).some((part) => parts.includes(part)) || !isOneSide(one, told)) continue;
    for (const row of meant) {
      const match = movementAt(told.plain, row);
      if (match === null || row.normal === undefined) continue;
      const start = told.start + match.index;
      const number = nearestNumber(told, start, start + match[0].length, degrees);
      if (hasMore(told, start + match[0].length, degrees, row.normal)) continue;
      const lack = row.normal - Number(number?.key.split('|')[0] ?? row.normal);
      if (lack < LEAST_LOSS || lack <= row.normal / 4) continue;
      return [{ kind: 'normal', places: [placeOf(one), placeOf(told)] }];
    }
  }
  return [];
}

const A_REFLEX = /(?<![a-z])(?:reflex(?:es?)?|rot)(?![a-z])/u;
/** « Flexion de 90° accroupi, de 140° couché »: another number of the movement comes near the normal. */
function hasMore(
  { plain, start }: Statement,
  from: number,
  degrees: Statement['facts'],
  normal: number,
): boolean {
  const next = NEXT_MOVEMENT.exec(plain.slice(from - start))?.index ?? plain.length;
  return degrees.some(
    (one) =>
      one.start >= from && one.start < from + next && Number(one.key.split('|')[0]) >= (normal * 3) / 4,
  );
}

const NEXT_MOVEMENT =
  /(?<![a-z])(?:flexion|extension|abduction|adduction|rotation|dorsiflexion|inversion|eversion|pronation|supination)(?![a-z])/u;
const LOST_REFLEX =
  /(?<![a-z])(?:aboli[a-z]*|absente?s?|diminue[a-z]*|abolished|absent|reduced|diminished)(?![a-z])/u;
/** One reflex, or those of two limbs. */
const ONE_REFLEX =
  /(?<![a-z])(?:achill[a-z]*|rotul[a-z]*|patell[a-z]*|quadricip[a-z]*|bicip[a-z]*|biceps|tricip[a-z]*|triceps|(?:brachio|stylo)-?radia[a-z]*|knee|ankle|membres?|limbs?|jambes?|legs?|arms?|bras|[cls]\d)(?![a-z])/u;

function lostReflex(one: Statement, examined: readonly Statement[]): readonly Opposed[] {
  if (!REFLEX.test(one.plain) || ONE_REFLEX.test(one.plain) || sidesIn(one).length > 0) return [];
  const isAlike =
    /^(?:symetri|symmetri|egal|equal)/u.test(NORMAL.exec(one.plain)?.[0] ?? '') &&
    !/(?<![a-z])presents?(?![a-z])/u.test(one.plain);
  const told = examined.find((other) => {
    const { plain } = other;
    // What is lost on both sides is alike.
    if (isAlike && sidesIn(other).length === 0) return false;
    const match = LOST_REFLEX.exec(plain);
    if (match === null || /babinski|hoffmann|patholog/u.test(plain)) return false;
    return !/(?<![a-z])(?:pas|aucune?|sans|ni|no|not|without|nor)(?![a-z])/u.test(
      plain.slice(0, match.index),
    );
  });
  return told === undefined ? [] : [{ kind: 'normal', places: [placeOf(one), placeOf(told)] }];
}

/** Signs that a pull on the nerve roots gives. */
const TENSION =
  /(?<![a-z])(?:signes? de (?:tension|irritation) radiculaires?|(?:root|nerve|neural) (?:root )?tension signs?|lasegue|straight leg rais(?:e|ing)|slr|eleve?ation de la jambe (?:tendue|droite))(?![a-z])/u;
const NEGATIVE = /(?<![a-z])(?:negati(?:f|fs|ve|ves))(?![a-z])/u;
const POSITIVE = /(?<![a-z])(?:positi(?:f|fs|ve|ves))(?![a-z])/u;
/** Another sign, or another way of examining it. */
const OTHER_SIGN =
  /(?<![a-z])(?:crois[a-z]*|crossed|invers[a-z]*|reverse[a-z]*|femora[a-z]*|crura[a-z]*|assise?|sitting|seated|distract[a-z]*|distrai[a-z]*|tripode?|faux|false|sauf|except|mais|but)(?![a-z])/u;

function positiveSign(
  one: Statement,
  examined: readonly Statement[],
  { report }: ReportReading,
): readonly Opposed[] {
  const isSaid = (of: Statement, result: RegExp, other: RegExp): boolean =>
    TENSION.test(of.plain) &&
    result.test(of.plain) &&
    !other.test(of.plain) &&
    !OTHER_SIGN.test(of.plain) &&
    !/(?<![a-z])(?:pas|not|non|ni|jamais|never)(?![a-z])/u.test(of.plain);
  const match = NEGATIVE.exec(one.plain);
  if (match === null || !isSaid(one, NEGATIVE, POSITIVE) || isNotCurrent(one, match.index, report)) return [];
  if (one.facts.some(({ kind }) => kind === 'number')) return [];
  const told = examined.find((other) => isSaid(other, POSITIVE, NEGATIVE) && isOneSide(one, other));
  return told === undefined ? [] : [{ kind: 'normal', places: [placeOf(one), placeOf(told)] }];
}

const SEGMENT = /^(?:thigh|calf|arm|forearm)$/u;
/** Plurals that the reader of facts has no name for. */
const CALVES = /(?<![a-z])calves(?![a-z])/u;

/** An atrophy that the discussion sees in a segment that measures the same on both sides. */
function wasted(
  own: readonly Statement[],
  examined: readonly Statement[],
  { report }: ReportReading,
): readonly Opposed[] {
  return own.flatMap((one): readonly Opposed[] => {
    const match =
      one.field === 'discussion' ? (STATED.girth.exec(one.plain) ?? THINNER.exec(one.plain)) : null;
    if (match !== null && GONE.test(one.plain)) return [];
    if (match === null || isDenied(one, match.index) || isNotCurrent(one, match.index, report)) return [];
    const segments = one.facts.filter(({ kind, key }) => kind === 'anatomy' && SEGMENT.test(key));
    const [segment] = segments;
    if (segment === undefined || segments.some(({ key }) => key !== segment.key)) return [];
    const girths = examined.flatMap((told) => girthsOf(told, segment.key));
    const [first] = girths;
    const isBoth =
      girths.some(({ side }) => side === 'bilateral') ||
      (girths.some(({ side }) => side === 'right') && girths.some(({ side }) => side === 'left'));
    if (first === undefined || !isBoth || girths.some(({ value }) => value !== first.value)) return [];
    return [
      {
        kind: 'deficit',
        places: [spanOf(one, match.index, match[0].length), placeOf(first.told)],
      },
    ];
  });
}

const GONE =
  /(?<![a-z])(?:dispar[a-z]*|resor[a-z]*|recuper[a-z]*|corrig[a-z]*|resolved|recovered|regained|gone|disappeared|corrected|notees?|noted|n'|plus)(?![a-z])/u;
const THINNER = /(?<![a-z])(?:thinner|smaller|plus (?:mince|petite?|menue?))(?= (?:than|que|qu'))/u;

interface Girth {
  readonly side: string;
  readonly value: string;
  readonly told: Statement;
}

/** The centimetres that a sentence gives to a segment, each with the side of its clause. */
function girthsOf(told: Statement, segment: string): readonly Girth[] {
  const numbers = told.facts.filter(({ kind, key }) => kind === 'number' && key.endsWith('|cm'));
  const isNamed =
    told.facts.some(({ kind, key }) => kind === 'anatomy' && key === segment) ||
    (segment === 'calf' && CALVES.test(told.plain));
  if (!isNamed) return [];
  const others = told.facts.some(
    ({ kind, key }) => kind === 'anatomy' && SEGMENT.test(key) && key !== segment,
  );
  return numbers.map(({ key, clause }) => {
    const sides = told.facts.filter(
      (fact) => fact.kind === 'side' && (numbers.length === 1 || fact.clause === clause),
    );
    const names = [...new Set(sides.map((fact) => fact.key))];
    // A sentence of two segments, or a number without its side, tells of nothing that could be compared.
    const side = others
      ? ''
      : names.length === 1
        ? (names[0] ?? '')
        : names.length > 1 && numbers.length === 1
          ? 'bilateral'
          : '';
    return { side, value: others || side === '' ? `${key} ?` : key, told };
  });
}

/** Deficits that the conclusion states and that no measurement and no text of the examination bears out. */
import { isShort, lacksOf, lossesOf } from '../reading/examination-cells.ts';
import type { ExaminedRow } from '../reading/examination-cells.ts';
import { areSameLimb } from '../reading/body-parts.ts';
import type { Part } from '../reading/body-parts.ts';
import { isNotCurrent } from '../reading/is-not-current.ts';
import { isOwn, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { namesMovement } from './movements.ts';
import { partsOfStatement } from './normals.ts';
import { sidesIn } from './sides-in.ts';

type Deficit = 'motion' | 'strength' | 'sensation' | 'girth' | 'reflex';

const MOTION = String.raw`(?:flexion|extension|abduction|adduction|rotations?|dorsiflexion|inversion|eversion|pronation|supination|mobilites?|amplitudes?|mouvements?|motion|mobility|movements?|inclinaisons?|flexum)`;
/** How each deficit is stated. */
export const STATED: Readonly<Record<Deficit, RegExp>> = {
  motion: new RegExp(
    String.raw`(?<![a-z])(?:ankyloses?|(?<!jambes? )raides?|stiff(?!-)|(?:flechi(?:t|ssent)|plie(?:nt)?|bouge(?:nt)?|se (?:mobilise|deplie|meut)(?:nt)?|s'etend(?:ent)?) (?:mal|peu|difficilement|incompletement|a peine|avec (?:peine|difficulte))|ne (?:plie|flechit|bouge|se deplie|s'etend) pas (?:completement|entierement|bien|normalement|a fond)|(?:does not|doesn't|cannot) (?:bend|flex|extend|move|straighten) (?:fully|completely|well|normally|all the way)|(?:moves?|bends?|flex(?:es)?|extends?|straightens?) (?:poorly|badly|little|barely|incompletely|with difficulty)|raideur(?:s)? (?:articulaire|residuelle|en|de)|ankylosis|stiffness|(?:pertes?|deficits?|diminution|limitation|reduction|restriction|perte residuelle|loss(?:es)?|lack|reduction|limitation|restriction|decrease)(?: (?:residuelle|permanente|de|d'|des|en|of|in|\d+°?|degres?|degrees?|la|l'|the|actives?|passives?|active|passive|range|right|left|droite?|gauche|lateral[a-z]*|internal|external|interne|externe|plantar|plantaire|forward|anterieure|lumbar|cervical|knee|shoulder|elbow|wrist|hip|ankle)){0,6} ?(?:d')?${MOTION}|(?:manque (?:de |d')|lacks )(?:some |full )?${MOTION}|(?:limited|restricted|incomplete) (?:(?:active|passive|right|left|forward|lateral|internal|external|plantar|shoulder|knee|lumbar|cervical) ){0,3}${MOTION}|${MOTION} (?:(?!normal|complet)[a-z']+ ){0,5}?(?:demeure|reste|remains?) (?:limitee?s?|restreinte?s?|restricted|limited)|${MOTION} incomplete?s?|${MOTION} (?:limitee?s?|diminuee?s?|reduite?s?|restreinte?s?|is limited|is reduced|limited|reduced|restricted))(?![a-z])`,
    'u',
  ),
  strength:
    /(?<![a-z])(?:faiblesses?|pares[ie]e?s?|deficits? moteurs?|(?:perte|diminution) de (?:la )?force|weakness|motor deficit|loss of strength|paresis)(?![a-z])/u,
  sensation:
    /(?<![a-z])(?:hypo-?esthesies?|anesthesie|dysesthesies?|deficits? sensitifs?|(?:perte|diminution) de (?:la )?sensibilite|hypo-?a?esthesia|sensory (?:deficit|loss)|(?:loss of|reduced|decreased) sensation|numbness)(?![a-z])/u,
  girth: /(?<![a-z])(?:atrophies?|amyotrophies?|fonte musculaire|atrophy|wasting)(?![a-z])/u,
  reflex:
    /(?<![a-z])(?:(?:abolition|diminution|perte) d(?:u|es|e) (?:reflexes?)|reflexes? (?:[a-z]+ ){0,2}?(?:aboli|diminue|absent)[a-z]*|(?:absent|diminished|reduced|abolished|loss of the) (?:[a-z]+ ){0,2}?reflex(?:es)?|(?:[a-z]+ )reflex (?:is |was )?(?:absent|reduced|diminished|abolished))(?![a-z])/u,
};
const STIFFNESS = /^(?:raid|stiff)/u;
/** What the worker feels is no finding: « il décrit un genou raide ». */
const FELT =
  /(?<![a-z])(?:rapporte|decrit|allegue|se plaint|ressent|accuse|se dit|dit avoir|sensation|impression|nocturnes?|la nuit|intermittent[a-z]*|night-?time|at night|nocturnal|reports?|describes?|complains?|feels?|feeling|sense)(?![a-z])/u;
const FIELDS = [
  'conclusionDiagnostic',
  'conclusionAtteintePermanente',
  'conclusionPourcentageAtteinte',
  'conclusionResume',
  'sequelles',
] as const;
/** « Le déficit d'extension ne compte pas au barème. » */
const NOT_COUNTED =
  /(?<![a-z])(?:ne (?:compte|donne|merite|justifie|constitue) (?:pas|aucun)|(?:does|do) not (?:count|give|warrant|amount|constitute))(?![a-z])/u;
/** « Ankylose : 0 % » is no deficit, nor is what was there before or what a scale has a name for. */
const NOT_GIVEN =
  /(?<![\d,.])0(?:[.,]0+)?\s?%|(?<![a-z])(?:nulle?s?|nil|(?<!(?:flexion|elevation) )anterieure?s?|(?:deja|already) [a-z]+|previous(?:ly)?|prior)(?![a-z])/u;

export function unmeasuredDeficits(reading: ReportReading): readonly Opposed[] {
  const found: Opposed[] = [];
  for (const field of FIELDS) {
    for (const one of reading.statements.ofField(field)) {
      if (!isOwn(one) || FELT.test(one.plain)) continue;
      if (field === 'conclusionPourcentageAtteinte' && NOT_GIVEN.test(one.plain)) continue;
      const deficit = (Object.keys(STATED) as readonly Deficit[]).find((kind) =>
        STATED[kind].test(one.plain),
      );
      if (deficit === undefined) continue;
      const opposed = opposedDeficit(one, deficit, reading);
      if (opposed !== undefined) found.push(opposed);
    }
  }
  return found;
}

function opposedDeficit(one: Statement, deficit: Deficit, reading: ReportReading): Opposed | undefined {
  const match = STATED[deficit].exec(one.plain);
  if (
    match === null ||
    NOT_COUNTED.test(one.plain.slice(match.index)) ||
    isDenied(one, match.index) ||
    isNotCurrent(one, match.index, reading.report)
  )
    return undefined;
  const rows = rowsFor(one, deficit, reading);
  const cells = rows.flatMap((row) => abnormal(row, deficit));
  const sides = sidesIn(one);
  const isMeasured = cells.some(
    ({ side }) => sides.length === 0 || side === undefined || sides.includes(side),
  );
  if (isMeasured || isQuantified(one, deficit, rows) || isTold(one, deficit, reading)) return undefined;
  const place = spanOf(one, match.index, match[0].length);
  const normal = rows
    .flatMap((row) => row.cells)
    .find(({ side }) => sides.length === 0 || side === undefined || sides.includes(side));
  const other: readonly Span[] =
    normal === undefined ? [] : [{ field: normal.field, start: 0, end: normal.text.length }];
  // A part of which nothing was examined: the percentage that is given for it stands by itself.
  if (normal === undefined && one.field === 'conclusionPourcentageAtteinte' && !isExamined(one, reading))
    return undefined;
  // Stiffness is a word for what was felt under the hands: only movements that were measured speak against it.
  if (normal === undefined && STIFFNESS.test(match[0])) return undefined;
  return { kind: 'deficit', places: [place, ...other] };
}

/** Whether a cell or a sentence of the examination is of the part. */
function isExamined(one: Statement, reading: ReportReading): boolean {
  const parts = partsOfStatement(one, reading);
  const isOf = (named: readonly Part[]): boolean =>
    parts.length === 0 ||
    named.length === 0 ||
    named.some((part) => parts.some((own) => areSameLimb(own, part)));
  return (
    reading.rows.some((row) => isOf(row.parts)) ||
    reading.statements.ofSection('section9').some((told) => isOf(partsOf(told)))
  );
}

export function isDenied(one: Statement, index: number): boolean {
  const before = one.plain.slice(Math.max(0, index - 30), index);
  if (
    /(?<![a-z])(?:pas|aucune?|sans|ni|ne|no|not|without|nor|absence)(?![a-z])[^,;.]*$|(?<![a-z])n'[^,;.]*$/u.test(
      before,
    )
  )
    return true;
  const at = one.start + index;
  return one.facts.some(({ isDenied: denied, start, end }) => denied && start <= at + 1 && end > at);
}

/** The rows that would show such a deficit. */
function rowsFor(one: Statement, deficit: Deficit, reading: ReportReading): readonly ExaminedRow[] {
  const parts = partsOfStatement(one, reading);
  const here = reading.rows.filter(
    (row) => parts.length === 0 || row.parts.some((part) => parts.some((named) => areSameLimb(part, named))),
  );
  switch (deficit) {
    case 'motion': {
      const ranges = here.filter(
        ({ kind, normal, options }) => (kind === 'degrees' && normal !== undefined) || options === 'hindfoot',
      );
      const named = ranges.filter((row) => namesMovement(one.plain, row));
      return named.length > 0 ? named : ranges;
    }
    case 'strength':
      return here.filter(({ options }) => options === 'strength' || options === 'armStrength');
    case 'sensation':
      return here.filter(({ options }) => options === 'sensitivity');
    case 'girth':
      return here.filter(({ isGirth }) => isGirth);
    case 'reflex':
      return here.filter(({ options }) => options === 'reflex');
  }
}

function abnormal(row: ExaminedRow, deficit: Deficit): ExaminedRow['cells'] {
  switch (deficit) {
    case 'motion':
      if (row.options === 'hindfoot')
        return row.cells.filter(({ text }) => /^(?:Diminué|Absent)/u.test(text));
      return row.cells.filter((cell) => lossesOf(row).includes(cell) || isShort(cell, row));
    case 'strength':
      return row.cells.filter(({ text }) => text !== '5/5');
    case 'sensation':
      return row.cells.filter(({ text }) => text !== '2/2');
    case 'reflex':
      return row.cells.filter(({ text }) => /^[01]/u.test(text));
    case 'girth': {
      const numbers = row.cells.flatMap(({ number }) => number ?? []);
      const most = Math.max(...numbers);
      return numbers.length < 2
        ? []
        : row.cells.filter(({ number }) => number !== undefined && number < most);
    }
  }
}

/** « 10° par rapport à la normale »: a loss in degrees is compared with the cells as a measure. */
function isQuantified({ facts }: Statement, deficit: Deficit, rows: readonly ExaminedRow[]): boolean {
  if (deficit !== 'motion' || !facts.some(({ kind, key }) => kind === 'number' && key.endsWith('|deg')))
    return false;
  return rows.some((row) => row.cells.some((cell) => lacksOf(cell, row).some((degrees) => degrees > 0)));
}

/** Whether a text of the examination tells of the deficit, in degrees or in words. */
function isTold(one: Statement, deficit: Deficit, reading: ReportReading): boolean {
  const sides = sidesIn(one);
  return reading.statements.ofSection('section9').some((told) => {
    if (told.isReported || told.isOther) return false;
    const own = sidesIn(told);
    if (sides.length > 0 && own.length > 0 && !own.some((side) => sides.includes(side))) return false;
    if (deficit === 'motion') {
      if (told.facts.some(({ kind, key }) => kind === 'number' && key.endsWith('|deg'))) return true;
    }
    const match = STATED[deficit].exec(told.plain);
    if (match !== null && !isDenied(told, match.index)) return true;
    return deficit === 'strength' && /(?<!5)[0-4][+-]?\/5/u.test(told.plain);
  });
}

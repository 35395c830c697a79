/** The part that the accident injured and the part that was imaged, where they are on the other side than the accepted one. */
import { areSameLimb, partOfKey } from '../reading/body-parts.ts';
import { spanOf, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, StatedFact, Statement } from '../reading/statements.ts';
import { isCompensation } from './complaint-sides.ts';
import { daysOf, isBeforeYearOf } from './stated-days.ts';
import { sidedParts } from './sides.ts';
import type { SidedPart } from './sides.ts';

/** Verbs of a blow, a fall or a trap before the part that they befall, up to it. */
const STRIKES =
  /(?<![a-z])(?:(?:re)?tomb[a-z]*|chut[a-z]*|atterri[a-z]*|roul[a-z]*|frapp[a-z]*|heurt[a-z]*|percut[a-z]*|cogn[a-z]*|ecras[a-z]*|coinc[a-z]*|pinc[a-z]*|coup[a-z]*|lacer[a-z]*|happ[a-z]*|accroch[a-z]*|ecorch[a-z]*|brul[a-z]*|(?:re)?referm[a-z]*|(?:re)?ferm[a-z]*|recoit|recu|perfor[a-z]*|transper[a-z]*|tord[a-z]*|tordu[a-z]*|foul[a-z]*|etir[a-z]*|blesse[a-z]*|appui[a-z]*|ressent[a-z]*|ressenti[a-z]*|sent|eprouve[a-z]*|felt|feels|swung|fell|falls|falling|landed|rolled|dropped|hit|struck|bumped|banged|crushed|caught|pinched|jammed|cut|lacerated|burn(?:ed|t)|closed|slammed|came down|pierced|twisted|sprained|strained|injured|hurt)(?: (?:craquements?|douleurs?|dechirements?|elancements?|vives?|aigue?s?|intenses?|soudaine?s?|pop|pain|sharp|sudden|snap|crack|a|an|in|into|sur|contre|dans|au|aux|a|avec|sous|le|la|les|l'|un|une|son|sa|ses|lui|directement|lourdement|violemment|on|onto|over|against|in|his|her|the|hard|heavily|directly|down|partie|face|bord|interne|externe|laterale?|of|side|dos|du|de))*,? ?(?:l'|d')?$/u;
/** What a part does when it is hurt, from it on. */
const YIELDS =
  /^ ?(?:(?:s'est|s'|se|lui a|a|est|reste|demeure|was|is|got|has|had|suddenly|soudainement|brusquement|aussitot|ete|been|alors|then|would) ?)*(?:vir[a-z]*|tourn[a-z]*|tord[a-z]*|tordue?|tord|pli[a-z]*|ced[a-z]*|craqu[a-z]*|coinc[a-z]*|pris[e]?|ecras[a-z]*|frapp[a-z]*|heurt[a-z]*|happ[a-z]*|derob[a-z]*|fracture|tourne|turned|rolled|twisted|buckled|gave (?:way|out)|giving way|caught|crushed|popped|cracked|struck|hit|pinched|trapped|jammed|pinned|cut)(?![a-z])/u;
/** A part that is held, used or only set down. */
const DENIED = /(?<![a-z])(?:n'|ne|pas|sans|not|never|without|presque|failli|almost|nearly)(?![a-z])/u;
const IMAGE =
  /(?<![a-z])(?:irm|arthro-?irm|resonance(?: magnetique)?|radiograph[a-z]*|rx|tdm|tomodensitometrie|scan|echograph[a-z]*|mri|mr arthrogram|x-?rays?|ct(?: scan)?|ultrasound)(?: [a-z]+)? ?(?:du|de la|de l'|des?|of the|of his|of her|of|:)? ?(?:the )?$/u;
/** What is seen of a part that was hurt, up to the part. */
const FINDING =
  /(?<![a-z])(?:(?:oe|œ)demes?|ecchymoses?|tumefactions?|hematomes?|epanchements?|swelling|bruising|effusion|ha?ematoma)(?: (?:au|du|de|a|la|le|in|of|the|his|her|over|on))* ?(?:l')?$/u;
const COMPARES =
  /(?<![a-z])(?:compar[a-z]*|bilat[a-z]*|deux|both|contro-?later[a-z]*|contra-?later[a-z]*|oppose|anterieur[a-z]*|earlier|prior|previous|old|ancien[a-z]*|greffe|graft|donneur|donor|autre|other)(?![a-z])/u;
/** Fingers have a name each, and one lesion is of one of them. */
const FINGERS: ReadonlySet<string> = new Set([
  'thumb',
  'index-finger',
  'middle-finger',
  'ring-finger',
  'little-finger',
]);

export function opposedMechanisms(reading: ReportReading): readonly Opposed[] {
  const { statements, text } = reading;
  const event = text('originalEventDate').trim();
  const accepted = statements.ofSection('section2');
  const history = statements.ofSection('section7').filter((one) => isTold(one, event));
  const images = statements.ofSection('section10').filter((one) => isTold(one, event));
  const given = accepted.flatMap(sidedParts);
  const accident = ofAccident(history, event);
  return [
    ...otherSide(given, accident, struckParts),
    ...otherSide(given, history, imagedParts),
    ...otherSide(given, images, imagedParts),
    ...otherFingers(accepted, accident),
  ];
}

function isTold(one: Statement, event: string): boolean {
  return (
    !one.isOther && !one.isRuledOut && !one.isCompared && !isCompensation(one) && !isBeforeYearOf(event, one)
  );
}

/** What is told before a day after that of the event: what comes then may be another accident. */
function ofAccident(history: readonly Statement[], event: string): readonly Statement[] {
  const later = history.findIndex((one) => daysOf(one).some(({ date }) => date > event));
  return later < 0 ? history : history.slice(0, later);
}

/** The first part that is found on the other side, where no passage of the list tells of the accepted side of it. */
function otherSide(
  given: readonly SidedPart[],
  told: readonly Statement[],
  find: (one: Statement) => readonly SidedPart[],
): readonly Opposed[] {
  const sided = told.flatMap(sidesOfStatement);
  return told
    .flatMap(find)
    .flatMap((one): readonly Opposed[] => {
      const same = given.filter(({ part }) => part === one.part);
      const [first] = same;
      if (first === undefined || same.some(({ side }) => side === one.side)) return [];
      // An accepted lesion of the side on a neighbouring part is one of this accident too.
      if (given.some(({ part, side }) => side === one.side && areSameLimb(part, one.part))) return [];
      const isToldToo = sided.some(
        ({ part, side }) => side === first.side && (part === one.part || part === first.part),
      );
      return isToldToo ? [] : [{ kind: 'side', places: [first.place, one.place] }];
    })
    .slice(0, 1);
}

/** Every part with each side that a statement names, whatever it says of it. */
function sidesOfStatement({ facts }: Statement): readonly { part: string; side: string }[] {
  const sides = facts.filter(({ kind }) => kind === 'side');
  const parts = facts.filter(({ kind }) => kind === 'anatomy');
  return sides.flatMap(({ key: side }) =>
    parts.flatMap(({ key }) => (partOfKey(key) === undefined ? [] : [{ part: partOfKey(key) ?? key, side }])),
  );
}

/** The sided parts of a statement with the words before and after each. */
function sidedWith(
  statement: Statement,
  isMeant: (before: string, after: string) => boolean,
): readonly SidedPart[] {
  if (COMPARES.test(statement.plain)) return [];
  return sidedParts(statement).filter(({ place }) => {
    const before = statement.plain.slice(0, place.start - statement.start);
    const after = statement.plain.slice(place.end - statement.start);
    return isMeant(before, after);
  });
}

function struckParts(statement: Statement): readonly SidedPart[] {
  return DENIED.test(statement.plain)
    ? []
    : sidedWith(statement, (before, after) => STRIKES.test(before) || YIELDS.test(after));
}

function imagedParts(statement: Statement): readonly SidedPart[] {
  return sidedWith(statement, (before) => IMAGE.test(before) || FINDING.test(before));
}

/** « Fracture de l'index » accepted, and an accident that injured the middle finger alone. */
function otherFingers(accepted: readonly Statement[], accident: readonly Statement[]): readonly Opposed[] {
  const known = accepted.filter(({ facts }) => facts.some(isFinger));
  const [first] = known;
  if (first === undefined) return [];
  const named = new Set(known.flatMap(({ facts }) => facts.filter(isFinger).map(({ key }) => key)));
  if (accident.some(({ facts }) => facts.some(({ key }) => named.has(key)))) return [];
  const struck = accident.flatMap((one): readonly Span[] => {
    const [finger, ...more] = one.facts.filter(isFinger);
    if (finger === undefined || more.length > 0 || DENIED.test(one.plain)) return [];
    const before = one.plain.slice(0, finger.start - one.start);
    const after = one.plain.slice(finger.end - one.start);
    const isStruck = STRIKES.test(before.replace(/ ?(?:right|left) ?$/u, ' ')) || YIELDS.test(after);
    return isStruck ? [spanOf(one, finger.start - one.start, finger.end - finger.start)] : [];
  });
  const [place] = struck;
  return place === undefined ? [] : [{ kind: 'diagnosis', places: [placeOf(first), place] }];
}

const isFinger = ({ kind, key, isDenied }: StatedFact): boolean =>
  kind === 'anatomy' && FINGERS.has(key) && !isDenied;

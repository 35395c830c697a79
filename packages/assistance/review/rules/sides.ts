/** The side of the injury: accepted diagnoses, history, scars and conclusion name one and the same. */
import { tellsOfEvent } from '../../local/conclusion/find-event.ts';
import { isOwn } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import { areSameLimb, partOfKey, partsNamed } from '../reading/body-parts.ts';
import type { Part } from '../reading/body-parts.ts';
import { isStatedLesion } from '../reading/is-stated-lesion.ts';
import { forbids } from '../reading/limits.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import { objectsOfAccident } from './accident-days.ts';
import { isAtIssue, isCompensation, isFirstComplaint } from './complaint-sides.ts';
import { daysOf, isBeforeYearOf } from './stated-days.ts';
import { opposedSidesOfLevels } from './sides-of-levels.ts';
import type { Span, StatedFact, Statement } from '../reading/statements.ts';

type OneSide = 'right' | 'left';

/** A part of the body and the one side that a clause gives it. */
export interface SidedPart {
  readonly part: Part;
  readonly side: OneSide;
  readonly place: Span;
  /** The clause in lower case without accents. */
  readonly clause: string;
  /** Whether the clause says more of the part than how it is: a lesion, an accident, what was done, a loss, what is forbidden. */
  readonly isOfInjury: boolean;
}

/** What is done to one side beside operations. */
const ACT = /^(?:injection|cast|splint|plate|screw|nail|pin|sling)$/u;

/** A side that is named because nothing is wrong with it. */
const SPARED =
  /(?<![a-z])(?:n'|ne|pas|not|never|normale?|normaux|indolore|asymptomati[a-z]*|sans particularite|unremarkable|spared|epargnee?|librement|freely|fully|normalement|normally|painless|intacte?|free of|negati[a-z]*)(?![a-z])/u;

/** A side of which the history says that this accident left it alone. */
const NOT_HURT =
  /(?<![a-z])(?:n'(?:a|ont|avai(?:t|ent)) (?:pas|jamais) ete (?:touche|blesse|atteint|implique|affecte|sollicite|traumatise|concerne)e?s?|(?:was|were|has been|had been) (?:not|never) (?:hurt|injured|involved|affected|touched|struck|hit))(?![a-z])/u;

/** What is forbidden to a side is no denial of it. */
const FORBIDS =
  /(?<![a-z])(?:(?:must|should|can|may|shall|does|do) ?not|ne (?:doit|peut|devrait|pas) (?:pas|plus)?)(?![a-z])/u;

/** A clause that gives a measure of a side, and states nothing lost. */
function isMeasure(clause: string): boolean {
  return /\d ?(?:°|degres|degrees|cm|kg)/u.test(clause) && !LESION_NOUN.test(clause) && !LOST.test(clause);
}

const LOST =
  /(?<![a-z])(?:pertes?|perd|deficits?|limit[a-z]*|diminu[a-z]*|eviter|interdit|loss(?:es)?|lacks?|reduced?|decreased?|avoid|must|charges?|loads?|lift[a-z]*|fractures?|entorses?|sprains?|dechirures?|tears?)(?![a-z])/u;

/** Sides that the report gives to one part of the body and that cannot both hold. */
export function opposedSides({ statements, text }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const isEarlier = (one: Statement): boolean => isBeforeYearOf(event, one);
  const accepted = statements.ofSection('section2').flatMap(sidedParts);
  const told = statements
    .ofSection('section7')
    .filter((one) => !one.isOther && !one.isRuledOut && !one.isCompared && !isEarlier(one))
    .filter((one) => !NOT_HURT.test(one.plain) && !isCompensation(one));
  const history = [
    ...told.filter(isOfInjury).flatMap(sidedParts),
    ...untilLaterDay(told, event)
      .filter((one) => !isOfInjury(one))
      .flatMap(befallenParts),
  ];
  const scars = statements
    .ofSection('section9')
    .filter((one) => !one.isOther && !one.isCompared)
    .filter(({ facts }) => facts.some(({ kind, key, isDenied }) => isScar(kind, key) && !isDenied))
    .flatMap(sidedParts)
    // What was taken for a graft may have been taken from the sound side.
    .filter(({ clause }) => !OF_DONOR.test(clause));
  const images = statements
    .ofSection('section10')
    .filter((one) => !one.isOther && !one.isCompared && isOfInjury(one))
    .flatMap(sidedParts);
  const conclusion = statements
    .concluded()
    .filter((one) => isOwn(one) && !one.isCompared && !isEarlier(one) && isAtIssue(one))
    .flatMap(sidedParts)
    .filter(({ clause }) => !SPARED.test(clause.replace(FORBIDS, '')))
    // The measure of a sequela is one of the injured side.
    .filter(({ clause, place }) => place.field === 'sequelles' || !isMeasure(clause))
    .filter(
      (one) => one.isOfInjury || !TELLS_FINDINGS.has(one.place.field) || !isBesideOther(one, statements),
    );
  const all = [...history, ...scars, ...images, ...conclusion];
  const found = all.flatMap(opposedTo(accepted));
  const known = new Set(accepted.map(({ part }) => part));
  // Of a part that no accepted diagnosis gives a side to, the history is the measure.
  const others = [...conclusion, ...scars].filter(
    ({ part }) => ![...known].some((named) => areSameLimb(named, part)),
  );
  const again = others.flatMap(opposedTo(history));
  const befallen = [...known, ...history.map(({ part }) => part)];
  const complaints = untilLaterDay(told, event).filter(isFirstComplaint).flatMap(sidedParts);
  const felt = others
    .filter(({ part }) => !befallen.some((named) => areSameLimb(named, part)))
    .flatMap(opposedTo(complaints));
  return once([...found, ...again, ...felt, ...opposedSidesOfLevels(statements)]);
}

/** Fields that take up the examination: what is found on the sound side stands there, too. */
const TELLS_FINDINGS: ReadonlySet<string> = new Set(['conclusionResume', 'discussion']);

/** Whether the other side is told of beside it, in another sentence: then the sound one may be described to compare. */
function isBesideOther({ place, side }: SidedPart, statements: ReportReading['statements']): boolean {
  return statements
    .ofField(place.field)
    .some(
      ({ facts, start, end }) =>
        (place.start < start || place.start >= end) &&
        facts.some(({ kind, key }) => kind === 'side' && key !== side),
    );
}

/** What a history tells before it comes to a day after the event: a later accident may be of the other side. */
function untilLaterDay(told: readonly Statement[], event: string): readonly Statement[] {
  const later = told.findIndex((one) => daysOf(one).some(({ date }) => date > event));
  return later < 0 ? told : told.slice(0, later);
}

/** The parts that an accident injured, with their side. */
function befallenParts(statement: Statement): readonly SidedPart[] {
  const objects = objectsOfAccident(statement);
  return objects.length === 0
    ? []
    : sidedParts(statement).filter(({ place }) =>
        objects.some(({ start, end }) => place.start >= start && place.start < end),
      );
}

const OF_DONOR = /(?<![a-z])(?:greffes?|prelevements?|donneu(?:r|se)|grafts?|harvest[a-z]*|donor)(?![a-z])/u;

const isScar = (kind: string, key: string): boolean => kind === 'diagnosis' && key === 'scar';

/** Whether a statement names a lesion or what was done for one. */
const isOfInjury = ({ facts, operations }: Statement): boolean =>
  operations.length > 0 || facts.some(isTreated);

function isTreated(fact: StatedFact): boolean {
  return isStatedLesion(fact) || (fact.kind === 'treatment' && ACT.test(fact.key) && !fact.isDenied);
}

/** Finds the contradiction of a side with those that are given to the same part, where they agree among themselves. */
function opposedTo(given: readonly SidedPart[]): (one: SidedPart) => readonly Opposed[] {
  // There are few parts, however many passages name them.
  const known = new Map<Part, SidedPart | undefined>();
  const agreed = (part: Part): SidedPart | undefined => {
    const same = given.filter((other) => areSameLimb(other.part, part));
    const [first] = same;
    return same.every(({ side }) => side === first?.side) ? first : undefined;
  };
  return ({ part, side, place }) => {
    if (!known.has(part)) known.set(part, agreed(part));
    const first = known.get(part);
    return first === undefined || first.side === side ? [] : [{ kind: 'side', places: [first.place, place] }];
  };
}

/** One contradiction for each pair of fields and line. */
function once(found: readonly Opposed[]): readonly Opposed[] {
  const seen = new Set<string>();
  return found.filter(({ places }) => {
    const key = places.map(({ field, start }) => `${field} ${start}`).join(' ');
    const [, second] = places;
    const field = `${second?.field ?? ''} ${places[0]?.field ?? ''}`;
    if (seen.has(key) || seen.has(field)) return false;
    seen.add(key);
    seen.add(field);
    return true;
  });
}

/** A word that ends as the names of lesions do: « capsulite », "tendinopathy"; « droite » and « mobilité » do by chance. */
const LESION_NOUN =
  /(?<![a-z])(?:(?!droite|[a-z]*ilites?(?![a-z]))[a-z]{3,}(?:ites?|itis|oses?|osis|pathies?|pathy|plegie|paresis)|[a-z]*atrophi?(?:es?|y))(?![a-z])/u;

/**
 * The parts that the clauses of a statement give one side to. Where the sentence names both sides, a clause gives one only
 * to a lesion that it names: anything else is a comparison.
 */
export function sidedParts(statement: Statement): readonly SidedPart[] {
  const sides = statement.facts.filter(({ kind }) => kind === 'side');
  if (sides.some(({ key }) => key === 'bilateral' || key === 'contralateral')) return [];
  const lateral = sides.filter(({ key }) => key === 'right' || key === 'left');
  const isOneSided = new Set(lateral.map(({ key }) => key)).size === 1;
  const anatomy = statement.facts.filter(({ kind }) => kind === 'anatomy');
  const whole = partsOf(statement.plain, anatomy);
  const isLimit = isOfLimits(statement) && forbids(statement.plain);
  const isForbidden = isLimit || FORBIDS.test(statement.plain);
  return lateral.flatMap((side) => {
    if (side.isDenied && !isForbidden) return [];
    const clause = statement.clauses.get(side.clause) ?? statement;
    const own = statement.plain.slice(clause.start - statement.start, clause.end - statement.start);
    const inClause = anatomy.filter(({ clause: of }) => of === side.clause);
    if (!isForbidden && inClause.some(({ isDenied }) => isDenied)) return [];
    if (!isOneSided && !isLesionOfOneSide(statement, side, own)) return [];
    const named = partsOf(own, inClause);
    const parts = named.length > 0 ? named : isOneSided && whole.length === 1 ? whole : [];
    const isOf =
      isForbidden || isLesionOfOneSide(statement, side, own) || LOST.test(own) || tellsOfEvent(own);
    const near = inClause.toSorted((a, b) => distance(a, side) - distance(b, side))[0];
    const start = Math.min(side.start, near?.start ?? side.start);
    const end = Math.max(side.end, near?.end ?? side.end);
    return parts.map((part) => ({
      part,
      side: side.key as OneSide,
      place: { field: statement.field, start, end },
      // A side that is spared in an evaluation of limitations is no denial either.
      clause: isLimit ? '' : own,
      isOfInjury: isOf,
    }));
  });
}

const isOfLimits = ({ field }: Statement): boolean =>
  field === 'conclusionLimitationsFonctionnelles' || field === 'conclusionEvaluationLimitations';

function isLesionOfOneSide(statement: Statement, side: StatedFact, clause: string): boolean {
  const inClause = statement.facts.filter((fact) => fact.clause === side.clause);
  const isAlone = inClause.every(({ kind, key }) => kind !== 'side' || key === side.key);
  const span = statement.clauses.get(side.clause) ?? statement;
  const isOperated = statement.operations.some(({ start, end }) => start >= span.start && end <= span.end);
  return isAlone && (LESION_NOUN.test(clause) || isOperated || inClause.some(isTreated));
}

const distance = (one: Span | StatedFact, other: StatedFact): number =>
  Math.min(Math.abs(one.start - other.end), Math.abs(other.start - one.end));

function partsOf(plain: string, anatomy: readonly StatedFact[]): readonly Part[] {
  const keyed = anatomy.flatMap(({ key }) => partOfKey(key) ?? []);
  return [...new Set([...keyed, ...partsNamed(plain)])].filter((part) => part !== 'neck' && part !== 'back');
}

/** The level of the spine of a lesion or an operation: accepted, told, seen and concluded alike. */
import { isOwn } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, StatedFact, Statement } from '../reading/statements.ts';
import { isBeforeYearOf } from './stated-days.ts';

interface LevelledThing {
  /** What stands at the level: a kind of lesion, an operation, or a root. */
  readonly thing: string;
  readonly level: string;
  /** What the passage itself calls it: a protrusion is compared with a hernia in texts, and not in images. */
  readonly lesion: string | undefined;
  readonly place: Span;
}

const LESIONS: Readonly<Record<string, string>> = {
  hernia: 'hernia',
  protrusion: 'hernia',
  radiculopathy: 'radiculopathy',
  fracture: 'fracture',
  stenosis: 'stenosis',
};
const HERNIATED = /(?<![a-z])(?:herniated|hernie|hernies)(?![a-z])/u;

/** « Discoïdectomie antérieure à l'événement »; alone, « antérieure » may be the way to the spine. */
const BEFORE_EVENT =
  /(?<![a-z])(?:anterieure?s? (?:a l'|au |aux |en )|avant (?:l'|cet |le )(?:evenement|accident)|(?:prior to|before|predat[a-z]+) (?:the|this) (?:event|accident|injury))/u;

/** Levels that a section gives to what another section has at other levels. */
export function opposedLevels({ statements, text }: ReportReading): readonly Opposed[] {
  const accepted = statements.ofSection('section2').flatMap(levelled);
  const event = text('originalEventDate').trim();
  const isEarlier = (one: Statement): boolean => isBeforeYearOf(event, one) || BEFORE_EVENT.test(one.plain);
  const tells = (one: Statement): boolean =>
    !one.isOther && !one.isRuledOut && !one.isSupposed && !isEarlier(one);
  const history = statements.ofSection('section7').filter(tells);
  const images = statements.ofSection('section10').filter(tells);
  const told = [...history, ...images].flatMap(levelled);
  const concluded = statements.concluded().filter((one) => isOwn(one) && !isEarlier(one));
  const fromHistory = history.flatMap(levelled);
  // A degeneration that is seen beside the lesion contradicts nothing: neither a level that the history has too, nor a
  // protrusion where a hernia is accepted.
  const known = new Set(history.flatMap(({ facts }) => facts.filter(isStatedLevel).map(({ key }) => key)));
  const measure = accepted.length > 0 ? accepted : fromHistory;
  const hasProtrusion = measure.some(({ lesion }) => lesion === 'protrusion');
  const seen = images
    .flatMap(levelled)
    .filter(({ level, lesion }) => !known.has(level) && (lesion !== 'protrusion' || hasProtrusion));
  return [
    ...unlike(
      fromHistory.filter(({ thing }) => isLesion(thing)),
      accepted,
    ),
    ...unlike(
      fromHistory.filter(({ thing }) => !isLesion(thing)),
      [...accepted, ...fromHistory.filter(({ thing }) => isLesion(thing))],
    ),
    ...unlike(seen, measure),
    ...concluded.flatMap((one) => {
      const own = levelled(one);
      const again = unlike(own, accepted);
      return again.length > 0 ? again : unlike(own, told);
    }),
  ].filter(isFirstOf);
}

const isLesion = (thing: string): boolean => !thing.startsWith('operation');

/** Things of which no level is one that is given to the same thing; what is operated on is what is herniated. */
function unlike(ones: readonly LevelledThing[], given: readonly LevelledThing[]): readonly Opposed[] {
  const things = new Map<string, LevelledThing[]>();
  for (const one of ones) {
    const known = things.get(one.thing);
    if (known === undefined) things.set(one.thing, [one]);
    else known.push(one);
  }
  return [...things].flatMap(([thing, all]): readonly Opposed[] => {
    const operated = thing.replace('operation', 'hernia');
    const known = given.filter((other) => other.thing === thing || other.thing === operated);
    const [first] = known;
    if (first === undefined) return [];
    const levels = new Set(known.map(({ level }) => level));
    if (all.some(({ level }) => levels.has(level))) return [];
    return all.slice(0, 1).map(({ place }) => ({ kind: 'level', places: [first.place, place] }));
  });
}

function isFirstOf(one: Opposed, at: number, all: readonly Opposed[]): boolean {
  return all.findIndex(({ places }) => places[1]?.field === one.places[1]?.field) === at;
}

const isStatedLevel = ({ kind, isDenied }: StatedFact): boolean => kind === 'spine-level' && !isDenied;

function levelled(statement: Statement): readonly LevelledThing[] {
  const levels = statement.facts.filter(isStatedLevel);
  if (levels.length === 0) return [];
  const lesions = statement.facts.filter(
    ({ kind, key, isDenied }) => kind === 'diagnosis' && !isDenied && LESIONS[key] !== undefined,
  );
  const isOperated = statement.operations.some(({ isDone }) => isDone);
  const nearestTo = searchNearest(lesions);
  const isHerniated = lesions.length === 0 && HERNIATED.test(statement.plain);
  return levels.flatMap(({ key, start, end }) => {
    // A disc has two numbers, a root one.
    const form = key.includes('-') ? 'disc' : 'root';
    const near = nearestTo(start);
    const things = [
      ...(near === undefined ? [] : [`${LESIONS[near.key] ?? ''} ${form}`]),
      ...(isHerniated ? [`hernia ${form}`] : []),
      ...(isOperated ? [`operation ${form}`] : []),
    ];
    const first = Math.min(near?.start ?? start, start);
    const last = Math.max(near?.end ?? end, end);
    const place = { field: statement.field, start: first, end: last };
    return things.map((thing) => ({ thing, level: key, lesion: near?.key, place }));
  });
}

/** Finds the fact that begins nearest to a place, the earlier of two that are as near. */
function searchNearest(facts: readonly StatedFact[]): (place: number) => StatedFact | undefined {
  const inOrder = facts
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => all[at - 1]?.start !== start);
  return (place) => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inOrder[middle]?.start ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [inOrder[low - 1], inOrder[low]];
    if (before === undefined || after === undefined) return before ?? after;
    return place - before.start <= after.start - place ? before : after;
  };
}

/** The date of consolidation against the event, other accidents, operations, and what else the conclusion says of it. */
import { CONSOLIDATED } from '../../local/conclusion/find-event.ts';
import { areApart } from '../reading/body-parts.ts';
import { assertionStatusOf } from '../reading/assertion-status.ts';
import { OF_ANOTHER_ORGAN } from '../reading/operations-on-other-organs.ts';
import { isOwn, placeOf, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { daysOf, isDay } from './stated-days.ts';

const PLANNED =
  /(?<![a-z])(?:prev[a-z]*|expected|anticipat[a-z]*|foresee[a-z]*|d'ici|within|estim[a-z]*|vers|around)/u;
const NOT_CONSOLIDATED =
  /(?<![a-z])(?:non[ -]consolid|unconsolid|(?:not|never|pas|jamais)(?: [a-z]+){0,3} consolid|consolid[a-z]* (?:n'(?:est|etait|a) (?:pas|toujours pas)|is not|was not|has not))/u;

export interface ConcludedConsolidation {
  readonly date: string;
  readonly place: Span;
}

/** « Selon le Dr X, le 3 mars » tells of his date; « le 3 mars, comme le Dr X » takes it up. */
export function isOfAnotherHand(one: Statement): boolean {
  const [day] = daysOf(one);
  return (
    one.isReported &&
    (day === undefined || assertionStatusOf(one.plain.slice(0, day.start - one.start)).isReported)
  );
}

/** The day that the conclusion gives as that of the consolidation; undefined for a period, none, or several. */
export function concludedConsolidation({
  statements,
  text,
}: ReportReading): ConcludedConsolidation | undefined {
  const days = statements
    .ofField('conclusionDateConsolidation')
    .filter((one) => !isOfAnotherHand(one) && !PLANNED.test(one.plain))
    .flatMap((one) => daysOf(one).map((day) => ({ ...day, field: one.field })));
  const [day, ...others] = days;
  if (day !== undefined && others.every(({ date }) => date === day.date))
    return { date: day.date, place: placeOf(day) };
  const whole = text('conclusionDateConsolidation').trim();
  if (!isDay(whole)) return undefined;
  return { date: whole, place: { field: 'conclusionDateConsolidation', start: 0, end: whole.length } };
}

/** Whether the conclusion says that the injury is not consolidated, and where. */
export function notConsolidated({ statements }: ReportReading): Statement | undefined {
  const asked = statements.ofField('conclusionDateConsolidation');
  return [...asked, ...statements.ofSection('section11')].find(
    (one) => NOT_CONSOLIDATED.test(one.plain) && !one.isReported && !one.isOther && !isPast(one),
  );
}

/** « La lésion n'était pas consolidée en mai » is of then. */
const isPast = ({ plain }: Statement): boolean => /n'(?:etait|avait)|was not|had not/u.test(plain);

/** A bone on a film, another time, a condition, or injuries in general: none of it is of this injury today. */
const NOT_OF_NOW =
  /(?<![a-z])(?:fractures?|os|osseu[a-z]*|bone|bony|cliches?|radiograph[a-z]*|films?|x-?rays?|tant qu[e']?|avant qu[e']?|lorsqu[e']?|quand|until|unless|when|une lesion|an injury|lesions|injuries|toute|any|psych[a-z]*|mental[a-z]*|personnel(?:le)?s?|personal)(?![a-z])/u;
/** What somebody holds; in the first person it is the physician's own word. */
const HELD = /(?<![a-z])(?:qu[e'] ?|that |si |whether )[^,;]*$/u;
const FIRST_PERSON = /(?<![a-z])(?:je (?!n)|j'|mon avis|my opinion|i (?!do not|cannot))/u;

function isHeldByOther({ plain }: Statement): boolean {
  const before = plain.slice(0, NOT_CONSOLIDATED.exec(plain)?.index ?? 0);
  return HELD.test(before) && !FIRST_PERSON.test(before);
}

/** What says of this injury that it is not consolidated, where a day of its consolidation is concluded. */
function stillOpen(reading: ReportReading): Statement | undefined {
  const { statements } = reading;
  const asked = statements.ofField('conclusionDateConsolidation');
  if (asked.some(({ plain }) => NOT_CONSOLIDATED.test(plain))) return undefined;
  const diagnosed = [...statements.ofSection('section2'), ...statements.ofField('conclusionDiagnostic')];
  const known = new Set(diagnosed.flatMap(partsOf));
  return statements
    .ofSection('section11')
    .find(
      (one) =>
        NOT_CONSOLIDATED.test(one.plain) &&
        isOwn(one) &&
        !isPast(one) &&
        !NOT_OF_NOW.test(one.plain) &&
        !isHeldByOther(one) &&
        daysOf(one).length === 0 &&
        !one.facts.some(({ kind }) => kind === 'date') &&
        partsOf(one).every((part) => known.has(part)),
    );
}

export function opposedConsolidations(reading: ReportReading): readonly Opposed[] {
  const { statements, report, text } = reading;
  const concluded = concludedConsolidation(reading);
  if (concluded === undefined) return [];
  const { date, place } = concluded;
  const event = text('originalEventDate').trim();
  const first: Opposed[] = [];
  const open = stillOpen(reading);
  if (open !== undefined) first.push({ kind: 'consolidation-date', places: [placeOf(open), place] });
  if (isDay(event) && date <= event)
    first.push({
      kind: 'consolidation-date',
      places: [wholeField(report.formData, 'originalEventDate'), place],
    });
  const history = statements.ofSection('section7');
  const isOfInjury = operationOf([
    ...statements.ofSection('section2'),
    ...statements.ofField('conclusionDiagnostic'),
  ]);
  const operated = history.filter(
    (one) => one.operations.some(({ isDone }) => isDone) && !one.isOther && isOfInjury(one),
  );
  const others = [...statements.ofSection('section5'), ...history.filter(({ isOther }) => isOther)];
  const summary = [
    ...statements.ofField('conclusionResume'),
    ...statements.ofField('discussion').filter(({ plain }) => CONCLUDES.test(plain)),
  ].filter(
    (one) =>
      CONSOLIDATED.test(one.plain) &&
      isOwn(withOpinion(one)) &&
      !ON_FILM.test(one.plain) &&
      !NOT_CONSOLIDATED.test(one.plain),
  );
  const find = (list: readonly Statement[], isOpposed: (day: string) => boolean): readonly Opposed[] =>
    list
      .flatMap((one) => daysOf(one).map((day) => ({ ...day, field: one.field })))
      .filter((day) => isOpposed(day.date))
      .slice(0, 1)
      .map((day) => ({ kind: 'consolidation-date', places: [placeOf(day), place] }));
  return [
    ...first,
    ...find(others, (day) => day === date),
    ...find(operated, (day) => day > date),
    ...summary
      .flatMap(dayOfConsolidation)
      .filter((day) => day.date !== date)
      .slice(0, 1)
      .map((day): Opposed => ({ kind: 'consolidation-date', places: [day.place, place] })),
  ].slice(0, 2);
}

/** Tells whether an operation is of a part that is diagnosed, or names no part and no other organ. */
function operationOf(diagnosed: readonly Statement[]): (one: Statement) => boolean {
  const known = [...new Set(diagnosed.flatMap(partsOf))];
  const sides = new Set(diagnosed.flatMap(sidesIn));
  return (one) => {
    if (OF_ANOTHER_ORGAN.test(one.plain)) return false;
    const named = partsOf(one);
    if (known.length === 0 || named.length === 0) return true;
    const own = sidesIn(one);
    const isOtherSide = own.length > 0 && sides.size > 0 && !own.some((side) => sides.has(side));
    return !areApart(named, known) && !isOtherSide;
  };
}

const sidesIn = ({ facts }: Statement): readonly string[] =>
  facts.flatMap(({ kind, key }) => (kind === 'side' && (key === 'right' || key === 'left') ? [key] : []));

/** The day that follows the word in a summary. */
function dayOfConsolidation(statement: Statement): readonly ConcludedConsolidation[] {
  const match = LEADS_TO_DAY.exec(statement.plain);
  if (match === null) return [];
  const from = statement.start + match.index;
  const day = daysOf(statement).find(({ start }) => start > from && start - from < NEAR);
  return day === undefined
    ? []
    : [{ date: day.date, place: { field: statement.field, start: day.start, end: day.end } }];
}

/** « I would consolidate it on » is an opinion, and supposes nothing. */
const withOpinion = (one: Statement): Statement =>
  OPINION.test(one.plain) ? { ...one, isSupposed: false } : one;
const OPINION =
  /(?<![a-z])(?:i would (?:consolidate|set|fix|place)|je (?:consoliderais|fixerais|situerais))/u;
/** A discussion weighs the days of others: its own is said as such. */
const CONCLUDES =
  /(?<![a-z])(?:je|j'ai|nous|i|we|(?:la |the )?(?:date de (?:la )?consolidation|consolidation|date of consolidation|consolidation date) (?:est|doit|is|must be|has to be))(?![a-z])/u;
/** A bone that is united on a film is not yet an injury that is consolidated. */
const ON_FILM =
  /(?<![a-z])(?:os|osseu[a-z]*|bone|bony|cliches?|radiograph[a-z]*|radiolog[a-z]*|films?|x-?rays?|scan|tomo[a-z]*)(?![a-z])/u;
const LEADS_TO_DAY = /consolid[a-z]*/u;
/** Characters from the word to its day. */
const NEAR = 45;

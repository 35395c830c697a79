/** The day of the event: section A, the history and the conclusion give one and the same. */
import { tellsOfEvent } from '../../local/conclusion/event.ts';
import { isOwn, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { daysOf, isDay } from './days.ts';

/** A noun that names the event itself before its day: « l'accident du 3 mars », "the event of March 3", « survenu le ». */
const NAMES_EVENT =
  /(?<![a-z])(?:(?:evenements?|accidents?|event|incident|fait accidentel|lesion professionnelle|injury|chute|fall)(?: (?:de travail|du travail|initiale?|d'origine|survenue?|suivant|at work|imputable|en cause|accidentel|that occurred|which occurred|date|dated|est datee?))*|survenue?|(?<!an )accident|occurred|happened|s'est produite?|victime d[a-z' -]{3,80}?|sustained(?: [a-z' -]{3,80}?)?|subi[est]* [a-z' -]{3,80}?) (?:du|le|en date du|of|on|dated|au)(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday),?)? *$/u;
const AFTERWARDS =
  /(?<![a-z])(?:irm|radiograph|echograph|infiltr|chirurg|opere|operat|intervention|ectomie|ectomy|plastie|plasty|cesarienne|caesarean|arthroscop|electromyo|emg|mri|x-ray|ultrasound|surgery|injection|consolid|retour au travail|return(?:ed)? to work|physio|rechute|recidive|relapse|recurrence|aggravation|avis|rapport|report|decision|visit|evaluat)/u;

/** How a history begins that has no accident to tell: « note à partir du 3 mars une douleur ». */
const ONSET =
  /(?<![a-z])(?:douleurs?|engourdiss[a-z]*|symptom[a-z]*|apparait|apparues?|apparition|graduel[a-z]*|progressi[a-z]*|pains?|painful|numb[a-z]*|tingling|onset|gradual[a-z]*)(?![a-z])/u;
/** Words before a day that make it the day of a visit, and not that of the accident it is for. */
const CARE =
  /(?<![a-z])(?:hospitali[a-z]*|consult[a-z]*|urgence|emergency|vue? (?:a|au|par|en)|seen (?:at|by|in)|visit[a-z]*)(?![a-z])/u;

/** Characters before the noun in which an act shows that its day is told. */
const REACH = 25;

interface EventDay {
  readonly date: string;
  readonly place: Span;
}

export function opposedEventDates(reading: ReportReading): readonly Opposed[] {
  const { statements, report, text } = reading;
  const filed = text('originalEventDate').trim();
  const relapse = text('relapseDate').trim();
  const history = statements.ofSection('section7').filter((one) => !one.isOther);
  const named = [...history, ...statements.ofSection('section8')].flatMap(namedDays);
  const told = toldEvent(history, filed);
  const concluded = [...statements.concluded(), ...statements.ofSection('section2')]
    .filter((one) => isOwn(one) || /(?:travailleu|worker|patient)/u.test(one.plain))
    .filter((one) => !one.isOther)
    .flatMap(namedDays);
  const base: EventDay | undefined = isDay(filed)
    ? { date: filed, place: wholeField(report.formData, 'originalEventDate') }
    : (told ?? named[0]);
  if (base === undefined) return [];
  const all = [...(told === undefined ? [] : [told]), ...named, ...concluded];
  const seen = new Set<string>();
  return all.flatMap((one): readonly Opposed[] => {
    if (one.date === base.date || one.date === relapse || seen.has(one.place.field)) return [];
    seen.add(one.place.field);
    return [{ kind: 'event-date', places: [base.place, one.place] }];
  });
}

/** The days that stand right after a word for the event. */
function namedDays(statement: Statement): readonly EventDay[] {
  const [only, ...others] = daysOf(statement);
  return [only, ...others].flatMap((day) => {
    if (day === undefined) return [];
    const before = statement.plain.slice(0, day.start - statement.start);
    const match = NAMES_EVENT.exec(before.slice(-140));
    if (match === null || AFTERWARDS.test(before.slice(-140).slice(Math.max(0, match.index - REACH))))
      return [];
    return [{ date: day.date, place: { field: statement.field, start: day.start, end: day.end } }];
  });
}

/** The day with which the history begins to tell an accident, where none of its accidents has the day of section A. */
function toldEvent(history: readonly Statement[], filed: string): EventDay | undefined {
  const dated = history
    .filter((one) => daysOf(one).length > 0)
    .filter(
      (one, at) =>
        (tellsOfEvent(one.plain) || (at === 0 && ONSET.test(one.plain))) &&
        !AFTERWARDS.test(one.plain) &&
        !isDayOfCare(one),
    )
    .flatMap((one) => {
      const [day] = daysOf(one);
      return day === undefined
        ? []
        : [{ date: day.date, place: { field: one.field, start: day.start, end: day.end } }];
    });
  const isTold = history.some((one) => daysOf(one).some(({ date }) => date === filed));
  return isTold ? undefined : dated[0];
}

function isDayOfCare(one: Statement): boolean {
  const [day] = daysOf(one);
  const before = one.plain.slice(0, (day?.start ?? one.start) - one.start);
  return CARE.test(before) && !tellsOfEvent(before);
}

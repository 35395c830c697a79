/** The day of the event: section A, the history and the conclusion give one and the same. */
import { tellsOfEvent } from '../../local/conclusion/find-event.ts';
import { isStatedLesion } from '../reading/is-stated-lesion.ts';
import { isOwn, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { accidentDays, partsOf } from './accident-days.ts';
import { daysOf, isDay } from './stated-days.ts';
import type { StatedDay } from './stated-days.ts';

const NOUN = String.raw`(?:evenements?|accidents?|event|incident|fait accidentel|lesion professionnelle|lesion|injury|blessure|chute|fall)(?: (?:de travail|du travail|initiale?|d'origine|at work|imputable|en cause|accidentel))*`;
const WEEKDAY = String.raw`(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday),?)?`;
/** What happens by itself, as a verb before its day. */
const HAPPENED = String.raw`(?:(?:survenue?s?|arrivee?|s'est produite?|a eu lieu|(?:was )?sustained|occurred|happened|took place) (?:le|on)|remonte au|dates back to)`;

/** The day of the noun itself: « l'accident du 3 mars », "the event of March 3", « l'événement survenu le ». */
const DATES_NOUN = new RegExp(
  String.raw`(?<![a-z])(?<!(?<!victime )(?:d'|de ))${NOUN},? (?:du|of|en date du|(?:(?:qui|that|which) )?(?:est |was )?${HAPPENED})${WEEKDAY} *$`,
  'u',
);
/** « L'accident daté du »; « la déclaration de l'accident, datée du » is of the paper. */
const DATED_NOUN = new RegExp(
  String.raw`(?:^|(?<![a-z]))(?<!(?:pour|a|de|d'un|about|for|of|to) (?:l'|la |cet |cette |the |this )?(?:[a-z]+ )?)${NOUN},? (?:date|datee|dated)(?: du)?${WEEKDAY} *$`,
  'u',
);
/** « Accident du travail le 3 mars »: a note without a verb. */
const NOTED = new RegExp(String.raw`^ ?${NOUN}(?:,| :|:)? (?:le|on)${WEEKDAY} *$`, 'u');
/** What happened to the worker, with the event or a lesion between the verb and its day. */
const BEFELL = new RegExp(
  String.raw`(?<![a-z])(?:victime d['e]|victim of|subi(?:ssait|ssent|es?|s|t)?|sustained|suffered)(?<between> ?[a-z' -]{3,80}?) (?:le|on)${WEEKDAY} *$`,
  'u',
);
const IS_EVENT = new RegExp(String.raw`(?<![a-z])(?:${NOUN})(?![a-z])`, 'u');
/** A lesion that came about on its day. */
const LESION_HAPPENED = new RegExp(String.raw`(?<between>[a-z' -]{0,60}) ${HAPPENED}${WEEKDAY} *$`, 'u');
/** Another happening than the one that is evaluated. */
const ANOTHER =
  /(?<![a-z])(?:nouve(?:au|l|lle)|encore|autre|seconde?|deuxieme|ulterieure?|rechute|recidive|(?:a|chez) (?:lui|elle|son domicile|la maison|domicile)|again|another|second|new|subsequent|later|relapse|recurrence|flare-up|at home|(?:du|au|de la|a la|of the|to the) (?:meme|same) (?!jour|date|day|moment)[a-z]+)(?![a-z])/u;
const AFTERWARDS =
  /(?<![a-z])(?:irm|radiograph|echograph|infiltr|chirurg|surger|electromyo|emg|mri|x-ray|ultrasound|injection|consolid|retour au travail|return(?:ed)? to work|physio|rechute|recidive|relapse|recurrence|aggravation|avis|rapport|report|decision|visit|evaluat)/u;

/** How a history begins that has no accident to tell: « note à partir du 3 mars une douleur ». */
const ONSET =
  /(?<![a-z])(?:douleurs?|engourdiss[a-z]*|symptom[a-z]*|apparait|apparues?|apparition|graduel[a-z]*|progressi[a-z]*|pains?|painful|numb[a-z]*|tingling|onset|gradual[a-z]*)(?![a-z])/u;
/** Words before a day that make it the day of a visit, and not that of the accident it is for. */
const CARE =
  /(?<![a-z])(?:hospitali[a-z]*|consult[a-z]*|urgence|emergency|vue? (?:a|au|par|en)|seen (?:at|by|in)|visit[a-z]*)(?![a-z])/u;

/** « Trois mois après la chute » tells of a later day. */
const AFTER_EVENT = new RegExp(
  String.raw`(?<![a-z])(?:apres|suite a|suivant|depuis|after|following|since) (?:l'|la |le |cet |cette |the |his |her |this )?${NOUN}`,
  'gu',
);
/** What befalls somebody in the passive. */
const STRUCK =
  /(?<![a-z])(?:(?:was|were|got) (?:rear-ended|run over|knocked|pinned|thrown|crushed|trapped|dragged)|(?:est|a ete) (?:emboutie?|renversee?|ecrasee?|happee?|ensevelie?))(?![a-z])/u;

interface EventDay {
  readonly date: string;
  readonly place: Span;
}

export function opposedEventDates(reading: ReportReading): readonly Opposed[] {
  const { statements, report, text } = reading;
  const filed = text('originalEventDate').trim();
  const relapse = text('relapseDate').trim();
  const history = statements.ofSection('section7').filter((one) => !one.isOther);
  const inHistory = [...history, ...statements.ofSection('section8')].flatMap(namedDays);
  const told = toldEvent(history, filed);
  const concluded = [...statements.concluded(), ...statements.ofSection('section2')]
    .filter((one) => isOwn(one) || /(?:travailleu|worker|patient)/u.test(one.plain))
    .filter((one) => !one.isOther)
    .flatMap(namedDays);
  const base: EventDay | undefined = isDay(filed)
    ? { date: filed, place: wholeField(report.formData, 'originalEventDate') }
    : (told ?? inHistory[0]);
  if (base === undefined) return [];
  const all = [
    ...(told === undefined ? [] : [told]),
    ...inHistory,
    ...concluded,
    ...concludedAccidents(reading, base.date),
  ];
  const seen = new Set<string>();
  return all.flatMap((one): readonly Opposed[] => {
    // One line for each day of a field: the first slip does not hide another.
    const key = `${one.place.field} ${one.date}`;
    if (one.date === base.date || one.date === relapse || seen.has(key)) return [];
    seen.add(key);
    return [{ kind: 'event-date', places: [base.place, one.place] }];
  });
}

/** The days that the conclusion gives to what happened to the worker, where none of them is that of the event. */
function concludedAccidents({ statements }: ReportReading, event: string): readonly EventDay[] {
  const accepted = [
    ...statements.ofSection('section2'),
    ...statements.ofField('conclusionDiagnostic'),
  ].flatMap(partsOf);
  const befallen = statements
    .concluded()
    .filter((one) => isOwn(one) && !ANOTHER.test(one.plain))
    .flatMap((one) => accidentDays(one, accepted).map((day) => eventDay(one, day)));
  // Where the day of the event is told too, the others are of later accidents; so are those that the history tells beside it.
  if (befallen.some(({ date }) => date === event)) return [];
  const inHistory = new Set(
    statements.ofSection('section7').flatMap((one) => daysOf(one).map(({ date }) => date)),
  );
  return befallen.filter(({ date }) => !(inHistory.has(event) && inHistory.has(date)));
}

/** The days that stand with a word for the event, or with the lesion that it left. */
function namedDays(statement: Statement): readonly EventDay[] {
  if (ANOTHER.test(statement.plain)) return [];
  return daysOf(statement)
    .filter((day) => isOfEvent(statement, day))
    .map((day) => eventDay(statement, day));
}

const eventDay = ({ field }: Statement, { date, start, end }: StatedDay): EventDay => ({
  date,
  place: { field, start, end },
});

/** Characters before a day in which the words that it dates stand. */
const BEFORE = 140;

function isOfEvent({ plain, start, facts, operations }: Statement, day: StatedDay): boolean {
  const at = day.start - start;
  const before = plain.slice(Math.max(0, at - BEFORE), at);
  if (DATES_NOUN.test(before) || DATED_NOUN.test(before)) return true;
  if (at <= BEFORE && NOTED.test(before)) return true;
  /** Whether one of the places stands between the beginning of what was found and the day. */
  const isWithin = (match: RegExpExecArray, places: readonly Omit<Span, 'field'>[]): boolean =>
    places.some(
      (place) => place.start >= day.start - (before.length - match.index) && place.end <= day.start,
    );
  const lesions = facts.filter(isStatedLesion);
  const befell = BEFELL.exec(before);
  if (befell !== null) {
    const isEvent = IS_EVENT.test(befell.groups?.['between'] ?? '');
    return (isEvent || isWithin(befell, lesions)) && !isWithin(befell, operations);
  }
  const happened = LESION_HAPPENED.exec(before);
  return (
    happened !== null && isWithin(happened, lesions) && !AFTERWARDS.test(happened.groups?.['between'] ?? '')
  );
}

/** The day with which the history begins to tell an accident, where none of its accidents has the day of section A. */
function toldEvent(history: readonly Statement[], filed: string): EventDay | undefined {
  const dated = history
    .filter((one) => daysOf(one).length > 0)
    .filter(
      (one, at) =>
        (tellsOfEvent(one.plain.replaceAll(AFTER_EVENT, '')) ||
          STRUCK.test(one.plain) ||
          (at === 0 && ONSET.test(one.plain))) &&
        one.operations.length === 0 &&
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

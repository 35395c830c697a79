/** Days that cannot be: after the evaluation, on another day of the week, a duration that its dates contradict, an age. */
import { ageAt } from '@constat/report/rules';
import { placeOf, spanOf, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import { statedAge } from './ages.ts';
import { daysOf, isDay, weekdayOf } from './stated-days.ts';
import { isAnotherTime, opposedElapsedTimes, timesOf } from './elapsed-times.ts';

const TO_COME =
  /(?<![a-z])(?:prev[a-z]*|prochaine?s?|a venir|jusqu'?(?: ?au| ?en)?|d'ici|echeance|futur[a-z]*|sera|seront|aura|auront|devra|planifi[a-z]*|rendez-vous|reevalu[a-z]*|revu[e]? le|revoir|a compter du|a partir du|next|until|planned|scheduled|expected|will|upcoming|due|to be|appointment|by|anticipated|foreseeable)(?![a-z])/u;
const WEEKDAYS: readonly (readonly [string, string])[] = [
  ['dimanche', 'sunday'],
  ['lundi', 'monday'],
  ['mardi', 'tuesday'],
  ['mercredi', 'wednesday'],
  ['jeudi', 'thursday'],
  ['vendredi', 'friday'],
  ['samedi', 'saturday'],
];
const BEFORE_DAY =
  /(?<![a-z])(?<word>dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|sunday|monday|tuesday|wednesday|thursday|friday|saturday),?(?: le| the)? ?$/u;

export function impossibleDays(reading: ReportReading): readonly Opposed[] {
  return [
    ...futureDays(reading),
    ...weekdays(reading),
    ...durations(reading),
    ...opposedElapsedTimes(reading),
    ...ages(reading),
  ];
}

/** Sections whose days may follow the evaluation: images are often received while the report is written. */
const MAY_FOLLOW_EVALUATION: ReadonlySet<string> = new Set(['sectionA', 'section1', 'section10']);

function futureDays({ statements, report, text }: ReportReading): readonly Opposed[] {
  const today = text('dateEvaluation').trim();
  if (!isDay(today)) return [];
  const evaluated = wholeField(report.formData, 'dateEvaluation');
  const told = statements.all.filter(
    ({ section, plain }) => !MAY_FOLLOW_EVALUATION.has(section) && !TO_COME.test(plain),
  );
  const days = told.flatMap((one) =>
    daysOf(one)
      .filter(({ date }) => date > today)
      .map((day) => placeOf({ ...day, field: one.field })),
  );
  const filed = text('originalEventDate').trim();
  return [
    ...(isDay(filed) && filed > today ? [wholeField(report.formData, 'originalEventDate')] : []),
    ...days,
  ].map((place) => ({ kind: 'future-date', places: [place, evaluated] }));
}

function weekdays({ statements }: ReportReading): readonly Opposed[] {
  return statements.all.flatMap((one) =>
    daysOf(one).flatMap((day): readonly Opposed[] => {
      const before = one.plain.slice(0, day.start - one.start);
      const match = BEFORE_DAY.exec(before.slice(-24));
      const word = match?.groups?.['word'];
      if (word === undefined || WEEKDAYS[weekdayOf(day.date)]?.includes(word) === true) return [];
      const start = day.start - (match?.[0].length ?? 0);
      return [{ kind: 'weekday', places: [{ field: one.field, start, end: day.end }] }];
    }),
  );
}

/** Words that make a duration something else than the time between the days: how often, how long it helped. */
const OTHER_TIME =
  /(?<![a-z])(?:par|fois|apres|plus tard|avant|per|times|after|later|before|chaque|every|relief|soulagement)(?![a-z])/u;

/** What may stand between two days and the duration of what lies between them: any other word gives it to something else. */
const DAYS_THEN_TIME =
  /^(?: ?[,(]| (?:soit|donc|pendant|durant|pour|sur|au total|environ|a peu pres|une (?:duree|periode) (?:totale )?d[e']|for|or|over|that is|i\.e\.|namely|in all|about|approximately|a (?:total|period|duration) of))+ ?$/u;
const TIME_THEN_DAYS =
  /^ ?\($|^,? ?\(?(?:soit |that is,? )?(?:du|d[e'] ?|a partir du|from|entre le|between) $/u;

/** « Du 3 janvier au 3 mars 2024, pendant six mois »: two days, one duration, and nothing else. */
function durations({ statements }: ReportReading): readonly Opposed[] {
  return statements.all.flatMap((one): readonly Opposed[] => {
    const [from, to, ...more] = daysOf(one);
    if (from === undefined || to === undefined || more.length > 0 || OTHER_TIME.test(one.plain)) return [];
    const link = one.plain.slice(from.end - one.start, to.start - one.start);
    const isBetween = /(?<![a-z])(?:entre|between)(?![a-z])/u.test(one.plain);
    if (!(isBetween ? /^ (?:et(?: le)?|and) $/u : /^ (?:au|jusqu'au|a|to|until|through) $/u).test(link))
      return [];
    const times = timesOf(one);
    const [time] = times;
    if (time === undefined || times.length > 1) return [];
    const isTied =
      time.start >= to.end
        ? DAYS_THEN_TIME.test(one.plain.slice(to.end - one.start, time.start - one.start))
        : TIME_THEN_DAYS.test(one.plain.slice(time.end - one.start, from.start - one.start));
    if (!isTied) return [];
    if (!isAnotherTime(time, from.date, to.date)) return [];
    const place = { field: one.field };
    return [
      {
        kind: 'duration',
        places: [
          { ...place, start: time.start, end: time.end },
          { ...place, start: from.start, end: to.end },
        ],
      },
    ];
  });
}

/** The age beside the date of birth: at the evaluation, or at the event in the history. */
function ages({ statements, report, text }: ReportReading): readonly Opposed[] {
  const birth = text('birthDate').trim();
  const today = text('dateEvaluation').trim();
  const now = ageAt(birth, today);
  if (now.kind !== 'years') return [];
  const then = ageAt(birth, text('originalEventDate').trim());
  const born = wholeField(report.formData, 'birthDate');
  const isAge = (years: number, mayBeThen: boolean): boolean =>
    years === now.years || (mayBeThen && then.kind === 'years' && years >= then.years && years <= now.years);
  const stated = /\d+/u.exec(text('age'))?.[0];
  const found: Opposed[] = [];
  if (stated !== undefined && !isAge(Number(stated), false))
    found.push({ kind: 'age', places: [born, wholeField(report.formData, 'age')] });
  for (const one of statements.all) {
    if (one.section === 'sectionA' || one.section === 'section5') continue;
    const age = statedAge(one.plain, one.start === 0);
    // « À l'époque de l'événement », "at the time of the event" tells of no other event.
    if (one.isOther && age?.isAtEvent !== true) continue;
    if (age?.isAtEvent === true) {
      if (then.kind === 'years' && age.years !== then.years)
        found.push({ kind: 'age', places: [born, spanOf(one, age.index, age.length)] });
      continue;
    }
    if (age === undefined || isAge(age.years, one.section === 'section7')) continue;
    // « Il avait 19 ans à son premier emploi » is of then.
    if (age.isPast && (then.kind !== 'years' || age.years < then.years)) continue;
    found.push({ kind: 'age', places: [born, spanOf(one, age.index, age.length)] });
  }
  return found;
}

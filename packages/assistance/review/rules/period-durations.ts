/** How long a stoppage, a cast or a treatment lasted, and how long ago the event is, in prose against their days. */
import { isOwn, spanOf, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { StatedFact, Statement } from '../reading/statements.ts';
import { THE_EVENT, daysOf, isDay } from './stated-days.ts';
import { isAnotherTime, timesOf } from './elapsed-times.ts';

/** What lasts from one day to another. */
const THINGS: readonly string[] = [
  String.raw`(?:arrets? (?:de|du) travail|absences? (?:du|from) (?:travail|work)|absente?s? (?:du|from) (?:travail|work)|absences?|work stoppages?|off work|stoppages?)`,
  String.raw`(?:platres?|immobilisations?(?: platree)?|immobilisee?|casts?|immobili[sz]ations?|immobili[sz]ed)`,
  String.raw`(?:attelles?|ortheses?|splints?|braces?|bottes?(?: de marche)?|walking boots?)`,
  String.raw`(?:physiotherapie|physiotherapy|physical therapy)`,
  String.raw`(?:ergotherapie|occupational therapy)`,
];
export const PERIODS = THINGS.map((thing) => ({
  names: new RegExp(`(?<![a-z])${thing}(?![a-z])`, 'u'),
  /** Before a duration, up to it. */
  leads: new RegExp(
    String.raw`(?<![a-z])${thing} (?:(?:(?:est|a ete|fut|was|is|has been) )?(?:portee?|gardee?|conservee?|maintenue?|dure|a dure|worn|kept|kept on|left on|stayed on|lasted) ?)?(?:d'une duree de |de |d'|of |lasting |pendant |durant |for |(?<=(?:dure|lasted|gardee?|portee?|conservee?) ?))(?:pres de |environ |about |almost |nearly )?$`,
    'u',
  ),
  /** After a duration. */
  follows: new RegExp(String.raw`^ (?:de |d'|of )(?:l'|la |le )?${thing}(?![a-z])`, 'u'),
}));
export type PeriodNames = (typeof PERIODS)[number];

const FROM_TO =
  /(?<![a-z])(?:du|from|debut[a-z]*|commenc[a-z]*|posee?|installee?|start[a-z]*|began|begun|applied|worn|put on)(?![a-z])/u;
const TO =
  /(?<![a-z])(?:au|to|until|jusqu'au|termin[a-z]*|fini[a-z]*|cess[a-z]*|retiree?|enlevee?|ended?|finished|stopped|removed)(?![a-z])/u;
/** A duration of cases in general, planned, up to a moment, or a bound of it. */
export const NOT_WHOLE_PERIOD =
  /(?<![a-z])(?:habituel[a-z]*|normal[a-z]*|general[a-z]*|usual[a-z]*|typical[a-z]*|expected|attendu[a-z]*|prevu[a-z]*|entraine(?:nt)?|requier[a-z]*|plus de|moins de|au moins|more than|less than|at least|under|over|apres|after|au bout|deuxieme|second[a-z]*|nouvel[a-z]*|premier[a-z]*|first|autre|another|rechute|relapse|si|if|s'il|had|encore|further|additional|supplementaires?|au total|en tout|pendant|durant|during|voul[a-z]*|want[a-z]*|aurait|assureur|insurer|in all|in total|reunie?s|combined|recommand[a-z]*|recommend[a-z]*|prescri[a-z]*|besoin|needs?|poursui[a-z]*|continu[a-z]*)(?![a-z])/u;

/** Another period of it, in other words. */
const GOES_ON =
  /(?<![a-z])(?:a nouveau|de nouveau|(?<!never )again|rechute|recidive|relapse|recurrence|puis (?:une )?(?:attelle|botte|orthese|platre)|then (?:a )?(?:splint|boot|brace|cast))(?![a-z])/u;
const STOPS = /(?<![a-z])(?:cesse[a-z]*|stopp?[a-z]*|arrets?|off)(?![a-z])/u;

export function opposedPeriodDurations(reading: ReportReading): readonly Opposed[] {
  return [...lasted(reading), ...sinceEvent(reading)];
}

/** A duration in the conclusion beside the only period of that kind that the history gives two days. */
function lasted({ statements }: ReportReading): readonly Opposed[] {
  const history = statements.ofSection('section7');
  const told = statements
    .ofSection('section11')
    .filter((one) => isOwn(one) && daysOf(one).length === 0 && !NOT_WHOLE_PERIOD.test(one.plain));
  const spells = new Map<PeriodNames, Statement | undefined>();
  return told.flatMap((one): readonly Opposed[] => {
    const [time, ...more] = timesOf(one);
    if (time === undefined || more.length > 0) return [];
    const thing = PERIODS.find((names) => isOfPeriod(one, time, names));
    if (thing === undefined) return [];
    // The history is read once for each thing, however many durations the conclusion gives.
    if (!spells.has(thing)) spells.set(thing, onlyPeriod(history, thing));
    const spell = spells.get(thing);
    if (spell === undefined) return [];
    const [from, to, ...days] = daysOf(spell);
    if (from === undefined || to === undefined || days.length > 0 || from.date >= to.date) return [];
    const before = spell.plain.slice(0, from.start - spell.start);
    const between = spell.plain.slice(from.end - spell.start, to.start - spell.start);
    if (!FROM_TO.test(before) || !TO.test(between)) return [];
    if (!isAnotherTime(time, from.date, to.date)) return [];
    return [
      {
        kind: 'duration',
        places: [
          spanOf(one, time.start - one.start, time.end - time.start),
          { field: spell.field, start: from.start, end: to.end },
        ],
      },
    ];
  });
}

/** The one sentence of the history that tells of a thing; where it comes back to it, the period may not be the only one. */
export function onlyPeriod(history: readonly Statement[], { names }: PeriodNames): Statement | undefined {
  const [spell, ...others] = history.filter(({ plain }) => names.test(plain));
  if (spell === undefined || others.length > 0 || spell.isOther || spell.isReported) return undefined;
  const goesOn = history.some(
    ({ plain }) => GOES_ON.test(plain) || (plain !== spell.plain && STOPS.test(plain)),
  );
  return goesOn ? undefined : spell;
}

/** Whether a duration is that of the thing: « un plâtre de six semaines », « six semaines de plâtre ». */
export function isOfPeriod({ plain, start }: Statement, time: StatedFact, { leads, follows }: PeriodNames) {
  return leads.test(plain.slice(0, time.start - start)) || follows.test(plain.slice(time.end - start));
}

/** « L'événement du 5 avril remonte à »; up to the duration. */
const DATES_BACK = new RegExp(
  String.raw`(?<![a-z])${THE_EVENT}(?:[^.;:]{0,40})? (?:remonte a|date de|dates back|happened|occurred|took place) (?:environ |about |only |a peine )?$`,
  'u',
);
const AGO = /^ (?:ago)(?![a-z])/u;
const AFTER_EVENT = new RegExp(String.raw`^ (?:apres|after|following) ${THE_EVENT}`, 'u');
/** Says that the time is counted up to the evaluation. */
const TODAY_UP_TO =
  /(?<![a-z])(?:aujourd'hui|a ce jour|au moment de (?:mon|la presente|cet|cette) (?:examen|evaluation|expertise)|lors de (?:mon|la presente) (?:examen|evaluation|expertise)|j'examine|je (?:vois|rencontre)|today|at the time of (?:my|this) (?:examination|evaluation)|i am (?:examining|seeing|evaluating))(?![a-z]),?(?: (?:soit|only|seulement|the worker|le travailleur|la travailleuse|him|her|almost|pres de|environ|about))*,? $/u;

/** Time from the event to the evaluation. */
function sinceEvent({ statements, text, report }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const today = text('dateEvaluation').trim();
  if (!isDay(event) || !isDay(today) || event >= today) return [];
  const told = [...statements.ofSection('section8'), ...statements.ofSection('section11')].filter(
    (one) =>
      isOwn(one) &&
      daysOf(one).every(({ date }) => date === event) &&
      !/(?<![a-z])(?:plus de|moins de|au moins|more than|less than|at least|over|under|premier[a-z]*|first|si|if)(?![a-z])/u.test(
        one.plain,
      ),
  );
  return told.flatMap((one): readonly Opposed[] => {
    const [time, ...more] = timesOf(one);
    if (time === undefined || more.length > 0) return [];
    const before = one.plain.slice(0, time.start - one.start);
    const after = one.plain.slice(time.end - one.start);
    const isBack =
      DATES_BACK.test(before) && (!/(?:happened|occurred|place) [a-z ]*$/u.test(before) || AGO.test(after));
    const isNow = AFTER_EVENT.test(after) && TODAY_UP_TO.test(before);
    if (!(isBack || isNow) || !isAnotherTime(time, event, today)) return [];
    return [
      {
        kind: 'duration',
        places: [
          spanOf(one, time.start - one.start, time.end - time.start),
          wholeField(report.formData, 'dateEvaluation'),
        ],
      },
    ];
  });
}

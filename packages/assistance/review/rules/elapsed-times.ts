/** « Six mois après l'opération », "ten weeks later": time counted from a day that the report gives, up to another. */
import { spanOf, wholeField } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, StatedFact, Statement } from '../reading/statements.ts';
import { THE_EVENT, dayNumber, daysOf, isDay } from './stated-days.ts';
import type { StatedDay } from './stated-days.ts';

/** Days of each unit of time. */
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, d: 1, wk: 7, mo: 30.4, y: 365.25 };

/** Whether a stated time is another than the days between two dates: a unit more or less, or a fifth, is none. */
export function isAnotherTime({ key }: StatedFact, from: string, to: string): boolean {
  const [count = '', unit = ''] = key.split('|');
  const unitDays = DAYS_OF[unit] ?? 0;
  const stated = Number(count) * unitDays;
  const real = dayNumber(to) - dayNumber(from);
  return Math.abs(real - stated) > Math.max(unitDays, stated / 5, 3);
}

/** Whether two stated times are two, each in its unit: a unit of the finer one more or less, three days, or a fifth is none. */
export function areTwoTimes({ key: one }: StatedFact, { key: other }: StatedFact): boolean {
  const [first, second] = [one, other].map((key) => {
    const [count = '', unit = ''] = key.split('|');
    const days = DAYS_OF[unit] ?? 0;
    return { days, total: Number(count) * days };
  }) as [{ days: number; total: number }, { days: number; total: number }];
  const most = Math.max(first.total, second.total);
  const unit = first.days === second.days ? 0 : Math.min(first.days, second.days);
  return Math.abs(first.total - second.total) > Math.max(unit, most / 5, 3);
}

/** The durations that a statement gives. */
export function timesOf({ facts }: Statement): readonly StatedFact[] {
  return facts.filter(({ kind, key }) => kind === 'number' && /^[\d.]+\|(?:d|day|wk|mo|y)$/u.test(key));
}

const FROM_EVENT = new RegExp(
  String.raw`^ (?:apres|after|following) ${THE_EVENT}(?! de (?:voiture|la route|moto))`,
  'u',
);
const AFTER_OPERATION = String.raw` (?:apres|after|following) (?:l'|la |le |cet |cette |son |sa |the |this |his |her )?(?:operation|chirurgie|intervention|surgery)(?![a-z])`;
const FROM_OPERATION = new RegExp(`^${AFTER_OPERATION}`, 'u');
const IS_AFTER_OPERATION = new RegExp(AFTER_OPERATION, 'u');
const LATER = /^ (?:later|plus tard)(?![a-z])/u;
/** Between a day and the time that is counted up to it. */
const DAY_THEN_TIME =
  /^ ?[,(]? ?(?:(?:soit|donc|that is|i\.e\.|or|environ|pres de|presque|about|almost|nearly|some),? )*$/u;
/** Between « dix semaines plus tard » and its day. */
const LATER_THEN_DAY = /^ (?:later|plus tard),? ?(?:(?:soit )?le |on )?$/u;

/** Times that the days they are counted from and up to contradict. */
export function opposedElapsedTimes(reading: ReportReading): readonly Opposed[] {
  return [...reading.statements.ofSection('section7'), ...reading.statements.concluded()]
    .filter((one) => !one.isOther)
    .flatMap((one) => timesOf(one).flatMap((time) => opposedTime(one, time, reading)));
}

function opposedTime(one: Statement, time: StatedFact, reading: ReportReading): readonly Opposed[] {
  const days = daysOf(one);
  const after = one.plain.slice(time.end - one.start);
  const before = days.filter(({ end }) => end <= time.start);
  const last = before.at(-1);
  const isUpToLast =
    last !== undefined && DAY_THEN_TIME.test(one.plain.slice(last.end - one.start, time.start - one.start));
  const oppose = (from: string | undefined, to: StatedDay, place: Span): readonly Opposed[] =>
    from === undefined || from >= to.date || !isAnotherTime(time, from, to.date)
      ? []
      : [{ kind: 'duration', places: [spanOf(one, time.start - one.start, time.end - time.start), place] }];
  const placeOfDay = ({ start, end }: StatedDay): Span => ({ field: one.field, start, end });
  if (LATER.test(after)) {
    const next = days.find(({ start }) => start >= time.end);
    const isUpToNext =
      next !== undefined &&
      LATER_THEN_DAY.test(one.plain.slice(time.end - one.start, next.start - one.start));
    // Two days and one time: of more it is not clear from which one it is counted.
    if (days.length !== 2 || last === undefined || next === undefined || !isUpToNext) return [];
    return oppose(last.date, next, placeOfDay(last));
  }
  if (!isUpToLast) return [];
  if (FROM_EVENT.test(after)) {
    const event = reading.text('originalEventDate').trim();
    return isDay(event) ? oppose(event, last, wholeField(reading.report.formData, 'originalEventDate')) : [];
  }
  if (!FROM_OPERATION.test(after)) return [];
  const operated = onlyOperation(reading);
  return operated === undefined ? [] : oppose(operated.date, last, operated.place);
}

/** The day of the operation of a history that tells of one alone. */
function onlyOperation({ statements }: ReportReading): { date: string; place: Span } | undefined {
  const told = statements
    .ofSection('section7')
    .filter(({ operations, isOther }) => !isOther && operations.some(({ isDone }) => isDone))
    .filter(({ plain }) => !IS_AFTER_OPERATION.test(plain));
  const [only, ...others] = told;
  const [day, ...more] = only === undefined ? [] : daysOf(only);
  if (only === undefined || day === undefined || others.length > 0 || more.length > 0) return undefined;
  return { date: day.date, place: { field: only.field, start: day.start, end: day.end } };
}

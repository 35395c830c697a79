/** The day of an operation or an image in the conclusion against the days that the other sections give it. */
import { isDayOfAct, isOwnDay } from '../../local/conclusion/act-day.ts';
import { isOwn, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { daysOf } from './stated-days.ts';
import type { StatedDay } from './stated-days.ts';

/** What is done on a day beside operations, under the name that different words for it share. */
const ACTS: readonly (readonly [string, RegExp])[] = [
  ['injection', /(?<![a-z])(?:infiltr[a-z]*|injection|injected|bloc|block|epidurale|epidural)(?![a-z])/u],
  ['mri', /(?<![a-z])(?:irm|resonance|mri|mr arthrogram[a-z]*|arthro-?irm|magnetic)(?![a-z])/u],
  ['ct', /(?<![a-z])(?:tdm|scan|tomodensitometrie|ct)(?![a-z])/u],
  ['x-ray', /(?<![a-z])(?:rx|radiograph[a-z]*|x-rays?)(?![a-z])/u],
  ['ultrasound', /(?<![a-z])(?:echograph[a-z]*|ultrasound|ultrason[a-z]*)(?![a-z])/u],
  ['emg', /(?<![a-z])(?:emg|electromyogra[a-z]*)(?![a-z])/u],
];

/** What was put in by one operation is taken out by another. */
const REMOVAL = /ablation|retrait|retire|enleve|extrait|remov|taken out|extracted/u;

/** First and last character in the field. */
interface Clause {
  readonly from: number;
  readonly to: number;
}

interface DatedAct {
  readonly act: string;
  readonly day: StatedDay;
  readonly statement: Statement;
}

/** A day that the conclusion gives to an act which the history dates, and never with that day. */
export function opposedActDates({ statements }: ReportReading): readonly Opposed[] {
  const sources = [...statements.ofSection('section7'), ...statements.ofSection('section10')];
  const told = sources.flatMap(datedActs);
  const known = new Set(sources.flatMap((one) => daysOf(one).map(({ date }) => date)));
  const concluded = statements.concluded().filter(isOwn).flatMap(datedActs);
  const images = statements.ofSection('section10').flatMap(datedActs);
  const historyDays = new Set(
    statements.ofSection('section7').flatMap((one) => daysOf(one).map(({ date }) => date)),
  );
  return [
    ...unknown(concluded, told, known),
    // An image of the list may be one that the history leaves out: it is compared where one stands near it in time.
    ...unknown(images, statements.ofSection('section7').flatMap(datedActs), historyDays).filter(isSlip),
  ];
}

interface OpposedDays extends Opposed {
  readonly dates: readonly [string, string];
}

function unknown(
  acts: readonly DatedAct[],
  told: readonly DatedAct[],
  known: ReadonlySet<string>,
): readonly OpposedDays[] {
  const likest = likestOf(told);
  return acts.flatMap(({ act, day, statement }): readonly OpposedDays[] => {
    if (known.has(day.date)) return [];
    const nearest = likest(act, day.date);
    if (nearest === undefined) return [];
    return [
      {
        kind: 'act-date',
        places: [
          placeOf({ ...nearest.day, field: nearest.statement.field }),
          placeOf({ ...day, field: statement.field }),
        ],
        dates: [nearest.day.date, day.date],
      },
    ];
  });
}

/** Finds the first told act of a kind whose day shares the most of year, month and day, without a look at each of them. */
function likestOf(told: readonly DatedAct[]): (act: string, date: string) => DatedAct | undefined {
  const first = new Map<string, { readonly one: DatedAct; readonly at: number }>();
  for (const [at, one] of told.entries())
    for (const key of shares(one.day.date).flat()) {
      const named = `${one.act} ${key}`;
      if (!first.has(named)) first.set(named, { one, at });
    }
  return (act, date) => {
    for (const keys of shares(date)) {
      const found = keys.flatMap((key) => first.get(`${act} ${key}`) ?? []);
      const [earliest] = found.toSorted((a, b) => a.at - b.at);
      if (earliest !== undefined) return earliest.one;
    }
    return undefined;
  };
}

/** What two days can share, the most first: all, two of the three, one, nothing. */
function shares(date: string): readonly (readonly string[])[] {
  const [year, month, day] = date.split('-');
  return [
    [date],
    [`${year}-${month}-*`, `${year}-*-${day}`, `*-${month}-${day}`],
    [`${year}-*-*`, `*-${month}-*`, `*-*-${day}`],
    ['*'],
  ];
}

/** How many of year, month and day two days share. */
function likeness(one: string, other: string): number {
  const parts = other.split('-');
  return one.split('-').filter((part, at) => part === parts[at]).length;
}

const isSlip = ({ dates: [one, other] }: OpposedDays): boolean => likeness(one, other) === 2;

/** The acts of a statement that has one day alone, and what was done that day and not planned. */
function datedActs(statement: Statement): readonly DatedAct[] {
  if (statement.isSupposed || statement.isOther) return [];
  const days = daysOf(statement);
  return days.flatMap((day, at) => {
    const { from, to } = clauseAround(statement, days, at);
    const clause = statement.plain.slice(from - statement.start, to - statement.start);
    const before = clause.slice(0, day.start - from);
    const operations = statement.operations.flatMap(({ isDone, start, end }) => {
      if (!isDone || start < from || end > to) return [];
      const words = clause.slice(start - from, end - from);
      if (!isOwnDay(clause, { index: start - from, 0: words }, before.length)) return [];
      return [REMOVAL.test(words) ? 'removal' : 'operation'];
    });
    const named = ACTS.filter(([, words]) => isDated(clause, before, words)).map(([act]) => act);
    return [...new Set([...operations, ...named])].map((act) => ({ act, day, statement }));
  });
}

function isDated(clause: string, before: string, words: RegExp): boolean {
  const match = words.exec(clause);
  return match !== null && isDayOfAct(clause, match, before.length);
}

/** What stands with a day: its sentence, or what lies between it and the day before. */
function clauseAround(statement: Statement, days: readonly StatedDay[], at: number): Clause {
  if (days.length === 1) return { from: statement.start, to: statement.end };
  return { from: days[at - 1]?.end ?? statement.start, to: days[at]?.end ?? statement.end };
}

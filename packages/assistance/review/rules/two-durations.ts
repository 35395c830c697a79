/** One cast, stoppage or treatment that lasted two different times, in whatever units each is told. */
import { isOwn, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { StatedFact, Statement } from '../reading/statements.ts';
import { daysOf } from './stated-days.ts';
import { areTwoTimes, timesOf } from './elapsed-times.ts';
import { isOfPeriod, NOT_WHOLE_PERIOD, onlyPeriod, PERIODS } from './period-durations.ts';
import type { PeriodNames } from './period-durations.ts';

/** Goes on beyond the time that is told, or was only meant to last it. */
const MORE_OF_IT =
  /(?<![a-z])(?:prolong[a-z]*|renouvel[a-z]*|reconduit[a-z]*|etend[a-z]*|extend[a-z]*|renew[a-z]*|environ tous|prevoi[a-z]*|devai[a-z]*|devra[a-z]*|sera|will|was to|must|par semaine|fois|times?|per week|a week|weekly|suffi[a-z]*|enough|puis|then|partiel[a-z]*|progressi[a-z]*|partial[a-z]*|depuis|since|avant|before)(?![a-z])/u;
/** "He had physiotherapy", and not "he had had". */
const HAD = / had $/u;

export function twoDurations({ statements }: ReportReading): readonly Opposed[] {
  const history = statements.ofSection('section7');
  const told = statements.ofSection('section11').filter(isOwn);
  const spells = new Map<PeriodNames, TimedSpell | undefined>();
  return told.flatMap((one): readonly Opposed[] => {
    const found = spellOf(one);
    if (found === undefined) return [];
    const { names, time } = found;
    // The history is read once for each thing, however many durations the conclusion gives.
    if (!spells.has(names)) {
      const spell = onlyPeriod(history, names);
      spells.set(names, spell === undefined ? undefined : spellOf(spell));
    }
    const known = spells.get(names);
    if (known === undefined || known.names !== names || !areTwoTimes(known.time, time)) return [];
    return [{ kind: 'duration', places: [placeOfTime(known), placeOfTime(found)] }];
  });
}

interface TimedSpell {
  readonly statement: Statement;
  readonly names: PeriodNames;
  readonly time: StatedFact;
}

const placeOfTime = ({ statement, time: { start, end } }: TimedSpell) =>
  spanOf(statement, start - statement.start, end - start);

/** The one thing and the one time of a statement that gives no day. */
function spellOf(statement: Statement): TimedSpell | undefined {
  const { plain, start } = statement;
  const [time, ...more] = timesOf(statement);
  if (time === undefined || more.length > 0 || daysOf(statement).length > 0) return undefined;
  if (statement.isSupposed || statement.isReported || statement.isOther) return undefined;
  const names = PERIODS.find((one) => isOfPeriod(statement, time, one));
  if (names === undefined) return undefined;
  const before = plain.slice(0, time.start - start);
  // « Pendant » between the thing and its time is none that counts a part of it.
  const rest = `${before.replace(names.leads, '').replace(HAD, '')} ${plain.slice(time.end - start)}`;
  return NOT_WHOLE_PERIOD.test(rest) || MORE_OF_IT.test(rest) ? undefined : { statement, names, time };
}

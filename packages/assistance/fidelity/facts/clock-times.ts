import type { TextLanguage } from '../difference.ts';
import type { Fact, Reading } from './fact.ts';

type Half = 'am' | 'pm' | 'night';

const HALVES: Readonly<Record<TextLanguage, ReadonlyMap<string, Half>>> = {
  fr: new Map([
    ['matin', 'am'],
    ['soir', 'pm'],
    ['soiree', 'pm'],
    ['nuit', 'night'],
  ]),
  en: new Map([
    ['am', 'am'],
    ['pm', 'pm'],
    ['morning', 'am'],
    ['afternoon', 'pm'],
    ['evening', 'pm'],
    ['night', 'night'],
  ]),
};
/** What may stand between a time and its part of the day: « 6 h du matin », "nine at night", "6 o’clock in the evening". */
const LINKS = new Set(['du', 'de', 'la', 'le', 'l', 'in', 'the', 'at', 'o', 'clock']);
const MOST_LINKS = 4;
/** What a number follows that is an hour: « à 6 h », "at 6". */
const AT = new Set('a vers des jusqu at around about by until from before after past since till'.split(' '));
/** The latest hour of the small hours, when the night has no noon behind it. */
const SMALL_HOURS = 5;
const HOUR = /^(\d{1,2})(?::(\d{2}))?\|(h|clock|)$/u;

/** The tokens that name a part of the day beside the time that holds it already. */
export type ClockTimes = ReadonlySet<number>;

/**
 * Reads « 9 h du soir » and "9 p.m." as 21 h, so that the part of the day may be left out or told by the hour alone. A
 * number that nothing shows to be a time stays a number.
 */
export function readClockTimes(reading: Reading): ClockTimes {
  const named = new Set<number>();
  reading.facts.forEach((fact, index) => {
    const time = timeOf(reading, fact);
    if (time === null) return;
    reading.facts[index] = { ...fact, key: time.key, term: reading.table.idOf('number', time.key) };
    for (let at = fact.last + 1; at <= time.last; at += 1) named.add(at);
  });
  return named;
}

/** "At nine at night" happens at nine, and not each night. */
export function dropRates({ facts }: Reading, clockTimes: ClockTimes): void {
  if (clockTimes.size === 0) return;
  const kept = facts.filter(({ kind, first }) => kind !== 'frequency' || !clockTimes.has(first));
  facts.splice(0, facts.length, ...kept);
}

function timeOf(
  { tokens, language }: Reading,
  { kind, key, first, last }: Fact,
): { readonly key: string; readonly last: number } | null {
  const [, hours, minutes, unit] = (kind === 'number' ? HOUR.exec(key) : null) ?? [];
  if (hours === undefined || Number(hours) > 12) return null;
  const half = halfAfter(tokens, last, language);
  if (half === null) return null;
  const before = tokens[first - 1]?.key ?? '';
  const isTime = unit === 'clock' || half.isMark || AT.has(before) || (unit === 'h' && half.isOf);
  if (!isTime) return null;
  const hour = hourOf(Number(hours), half.half);
  const plain = minutes === undefined || minutes === '00' ? `${hour}` : `${hour}:${minutes}`;
  return { key: `${plain}|${unit === 'h' ? 'h' : 'clock'}`, last: half.last };
}

/** The part of the day after a time; `isMark` for "a.m.", `isOf` for « du matin ». */
function halfAfter(tokens: Reading['tokens'], last: number, language: TextLanguage) {
  const isOf = /^(?:du|de)$/u.test(tokens[last + 1]?.key ?? '');
  for (let at = last + 1; at <= last + 1 + MOST_LINKS; at += 1) {
    const key = tokens[at]?.key ?? '';
    const half = HALVES[language].get(key);
    if (half !== undefined) return { half, last: at, isMark: /^[ap]m$/u.test(key), isOf };
    if (language === 'fr' && key === 'apres' && tokens[at + 1]?.key === 'midi')
      return { half: 'pm' as const, last: at + 1, isMark: false, isOf };
    // "a.m." in four tokens.
    if (
      language === 'en' &&
      /^[ap]$/u.test(key) &&
      tokens[at + 1]?.key === '.' &&
      tokens[at + 2]?.key === 'm'
    )
      return { half: key === 'a' ? ('am' as const) : ('pm' as const), last: at + 2, isMark: true, isOf };
    if (!LINKS.has(key) && key !== '’') return null;
  }
  return null;
}

function hourOf(hour: number, half: Half): number {
  const isMorning = half === 'am' || (half === 'night' && (hour <= SMALL_HOURS || hour === 12));
  if (isMorning) return hour === 12 ? 0 : hour;
  return hour === 12 ? 12 : hour + 12;
}

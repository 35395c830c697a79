import type { Word } from '../text/word.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { numberStartBefore, readCardinal } from '../numbers/cardinal.ts';
import { readDecimal } from '../numbers/decimal.ts';
import { FIRST_IN_DIGITS } from '../numbers/first-in-digits.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { ClockTime } from './read-clock.ts';
import { FRENCH_MONTHS } from './months.ts';

const HOURS = new Set(['heure', 'heures', 'h']);
const OF_DAY = new Set(['matin', 'soir', 'midi', 'pile', 'precises', 'precise']);
const MONTHS: ReadonlySet<string> = new Set(FRENCH_MONTHS);
/** Words on which a day that is named may end. */
const DAYS: ReadonlySet<string> = new Set([
  ...FRENCH_MONTHS,
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
  'hier',
  'demain',
  "d'hui",
  "aujourd'hui",
]);
/** « huit heures par jour », « huit heures de repos » */
const COUNTED_BY = new Set(['par', 'de', "d'"]);
/** Hours. */
const SHORTEST_SHIFT = 4;
/** Minutes of « et demie », which durations have too. */
const HALF = 30;
const NBSP = '\u00A0';
/** Minutes that are said before the hour. */
const FIVES = new Set([5, 10, 20, 25]);

/** « six heures quarante », « vers huit heures », « huit heures du matin », « sept heures moins quart ». */
export function readFrenchClock(tokens: readonly Word[], at: number, hour: Quantity): ClockTime | null {
  const unit = tokens[at + hour.length];
  if (unit === undefined || unit.kind !== 'word' || !HOURS.has(unit.key) || hour.value > 24) return null;
  const next = at + hour.length + 1;
  const length = hour.length + 1;
  const before = minutesBefore(tokens, next);
  if (before !== null && hour.value > 0) {
    const text = timeText(String(hour.value - 1), String(60 - before.minutes));
    return { text, length: length + before.length };
  }
  const isTime = isTimeOfDay(tokens, at, next);
  const part = partOfHour(tokens, next);
  if (part !== null) {
    const isWritten = isTime || hour.value >= FIRST_IN_DIGITS || part.minutes !== HALF;
    return isWritten
      ? { text: timeText(hour.digits, String(part.minutes)), length: length + part.length }
      : null;
  }
  const minutes = tokens[next]?.key === 'et' ? null : readCardinal(tokens, next, 'fr');
  if (
    minutes !== null &&
    minutes.value < 60 &&
    readDecimal(tokens, next, 'fr') === null &&
    canBeMinutes(tokens, next + minutes.length)
  ) {
    const text = minutes.article ? null : timeText(hour.digits, minutes.digits);
    return { text, length: length + minutes.length };
  }
  return isTime ? { text: `${hour.digits}${NBSP}h`, length } : null;
}

function timeText(hour: string, minutes: string): string {
  return `${hour}${NBSP}h ${minutes}`;
}

/** « trois heures deux fois par semaine » is no clock time: minutes are followed by a word that no number counts. */
function canBeMinutes(tokens: readonly Word[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.kind !== 'word' || next.key === 'virgule') return true;
  return isFunctionWord(next.key, 'fr');
}

/** « moins quart », « moins le quart », « moins vingt »: minutes before the hour; null where none are said. */
function minutesBefore(
  tokens: readonly Word[],
  at: number,
): { readonly minutes: number; readonly length: number } | null {
  if (tokens[at]?.key !== 'moins') return null;
  const article = tokens[at + 1]?.key === 'le' ? 1 : 0;
  if (tokens[at + 1 + article]?.key === 'quart') return { minutes: 15, length: 2 + article };
  const number = article === 1 ? null : readCardinal(tokens, at + 1, 'fr');
  if (number === null || !FIVES.has(number.value)) return null;
  return canBeMinutes(tokens, at + 1 + number.length)
    ? { minutes: number.value, length: 1 + number.length }
    : null;
}

/** « et demie », « et quart », « trois quarts » after an hour. */
function partOfHour(
  tokens: readonly Word[],
  at: number,
): { readonly minutes: number; readonly length: number } | null {
  const [link, part] = [tokens[at]?.key, tokens[at + 1]?.key];
  if (link === 'trois' && part === 'quarts') return { minutes: 45, length: 2 };
  if (link !== 'et') return null;
  if (part === 'demie' || part === 'demi') return { minutes: HALF, length: 2 };
  return part === 'quart' ? { minutes: 15, length: 2 } : null;
}

/** « du huit au onze heures »: days or hours, nobody knows. Tokens from the first number on; 0 where it is none. */
export function articleHours(tokens: readonly Word[], at: number, first: Quantity): number {
  const second = at + first.length + 1;
  if (tokens[at - 1]?.key !== 'du' || tokens[second - 1]?.key !== 'au') return 0;
  const number = readCardinal(tokens, second, 'fr');
  const unit = number === null ? -1 : second + number.length;
  return HOURS.has(tokens[unit]?.key ?? '') ? unit + 1 - at : 0;
}

function isTimeOfDay(tokens: readonly Word[], at: number, next: number): boolean {
  const lead = tokens[at - 1]?.key;
  if (lead === 'vers' || (lead === 'a' && endsDay(tokens, at - 1))) return true;
  if (isHourOfShift(tokens, at, next)) return true;
  const word = tokens[next]?.key ?? '';
  if (OF_DAY.has(word)) return true;
  if (word === 'du') return OF_DAY.has(tokens[next + 1]?.key ?? '');
  return word === 'de' && tokens[next + 1]?.key === "l'" && tokens[next + 2]?.key === 'apres-midi';
}

/** « de huit heures à seize heures », « de sept heures trente à seize heures »; « de six à huit heures » is a duration. */
function isHourOfShift(tokens: readonly Word[], at: number, next: number): boolean {
  const lead = tokens[at - 1]?.key;
  if (lead === 'a') {
    const minutes = numberStartBefore(tokens, at - 1, 'fr');
    const unit = minutes > 0 ? minutes - 1 : at - 2;
    if (!HOURS.has(tokens[unit]?.key ?? '')) return false;
    const from = numberStartBefore(tokens, unit, 'fr');
    if (from < 1 || tokens[from - 1]?.key !== 'de') return false;
    return minutes > 0 || isShift(tokens, from, at);
  }
  if (lead !== 'de' || tokens[next]?.key !== 'a') return false;
  return isShift(tokens, at, next + 1);
}

/** Whether two numbers of hours are far enough apart for a shift, and no count of hours each day. */
function isShift(tokens: readonly Word[], fromAt: number, toAt: number): boolean {
  const from = readCardinal(tokens, fromAt, 'fr');
  const to = readCardinal(tokens, toAt, 'fr');
  if (from === null || to === null || from.value > 24 || to.value > 24) return false;
  const unit = toAt + to.length;
  if (!HOURS.has(tokens[unit]?.key ?? '') || COUNTED_BY.has(tokens[unit + 1]?.key ?? '')) return false;
  return to.value < from.value || to.value - from.value >= SHORTEST_SHIFT;
}

/** Whether a day is named just before `at`: « le 3 mai à huit heures », « vendredi dernier à dix heures ». */
function endsDay(tokens: readonly Word[], at: number): boolean {
  const last = tokens[at - 1]?.key ?? '';
  if (DAYS.has(last)) return true;
  const year = numberStartBefore(tokens, at, 'fr');
  return year > 0 && MONTHS.has(tokens[year - 1]?.key ?? '');
}

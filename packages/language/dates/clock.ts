import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { numberStartBefore, readCardinal } from '../numbers/cardinal.ts';
import { readDecimal } from '../numbers/decimal.ts';
import { FRENCH_MONTHS } from './months.ts';

/** A clock time as it is written. */
export interface ClockTime {
  readonly text: string;
  readonly length: number;
}

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
const NBSP = '\u00A0';

/** « six heures quarante », « vers huit heures », « huit heures du matin », "six forty a.m.". */
export function readClock(
  tokens: readonly Word[],
  at: number,
  hour: Quantity,
  language: Language,
): ClockTime | null {
  if (!hour.isWhole) return null;
  return language === 'fr' ? frenchTime(tokens, at, hour) : englishTime(tokens, at, hour);
}

function frenchTime(tokens: readonly Word[], at: number, hour: Quantity): ClockTime | null {
  const unit = tokens[at + hour.length];
  if (unit === undefined || unit.kind !== 'word' || !HOURS.has(unit.key) || hour.value > 24) return null;
  const next = at + hour.length + 1;
  const minutes = tokens[next]?.key === 'et' ? null : readCardinal(tokens, next, 'fr');
  const isTime = isTimeOfDay(tokens, at, next);
  if (
    minutes !== null &&
    minutes.value < 60 &&
    !minutes.article &&
    readDecimal(tokens, next, 'fr') === null &&
    canBeMinutes(tokens, next + minutes.length)
  ) {
    return { text: `${hour.digits}${NBSP}h ${minutes.digits}`, length: hour.length + 1 + minutes.length };
  }
  if (!isTime) return null;
  if (tokens[next]?.key === 'et' && (tokens[next + 1]?.key === 'demie' || tokens[next + 1]?.key === 'demi')) {
    return { text: `${hour.digits}${NBSP}h 30`, length: hour.length + 3 };
  }
  if (tokens[next]?.key === 'et' && tokens[next + 1]?.key === 'quart') {
    return { text: `${hour.digits}${NBSP}h 15`, length: hour.length + 3 };
  }
  return { text: `${hour.digits}${NBSP}h`, length: hour.length + 1 };
}

/** « trois heures deux fois par semaine » is no clock time. */
function canBeMinutes(tokens: readonly Word[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind !== 'word' || AFTER_MINUTES.has(next.key);
}

const AFTER_MINUTES = new Set([
  'du',
  'et',
  'elle',
  'il',
  'le',
  'la',
  'a',
  'alors',
  'lors',
  'pour',
  'avec',
  'en',
  'de',
  'virgule',
  'par',
  'au',
  'dans',
  'sur',
  'jusqu',
  "jusqu'",
  'puis',
  'environ',
  'un',
  'une',
  "l'",
  'sans',
  'quand',
  'lorsqu',
  "lorsqu'",
]);

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

function englishTime(tokens: readonly Word[], at: number, hour: Quantity): ClockTime | null {
  if (hour.value < 1 || hour.value > 12) return null;
  const minutes = readCardinal(tokens, at + hour.length, 'en');
  if (minutes !== null && minutes.value >= 10 && minutes.value < 60) {
    const length = hour.length + minutes.length;
    return endsTime(tokens, at + length) ? { text: `${hour.digits}:${minutes.digits}`, length } : null;
  }
  return endsTime(tokens, at + hour.length) ? { text: hour.digits, length: hour.length } : null;
}

function endsTime(tokens: readonly Word[], at: number): boolean {
  const key = tokens[at]?.kind === 'word' ? (tokens[at]?.key ?? '') : '';
  if (key === 'am' || key === 'pm' || key === 'a.m.' || key === 'p.m.' || key === "o'clock") return true;
  return (
    key === 'in' &&
    tokens[at + 1]?.key === 'the' &&
    /^(?:morning|afternoon|evening)$/.test(tokens[at + 2]?.key ?? '')
  );
}

import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../token.ts';
import type { Quantity } from './quantity.ts';
import { readCardinal } from './cardinal.ts';

/** A clock time as it is written. */
export interface ClockTime {
  readonly text: string;
  readonly length: number;
}

const HOURS = new Set(['heure', 'heures', 'h']);
const OF_DAY = new Set(['matin', 'soir', 'midi', 'pile', 'precises', 'precise']);
const NBSP = '\u00A0';

/** « six heures quarante », « vers huit heures », « huit heures du matin », "six forty a.m.". */
export function readClock(
  tokens: readonly Token[],
  at: number,
  hour: Quantity,
  language: DictationLanguage,
): ClockTime | null {
  if (!hour.isWhole) return null;
  return language === 'fr' ? frenchTime(tokens, at, hour) : englishTime(tokens, at, hour);
}

function frenchTime(tokens: readonly Token[], at: number, hour: Quantity): ClockTime | null {
  const unit = tokens[at + hour.length];
  if (unit === undefined || unit.kind !== 'word' || !HOURS.has(unit.key) || hour.value > 24) return null;
  const next = at + hour.length + 1;
  const minutes = tokens[next]?.key === 'et' ? null : readCardinal(tokens, next, 'fr');
  const isTime = isTimeOfDay(tokens, at, next);
  if (
    minutes !== null &&
    minutes.value < 60 &&
    !minutes.article &&
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
function canBeMinutes(tokens: readonly Token[], at: number): boolean {
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

function isTimeOfDay(tokens: readonly Token[], at: number, next: number): boolean {
  if (tokens[at - 1]?.key === 'vers') return true;
  const word = tokens[next]?.key ?? '';
  if (OF_DAY.has(word)) return true;
  if (word === 'du') return OF_DAY.has(tokens[next + 1]?.key ?? '');
  return word === 'de' && tokens[next + 1]?.key === "l'" && tokens[next + 2]?.key === 'apres-midi';
}

function englishTime(tokens: readonly Token[], at: number, hour: Quantity): ClockTime | null {
  if (hour.value < 1 || hour.value > 12) return null;
  const minutes = readCardinal(tokens, at + hour.length, 'en');
  if (minutes !== null && minutes.value >= 10 && minutes.value < 60) {
    const length = hour.length + minutes.length;
    return endsTime(tokens, at + length) ? { text: `${hour.digits}:${minutes.digits}`, length } : null;
  }
  return endsTime(tokens, at + hour.length) ? { text: hour.digits, length: hour.length } : null;
}

function endsTime(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.kind === 'word' ? (tokens[at]?.key ?? '') : '';
  if (key === 'am' || key === 'pm' || key === 'a.m.' || key === 'p.m.' || key === "o'clock") return true;
  return (
    key === 'in' &&
    tokens[at + 1]?.key === 'the' &&
    /^(?:morning|afternoon|evening)$/.test(tokens[at + 2]?.key ?? '')
  );
}

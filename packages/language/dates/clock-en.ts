import { readCardinal } from '../numbers/cardinal.ts';
import { isOh } from '../numbers/decimal-part.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import type { ClockTime } from './read-clock.ts';

/** Words after which two numbers are an hour and its minutes. */
const BEFORE_TIME = new Set(['at', 'around', 'by', 'before', 'after', 'since', 'until', 'about', 'from']);
/** "at one twenty over eighty" is a pressure. */
const NO_TIME_BEFORE = new Set(['over', 'of', 'by', 'per']);
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
]);
/** Minutes that are said before or after the hour. */
const FIVES = new Set([5, 10, 20, 25]);
const HOUR_ENDS = new Set(['am', 'pm', 'a.m.', 'p.m.', "o'clock"]);

/** Whether the word says that a time stood before it: "a.m.", "pm", "o'clock". */
export function endsHour(word: Word | undefined): boolean {
  return word?.kind === 'word' && HOUR_ENDS.has(word.key);
}

interface Part {
  readonly value: number;
  readonly length: number;
}

/** Whether a time can begin with the word where no number does: "half past eight", "a quarter to six". */
export function beginsEnglishClock(key: string): boolean {
  return PARTS.has(key);
}

/** "eight thirty a.m.", "at ten oh five", "half past eight", "twenty to six"; text null where it may be a range. */
export function readEnglishClock(tokens: readonly Word[], at: number): ClockTime | null {
  return relativeTime(tokens, at) ?? hourAndMinutes(tokens, at);
}

function relativeTime(tokens: readonly Word[], at: number): ClockTime | null {
  const lead = tokens[at]?.key === 'a' && PARTS.has(tokens[at + 1]?.key ?? '') ? 1 : 0;
  const named = PARTS.get(tokens[at + lead]?.key ?? '');
  const number = named === undefined ? readCardinal(tokens, at, 'en') : null;
  if (named === undefined && (number === null || !FIVES.has(number.value))) return null;
  const minutes = named ?? number?.value ?? 0;
  const linkAt = at + lead + (number?.length ?? 1);
  const link = tokens[linkAt]?.key;
  if (link !== 'past' && (link !== 'to' || minutes === 30)) return null;
  const hour = hourAt(tokens, linkAt + 1);
  if (hour === null) return null;
  const length = linkAt + 1 + hour.length - at;
  if (!endsTime(tokens, at + length)) return null;
  if (link === 'past') return { text: timeText(hour.value, minutes), length };
  if (number !== null && tokens[at - 1]?.key === 'from') return null;
  if (number !== null && number.value <= hour.value) {
    const isDoubtful = BEFORE_TIME.has(tokens[at - 1]?.key ?? '') && !namesHour(tokens, at + length);
    return isDoubtful ? { text: null, length } : null;
  }
  return { text: timeText(hour.value === 1 ? 12 : hour.value - 1, 60 - minutes), length };
}

function hourAndMinutes(tokens: readonly Word[], at: number): ClockTime | null {
  const hour = hourAt(tokens, at);
  if (hour === null) return null;
  const minutesAt = at + hour.length;
  const minutes = minutesFrom(tokens, minutesAt);
  if (minutes === null) {
    if (namesHour(tokens, minutesAt)) return { text: String(hour.value), length: hour.length };
    const clockEnd = rangeEnd(tokens, minutesAt);
    return clockEnd ? { text: String(hour.value), length: hour.length } : null;
  }
  const length = hour.length + minutes.length;
  const isLed =
    BEFORE_TIME.has(tokens[at - 1]?.key ?? '') &&
    endsTime(tokens, at + length) &&
    !NO_TIME_BEFORE.has(tokens[at + length]?.key ?? '');
  return namesHour(tokens, at + length) || isLed
    ? { text: timeText(hour.value, minutes.value), length }
    : null;
}

/** "six to one p.m.": the end of the range says what both are. */
function rangeEnd(tokens: readonly Word[], at: number): boolean {
  if (tokens[at]?.key !== 'to') return false;
  const hour = hourAt(tokens, at + 1);
  if (hour === null) return false;
  const minutes = minutesFrom(tokens, at + 1 + hour.length);
  return namesHour(tokens, at + 1 + hour.length + (minutes?.length ?? 0));
}

function hourAt(tokens: readonly Word[], at: number): Part | null {
  const hour = readCardinal(tokens, at, 'en');
  return hour === null || hour.value < 1 || hour.value > 12 ? null : hour;
}

/** "thirty", "oh five" */
function minutesFrom(tokens: readonly Word[], at: number): Part | null {
  const oh = isOh(tokens[at], 'en') ? 1 : 0;
  const minutes = readCardinal(tokens, at + oh, 'en');
  if (minutes === null || (oh === 0 ? minutes.value < 10 : minutes.value > 9) || minutes.value > 59)
    return null;
  return { value: minutes.value, length: oh + minutes.length };
}

function timeText(hour: number, minutes: number): string {
  return `${hour}:${String(minutes).padStart(2, '0')}`;
}

/** Whether the words at `at` say that a time stood before them. */
function namesHour(tokens: readonly Word[], at: number): boolean {
  if (endsHour(tokens[at])) return true;
  const isPart = /^(?:morning|afternoon|evening)$/.test(tokens[at + 2]?.key ?? '');
  return tokens[at]?.key === 'in' && tokens[at + 1]?.key === 'the' && isPart;
}

function endsTime(tokens: readonly Word[], at: number): boolean {
  const next = tokens[at];
  return (
    next === undefined ||
    next.kind !== 'word' ||
    isFunctionWord(next.key, 'en') ||
    endsHour(next) ||
    next.key === 'each' ||
    next.key === 'every'
  );
}

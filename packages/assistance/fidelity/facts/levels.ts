import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';
import { readEnglishNumber } from './numbers/english.ts';
import { readFrenchNumber } from './numbers/french.ts';
import { ROLE } from './role.ts';

const HIGHEST: ReadonlyMap<string, number> = new Map(Object.entries({ c: 8, t: 12, d: 12, l: 6, s: 5 }));
const BETWEEN = new Set(['-', '–', '—', '/', '‑']);

interface Level {
  readonly name: string;
  readonly next: number;
}

/** Whether a plain word is the letter of a part of the spine. */
export function isLevelLetter(plain: string): boolean {
  return HIGHEST.has(plain);
}

/** Spine levels and pairs of levels: « L5 », « L4-L5 », « L4-5 », « L quatre L cinq »; D is read as T. */
export function readLevels(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const upper = readLevel(reading, at);
    if (upper === null) continue;
    const lower = readSecond(reading, upper);
    const next = lower?.next ?? upper.next;
    addFact(
      reading,
      'spine-level',
      lower === null ? upper.name : `${upper.name}-${lower.name}`,
      at,
      next - 1,
    );
    at = next - 1;
  }
}

function readLevel({ tokens, language }: Reading, at: number): Level | null {
  const letter = tokens[at];
  if (letter === undefined || (letter.roles & ROLE.level) === 0) return null;
  const highest = HIGHEST.get(letter.key);
  const number = tokens[at + 1];
  if (highest === undefined || number === undefined || number.joiner === '’') return null;
  const name = letter.key === 'd' ? 'T' : letter.key.toUpperCase();
  if (number.kind === 'digits') {
    const value = Number(number.key);
    const fits = value >= 1 && value <= highest && (number.glued || letter.text !== letter.key);
    return fits ? { name: `${name}${value}`, next: at + 2 } : null;
  }
  if (letter.text === letter.key) return null;
  const read = (language === 'fr' ? readFrenchNumber : readEnglishNumber)(tokens, at + 1);
  if (read === null || read.ordinal || read.value < 1 || read.value > highest) return null;
  return { name: `${name}${read.value}`, next: read.next };
}

/** The lower level of a pair, with a dash, a stroke or nothing between; its letter may be left out after a dash. */
function readSecond(reading: Reading, upper: Level): Level | null {
  const between = reading.tokens[upper.next];
  const marked = between !== undefined && BETWEEN.has(between.key);
  const second = readLevel(reading, marked ? upper.next + 1 : upper.next);
  if (second !== null) return second;
  const number = reading.tokens[upper.next + 1];
  if (!marked || !between.glued || number?.kind !== 'digits' || !number.glued) return null;
  const value = Number(number.key);
  const above = Number(upper.name.slice(1));
  return value === above + 1 || value === above + 2
    ? { name: `${upper.name.charAt(0)}${value}`, next: upper.next + 2 }
    : null;
}

import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { numberStartBefore, readCardinal } from '../numbers/cardinal.ts';
import { UNIT_SYMBOLS, unitPer } from './unit-symbols.ts';
import { UNIT_IDS, UNIT_NAMES } from './unit-table.ts';
import type { UnitId } from './unit-table.ts';

/** How a unit said after a number is written. */
export interface Unit {
  readonly symbol: string;
  /** Tokens it takes. */
  readonly length: number;
  /** Written against the number (`90°`), in both languages or in English alone (`45%`). */
  readonly tight: boolean;
}

const SQUARE = new Set(['carre', 'carres']);
const MERCURY = new Set(['mercure', 'mercury']);
const MOST_LIMBS = 2;
const DECIMAL_SIGNS = new Set(['virgule', 'point']);
const INCHES = new Set(['pouce', 'pouces']);
const FEET = new Set(['pied', 'pieds', 'pi']);
const CUBE = new Set(['cube', 'cubes']);

/** Whether a unit starts at `at`. */
export function isUnitAt(tokens: readonly Word[], at: number, language: Language): boolean {
  return readUnit(tokens, at, language) !== null;
}

/** The unit that starts at `at`, after a number. */
export function readUnit(tokens: readonly Word[], at: number, language: Language): Unit | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const next = tokens[at + 1]?.key ?? '';
  if ((token.key === 'pour' || token.key === 'per') && next === 'cent') return made('%', 2, language);
  const symbol = UNIT_NAMES[language].get(token.key);
  if (symbol === undefined) {
    const isLevel = token.text === 'L' && readCardinal(tokens, at + 1, language) !== null;
    return UNIT_SYMBOLS.has(token.text) && !isLevel ? made(token.text, 1, language) : null;
  }
  if ((symbol === 'pi' || symbol === 'po') && !isFootOrInch(tokens, at)) return null;
  if (symbol === '°' && next === 'celsius') return { symbol: '°C', length: 2, tight: false };
  if (symbol === '°' && tokens[at + 1]?.text === 'C') return { symbol: '°C', length: 2, tight: false };
  if (language === 'fr' && (symbol === 'm' || symbol === 'cm' || symbol === 'mm')) {
    if (SQUARE.has(next)) return made(`${symbol}²`, 2, language);
    if (CUBE.has(next)) return made(`${symbol}³`, 2, language);
  }
  if (symbol === 'kg' && language === 'fr' && next === 'par' && tokens[at + 2]?.key === 'metre') {
    if (SQUARE.has(tokens[at + 3]?.key ?? '')) return made('kg/m²', 4, language);
  }
  if (symbol === 'mm' && (next === 'de' || next === 'of') && MERCURY.has(tokens[at + 2]?.key ?? '')) {
    return made('mmHg', 3, language);
  }
  if (symbol === 'km' && language === 'fr' && isPerHour(tokens, at + 1)) return made('km/h', 4, language);
  if (symbol === 'km' && next === 'heure') return made('km/h', 2, language);
  const per = next === 'par' || next === 'per' ? unitPer(symbol, tokens[at + 2]?.key ?? '') : null;
  return per === null ? made(symbol, 1, language) : made(per, 3, language);
}

function made(symbol: string, length: number, language: Language): Unit {
  return { symbol, length, tight: symbol === '°' || (symbol === '%' && language === 'en') };
}

/** Feet and inches, and not what a worker stands and thumbs on: three or more, or « deux pieds six pouces ». */
function isFootOrInch(tokens: readonly Word[], at: number): boolean {
  const start = numberStartBefore(tokens, at, 'fr');
  const count = start === -1 ? null : readCardinal(tokens, start, 'fr');
  if (count === null || count.value > MOST_LIMBS || DECIMAL_SIGNS.has(tokens[start - 1]?.key ?? ''))
    return true;
  const inches = readCardinal(tokens, at + 1, 'fr');
  if (inches !== null && INCHES.has(tokens[at + 1 + inches.length]?.key ?? '')) return true;
  return FEET.has(tokens[at - 2]?.key ?? '');
}

/** « à l’heure » */
function isPerHour(tokens: readonly Word[], at: number): boolean {
  return tokens[at]?.key === 'a' && tokens[at + 1]?.key === "l'" && tokens[at + 2]?.key === 'heure';
}

/** What a number counts or measures, in short or in full, and the words that say so. */
export interface Counted {
  readonly id: UnitId;
  readonly length: number;
}

/** The unit that starts at `at`, whether it is written as a symbol or not; null when none does. */
export function readCounted(words: readonly Word[], at: number, language: Language): Counted | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word' || word.text === 'PO') return null;
  const next = words[at + 1]?.key ?? '';
  if ((word.key === 'pour' || word.key === 'per') && next === 'cent') return { id: '%', length: 2 };
  if (word.key === 'mm' && next === 'hg') return { id: 'mmhg', length: 2 };
  const unit = readUnit(words, at, language);
  if (unit?.symbol === 'mmHg') return { id: 'mmhg', length: unit.length };
  if (unit?.symbol === '°C') return { id: 'celsius', length: unit.length };
  if ((word.key === 'demi' || word.key === 'half') && /^(?:journees?|days?)$/u.test(next))
    return { id: 'half-day', length: 2 };
  if (word.key === 'o' && word.glue !== '') return null;
  const id = UNIT_IDS[language].get(word.key);
  // « les deux pieds », « un pouce »
  if ((id === 'ft' || id === 'in') && unit === null && UNIT_NAMES[language].has(word.key)) return null;
  return id === undefined ? null : { id, length: 1 };
}

import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { isOh } from '../numbers/decimal-part.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { readUnit } from '../units/units.ts';

/** A number out of another (`7/10`, `4+/5`) or a blood pressure (`120/80`). */
export interface Score {
  readonly text: string;
  readonly length: number;
  readonly doubtful: boolean;
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['moins', '-'],
  ['minus', '-'],
  ['+', '+'],
  ['-', '-'],
]);
/** What scores are out of. */
const SCALES = new Set([
  2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 20, 24, 27, 28, 30, 50, 52, 60, 63, 68, 75, 80, 84, 96, 100,
]);
const MOTIONS = new Set([
  'flexion',
  'extension',
  'abduction',
  'adduction',
  'rotation',
  'rotations',
  'inclinaison',
  'lateroflexion',
  'dorsiflexion',
  'inversion',
  'eversion',
  'pronation',
  'supination',
]);
/** Words from a motion to its figures: « flexion latérale droite à ». */
const MOTION_SIGHT = 5;
const LONGEST_SIGHT = 16;
const IN_SCORES = new Set(['sur', 'over', 'out', 'of', 'et', 'and']);
const MAX_ANGLE = 180;
const MIN_PRESSURE = 30;
const MAX_PRESSURE = 300;

/** The score that the number at `at` begins. */
export function readScore(
  tokens: readonly Word[],
  at: number,
  top: Quantity,
  language: Language,
): Score | null {
  const pressure = readPressure(tokens, at, top, language);
  if (pressure !== null) return pressure;
  const sign = SIGNS.get(tokens[at + top.length]?.key ?? '') ?? '';
  const link = at + top.length + (sign === '' ? 0 : 1);
  const linkLength = overLength(tokens, link, language);
  if (linkLength === 0) return null;
  const bottom = readQuantity(tokens, link + linkLength, language);
  if (bottom === null || !bottom.isWhole || (bottom.article && top.article)) return null;
  const length = link - at + linkLength + bottom.length;
  const text = `${top.digits}${sign}/${bottom.digits}`;
  const isPressure =
    top.value > bottom.value && bottom.value >= MIN_PRESSURE && top.value <= MAX_PRESSURE && top.isWhole;
  const isScore =
    top.value <= bottom.value &&
    (SCALES.has(bottom.value) || (bottom.value <= MAX_ANGLE && isMotion(tokens, at, language)));
  if (readUnit(tokens, at + length, language) !== null) return null;
  return { text, length, doubtful: !isPressure && !isScore };
}

/** « flexion soixante sur quatre-vingt-dix »: what was measured, over the normal. */
function isMotion(tokens: readonly Word[], at: number, language: Language): boolean {
  let words = 0;
  for (let index = at - 1; index >= Math.max(0, at - LONGEST_SIGHT) && words < MOTION_SIGHT; index -= 1) {
    const before = tokens[index];
    if (before?.kind !== 'word') return false;
    if (MOTIONS.has(before.key)) return true;
    // A score said before is one word once it is written.
    if (!IN_SCORES.has(before.key) && readCardinal([before], 0, language) === null) words += 1;
  }
  return false;
}

/** "one thirty over eighty" is 130/80. */
export function readPressure(
  tokens: readonly Word[],
  at: number,
  hundreds: Quantity,
  language: Language,
): Score | null {
  if (language === 'fr' || !hundreds.inWords || (hundreds.value !== 1 && hundreds.value !== 2)) return null;
  const oh = isOh(tokens[at + hundreds.length], 'en') ? 1 : 0;
  const pair = readCardinal(tokens, at + hundreds.length + oh, 'en');
  if (pair === null || !pair.inWords || pair.value > 99 || (oh === 1) !== pair.value < 10) return null;
  const over = at + hundreds.length + oh + pair.length;
  const bottom = overLength(tokens, over, 'en') === 0 ? null : readCardinal(tokens, over + 1, 'en');
  if (bottom === null || bottom.value < MIN_PRESSURE) return null;
  const top = hundreds.value * 100 + pair.value;
  const length = over - at + 1 + bottom.length;
  return { text: `${top}/${bottom.digits}`, length, doubtful: top <= bottom.value };
}

/** Tokens of « sur », "over", "out of" at `at`; 0 when there is none. */
function overLength(tokens: readonly Word[], at: number, language: Language): number {
  const key = tokens[at]?.kind === 'word' ? tokens[at]?.key : '';
  if (language === 'fr') return key === 'sur' ? 1 : 0;
  if (key === 'over') return 1;
  return key === 'out' && tokens[at + 1]?.key === 'of' ? 2 : 0;
}

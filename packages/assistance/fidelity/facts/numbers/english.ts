import type { Token } from '../../text/token.ts';
import type { WordNumber } from './word-number.ts';

const SMALL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
);
const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    thirteenth: 13,
    fourteenth: 14,
    fifteenth: 15,
    sixteenth: 16,
    seventeenth: 17,
    eighteenth: 18,
    nineteenth: 19,
    twentieth: 20,
    thirtieth: 30,
  }),
);

/** Whether an English number in words may begin with this plain word. */
export function beginsEnglishNumber(plain: string): boolean {
  return SMALL.has(plain) || ORDINALS.has(plain) || plain === 'dozen';
}

/** Reads an English number in words that begins at a token, years in pairs included; null when none does. */
export function readEnglishNumber(tokens: readonly Token[], at: number): WordNumber | null {
  let total = 0;
  let current = -1;
  let next = at;
  for (let here = at; here < tokens.length; here += 1) {
    const word = tokens[here]?.key ?? '';
    if (word === 'dozen' && here === at) return { value: 12, next: at + 1, ordinal: false };
    if (word === 'and' && here > at && (current >= 100 || (current < 0 && total > 0))) {
      if (SMALL.get(tokens[here + 1]?.key ?? '') === undefined) break;
      continue;
    }
    const ordinal = ORDINALS.get(word);
    if (ordinal !== undefined && (current < 0 || (current % 10 === 0 && current >= 20 && ordinal < 10))) {
      return { value: total + Math.max(current, 0) + ordinal, next: here + 1, ordinal: true };
    }
    const value = join(current, word);
    if (value !== null) {
      current = value;
    } else if (word === 'thousand' && current > 0 && total === 0) {
      total = current * 1000;
      current = -1;
    } else break;
    next = here + 1;
  }
  if (next === at) return null;
  return { value: total + Math.max(current, 0), next, ordinal: false };
}

/** The number so far followed by one more word, or null when that word begins another number. */
function join(current: number, word: string): number | null {
  if (word === 'hundred') return current > 0 && current < 100 ? current * 100 : null;
  const small = SMALL.get(word);
  if (small === undefined) return null;
  if (current < 0) return small;
  if (current === 19 || current === 20) {
    if (small >= 10) return current * 100 + small;
    return current === 20 && small > 0 ? current + small : null;
  }
  const rest = current % 100;
  if (current >= 1900 && current < 2100 && rest >= 20 && rest % 10 === 0)
    return small > 0 && small < 10 ? current + small : null;
  if (current >= 100 && rest === 0) return current + small;
  if (rest >= 20 && rest % 10 === 0) return small > 0 && small < 10 ? current + small : null;
  return null;
}

import type { Language } from '../language.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import type { Cardinal } from '../numbers/cardinal.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import { groupThousands } from './number-context.ts';
import type { WrittenValue } from './written-value.ts';

const NBSP = '\u00A0';
const DOLLARS = new Set(['dollar', 'dollars', '$']);
const CENTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['cent', 'cents', 'sou', 'sous']),
  en: new Set(['cent', 'cents']),
};
const LINKS = new Set(['et', 'and']);
const RANGE = new Set(['a', 'ou', 'et', 'to', 'or', 'and']);
const SIGNED = /^\$(\d{1,9})$/;
/** Words that may follow a sum said without its cents. */
const PERIODS = new Set(['chaque', 'chacun', 'chacune', 'canadiens', 'each', 'hourly', 'weekly', 'canadian']);

/** What follows the dollars: cents with their tokens, none, or a number of which nobody knows. */
interface Rest {
  readonly cents: string;
  readonly length: number;
  readonly doubtful: boolean;
}

const NO_CENTS: Rest = { cents: '', length: 0, doubtful: false };

/** « vingt-deux dollars cinquante », `22 $ 50`, "twenty-two dollars and fifty cents": `22,50 $`, `$22.50`. */
export function readMoney(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): WrittenValue | null {
  const name = tokens[at + number.length];
  if (name?.kind !== 'word' || !DOLLARS.has(name.key)) return null;
  const length = number.length + 1;
  if (!number.isWhole)
    return {
      length,
      pieces: sum(groupThousands(decimals(number.digits), language), language),
      doubtful: null,
    };
  return withCents(tokens, at, number.digits, length, language);
}

/** `$22 50`, `$22 and 50 cents`, as engines write them; null for a sum that is whole already. */
export function readSignedMoney(tokens: readonly Word[], at: number): WrittenValue | null {
  const dollars = SIGNED.exec(tokens[at]?.text ?? '')?.[1];
  if (dollars === undefined) return null;
  const written = withCents(tokens, at, dollars, 1, 'en');
  return written.length === 1 ? null : written;
}

function withCents(
  tokens: readonly Word[],
  at: number,
  dollars: string,
  length: number,
  language: Language,
): WrittenValue {
  const rest = readCents(tokens, at + length, language);
  if (rest.doubtful) return { length: length + rest.length, pieces: [], doubtful: 'number' };
  const sign = language === 'fr' ? ',' : '.';
  const whole = groupThousands(dollars, language);
  const pieces = sum(rest.cents === '' ? whole : `${whole}${sign}${rest.cents}`, language);
  return { length: length + rest.length, pieces, doubtful: null };
}

function readCents(tokens: readonly Word[], at: number, language: Language): Rest {
  const linked = LINKS.has(tokens[at]?.key ?? '') ? 1 : 0;
  const start = at + linked;
  const named = namedCents(tokens, start, language);
  if (named !== null) {
    return named.value > 99
      ? { ...NO_CENTS, length: linked + named.length + 1, doubtful: true }
      : { cents: named.digits.padStart(2, '0'), length: linked + named.length + 1, doubtful: false };
  }
  if (linked === 1) return NO_CENTS;
  const zero = isZero(tokens[start]?.key ?? '') ? 1 : 0;
  const bare = readCardinal(tokens, start + zero, language);
  if (bare === null || bare.article || bare.value > 99) return NO_CENTS;
  const length = zero + bare.length;
  const next = tokens[start + length];
  const ends =
    next === undefined ||
    next.kind !== 'word' ||
    (isFunctionWord(next.key, language) && !isRange(tokens, start + length, language)) ||
    PERIODS.has(next.key);
  const isTwoDigits = bare.value > 9 || zero === 1 || bare.digits.length === 2;
  if (!isTwoDigits)
    return ends || isParticiple(next.key) ? { ...NO_CENTS, length, doubtful: true } : NO_CENTS;
  if (ends) return { cents: bare.digits.padStart(2, '0'), length, doubtful: false };
  return isParticiple(next.key) ? { ...NO_CENTS, length, doubtful: true } : NO_CENTS;
}

/** « vingt dollars cinquante à soixante »: nobody knows what the second number is. */
function isRange(tokens: readonly Word[], at: number, language: Language): boolean {
  return RANGE.has(tokens[at]?.key ?? '') && readCardinal(tokens, at + 1, language) !== null;
}

/** « remboursés », "refunded": what it says may be of the sum. */
function isParticiple(key: string): boolean {
  return /(?:es?|ed)$/.test(key);
}

/** The number before « cents »: « cinq cents » is five of them here, and no 500. */
function namedCents(tokens: readonly Word[], at: number, language: Language): Cardinal | null {
  for (let end = at + 1; end <= at + 4; end += 1) {
    if (!CENTS[language].has(tokens[end]?.key ?? '') || tokens[end]?.kind !== 'word') continue;
    const number = readCardinal(tokens.slice(at, end), 0, language);
    return number !== null && number.length === end - at ? number : null;
  }
  return null;
}

function isZero(key: string): boolean {
  return key === 'zero' || key === 'oh';
}

/** `22,5` with two decimals. */
function decimals(digits: string): string {
  return /[.,]\d$/.test(digits) ? `${digits}0` : digits;
}

function sum(digits: string, language: Language): WrittenValue['pieces'] {
  return language === 'fr' ? [{ text: digits }, { text: '$', glue: NBSP }] : [{ text: `$${digits}` }];
}

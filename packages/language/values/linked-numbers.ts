import type { Language } from '../language.ts';
import { numberStartBefore } from '../numbers/cardinal.ts';
import { MOST_DECIMALS, isOh } from '../numbers/decimal-part.ts';
import { DECIMAL_SIGNS } from '../numbers/decimal-sign.ts';
import { FIRST_IN_DIGITS } from '../numbers/first-in-digits.ts';
import { readQuantity } from '../numbers/quantity.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { takesNumber } from './number-after-noun.ts';
import type { Word } from '../text/word.ts';

/** Words between two numbers that are one range, list or product. */
const LINKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['a', 'au', 'ou', 'et', 'ni', 'fois', 'x', ',']),
  en: new Set(['to', 'or', 'and', 'nor', 'through', 'times', 'x', ',']),
};
const AND = new Set(['et', 'ou', 'and', 'or']);
const RANGE = new Set(['a', 'to', 'ou', 'or']);
/** Numbers that are gone through on each side. */
const MAX_LINKED = 8;

/**
 * Whether the number at `at` is linked to one that is written in digits, and so takes digits too: « huit, neuf et douze »,
 * « entre neuf et vingt », « trois fois dix », « neuf heures à onze heures ».
 */
export function isLinkedToDigits(
  tokens: readonly Word[],
  at: number,
  number: Quantity,
  language: Language,
): boolean {
  if (number.article && !isRangeEnd(tokens, at, number)) return false;
  const after = digitsAfter(tokens, at + number.length, language);
  const next = tokens[at + number.length];
  const isCounting = next?.kind === 'word' && !isFunctionWord(next.key, language);
  const before = digitsBefore(tokens, at, isCounting, language);
  const isListed = before.isJoined || after.isJoined;
  return (
    after.close ||
    before.close ||
    (isListed && (after.listed || before.listed)) ||
    sharesNoun(tokens, at, number, language)
  );
}

/** « un appareil neuf et »: after an article and a singular noun the word agrees with them and counts nothing. */
export function isAdjective(tokens: readonly Word[], at: number, language: Language): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (language !== 'fr' || tokens[at]?.key !== 'neuf' || before?.kind !== 'word') return false;
  if (next?.kind === 'word' && next.key !== 'et' && next.key !== 'ou') return false;
  if (isFunctionWord(before.key, 'fr') || !/[^sx]$/.test(before.key)) return false;
  return isFunctionWord(tokens[at - 2]?.key ?? '', 'fr') && !takesNumber(before.key, 'fr');
}

interface Found {
  /** Digits are linked by a word. */
  readonly close: boolean;
  /** Digits are reached over commas. */
  readonly listed: boolean;
  /** The list has an « et »: its commas part numbers, and no clauses. */
  readonly isJoined: boolean;
}

function digitsAfter(tokens: readonly Word[], from: number, language: Language): Found {
  let at = from;
  let overCommas = false;
  let isJoined = false;
  let found = { close: false, listed: false };
  for (let count = 0; count < MAX_LINKED; count += 1) {
    const link = tokens[at]?.key ?? '';
    if (!LINKS[language].has(link)) break;
    const next = readQuantity(tokens, at + 1, language);
    if (next === null) break;
    overCommas ||= link === ',';
    isJoined ||= AND.has(link);
    if (takesDigits(next)) found = overCommas ? { ...found, listed: true } : { ...found, close: true };
    at += 1 + next.length;
  }
  return { ...found, isJoined };
}

function digitsBefore(tokens: readonly Word[], from: number, isCounting: boolean, language: Language): Found {
  let at = from;
  let overCommas = false;
  let isJoined = false;
  let found = { close: false, listed: false };
  for (let count = 0; count < MAX_LINKED; count += 1) {
    const link = tokens[at - 1]?.key ?? '';
    if (!LINKS[language].has(link)) break;
    const isWritten = /^\d+[.,]\d+$/.test(tokens[at - 2]?.text ?? '');
    const start = isWritten ? at - 2 : numberStartBefore(tokens, at - 1, language);
    const previous = start === -1 ? null : readQuantity(tokens, start, language);
    if (previous === null) break;
    overCommas ||= link === ',';
    isJoined ||= AND.has(link);
    if (takesDigits(previous) || endsDecimal(tokens, start, language))
      found = overCommas ? { ...found, listed: true } : { ...found, close: true };
    at = start;
  }
  // « section douze et deux vis »: the noun before has the first number, the noun after the second.
  const lead = tokens[at - 1]?.key ?? '';
  if (isCounting && takesNumber(lead, language)) return { close: false, listed: false, isJoined: false };
  return { ...found, isJoined };
}

function takesDigits(number: Quantity): boolean {
  return !number.article && (number.value >= FIRST_IN_DIGITS || !number.inWords);
}

/** « une à douze semaines »: the article is a number before a link of ranges. */
function isRangeEnd(tokens: readonly Word[], at: number, number: Quantity): boolean {
  return RANGE.has(tokens[at + number.length]?.key ?? '');
}

/** Whether the digits before `at` come after a decimal sign: "zero point one four". */
function endsDecimal(tokens: readonly Word[], at: number, language: Language): boolean {
  let index = at - 1;
  for (let digits = 1; digits < MOST_DECIMALS && !isDecimalSign(tokens[index], language); digits += 1) {
    const word = tokens[index];
    const digit = word === undefined ? null : readQuantity([word], 0, language);
    if (!isOh(word, language) && (digit === null || digit.value > 9)) return false;
    index -= 1;
  }
  return isDecimalSign(tokens[index], language);
}

function isDecimalSign(word: Word | undefined, language: Language): boolean {
  return (
    word?.kind === 'word' &&
    word.ambiguity === null &&
    (word.spoken || language === 'en') &&
    DECIMAL_SIGNS[language].has(word.key)
  );
}

/** Whether the word links two numbers. */
export function isLink(word: Word | undefined, language: Language): boolean {
  return word !== undefined && LINKS[language].has(word.key);
}

/** « neuf heures à onze heures »: each number has its noun, the same one. */
function sharesNoun(tokens: readonly Word[], at: number, number: Quantity, language: Language): boolean {
  const noun = tokens[at + number.length];
  if (noun?.kind !== 'word' || number.article) return false;
  const link = at + number.length + 1;
  if (LINKS[language].has(tokens[link]?.key ?? '')) {
    const next = readQuantity(tokens, link + 1, language);
    if (next !== null && takesDigits(next) && tokens[link + 1 + next.length]?.key === noun.key) return true;
  }
  if (!LINKS[language].has(tokens[at - 1]?.key ?? '') || tokens[at - 2]?.key !== noun.key) return false;
  const start = numberStartBefore(tokens, at - 2, language);
  const previous = start === -1 ? null : readQuantity(tokens, start, language);
  return previous !== null && takesDigits(previous);
}

import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { numberStartBefore, readCardinal } from './cardinal.ts';
import { decimalPart } from './decimal-part.ts';
import { isListOfTimes, listedBefore } from './listed-numbers.ts';
import { FIRST_YEAR, LAST_YEAR, isYear } from '../dates/calendar.ts';
import { FRENCH_MONTHS } from '../dates/months.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { isUnitAt } from '../units/units.ts';

/** How the word between two numbers is to be taken: decimal sign, punctuation, or nobody knows. */
export type DecimalReading = 'decimal' | 'punctuation' | 'unsure';

const MONTHS: ReadonlySet<string> = new Set(FRENCH_MONTHS);
/** Scales that a score is out of: the multiples of five up to here. */
const HIGHEST_SCALE = 100;
const YEAR_LEADS = new Set(['en', 'depuis', 'de', 'in', 'since', 'vers', 'avant', 'apres']);
const HOURS = new Set(['heure', 'heures', 'h']);
const LEVEL_LETTERS = new Set(['l', 's', 'c', 't', 'd']);
/** Words that may be a decimal sign. */
export const DECIMAL_SIGNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['virgule', 'point']),
  en: new Set(['point']),
};
const RANGE_LINKS = new Set(['a', 'et', 'ou', 'par', 'x', 'fois', 'sur']);
/** Links that make one measure of two numbers, whatever stands before. */
const LIST_LINKS = new Set(['et', 'ou', 'a', 'and', 'or', 'to']);
const PRODUCT_LINKS = new Set(['par', 'x', 'fois', 'sur']);
/** « de six virgule sept à quinze centimètres » */
const RANGE_LEADS = new Set(['de', 'entre', 'environ', 'moins']);
const ENDS = new Set(['.', ',', ';', ':', ')', '!', '?', '«', '»', '(']);

/**
 * How « virgule » or « point » at `at` is to be taken, when `numberStart` is where the number just before it starts
 * and a number follows it. Only a number that is neither a date's, a level's nor a score's takes decimals. A sign
 * before the number has been decided already: still a word, it is a decimal sign, or marked as doubtful.
 */
export function readDecimalSign(
  tokens: readonly Word[],
  numberStart: number,
  at: number,
  language: Language,
): DecimalReading {
  const before = readCardinal(tokens, numberStart, language);
  const after = decimalPart(tokens, at + 1, language);
  if (before === null || numberStart + before.length !== at || after === null) return 'punctuation';
  const lead = tokens[numberStart - 1]?.key ?? '';
  if (before.article && (tokens[numberStart]?.key === 'une' || lead === "l'")) return 'punctuation';
  const over =
    lead === 'sur' && !isUnitAt(tokens, numberStart - 2, language)
      ? measuredOver(tokens, numberStart, language)
      : null;
  if (over !== null) return over;
  if (takesNoDecimals(tokens, numberStart, language)) return 'punctuation';
  if (isYear(before.value)) {
    const isDated =
      YEAR_LEADS.has(lead) || MONTHS.has(lead) || !isUnitAt(tokens, at + 1 + after.length, language);
    return isDated ? 'punctuation' : 'unsure';
  }
  // From here on only a measure has decimals.
  if (before.value > LAST_YEAR && !isUnitAt(tokens, at + 1 + after.length, language)) return 'punctuation';
  if (DECIMAL_SIGNS[language].has(lead) && isChained(tokens, numberStart - 1, language)) {
    const isDecided = language === 'fr' && tokens[numberStart - 1]?.ambiguity === null;
    return isDecided || listedBefore(tokens, numberStart) ? 'punctuation' : 'unsure';
  }
  const following = tokens[at + 1 + after.length];
  const next = following?.key ?? '';
  const isPoint = tokens[at]?.key === 'point';
  if (endsDigits(tokens, numberStart, language)) return 'punctuation';
  if (isUnitAt(tokens, at + 1 + after.length, language)) return 'decimal';
  if (DECIMAL_SIGNS[language].has(next) && (language === 'en' || isPoint || next !== 'point')) {
    const chained = decimalPart(tokens, at + 2 + after.length, language) !== null;
    if (chained) return listedBefore(tokens, numberStart) ? 'punctuation' : 'unsure';
  }
  if (next === 'sur') return 'decimal';
  if (listedBefore(tokens, numberStart) || isListOfTimes(tokens, at + 1 + after.length, language)) {
    return 'punctuation';
  }
  if (language === 'en' || beginsRange(tokens, at + 1 + after.length, after.value, RANGE_LEADS.has(lead)))
    return 'decimal';
  const alone =
    following === undefined ||
    following.kind === 'break' ||
    ENDS.has(next) ||
    isCommand(tokens, at + 1 + after.length);
  const ends = isFunctionWord(next, language) && !isNumberLinked(tokens, at + 1 + after.length, language);
  // « zéro point deux », « huit point zéro cinq »
  if (isPoint && (before.value === 0 || (after.digits.startsWith('0') && after.digits !== '0')))
    return 'decimal';
  if (isPoint)
    return alone || ends || endsMeasuredRange(tokens, at + 1 + after.length) ? 'unsure' : 'punctuation';
  return alone || ends || tokens[at + 1]?.key === 'zero' || tokens[numberStart]?.key === 'zero'
    ? 'decimal'
    : 'unsure';
}

/**
 * « deux virgule cinq à trois centimètres »: a range of measures begins with a decimal when its end is one, or when what
 * follows the sign is above that end.
 */
function beginsRange(tokens: readonly Word[], at: number, after: number, isLed: boolean): boolean {
  if (!RANGE_LINKS.has(tokens[at]?.key ?? '')) return false;
  const end = readCardinal(tokens, at + 1, 'fr') ?? writtenDecimal(tokens[at + 1]);
  if (end === null) return false;
  const afterEnd = at + 1 + end.length;
  if (isUnitAt(tokens, afterEnd, 'fr'))
    return (
      isLed || PRODUCT_LINKS.has(tokens[at]?.key ?? '') || (tokens[at]?.key === 'a' && after > end.value)
    );
  const part = DECIMAL_SIGNS.fr.has(tokens[afterEnd]?.key ?? '')
    ? decimalPart(tokens, afterEnd + 1, 'fr')
    : null;
  return part !== null && isUnitAt(tokens, afterEnd + 1 + part.length, 'fr');
}

/** « trois virgule sept et huit »: a list may go on, or the next number begin. */
function isNumberLinked(tokens: readonly Word[], at: number, language: Language): boolean {
  if (readCardinal(tokens, at, language) !== null) return true;
  return LIST_LINKS.has(tokens[at]?.key ?? '') && readCardinal(tokens, at + 1, language) !== null;
}

/** `0,125` in one word. */
function writtenDecimal(word: Word | undefined): { readonly value: number; readonly length: number } | null {
  const isDecimal = word !== undefined && /^\d{1,6}[.,]\d{1,4}$/.test(word.text);
  return isDecimal ? { value: Number(word.text.replace(',', '.')), length: 1 } : null;
}

/** « dix-neuf point vingt-cinq à vingt-sept millilitres » */
function endsMeasuredRange(tokens: readonly Word[], at: number): boolean {
  const end = RANGE_LINKS.has(tokens[at]?.key ?? '')
    ? (readCardinal(tokens, at + 1, 'fr') ?? writtenDecimal(tokens[at + 1]))
    : null;
  return end !== null && isUnitAt(tokens, at + 1 + end.length, 'fr');
}

/** Whether a number that may take decimals ends just before the sign at `at`. */
function isChained(tokens: readonly Word[], at: number, language: Language): boolean {
  const start = numberStartBefore(tokens, at, language);
  const number = start === -1 ? null : readCardinal(tokens, start, language);
  if (number === null) return false;
  return number.value < FIRST_YEAR && !number.article && !takesNoDecimals(tokens, start, language);
}

/** Whether the number at `at` is a date's, a level's, a score's or a rank. */
function takesNoDecimals(tokens: readonly Word[], at: number, language: Language): boolean {
  const lead = tokens[at - 1]?.key ?? '';
  // « quatre sur cinq » is a score, « quatre centimètres sur deux virgule cinq » a measure.
  if (lead === 'sur') return !isUnitAt(tokens, at - 2, language);
  return LEVEL_LETTERS.has(lead) || HOURS.has(lead) || MONTHS.has(lead) || NUMBERED.has(lead);
}

/**
 * « onze sur zéro virgule vingt-cinq mètres »: what stands over is no scale, and the measure goes on; « quarante sur
 * soixante-quinze virgule sept centimètres » may be a score and a measure. Null where no measure goes on.
 */
function measuredOver(tokens: readonly Word[], at: number, language: Language): DecimalReading | null {
  const below = readCardinal(tokens, at, language);
  const part = below === null ? null : decimalPart(tokens, at + below.length + 1, language);
  if (below === null || part === null) return null;
  if (!isUnitAt(tokens, at + below.length + 1 + part.length, language)) return null;
  const start = numberStartBefore(tokens, at - 1, language);
  const above = start === -1 ? null : readCardinal(tokens, start, language);
  if (above === null) return /\d/.test(tokens[at - 2]?.text ?? '') ? 'decimal' : null;
  if (above.value > below.value || below.value === 0) return 'decimal';
  if (below.value === 5 || below.value === 10) return 'punctuation';
  return below.value % 5 === 0 && below.value <= HIGHEST_SCALE ? 'unsure' : 'decimal';
}

/** Whether two digits are said just before the number at `at`: it is the end of a file's or a telephone's number. */
function endsDigits(tokens: readonly Word[], at: number, language: Language): boolean {
  return [at - 1, at - 2].every((index) => {
    const token = tokens[index];
    const digit = token === undefined ? null : readCardinal([token], 0, language);
    return digit !== null && digit.value < 10;
  });
}

/** Whether a number can end before the word: it begins a spoken mark. */
function isCommand(tokens: readonly Word[], at: number): boolean {
  const [word = '', next, second] = [tokens[at]?.key, tokens[at + 1]?.key, tokens[at + 2]?.key];
  if (BEGINS_MARK.has(word)) return true;
  return (word === 'a' && next === 'la' && second === 'ligne') || (word === 'deux' && next === 'points');
}

/** Nouns whose number is a rank and takes no decimals. */
const NUMBERED = new Set([
  'stade',
  'grade',
  'type',
  'classe',
  'numero',
  'section',
  'stage',
  'class',
  'number',
]);
const BEGINS_MARK = new Set([
  'point',
  'virgule',
  'deux-points',
  'point-virgule',
  'nouveau',
  'nouvelle',
  'tiret',
  'ouvrez',
  'ouvrir',
  'fermez',
  'fermer',
  'insere',
  'inserer',
  'inserez',
]);

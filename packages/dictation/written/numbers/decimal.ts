import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../token.ts';
import { readCardinal } from './cardinal.ts';
import { isUnitAt } from './units.ts';
import { FRENCH_MONTHS } from './months.ts';

/** A number with a decimal part, as digits in the language's notation. */
export interface Decimal {
  readonly digits: string;
  readonly value: number;
  /** Tokens it takes. */
  readonly length: number;
}

/** How the word between two numbers is to be taken: decimal sign, punctuation, or nobody knows. */
export type DecimalReading = 'decimal' | 'punctuation' | 'unsure';

const MONTHS: ReadonlySet<string> = new Set(FRENCH_MONTHS);
/** Nouns whose numbers are listed: « les doigts deux virgule trois et quatre ». */
const LISTED = new Set([
  'doigts',
  'orteils',
  'metatarsiens',
  'metacarpiens',
  'rayons',
  'vertebres',
  'points',
  'numeros',
  'sections',
  'articles',
  'questions',
  'cotes',
  'pages',
  'jours',
  'classes',
  'fingers',
  'toes',
  'metatarsals',
  'rays',
  'ribs',
]);
/** Tokens of a list that are gone through for its noun. */
const MAX_LIST = 10;
const HOURS = new Set(['heure', 'heures', 'h']);
const LEVEL_LETTERS = new Set(['l', 's', 'c', 't', 'd']);
const SIGNS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['virgule', 'point']),
  en: new Set(['point']),
};
const ENDS = new Set(['.', ',', ';', ':', ')', '!', '?', '«', '»', '(']);

/**
 * How « virgule » or « point » at `at` is to be taken, when `numberStart` is where the number just before it starts
 * and a number follows it. Only a number that is neither a date's, a level's nor a score's takes decimals.
 */
export function readDecimalSign(
  tokens: readonly Token[],
  numberStart: number,
  at: number,
  language: DictationLanguage,
): DecimalReading {
  const before = readCardinal(tokens, numberStart, language);
  const after = decimalPart(tokens, at + 1, language);
  if (before === null || numberStart + before.length !== at || after === null) return 'punctuation';
  const lead = tokens[numberStart - 1]?.key ?? '';
  if (before.article && (tokens[numberStart]?.key === 'une' || lead === "l'")) return 'punctuation';
  if (takesNoDecimals(lead) || before.value >= 1900) return 'punctuation';
  if (SIGNS[language].has(lead) && isChained(tokens, numberStart - 1, language)) {
    return listedBefore(tokens, numberStart) ? 'punctuation' : 'unsure';
  }
  const following = tokens[at + 1 + after.length];
  const next = following?.key ?? '';
  if (isUnitAt(tokens, at + 1 + after.length, language)) return 'decimal';
  if (SIGNS[language].has(next)) {
    const chained = readCardinal(tokens, at + 2 + after.length, language) !== null;
    if (chained) return listedBefore(tokens, numberStart) ? 'punctuation' : 'unsure';
  }
  if (next === 'sur') return 'decimal';
  if (listedBefore(tokens, numberStart)) return 'punctuation';
  const isPoint = tokens[at]?.key === 'point';
  if (language === 'en') return 'decimal';
  const alone =
    following === undefined ||
    following.kind === 'break' ||
    ENDS.has(next) ||
    isCommand(tokens, at + 1 + after.length);
  if (isPoint) return alone ? 'unsure' : 'punctuation';
  return alone || tokens[at + 1]?.key === 'zero' || tokens[numberStart]?.key === 'zero'
    ? 'decimal'
    : 'unsure';
}

/** The decimal number at `at`, when it is one; the sign may also have been written as a comma between digits. */
export function readDecimal(
  tokens: readonly Token[],
  at: number,
  language: DictationLanguage,
): Decimal | null {
  const first = tokens[at];
  if (first === undefined || first.kind !== 'word') return null;
  const written = readWrittenDecimal(first, language);
  if (written !== null) return written;
  const whole = readCardinal(tokens, at, language);
  if (whole === null) return null;
  const sign = tokens[at + whole.length];
  if (sign === undefined || sign.kind !== 'word' || !SIGNS[language].has(sign.key) || sign.ambiguity !== null)
    return null;
  if (readDecimalSign(tokens, at, at + whole.length, language) !== 'decimal') return null;
  const part = decimalPart(tokens, at + whole.length + 1, language);
  if (part === null) return null;
  return {
    digits: whole.digits + (language === 'fr' ? ',' : '.') + part.digits,
    value: Number(`${whole.digits}.${part.digits}`),
    length: whole.length + 1 + part.length,
  };
}

interface DecimalPart {
  readonly digits: string;
  readonly value: number;
  readonly length: number;
}

/** « zéro cinq » is 05, « vingt-cinq » 25, "one four" 14. */
function decimalPart(tokens: readonly Token[], at: number, language: DictationLanguage): DecimalPart | null {
  let digits = '';
  let length = 0;
  for (;;) {
    const next = readCardinal(tokens, at + length, language);
    if (next === null || tokens[at + length + next.length]?.key === 'points') break;
    const zero = digits !== '' && /^0+$/.test(digits);
    if (digits !== '' && !zero && (language === 'fr' || next.value > 9 || digits.length > 3)) break;
    if (next.value > 999) break;
    if (digits === '' && next.article && tokens[at]?.key === 'une') return null;
    digits += next.digits;
    length += next.length;
    if (next.value > 9) break;
  }
  return length === 0 ? null : { digits, value: Number(digits), length };
}

function readWrittenDecimal(token: Token, language: DictationLanguage): Decimal | null {
  const { text } = token;
  const code = text.charCodeAt(0);
  if (text.length > 12 || code < 0x30 || code > 0x39) return null;
  const match = /^(\d{1,6})([.,])(\d{1,4})$/.exec(text);
  if (match === null) return null;
  const [, whole = '', , part = ''] = match;
  const sign = language === 'fr' && text.includes(',') ? ',' : text.includes('.') ? '.' : ',';
  return { digits: whole + sign + part, value: Number(`${whole}.${part}`), length: 1 };
}

/** Whether a number that may take decimals ends just before the sign at `at`. */
function isChained(tokens: readonly Token[], at: number, language: DictationLanguage): boolean {
  let chained = false;
  for (let start = at - 1; start >= Math.max(0, at - MAX_LIST); start -= 1) {
    const number = readCardinal(tokens, start, language);
    if (number === null || start + number.length !== at) continue;
    const lead = tokens[start - 1]?.key ?? '';
    chained = number.value < 1900 && !number.article && !takesNoDecimals(lead);
  }
  return chained;
}

/** Whether the number after the word is a date's, a level's, a score's or a rank. */
function takesNoDecimals(lead: string): boolean {
  return (
    LEVEL_LETTERS.has(lead) || HOURS.has(lead) || lead === 'sur' || MONTHS.has(lead) || NUMBERED.has(lead)
  );
}

/** Whether a number can end before the word: it begins a spoken mark. */
function isCommand(tokens: readonly Token[], at: number): boolean {
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

/** Whether the number at `at` stands in a list after such a noun: back over numbers and commas. */
function listedBefore(tokens: readonly Token[], at: number): boolean {
  let index = at - 1;
  while (index >= 0 && index > at - MAX_LIST && isListed(tokens[index])) index -= 1;
  return LISTED.has(tokens[index]?.key ?? '') || LISTED.has(tokens[index - 1]?.key ?? '');
}

function isListed(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.key === ',' || token.key === 'virgule' || readCardinal([token], 0, 'fr') !== null;
}

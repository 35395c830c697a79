/**
 * Typography of the strings of a document: once, in the tree, so that no renderer adds any. White space changes,
 * and the apostrophe within a word is curved as in the printed headings; whatever else the physician typed stays,
 * straight quotation marks included.
 */
import type { ReportLanguage } from './tree.ts';

/**
 * Spacing of French: the usage of Québec (nothing before ; ! ?), or that of France (a narrow non-breaking space there).
 */
export type FrenchSpacing = 'quebec' | 'france';

const NBSP = '\u00A0';
const NARROW_NBSP = '\u202F';
/** White space within a line. */
const BLANK = String.raw`[ \t\u00A0\u2007\u202F]`;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const BIDI_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/gu;
const UNPRINTABLE = /[\p{Cs}\uFEFF\uFFFE\uFFFF]|(?!\n)\p{Cc}/gu;

/**
 * Text that every renderer can carry: NFC, `\n` line breaks, no tab, no control character, no lone surrogate, no byte
 * order mark, and no invisible mark that would show characters in another order than they are stored.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(BIDI_OVERRIDE, '')
    .replaceAll(UNPRINTABLE, '')
    .normalize('NFC');
}

/** Symbols that keep to the number before them; a letter, digit or apostrophe after one makes it a word. */
const UNITS = 'kg|mg|mcg|µg|μg|g|km|cm|mmHg|mm|m|ml|mL|dl|dL|l|lb|po|pi|h|min|s|N|kPa|bpm|°C';

type Rule = readonly [pattern: RegExp, space: string];

const apply = (rules: readonly Rule[], text: string): string =>
  rules.reduce((spaced, [pattern, space]) => spaced.replaceAll(pattern, space), text);

const UNIT_RULE: Rule = [
  new RegExp(`(?<=\\p{Nd})${BLANK}+(?=(?:${UNITS})(?![\\p{L}\\p{M}\\p{N}'’]))`, 'gu'),
  NBSP,
];
/** Blanks before ; ! ? — unless the mark opens its line. */
const BLANKS_BEFORE_MARK = new RegExp(`(?<=\\S)${BLANK}+(?=[;!?])`, 'gu');

/** Blanks before a full stop or a comma that closes a word; dots that stand for something left out keep theirs. */
const BLANKS_BEFORE_STOP = new RegExp(
  `(?<=[\\p{L}\\p{M}\\p{N})\\]»”"%°])${BLANK}+(?=[.,](?:\\s|$)(?!\\s*[.,]))`,
  'gu',
);

const FRENCH_RULES: readonly Rule[] = [
  [new RegExp(`(?<=«)${BLANK}*(?=[^\\s«])`, 'gu'), NBSP],
  [new RegExp(`(?<=[^\\s»])${BLANK}*(?=»)`, 'gu'), NBSP],
  [BLANKS_BEFORE_MARK, ''],
  [BLANKS_BEFORE_STOP, ''],
  // A colon that closes a word takes its space; 14:30, https:// and 1:2 have no white space after it.
  [new RegExp(`(?<=[^\\s:])${BLANK}+(?=:(?:\\s|$))`, 'gu'), NBSP],
  [/(?<=[\p{L}\p{M}\p{N})\]»%°])(?=:(?:\s|$))/gu, NBSP],
  [new RegExp(`(?<=\\p{Nd})${BLANK}*(?=[%$](?![\\p{L}\\p{N}]))`, 'gu'), NBSP],
  UNIT_RULE,
];

/** France: marks that close a word, alone or together, take a narrow space before the first of them. */
const FRANCE_RULES: readonly Rule[] = [
  [/(?<=[\p{L}\p{M}\p{N})\]»%°"”’.…])(?=[;!?]+(?:[\s»)\]"”]|$))/gu, NARROW_NBSP],
];

const ENGLISH_RULES: readonly Rule[] = [
  [BLANKS_BEFORE_STOP, ''],
  [new RegExp(`(?<=\\S)${BLANK}+(?=[;!?:](?:\\s|$))`, 'gu'), ''],
  [new RegExp(`(?<=\\p{Nd})${BLANK}+(?=%(?![\\p{L}\\p{N}]))`, 'gu'), ''],
  [new RegExp(`(?<=“)${BLANK}+(?=\\S)|(?<=\\S)${BLANK}+(?=”)`, 'gu'), ''],
  UNIT_RULE,
];

/**
 * French spacing of clean text (Québec: Office québécois de la langue française). Applying it again changes nothing.
 */
export function spaceFrench(text: string, spacing: FrenchSpacing = 'quebec'): string {
  const spaced = apply(FRENCH_RULES, text);
  return spacing === 'quebec' ? spaced : apply(FRANCE_RULES, spaced);
}

/** Spacing of Canadian English: none before : ; ! ? %, and a number keeps to its unit. */
export function spaceEnglish(text: string): string {
  return apply(ENGLISH_RULES, text);
}

/** A straight apostrophe between two letters, curved; 5'10 and a closing quotation mark stay. */
export function curveApostrophes(text: string): string {
  return text.replaceAll(/(?<=\p{L}\p{M}*)'(?=\p{L})/gu, '’');
}

const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?(?:-\p{Nd}+(?:[.,]\p{Nd}+)?)?`;
/** What is measured or counted: without it, or a decimal, or a third number, « 12x34 » may be a code or an extension. */
const MEASURED =
  `(?:${UNITS}|[%°]|(?:répétition|série|séance|repetition|rep|set|session|fois|times|minute|seconde|second|heure|hour|` +
  'jour|day|semaine|week|centim[èe]tre|millim[èe]tre|m[èe]tre|centimet[er]{2}|millimet[er]{2}|met[er]{2})s?)';
const OPERAND = `${NUMBER}(?:${BLANK}*${MEASURED}(?![\\p{L}\\p{M}\\p{N}'’]))?`;
/** The letter x between numbers, « 11 x 0,4 cm », « 3 x 10 répétitions », that are no part of a code. */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,_@#/-])${NUMBER}(?:${BLANK}*(?:mm|cm|m))?(?:${BLANK}*[xX]${BLANK}*${OPERAND})+` +
    '(?![\\p{L}\\p{N}_@/-]|[.,]\\p{N})',
  'gu',
);
const TIMES = new RegExp(`(?<=[\\p{Nd}\\p{L}])(${BLANK}*)[xX](${BLANK}*)(?=\\p{Nd})`, 'gu');
const IS_MEASURED = new RegExp(
  `\\p{Nd}${BLANK}*${MEASURED}|\\p{Nd},\\p{Nd}|\\p{Nd}\\.\\p{Nd}+${BLANK}+[xX]|[xX]${BLANK}+\\p{Nd}+\\.|[xX].*[xX]`,
  'u',
);

/**
 * A sign of multiplication, spaced as the physician did and that no line end parts, for the letter x in a product of
 * measures or counts. A code, a file number and the extension of a telephone keep their letter.
 */
export function multiply(text: string): string {
  return text.replaceAll(PRODUCT, (product) =>
    IS_MEASURED.test(product)
      ? product.replaceAll(
          TIMES,
          (_found, before: string, after: string) => `${before && NBSP}×${after && NBSP}`,
        )
      : product,
  );
}

/** Clean text, spaced as its language wants. */
export function typeset(text: string, language: ReportLanguage, spacing: FrenchSpacing = 'quebec'): string {
  const clean = cleanText(text);
  return language === 'fr' ? spaceFrench(clean, spacing) : spaceEnglish(clean);
}

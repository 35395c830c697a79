/** What the end of a line must not part: white space alone changes, and only to white space that does not break. */
import type { ReportLanguage } from './tree.ts';

const NBSP = '\u00A0';
const BLANK = '[ \u00A0\u202F]';

const FRENCH_MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const ENGLISH_MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const TITLES = 'Dr|Dre|Drs|D\u02B3|M\\.|MM\\.|Mme|Me|Dr\\.|Mr\\.|Mrs\\.|Ms\\.';

const FRENCH_UNITS =
  'ans?|mois|jours?|semaines?|heures?|minutes?|kilos?|kilogrammes?|livres?|pieds?|pouces?|degrés?|(?:centi|milli)?mètres?|(?:milli)?grammes?';
const ENGLISH_UNITS =
  'years?|months?|days?|weeks?|hours?|minutes?|kilos?|kilograms?|pounds?|feet|foot|inch(?:es)?|degrees?|(?:centi|milli)?met(?:re|er)s?|(?:milli)?grams?';
const beforeUnit = (units: string): RegExp =>
  new RegExp(`(?<=\\p{Nd})${BLANK}(?=(?:${units})(?!\\p{L}))`, 'gu');

/** `Dr Valbrume`, `12 500`, the two halves of a postal code. */
const COMMON = [
  new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])\\p{Lu}\\p{Nd}\\p{Lu})${BLANK}(?=\\p{Nd}\\p{Lu}\\p{Nd}(?![\\p{L}\\p{N}]))`,
    'gu',
  ),
  new RegExp(`(?<=(?<![\\p{L}\\p{M}\\p{N}])(?:${TITLES}))${BLANK}(?=\\p{Lu})`, 'gu'),
  new RegExp(`(?<=(?<![\\p{Nd},.])\\p{Nd}{1,3})${BLANK}(?=\\p{Nd}{3}(?!\\p{Nd}))`, 'gu'),
];
const KEPT: Readonly<Record<ReportLanguage, readonly RegExp[]>> = {
  fr: [
    ...COMMON,
    new RegExp(`(?<=(?<!\\p{Nd})(?:\\p{Nd}{1,2}|1er))${BLANK}(?=(?:${FRENCH_MONTHS})(?!\\p{L}))`, 'giu'),
    beforeUnit(FRENCH_UNITS),
    new RegExp(`(?<=\\p{Nd}${BLANK}h)${BLANK}(?=\\p{Nd}{1,2}(?!\\p{Nd}))`, 'gu'),
  ],
  en: [
    ...COMMON,
    beforeUnit(ENGLISH_UNITS),
    new RegExp(`(?<=(?<!\\p{L})(?:${ENGLISH_MONTHS}))${BLANK}(?=\\p{Nd}{1,2}(?!\\p{Nd}))`, 'gu'),
  ],
};

/** A day with its month, a title with its name, the thousands of a number, a number with its unit, a postal code. */
export function keepTogether(text: string, language: ReportLanguage): string {
  return KEPT[language].reduce((kept, pattern) => kept.replaceAll(pattern, NBSP), text);
}

/** What the end of a line must not part: white space alone changes, and only to white space that does not break. */
import type { ReportLanguage } from './tree.ts';

const NBSP = '\u00A0';
const BLANK = '[ \u00A0\u202F]';

const FRENCH_MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const ENGLISH_MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const TITLES = 'Dr|Dre|Drs|D\u02B3|M\\.|MM\\.|Mme|Me|Dr\\.|Mr\\.|Mrs\\.|Ms\\.';

const FRENCH_TIMES = 'ans?|mois|jours?|semaines?|heures?|minutes?';
const ENGLISH_TIMES = 'years?|months?|days?|weeks?|hours?|minutes?';
const beforeTime = (times: string): RegExp =>
  new RegExp(`(?<=\\p{Nd})${BLANK}(?=(?:${times})(?!\\p{L}))`, 'gu');

/** `Dr Valbrume`, `12 500`. */
const COMMON = [
  new RegExp(`(?<=(?<![\\p{L}\\p{M}\\p{N}])(?:${TITLES}))${BLANK}(?=\\p{Lu})`, 'gu'),
  new RegExp(`(?<=(?<![\\p{Nd},.])\\p{Nd}{1,3})${BLANK}(?=\\p{Nd}{3}(?!\\p{Nd}))`, 'gu'),
];
const KEPT: Readonly<Record<ReportLanguage, readonly RegExp[]>> = {
  fr: [
    ...COMMON,
    new RegExp(`(?<=(?<!\\p{Nd})(?:\\p{Nd}{1,2}|1er))${BLANK}(?=(?:${FRENCH_MONTHS})(?!\\p{L}))`, 'giu'),
    beforeTime(FRENCH_TIMES),
    new RegExp(`(?<=\\p{Nd}${BLANK}h)${BLANK}(?=\\p{Nd}{1,2}(?!\\p{Nd}))`, 'gu'),
  ],
  en: [
    ...COMMON,
    beforeTime(ENGLISH_TIMES),
    new RegExp(`(?<=(?<!\\p{L})(?:${ENGLISH_MONTHS}))${BLANK}(?=\\p{Nd}{1,2}(?!\\p{Nd}))`, 'gu'),
  ],
};

/** A day with its month, a title with its name, the thousands of a number, a number with its years. */
export function keepTogether(text: string, language: ReportLanguage): string {
  return KEPT[language].reduce((kept, pattern) => kept.replaceAll(pattern, NBSP), text);
}

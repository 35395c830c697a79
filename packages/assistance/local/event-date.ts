/** When an event that a sentence tells took place. */
import type { TextLanguage } from '../fidelity/difference.ts';

const MONTHS: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: [
    'janvier',
    'f[ée]vrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'ao[ûu]t',
    'septembre',
    'octobre',
    'novembre',
    'd[ée]cembre',
  ],
  en: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
};

const MONTH = { fr: `(?<month>${MONTHS.fr.join('|')})`, en: `(?<month>${MONTHS.en.join('|')})` };
const YEAR = String.raw`(?<year>(?:19|20)\d{2})(?!\d)`;
const DAY = String.raw`(?<day>\d{1,2})`;
const ISO = String.raw`(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})(?!\d)`;

/**
 * What stands before the date of the event itself. A date after « depuis », « jusqu’au », "since" or "of" tells of
 * something else, and a bare "du" (not "du … au …") names a document.
 */
const FRENCH_LEAD = String.raw`(?<![\p{L}\p{M}])(?<!(?:depuis|avant|apr[èe]s|jusque|d[’']ici) )(?:le|d[èe]s le|[àa] (?:compter|partir) du|[ée]v[ée]nement suivant du)\s+(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+)?`;
const ENGLISH_LEAD = String.raw`(?<![\p{L}\p{M}])(?:on|from|effective|following event of)\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?`;

function pattern(source: string): RegExp {
  return new RegExp(source, 'iu');
}

const PATTERNS: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  fr: [
    pattern(String.raw`${FRENCH_LEAD}${DAY}(?:er)?\s+${MONTH.fr}\s+${YEAR}`),
    // « du 19 août au 8 novembre 2024 »: the year may stand at the end alone.
    pattern(
      String.raw`(?<![\p{L}\p{M}])(?:du|entre le|de)\s+${DAY}(?:er)?\s+${MONTH.fr}(?:\s+(?:19|20)\d{2})?\s+(?:au|et le|à)\s+\d{1,2}(?:er)?\s+\p{L}+\s+${YEAR}`,
    ),
    pattern(String.raw`(?<![\p{L}\p{M}])(?<!(?:depuis|avant|apr[èe]s) )en\s+${MONTH.fr}\s+${YEAR}`),
    pattern(String.raw`(?:^|${FRENCH_LEAD}|\()${ISO}`),
  ],
  en: [
    pattern(String.raw`(?:^|${ENGLISH_LEAD})${MONTH.en}\s+${DAY}(?:st|nd|rd|th)?,?\s+${YEAR}`),
    pattern(String.raw`(?:^|${ENGLISH_LEAD})${DAY}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH.en},?\s+${YEAR}`),
    pattern(String.raw`(?<![\p{L}\p{M}])in\s+${MONTH.en}\s+(?:of\s+)?${YEAR}`),
    pattern(String.raw`(?:^|${ENGLISH_LEAD}|\()${ISO}`),
  ],
};

/**
 * The date of the event as one number that sorts, `yyyymmdd` (day 00 for a month alone), or null where the sentence
 * dates no event of its own. What stands between quotation marks dates none.
 */
export function eventDate(sentence: string, language: TextLanguage): number | null {
  const own = sentence.replaceAll(/«[^»]*(?:»|$)|“[^”]*(?:”|$)/gu, (quote) => ' '.repeat(quote.length));
  let first: { readonly index: number; readonly date: number } | null = null;
  for (const candidate of PATTERNS[language]) {
    const match = candidate.exec(own);
    if (match === null || (first !== null && match.index >= first.index)) continue;
    const date = readDate(match, language);
    if (date !== null) first = { index: match.index, date };
  }
  return first?.date ?? null;
}

function readDate({ groups }: RegExpExecArray, language: TextLanguage): number | null {
  const { year = '', month = '', day = '0' } = groups ?? {};
  const named = MONTHS[language].findIndex((name) => new RegExp(`^${name}$`, 'iu').test(month)) + 1;
  const number = named > 0 ? named : Number(month);
  if (!(number >= 1 && number <= 12) || Number(day) > 31) return null;
  return Number(year) * 10_000 + number * 100 + Number(day);
}

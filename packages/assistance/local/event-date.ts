/** When an event that a sentence tells took place. */
import type { TextLanguage } from '../fidelity/difference.ts';
import { withoutQuotes } from './sentences.ts';

const MONTHS: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: [
    String.raw`janv(?:ier|\.)`,
    String.raw`f[ée]v(?:rier|r?\.)`,
    'mars',
    String.raw`avr(?:il|\.)`,
    'mai',
    'juin',
    String.raw`juil(?:let|\.)`,
    'ao[ûu]t',
    String.raw`sept(?:embre|\.)`,
    String.raw`oct(?:obre|\.)`,
    String.raw`nov(?:embre|\.)`,
    String.raw`d[ée]c(?:embre|\.)`,
  ],
  en: [
    String.raw`jan(?:uary|\.)`,
    String.raw`feb(?:ruary|\.)`,
    String.raw`mar(?:ch|\.)`,
    String.raw`apr(?:il|\.)`,
    'may',
    String.raw`june?\.?`,
    String.raw`july?\.?`,
    String.raw`aug(?:ust|\.)`,
    String.raw`sept?(?:ember|\.)`,
    String.raw`oct(?:ober|\.)`,
    String.raw`nov(?:ember|\.)`,
    String.raw`dec(?:ember|\.)`,
  ],
};

const MONTH = { fr: `(?<month>${MONTHS.fr.join('|')})`, en: `(?<month>${MONTHS.en.join('|')})` };
const YEAR = String.raw`(?<year>(?:19|20)\d{2})(?!\d)`;
/** « en 2018-2019 » names no single year. */
const ONE_YEAR = String.raw`(?!\s*[-–/]\s*\d)`;
const DAY = String.raw`(?<day>\d{1,2})`;
const ISO = String.raw`(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})(?!\d)`;
/** In French figures the day comes first; an English date of this form is read by nobody with certainty. */
const FIGURES = String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>(?:19|20)\d{2})(?!\d)`;
const WEEKDAY = {
  fr: String.raw`(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+)?`,
  en: String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?`,
};

/**
 * What stands before the date of the event itself. A date after « depuis », « jusqu’au », "since" or "of" tells of
 * something else, and a bare "du" (not "du … au …") names a document.
 */
const FRENCH_LEAD = String.raw`(?<![\p{L}\p{M}])(?<!(?:depuis|avant|apr[èe]s|jusque|d[’']ici) )(?:le|d[èe]s le|[àa] (?:compter|partir) du|[ée]v[ée]nement suivant du)\s+${WEEKDAY.fr}`;
const ENGLISH_LEAD = String.raw`(?<![\p{L}\p{M}])(?:on|from|effective|following event of)\s+${WEEKDAY.en}(?:the\s+)?`;

function pattern(source: string): RegExp {
  return new RegExp(source, 'iu');
}

const PATTERNS: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  fr: [
    pattern(String.raw`(?:^|${FRENCH_LEAD})${DAY}(?:er)?\s+${MONTH.fr}\s+${YEAR}`),
    // « du 19 août au 8 novembre 2024 »: the year may stand at the end alone.
    pattern(
      String.raw`(?<![\p{L}\p{M}])(?:du|entre le|de)\s+${DAY}(?:er)?\s+${MONTH.fr}(?:\s+(?:19|20)\d{2})?\s+(?:au|et le|à)\s+\d{1,2}(?:er)?\s+\p{L}+\s+${YEAR}`,
    ),
    pattern(String.raw`(?<![\p{L}\p{M}’'])(?<!(?:depuis|avant|apr[èe]s) )en\s+${MONTH.fr}\s+${YEAR}`),
    pattern(
      String.raw`^(?:(?:au|à la|vers la)\s+)?(?:(?:mois|d[ée]but|fin|mi)(?:[\s-]+de\s+|[\s-]+d[’']|[\s-]+))?${MONTH.fr}\s+${YEAR}`,
    ),
    pattern(String.raw`(?:^|${FRENCH_LEAD}|\()${ISO}`),
    pattern(String.raw`(?:^|${FRENCH_LEAD})${FIGURES}`),
    pattern(String.raw`^(?:(?:à\s+l[’'])?(?:été|automne)|(?:au\s+)?printemps|en)\s+${YEAR}${ONE_YEAR}`),
    pattern(String.raw`^${YEAR}(?=\s*:)`),
  ],
  en: [
    pattern(String.raw`(?:^|${ENGLISH_LEAD})${MONTH.en}\s+${DAY}(?:st|nd|rd|th)?,?\s+${YEAR}`),
    pattern(String.raw`(?:^|${ENGLISH_LEAD})${DAY}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH.en},?\s+${YEAR}`),
    // "between June 1 and July 15, 2022": so too in English.
    pattern(
      String.raw`(?<![\p{L}\p{M}])(?:between|from)\s+${MONTH.en}\s+${DAY}(?:st|nd|rd|th)?(?:,?\s+(?:19|20)\d{2})?\s+(?:and|to|until|through)\s+(?:\p{L}+\.?\s+)?\d{1,2}(?:st|nd|rd|th)?,?\s+${YEAR}`,
    ),
    pattern(String.raw`(?<![\p{L}\p{M}])in\s+${MONTH.en}\s+(?:of\s+)?${YEAR}`),
    pattern(String.raw`^(?:in\s+)?(?:(?:early|late|mid)[\s-]+)?${MONTH.en}\s+(?:of\s+)?${YEAR}`),
    pattern(String.raw`(?:^|${ENGLISH_LEAD}|\()${ISO}`),
    pattern(
      String.raw`^(?:in\s+)?(?:the\s+)?(?:(?:early|late)\s+)?(?:spring|summer|fall|autumn)\s+(?:of\s+)?${YEAR}${ONE_YEAR}`,
    ),
    pattern(String.raw`^in\s+${YEAR}${ONE_YEAR}`),
    pattern(String.raw`^${YEAR}(?=\s*:)`),
  ],
};
/** A day and a month whose year is left to the reader. */
const WITHOUT_YEAR: Readonly<Record<TextLanguage, RegExp>> = {
  fr: pattern(String.raw`${FRENCH_LEAD}${DAY}(?:er)?\s+${MONTH.fr}(?![\p{L}\p{M}])`),
  en: pattern(String.raw`(?<![\p{L}\p{M}])on\s+${WEEKDAY.en}${MONTH.en}\s+${DAY}(?:st|nd|rd|th)?(?!\d)`),
};

/**
 * The date of the event as one number that sorts, `yyyymmdd` (day 00 for a month alone, 0000 for a year alone or its
 * season), or null where the sentence dates no event of its own. What stands between quotation marks dates none.
 */
export function eventDate(sentence: string, language: TextLanguage): number | null {
  const own = withoutQuotes(sentence);
  let first: { readonly index: number; readonly date: number } | null = null;
  for (const candidate of PATTERNS[language]) {
    const match = candidate.exec(own);
    if (match === null || (first !== null && match.index >= first.index)) continue;
    const date = readDate(match, language);
    if (date !== null) first = { index: match.index, date };
  }
  return first?.date ?? null;
}

/** Whether one such date is before the other for certain: « en juin 2020 » is not before « le 3 juin 2020 ». */
export function isSurelyBefore(one: number, other: number): boolean {
  const span = one % 10_000 === 0 ? 1299 : one % 100 === 0 ? 99 : 0;
  return one + span < other;
}

/** Whether a sentence dates its event by a day and a month alone. */
export function hasDateWithoutYear(sentence: string, language: TextLanguage): boolean {
  return WITHOUT_YEAR[language].test(withoutQuotes(sentence));
}

function readDate({ groups }: RegExpExecArray, language: TextLanguage): number | null {
  const { year = '', month, day = '0' } = groups ?? {};
  if (month === undefined) return Number(year) * 10_000;
  const named = MONTHS[language].findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(month)) + 1;
  const number = named > 0 ? named : Number(month);
  if (!(number >= 1 && number <= 12) || Number(day) > 31) return null;
  return Number(year) * 10_000 + number * 100 + Number(day);
}

import { QUOTED } from '@constat/language/text';
import type { TextLanguage } from '../fidelity/difference.ts';

const FRENCH_OPENING =
  /(?<=^|[.!?]\s)(?:Le \d{1,2}(?:er)? \p{L}+\.?|En(?: \p{L}{3,9})?) \d{4}(?= (?:l[’']|(?:le|la|les|un|une|des|il|elle|ils|elles|on|nous|je)\s))/gu;
const ENGLISH_MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const ENGLISH_OPENING = new RegExp(
  String.raw`(?<=^|[.!?]\s)(?:On (?:${ENGLISH_MONTH}) \d{1,2},|In(?: (?:${ENGLISH_MONTH}))?) \d{4}(?= (?:he|she|they|it|the|an?|his|her|their|there|we|I|dr\.?|doctor|physiotherapy|surgery|x-rays?|an?\s)\s)`,
  'giu',
);
/** A month in small letters beside a number, or a day of the week before a month. */
const ENGLISH_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${ENGLISH_MONTH})(?=,? \d{1,4}(?!\d))|(?<=\d(?:st|nd|rd|th)?(?: of)? )(?:${ENGLISH_MONTH})(?!\p{L})|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L}))`,
  'gu',
);

/**
 * The comma after a date that opens a sentence, the capital of « Dr » before a name and, in English, those of months, days
 * and "doctor". Quotations stay as they are.
 */
export function punctuateDates(line: string, language: TextLanguage): string {
  let marked = '';
  let from = 0;
  for (const match of line.matchAll(QUOTED)) {
    marked += markPiece(line.slice(from, match.index), language) + match[0];
    from = match.index + match[0].length;
  }
  return marked + markPiece(line.slice(from), language);
}

function markPiece(piece: string, language: TextLanguage): string {
  if (language === 'fr') return titled(piece).replaceAll(FRENCH_OPENING, '$&,');
  return titled(piece)
    .replaceAll(ENGLISH_NAME, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll(/(?<!\p{L})doctor(?= \p{Lu}\p{Ll})/gu, 'Doctor')
    .replaceAll(ENGLISH_OPENING, '$&,');
}

function titled(piece: string): string {
  return piece.replaceAll(
    /(?<![\p{L}\p{M}])dre?(?=\.?[ \u00A0]\p{Lu}\p{Ll})/gu,
    (title) => `D${title.slice(1)}`,
  );
}

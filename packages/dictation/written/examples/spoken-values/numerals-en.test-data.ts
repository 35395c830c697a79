import type { Draw } from './draw.test-data.ts';

const BELOW_20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A way of saying and spelling numbers, kept for one number. */
export interface EnglishStyle {
  readonly hyphens: boolean;
  /** "a hundred and five". */
  readonly and: boolean;
  /** "a hundred", "a thousand" for "one hundred". */
  readonly article: boolean;
}

/** Draws a way of saying a number. */
export function englishStyle(draw: Draw): EnglishStyle {
  return { hyphens: draw.chance(50), and: draw.chance(50), article: draw.chance(40) };
}

/** The number in words, 0 to 999 999. */
export function sayEnglish(value: number, style: EnglishStyle): string {
  if (value < 1000) return belowThousand(value, style, style.article);
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const head = thousands === 1 ? (style.article ? 'a' : 'one') : belowThousand(thousands, style, false);
  if (rest === 0) return `${head} thousand`;
  const link = rest < 100 && style.and ? 'and ' : '';
  return `${head} thousand ${link}${belowThousand(rest, style, false)}`;
}

/** A year as it is said: in two pairs, with "oh", in full. */
export function sayYear(year: number, draw: Draw): string {
  const style = englishStyle(draw);
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (year >= 2000 && (rest < 10 || draw.chance(30))) {
    if (rest < 10 && rest > 0 && draw.chance(30)) return `twenty oh ${sayEnglish(rest, style)}`;
    if (rest === 0) return 'two thousand';
    return `two thousand ${style.and ? 'and ' : ''}${sayEnglish(rest, style)}`;
  }
  if (rest === 0) return `${sayEnglish(century, style)} hundred`;
  return `${sayEnglish(century, style)} ${rest < 10 ? 'oh ' : ''}${sayEnglish(rest, style)}`;
}

function belowThousand(value: number, style: EnglishStyle, article: boolean): string {
  if (value < 100) return belowHundred(value, style);
  const count = Math.floor(value / 100);
  const rest = value % 100;
  const head = `${count === 1 && article ? 'a' : BELOW_20[count]} hundred`;
  return rest === 0 ? head : `${head} ${style.and ? 'and ' : ''}${belowHundred(rest, style)}`;
}

function belowHundred(value: number, { hyphens }: EnglishStyle): string {
  if (value < 20) return BELOW_20[value] ?? '';
  const head = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? head : `${head}${hyphens ? '-' : ' '}${BELOW_20[value % 10]}`;
}

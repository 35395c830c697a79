import { splitWords } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import type { IdentityPlace } from './find-identity.ts';

/**
 * The places where a date of birth stands, said or written, in either language and any order of its parts. The same day
 * of another year is another date; a day without its year is no date of birth.
 * @param dates as they stand in the field of a date of birth
 */
export function findBirthDates(text: string, dates: readonly string[]): readonly IdentityPlace[] {
  const places: IdentityPlace[] = [];
  for (const date of dates.flatMap(daysIn)) {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
    if (year === undefined || month === undefined || day === undefined) continue;
    for (const { index, 0: found } of text.matchAll(inDigits(year, month, day)))
      places.push({ kind: 'date', start: index, end: index + found.length });
    for (const language of ['fr', 'en'] as const) places.push(...inWords(text, date, language));
  }
  return places;
}

/** YYYY-MM-DD, whichever way it is written. */
function daysIn(written: string): string[] {
  return (['fr', 'en'] as const).flatMap((language) =>
    readFigures(splitWords(written, language), language)
      .filter(({ kind, value }) => kind === 'date' && /^\d{4}-/u.test(value))
      .map(({ value }) => value),
  );
}

/** Digits in any order of the parts, a year of two digits included. */
function inDigits(year: string, month: string, day: string): RegExp {
  const short = (part: string): string => (part.startsWith('0') ? `0?${part.slice(1)}` : part);
  const years = `(?:${year}|['’]?${year.slice(2)})`;
  const [m, d] = [short(month), short(day)];
  const orders = [
    [years, m, d],
    [d, m, years],
    [m, d, years],
  ].map((parts) => parts.join(String.raw`\s?[-/.–‑\s]\s?`));
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[.,/-])(?:${orders.join('|')})(?![\p{L}\d]|[.,/-]\d)`, 'gu');
}

function inWords(text: string, date: string, language: 'fr' | 'en'): IdentityPlace[] {
  // "30-Nov-1959"
  const parted = text.replaceAll(/(?<=\d)[-./](?=\p{L})|(?<=\p{L})[-./](?=\d)/gu, ' ');
  const words = splitWords(parted, language);
  return readFigures(words, language).flatMap((figure): IdentityPlace[] => {
    if (figure.kind !== 'date') return [];
    const first = words[figure.first];
    const last = words[figure.last];
    if (first === undefined || last === undefined) return [];
    const start = first.start + figure.from;
    if (figure.value === date) return [{ kind: 'date', start, end: last.start + figure.to }];
    // « 14 mars 80 »: the year stands apart.
    const next = words.slice(figure.last + 1).find(({ text: mark }) => mark !== '.');
    const isShort = figure.value === `-${date.slice(4)}` && next?.key.replace(/^'/u, '') === date.slice(2, 4);
    return isShort && next !== undefined ? [{ kind: 'date', start, end: next.start + next.text.length }] : [];
  });
}

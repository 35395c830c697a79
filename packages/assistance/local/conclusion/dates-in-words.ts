import { ENGLISH_MONTHS } from '@constat/language/dates';
import type { TextLanguage } from '../../fidelity/difference.ts';

const FRENCH_MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** A date `yyyymmdd` as it is written, « 1er mars 2024 », "March 1, 2024"; a month or a year alone where no more is known. */
export function dateInWords(date: number, language: TextLanguage): string {
  const year = String(Math.floor(date / 10_000));
  const month = Math.floor(date / 100) % 100;
  const day = date % 100;
  if (month === 0) return year;
  if (language === 'fr') {
    const name = `${FRENCH_MONTHS[month - 1] ?? ''} ${year}`;
    return day === 0 ? name : `${day === 1 ? '1er' : day} ${name}`;
  }
  const name = ENGLISH_MONTHS[month - 1] ?? '';
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return day === 0 ? `${capital} ${year}` : `${capital} ${day}, ${year}`;
}

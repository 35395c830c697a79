import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateInWords, readDateInWords, readTimeInWords, timeInWords } from './index.ts';

describe('a text that is wholly a date', () => {
  it.each([
    ['2026-10-05', '5 octobre 2026', 'October 5, 2026'],
    [' 2026-10-05 ', '5 octobre 2026', 'October 5, 2026'],
    ['2026/8/1', '1er août 2026', 'August 1, 2026'],
    ['2026.02.11', '11 février 2026', 'February 11, 2026'],
    ['31/10/2026', '31 octobre 2026', 'October 31, 2026'],
    ['10/31/2026', '31 octobre 2026', 'October 31, 2026'],
    ['13-12-2026', '13 décembre 2026', 'December 13, 2026'],
    ['5/5/2026', '5 mai 2026', 'May 5, 2026'],
    ['2024-02-29', '29 février 2024', 'February 29, 2024'],
    ['29/02/2024', '29 février 2024', 'February 29, 2024'],
    ['1900-01-31', '31 janvier 1900', 'January 31, 1900'],
    ['2099-12-31', '31 décembre 2099', 'December 31, 2099'],
  ])('%j is « %s »', (text, fr, en) => {
    expect(dateInWords(text, 'fr')).toBe(fr);
    expect(dateInWords(text, 'en')).toBe(en);
  });
});

it.each([
  '',
  'à déterminer',
  'atteinte le 2026-10-05',
  '2026-10-05 selon le médecin',
  '5/10/2026',
  '12/12/26',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '1899-12-31',
  '2100-01-01',
  '2026-10/05',
  '20261005',
  '10-2026',
  '5 octobre 2026',
  '2026-10-05\n2026-10-06',
])('%j stays as it is typed', (text) => {
  expect([dateInWords(text, 'fr'), dateInWords(text, 'en')]).toEqual([undefined, undefined]);
});

it.each([
  ['09:05', '9 h 05', '9:05'],
  ['00:00', '0 h 00', '0:00'],
  ['23:59', '23 h 59', '23:59'],
  ['10:30', '10 h 30', '10:30'],
])('the time %j is « %s »', (text, fr, en) => {
  expect(timeInWords(text, 'fr')?.replaceAll('\u00A0', ' ')).toBe(fr);
  expect(timeInWords(text, 'en')).toBe(en);
});

it.each(['', '24:00', '9:05', '09:60', '09:05:00', 'vers 9 h'])('%j is no time of the clock', (text) => {
  expect(timeInWords(text, 'fr')).toBeUndefined();
});

const DAY_MS = 86_400_000;
/** Days from 1900 to 2099, in milliseconds since 1970. */
const days = fc.integer({ min: -25_567, max: 47_481 }).map((day) => day * DAY_MS);
const formatted = (day: number, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day);
const languages = fc.constantFrom('fr', 'en');

it('reads every day back from its words, with the right day of the week and with no other', () => {
  fc.assert(
    fc.property(days, languages, (day, language) => {
      const stored = formatted(day, 'sv', {});
      const words = dateInWords(stored, language) ?? '';
      expect(readDateInWords(words, language)).toBe(stored);
      const weekday = (of: number): string => formatted(of, language, { weekday: 'long' });
      const joint = language === 'fr' ? ' ' : ', ';
      expect(readDateInWords(`${weekday(day)}${joint}${words}`, language)).toBe(stored);
      expect(readDateInWords(`${weekday(day + DAY_MS)}${joint}${words}`, language)).toBeUndefined();
    }),
  );
});

it('reads every time back from its words, but one that may be of the morning or the afternoon', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      languages,
      (hour, minute, language) => {
        const stored = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const read = readTimeInWords(timeInWords(stored, language) ?? '', language);
        expect(read).toBe(hour >= 1 && hour <= 6 ? undefined : stored);
      },
    ),
  );
});

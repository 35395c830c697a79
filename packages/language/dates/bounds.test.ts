/** Each bound that the rules of dates name, with a text on both sides of it. */
import { describe, expect, it } from 'vitest';
import { splitWords } from '../text/split-words.ts';
import { readFigures } from '../values/index.ts';
import { writeValues } from '../values/write-values.test-data.ts';
import type { Example } from '../values/write-values.test-data.ts';

describe('a date', () => {
  it.each<Example>([
    [
      'le deux, le trois, le quatre, le cinq, le six, le sept, le huit et le neuf juin',
      'le 2, le 3, le 4, le 5, le 6, le 7, le 8 et le 9 juin',
    ],
    [
      'le premier, le deux, le trois, le quatre, le cinq, le six, le sept, le huit et le neuf juin',
      'le premier, le 2, le 3, le 4, le 5, le 6, le 7, le 8 et le 9 juin',
    ],
  ])('is of eight days at the most before their month: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each([
    ['1899', 'number'],
    ['1900', 'date'],
    ['2099', 'date'],
    ['2100', 'number'],
  ])('is a year of two centuries: en %s is a %s', (year, kind) => {
    const words = splitWords(`en ${year}`, 'fr');
    expect(readFigures(words, 'fr')).toMatchObject([{ kind, value: year }]);
  });
});

it.each<Example>([
  ['de cinq heures à neuf heures', 'de 5 h à 9 h'],
  ['de six heures à neuf heures', 'de six heures à neuf heures'],
])('a shift has four hours at least: « %s »', (said, written) => {
  expect(writeValues(said, 'fr')).toBe(written);
});

it.each<Example>([
  ['neuf heures et demie', 'neuf heures et demie'],
  ['neuf heures et quart', '9 h 15'],
  ['dix heures et demie', '10 h 30'],
])('an hour and a half may be a duration, and an hour and a quarter is none: « %s »', (said, written) => {
  expect(writeValues(said, 'fr')).toBe(written);
});

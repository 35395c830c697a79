import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';
import type { SaidNumber } from './read-number.ts';
import { readWords } from './word.ts';

/** What is said, and what it is read as: the number with its grade, what it is out of, and its unit. */
type Example = readonly [said: string, read: string | null];

function written(number: SaidNumber | null): string | null {
  if (number === null) return null;
  const { text, grade, over, unit, isNegative } = number;
  const sign = isNegative ? '-' : '';
  return `${sign}${text}${grade}${over === undefined ? '' : `/${over}`}${unit === undefined ? '' : ` ${unit}`}`;
}

function read([said]: Example, language: 'fr' | 'en'): string | null {
  return written(readNumber(readWords(said, language), 0, language));
}

it.each<Example>([
  ['quatre-vingt-quinze', '95'],
  ['quatre vingt quinze degrés', '95 degree'],
  ['cent quarante-deux', '142'],
  ['moins dix', '-10'],
  ['cinquante et un virgule cinq', '51,5'],
  ['quarante-huit et demi', '48,5'],
  ['quatre sur cinq', '4/5'],
  ['quatre moins sur cinq', '4-/5'],
  ['quatre moins trois', '4'],
  ['quarante-cinq sur quatre-vingt-dix', '45/90'],
  ['deux plus', '2+'],
  ['cinq plus', '5+'],
  ['six plus', '6'],
  ['un mètre quatre-vingt-deux', '182 cm'],
  ['un mètre soixante et un centimètres', '161 cm'],
  ['un genou', null],
  ['un sur deux', '1/2'],
  ['un centimètre', '1 cm'],
  ['90°', '90 degree'],
  ['-10', '-10'],
  ['4-/5', '4-/5'],
  ['2+', '2+'],
  ['51,5 cm', '51,5 cm'],
  ['45/90', '45/90'],
  ['5, 6', '5'],
])('« %s » is %s', (said, expected) => {
  expect(read([said, expected], 'fr')).toBe(expected);
});

it.each<Example>([
  ['one twenty', '120'],
  ['one oh five', '105'],
  ['one eight zero', '180'],
  ['one eight five', '1'],
  ['five on five', '5/5'],
  ['five on the left', '5'],
  ['two point eight three', '2,83'],
  ['one', '1'],
  ['one ten', '110'],
  ['one nine', '1'],
  ['two twenty', '2'],
  ['one hundred and ten', '110'],
  ['fifty and a half', '50,5'],
  ['fifty-one point five', '51,5'],
  ['four out of five', '4/5'],
  ['four minus over five', '4-/5'],
  ['minus ten degrees', '-10 degree'],
  ['eighty-two kilograms', '82 kg'],
  ['one metre seventy-five', '175 cm'],
])('"%s" is %s', (said, expected) => {
  expect(read([said, expected], 'en')).toBe(expected);
});

import { expect, test } from 'vitest';
import { EMPTY_PARTS, readNumber, readParts } from './limitation-parts.ts';

test.each([
  ['15', 15],
  [' 7,5 ', 7.5],
  ['7.5', 7.5],
  ['500', 500],
  ['', null],
  ['501', 'unreadable'],
  ['0', 'unreadable'],
  ['-3', 'unreadable'],
  ['quinze', 'unreadable'],
])('a number is read as it is typed: %s', (text, expected) => {
  expect(readNumber(text, 500)).toBe(expected);
});

test('a number of another kind of act does not count', () => {
  const parts = { ...EMPTY_PARTS, acts: ['lift'], degrees: 'zz' } as const;
  expect(readParts({ ...parts, kilograms: '15' })).toMatchObject({ kilograms: 15, degrees: null });
  expect(readParts({ ...parts, kilograms: 'zz' })).toBeNull();
});

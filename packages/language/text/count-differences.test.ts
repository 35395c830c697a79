import { expect, it } from 'vitest';
import { countDifferences } from './count-differences.ts';

it.each([
  ['', '', 2, 0],
  ['neur', 'neuro', 2, 1],
  ['genou', 'genoux', 2, 1],
  ['examen', 'exament', 2, 1],
  ['abc', 'abd', 2, 1],
  ['abc', 'ca', 3, 3],
  ['suivi', 'poids', 2, 3],
  ['a', 'abcdef', 2, 3],
])('%j and %j differ, up to %i, in %i letters', (one, other, most, expected) => {
  expect(countDifferences(one, other, most)).toBe(expected);
  expect(countDifferences(other, one, most)).toBe(expected);
});

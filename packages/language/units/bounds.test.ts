/** Each bound that the rules of units name, with a text on both sides of it. */
import { expect, it } from 'vitest';
import { writeValues } from '../values/write-values.test-data.ts';

it.each([
  ['engourdissement des deux pieds', 'engourdissement des deux pieds'],
  ['chute de trois pieds', 'chute de 3 pi'],
])('feet are a unit from three on: « %s »', (said, written) => {
  expect(writeValues(said, 'fr')).toBe(written);
});

/** Each length that the rules of roots name, with a word on both sides of it. */
import { expect, it } from 'vitest';
import { rootsOf } from './index.ts';

it.each([
  ['porteur', 'port', true],
  ['tireur', 'tir', false],
  ['dopée', 'dop', true],
  ['huée', 'hu', false],
  ['contredire', 'contre+faire·', false],
  ['contrefaire', 'contre+faire·', true],
])('the root of « %s » is « %s »: %s', (word, root, expected) => {
  expect(rootsOf(word, 'fr').includes(root)).toBe(expected);
});

it('a word of more than forty letters has no other root', () => {
  const word = (letters: number): string => `${'a'.repeat(letters - 5)}ments`;
  expect(rootsOf(word(40), 'fr').length).toBeGreaterThan(1);
  expect(rootsOf(word(41), 'fr')).toEqual([word(41)]);
});

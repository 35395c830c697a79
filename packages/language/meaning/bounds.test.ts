/** Each length that the rules of roots name, with a word on both sides of it. */
import { expect, it } from 'vitest';
import { rootsOf } from './index.ts';

it.each([
  ['porteur', ['porteur', 'port']],
  ['tireur', ['tireur']],
  ['dopée', ['dopee', 'dope', 'dop']],
  ['huée', ['huee', 'hue']],
])('the root of « %s » keeps four letters, three where the ending only inflects', (word, roots) => {
  expect(rootsOf(word, 'fr')).toEqual(roots);
});

it('the longest prefix is cut off', () => {
  expect(rootsOf('contrefaire', 'fr')).toContain('contre+faire·');
});

it('a word of more than forty letters has no other root', () => {
  const word = (letters: number): string => `${'a'.repeat(letters - 5)}ments`;
  expect(rootsOf(word(40), 'fr').length).toBeGreaterThan(1);
  expect(rootsOf(word(41), 'fr')).toEqual([word(41)]);
});

/** Each length that the rules of the lexicon name, with a word on both sides of it. */
import { expect, it } from 'vitest';
import { inflect, isKnownWord } from './index.ts';

it.each([
  ['péricoude', true, 'a prefix stands before five letters'],
  ['péribras', false, 'and not before four'],
  ['ténoite', true, 'an ending of medicine stands after four letters'],
  ['ténite', false, 'and not after three'],
])('« %s » is known: %s, since %s', (word, expected) => {
  expect(isKnownWord(word, 'fr')).toBe(expected);
});

it('a word of sixty letters is the longest that is looked up', () => {
  const before = 'antéro-'.repeat(7);
  expect(isKnownWord(`${before}instabilité`, 'fr')).toBe(true);
  expect(isKnownWord(`${before}infiltration`, 'fr')).toBe(false);
  expect(inflect(`${before}instabilité`, { partOfSpeech: 'noun', number: 'plural' }, 'fr')).toBe(
    `${before}instabilités`,
  );
  expect(inflect(`${before}infiltration`, { partOfSpeech: 'noun', number: 'plural' }, 'fr')).toBeUndefined();
});

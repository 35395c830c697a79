import { expect, it } from 'vitest';
import { indexInContext } from './word-in-context.ts';

it('finds the word itself, not its letters in another word', () => {
  const context = 'Une ville où il travaille';
  expect(indexInContext({ word: 'il', context, start: 13 })).toBe(13);
});

it('finds the occurrence that is meant when a word stands twice', () => {
  const context = '… elle marche et elle cuisine depuis elle …';
  expect(indexInContext({ word: 'elle', context, start: 2 })).toBe(2);
  expect(indexInContext({ word: 'elle', context, start: 400 })).toBe(37);
});

it('gives -1 where the word is not', () => {
  expect(indexInContext({ word: 'il', context: 'ville', start: 0 })).toBe(-1);
});

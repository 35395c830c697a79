import { expect, test } from 'vitest';
import { isPhantomText } from './phantom-text.ts';

test.each([
  [1, 0.2],
  [5, 0.5],
  [156, 72],
  [28 * 5, 28],
])('%s words in %s s can have been said', (words, seconds) =>
  expect(isPhantomText(words, seconds)).toBe(false),
);

test.each([
  [40, 1],
  [224, 28],
  [9, 0.3],
])('%s words in %s s cannot', (words, seconds) => expect(isPhantomText(words, seconds)).toBe(true));

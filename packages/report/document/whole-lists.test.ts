/** A short list that a paragraph announces is on one page; a long one, or one that nothing announces, may be parted. */
import { expect, test } from 'vitest';
import { textAsBlocks } from './text-blocks.ts';

const items = (count: number, letters = 10): string =>
  `${'- '.padEnd(letters + 2, 'a')}\n`.repeat(count).trim();
const isWhole = (text: string): boolean =>
  textAsBlocks(text).some((block) => block.kind === 'list' && block.isWhole === true);

test.each([
  ['six items after their lead-in', `Éviter :\n${items(6)}`, true],
  ['seven items', `Éviter :\n${items(7)}`, false],
  ['400 letters', `Procède à :\n${items(4, 100)}`, true],
  ['404 letters', `Procède à :\n${items(4, 101)}`, false],
  ['a list after a blank line', `Procède à :\n\n${items(2)}`, true],
  ['a list that nothing announces', items(3), false],
  ['a list after a long paragraph', `${'mot '.repeat(80)}\n${items(3)}`, false],
])('%s', (_name, text, whole) => {
  expect(isWhole(text)).toBe(whole);
});

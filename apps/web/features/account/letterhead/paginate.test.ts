import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const heights = (...all: readonly number[]) => all.map((height) => ({ height }));

test.each([
  ['nothing', heights(), [[0, 0]]],
  ['what fits', heights(3, 3, 4), [[0, 3]]],
  [
    'what does not fit',
    heights(6, 5, 5, 1),
    [
      [0, 1],
      [1, 3],
      [3, 4],
    ],
  ],
  [
    'a block higher than a page',
    heights(2, 30, 2),
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
])('%s', (_what, blocks, pages) => {
  expect(paginate(blocks, () => 10)).toEqual(pages);
});

test('a first page with less room takes less', () => {
  expect(paginate(heights(4, 4, 4), (page) => (page === 0 ? 5 : 10))).toEqual([
    [0, 1],
    [1, 3],
  ]);
});

test('a heading goes over with what follows it, unless nothing else is on the page', () => {
  const heading = { height: 2, keeps: true };
  expect(paginate([...heights(5), heading, heading, ...heights(4, 3)], () => 10)).toEqual([
    [0, 1],
    [1, 4],
    [4, 5],
  ]);
  expect(paginate([heading, heading, ...heights(9)], () => 10)).toEqual([
    [0, 2],
    [2, 3],
  ]);
});

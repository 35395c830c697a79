/** What the table of `npm run bench` makes of figures. */
import { describe, expect, it } from 'vitest';
import { inTurn, isMet, timesBetter } from '../measure.ts';
import type { Figure } from '../measure.ts';
import { asMarkdown } from './table.ts';

const FIGURE: Figure = { name: 'a page', unit: 'ms', ours: [10, 12, 11] };
const PEER = { name: 'another', values: [20, 60, 22] };

describe('the ratio of a figure', () => {
  it.each<[string, Figure, number | null]>([
    ['is none without a peer', FIGURE, null],
    ['is the median of the rounds, pair by pair', { ...FIGURE, peer: PEER }, 2],
    ['is that of the medians where the rounds differ', { ...FIGURE, peer: { name: 'one', values: [33] } }, 3],
    [
      'is above 1 where ours does more',
      { ...FIGURE, unit: 'a second', ours: [30], peer: { name: 'one', values: [10] }, moreIsBetter: true },
      3,
    ],
  ])('%s', (_, figure, ratio) => {
    expect(timesBetter(figure)).toBe(ratio);
  });
});

describe('the verdict', () => {
  it.each<[string, Partial<Figure>, boolean | null]>([
    ['none without an aim', {}, null],
    ['met by a median at the bound', { aim: { atMost: 11 } }, true],
    ['not met by one above it', { aim: { atMost: 10.9 } }, false],
    ['met by as much as asked', { aim: { atLeast: 11 } }, true],
    ['not met by less', { aim: { atLeast: 11.1 } }, false],
    ['met by a ratio as asked', { peer: PEER, aim: { timesBetter: 2 } }, true],
    ['not met by a lower ratio', { peer: PEER, aim: { timesBetter: 2.1 } }, false],
  ])('is %s', (_, more, verdict) => {
    expect(isMet({ ...FIGURE, ...more })).toBe(verdict);
  });
});

it('gives a line for each figure, with the spread of its rounds', () => {
  const lines = [
    { benchmark: 'typing', figure: { ...FIGURE, peer: PEER, aim: { atMost: 10 } } },
    { benchmark: 'growth', figure: { name: 'a|b', unit: '×' as const, ours: [1] } },
  ];
  expect(asMarkdown(lines).split('\n')).toEqual([
    '| figure | ours | peer | ratio | aim | verdict |',
    '|---|---|---|--:|---|---|',
    '| typing: a page | 11 ms (10 to 12) | another: 22 ms (20 to 60) | 2 | ≤ 10 ms | **short** |',
    String.raw`| growth: a\|b | 1 × | — | — | — | — |`,
  ]);
});

it('measures works in turn, and leaves the warm-up out', async () => {
  const order: string[] = [];
  const works = ['ours', 'peer'].map((name) => () => order.push(name));
  let time = 0;
  const measured = await inTurn(
    works,
    (work) => {
      work();
      return Promise.resolve((time += 1));
    },
    { rounds: 2, warmUp: 1 },
  );
  expect(order).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer']);
  expect(measured).toEqual([
    [3, 5],
    [4, 6],
  ]);
});

import { expect, test, vi } from 'vitest';
import { repeat } from './page-setup.ts';
import type { PageSetup } from './page-setup.ts';

const setup = {
  describe: () => Promise.resolve('nothing'),
  forgetPages: () => Promise.resolve(),
} as unknown as PageSetup;
const told = { number: 0, name: 'no fault' };

/** A trial that throws at its first turns, before or after its fault has begun. */
const failing = (times: number, when: 'before' | 'after') =>
  vi.fn<(turn: number, begin: () => void) => Promise<object>>((_turn, begin) => {
    times -= 1;
    if (when === 'after') begin();
    return times < 0 ? Promise.resolve({}) : Promise.reject(new Error('waited in vain'));
  });

test.each([
  ['before its fault, once', failing(1, 'before'), true, 0, 2],
  ['before its fault, twice', failing(2, 'before'), true, 1, 2],
  ['after its fault has begun', failing(1, 'after'), true, 1, 1],
  ['before its fault, where preparing is a part of it', failing(1, 'before'), false, 1, 1],
])('a trial that throws %s', async (_when, trial, preparesAgain, lost, tried) => {
  const found = await repeat(setup, told, { trials: 1, preparesAgain }, trial);
  expect(found).toMatchObject({ trials: 1, lost });
  expect(trial).toHaveBeenCalledTimes(tried);
});

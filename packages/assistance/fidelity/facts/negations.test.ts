import { expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './negations.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('words that deny', { changed: CHANGED, same: SAME });

it.each([
  [3, false],
  [4, true],
])('finds the noun of « avec » after %i small words: %s', (count, isFaithful) => {
  const noun = `${'de '.repeat(count)}canne`;
  const report = checkFidelity(`Il ne marche pas sans ${noun}.`, `Il ne marche pas avec ${noun}.`, {
    language: 'fr',
  });
  expect(report.faithful).toBe(isFaithful);
});

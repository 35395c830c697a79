import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './negations.test-data.ts';

describe.each(['fr', 'en'] as const)('words that deny (%s)', (language) => {
  it.each(CHANGED[language])('tells « %s » from « %s »', (one, other) => {
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(SAME[language])('takes « %s » and « %s » for the same', (one, other) => {
    expect(checkFidelity(one, other, { language }).differences).toEqual([]);
    expect(checkFidelity(other, one, { language }).differences).toEqual([]);
  });
});

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

import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED, SAME } from './lost-results.test-data.ts';

describe.each(['fr', 'en'] as const)('results that a test lost (%s)', (language) => {
  it.each(CHANGED[language])('tells « %s » from « %s »', (one, other) => {
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(SAME[language])('takes « %s » and « %s » for the same', (one, other) => {
    expect(checkFidelity(one, other, { language }).differences).toEqual([]);
    expect(checkFidelity(other, one, { language }).differences).toEqual([]);
  });
});

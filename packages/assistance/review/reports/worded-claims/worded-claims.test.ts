/** Claims in whatever words: classes that passages nobody here had read showed to be missed. */
import { describe, expect, it } from 'vitest';
import { clean, opposed } from '../passages.test-data.ts';
import { kindsShown, misreadPassages } from '../misread-passages.test-data.ts';
import { CLEAN_CLAIMS_HELD_OUT_2 } from './clean-held-out-2.test-data.ts';
import { CLEAN_CLAIMS_HELD_OUT_3 } from './clean-held-out-3.test-data.ts';
import { CLEAN_CLAIMS_HELD_OUT_4 } from './clean-held-out-4.test-data.ts';
import { WORDED_CLAIMS } from './worded-claims.test-data.ts';
import { OPPOSED_CLAIMS_HELD_OUT_2 } from './opposed-held-out-2.test-data.ts';
import { OPPOSED_CLAIMS_HELD_OUT_3 } from './opposed-held-out-3.test-data.ts';

describe.each(WORDED_CLAIMS)('$name', ({ development, heldOut }) => {
  it('is read rightly', () => {
    expect(misreadPassages(development)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 8 of 10 passages that were held out, and no line is false', () => {
    const { falseLines, missed } = misreadPassages(heldOut);
    expect(falseLines).toEqual([]);
    expect(missed.length / heldOut.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.2);
  });
});

it('shows no line for look-alikes in other words, and finds 8 of 10 contradictions in other words', () => {
  expect(
    misreadPassages(
      clean('measure', ...CLEAN_CLAIMS_HELD_OUT_2, ...CLEAN_CLAIMS_HELD_OUT_3, ...CLEAN_CLAIMS_HELD_OUT_4),
    ).falseLines,
  ).toEqual([]);
  const planted = opposed('measure', ...OPPOSED_CLAIMS_HELD_OUT_2, ...OPPOSED_CLAIMS_HELD_OUT_3);
  const found = planted.filter((passage) => kindsShown(passage).length > 0);
  expect(found.length / planted.length).toBeGreaterThanOrEqual(0.8);
});

/** Claims in whatever words: classes that passages nobody here had read showed to be missed. */
import { describe, expect, it } from 'vitest';
import { clean, opposed } from '../lines.test-data.ts';
import { kindsShown, readWrongly } from '../read-wrongly.test-data.ts';
import { CLEAN_CLAIMS } from './clean-afterwards.test-data.ts';
import { LAST_CLEAN } from './clean-last.test-data.ts';
import { THIRD_CLEAN } from './clean-third.test-data.ts';
import { WORDED_CLAIMS } from './worded-claims.test-data.ts';
import { OPPOSED_CLAIMS } from './opposed-afterwards.test-data.ts';
import { LAST_OPPOSED } from './opposed-last.test-data.ts';

describe.each(WORDED_CLAIMS)('$name', ({ tuned, keptApart }) => {
  it('is read rightly', () => {
    expect(readWrongly(tuned)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 8 of 10 passages that were kept apart, and no line is false', () => {
    const { falseLines, missed } = readWrongly(keptApart);
    expect(falseLines).toEqual([]);
    expect(missed.length / keptApart.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.2);
  });
});

it('shows no line for look-alikes in other words, and finds 8 of 10 contradictions in other words', () => {
  expect(readWrongly(clean('measure', ...CLEAN_CLAIMS, ...LAST_CLEAN, ...THIRD_CLEAN)).falseLines).toEqual(
    [],
  );
  const planted = opposed('measure', ...OPPOSED_CLAIMS, ...LAST_OPPOSED);
  const found = planted.filter((passage) => kindsShown(passage).length > 0);
  expect(found.length / planted.length).toBeGreaterThanOrEqual(0.8);
});

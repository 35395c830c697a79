/** Values and answers that a report states in two ways: classes that passages nobody here had read showed to be missed. */
import { describe, expect, it } from 'vitest';
import { OTHER_HELD_OUT_2 } from './held-out-2/other.test-data.ts';
import { PERCENTAGES_HELD_OUT_2 } from './held-out-2/french.test-data.ts';
import { PERCENTAGES_HELD_OUT_3 } from './held-out-3.test-data.ts';
import { misreadPassages } from '../misread-passages.test-data.ts';
import { STATED_VALUES } from './stated-values.test-data.ts';

describe.each(STATED_VALUES)('$name', ({ development, heldOut }) => {
  it('is read rightly', () => {
    expect(misreadPassages(development)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 6 of 10 passages that were held out, and no line is false', () => {
    const { falseLines, missed } = misreadPassages(heldOut);
    expect(falseLines).toEqual([]);
    expect(missed.length / heldOut.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.4);
  });
});

it('shows no line for passages that were written afterwards to look like a contradiction', () => {
  const { falseLines } = misreadPassages([
    ...PERCENTAGES_HELD_OUT_2,
    ...OTHER_HELD_OUT_2,
    ...PERCENTAGES_HELD_OUT_3,
  ]);
  expect(falseLines).toEqual([]);
});

/** The event, the injury and its course, told in two ways: classes that passages nobody here had read showed to be missed. */
import { describe, expect, it } from 'vitest';
import { misreadPassages } from '../misread-passages.test-data.ts';
import { BOUNDS } from './bounds.test-data.ts';
import { CLEAN_HELD_OUT_2 } from './clean-held-out-2.test-data.ts';
import { OPPOSED_HELD_OUT_2 } from './opposed-held-out-2.test-data.ts';
import { EVENT_AND_COURSE } from './event-and-course.test-data.ts';

describe.each(EVENT_AND_COURSE)('$name', ({ development, heldOut }) => {
  it('is read rightly', () => {
    expect(misreadPassages(development)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 8 of 10 passages that were held out, and no line is false', () => {
    const { falseLines, missed } = misreadPassages(heldOut);
    expect(falseLines).toEqual([]);
    expect(missed.length / heldOut.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.2);
  });
});

it('draws each bound where it says', () => {
  expect(misreadPassages(BOUNDS)).toEqual({ falseLines: [], missed: [] });
});

it('shows no line for look-alikes in other words, and finds 7 of 10 contradictions in other words', () => {
  expect(misreadPassages(CLEAN_HELD_OUT_2).falseLines).toEqual([]);
  const { missed } = misreadPassages(OPPOSED_HELD_OUT_2);
  expect(missed.length / OPPOSED_HELD_OUT_2.length).toBeLessThanOrEqual(0.3);
});

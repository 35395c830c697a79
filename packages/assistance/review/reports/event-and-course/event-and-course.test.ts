/** The event, the injury and its course, told in two ways: classes that passages nobody here had read showed to be missed. */
import { describe, expect, it } from 'vitest';
import { readWrongly } from '../read-wrongly.test-data.ts';
import { BOUNDS } from './bounds.test-data.ts';
import { CLEAN_AFTERWARDS } from './clean-afterwards.test-data.ts';
import { OPPOSED_AFTERWARDS } from './opposed-afterwards.test-data.ts';
import { EVENT_AND_COURSE } from './event-and-course.test-data.ts';

describe.each(EVENT_AND_COURSE)('$name', ({ tuned, keptApart }) => {
  it('is read rightly', () => {
    expect(readWrongly(tuned)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 8 of 10 passages that were kept apart, and no line is false', () => {
    const { falseLines, missed } = readWrongly(keptApart);
    expect(falseLines).toEqual([]);
    expect(missed.length / keptApart.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.2);
  });
});

it('draws each bound where it says', () => {
  expect(readWrongly(BOUNDS)).toEqual({ falseLines: [], missed: [] });
});

it('shows no line for look-alikes in other words, and finds 7 of 10 contradictions in other words', () => {
  expect(readWrongly(CLEAN_AFTERWARDS).falseLines).toEqual([]);
  const { missed } = readWrongly(OPPOSED_AFTERWARDS);
  expect(missed.length / OPPOSED_AFTERWARDS.length).toBeLessThanOrEqual(0.3);
});

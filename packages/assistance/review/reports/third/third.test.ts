/** Classes that a third set of passages, which nobody here had read, showed to be missed. */
import { describe, expect, it } from 'vitest';
import { readWrongly } from '../second/second.test-data.ts';
import { THIRD_CLASSES } from './third.test-data.ts';

describe.each(THIRD_CLASSES)('$name', ({ tuned, keptApart }) => {
  it('is read rightly', () => {
    expect(readWrongly(tuned)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 8 of 10 passages that were kept apart, and no line is false', () => {
    const { falseLines, missed } = readWrongly(keptApart);
    expect(falseLines).toEqual([]);
    expect(missed.length / keptApart.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.2);
  });
});

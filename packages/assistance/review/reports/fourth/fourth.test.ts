/** Claims in whatever words, after the classes that a fourth and a fifth set, which nobody here had read, were missed in. */
import { describe, expect, it } from 'vitest';
import { readWrongly } from '../second/second.test-data.ts';
import { FOURTH_CLASSES } from './fourth.test-data.ts';

describe.each(FOURTH_CLASSES)('$name', ({ tuned, keptApart }) => {
  it('is read rightly', () => {
    expect(readWrongly(tuned)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 8 of 10 passages that were kept apart, and no line is false', () => {
    const { falseLines, missed } = readWrongly(keptApart);
    expect(falseLines).toEqual([]);
    expect(missed.length / keptApart.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.2);
  });
});

/** Values and answers that a report states in two ways: classes that passages nobody here had read showed to be missed. */
import { describe, expect, it } from 'vitest';
import { OTHER_AFTERWARDS } from './afterwards/other.test-data.ts';
import { FRENCH_AFTERWARDS } from './afterwards/french.test-data.ts';
import { LAST_AFTERWARDS } from './afterwards/last.test-data.ts';
import { readWrongly } from '../read-wrongly.test-data.ts';
import { STATED_VALUES } from './stated-values.test-data.ts';

describe.each(STATED_VALUES)('$name', ({ tuned, keptApart }) => {
  it('is read rightly', () => {
    expect(readWrongly(tuned)).toEqual({ falseLines: [], missed: [] });
  });

  it('is found in 6 of 10 passages that were kept apart, and no line is false', () => {
    const { falseLines, missed } = readWrongly(keptApart);
    expect(falseLines).toEqual([]);
    expect(missed.length / keptApart.filter(({ isOpposed }) => isOpposed).length).toBeLessThanOrEqual(0.4);
  });
});

it('shows no line for passages that were written afterwards to look like a contradiction', () => {
  const { falseLines } = readWrongly([...FRENCH_AFTERWARDS, ...OTHER_AFTERWARDS, ...LAST_AFTERWARDS]);
  expect(falseLines).toEqual([]);
});

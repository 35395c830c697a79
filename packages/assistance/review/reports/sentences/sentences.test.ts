/** Sentences that were written before a rule was changed for their class. */
import { describe, expect, it } from 'vitest';
import { AFTER, SENTENCES } from './measured.test-data.ts';

describe.each(SENTENCES)('$name ($language)', ({ tuned, keptApart }) => {
  it('are read rightly', () => {
    expect(tuned).toMatchObject({ falseLines: [], missed: [] });
  });

  it('are read rightly in 8 of 10 sentences that were kept apart', () => {
    const wrong = keptApart.falseLines.length + keptApart.missed.length;
    expect(1 - wrong / (keptApart.clean + keptApart.planted)).toBeGreaterThanOrEqual(0.8);
  });
});

describe.each(AFTER)('sentences that were written after the rules ($language)', ({ rate }) => {
  it('are read rightly since what they showed was mended', () => {
    expect(rate).toMatchObject({ falseLines: [], missed: [] });
  });
});

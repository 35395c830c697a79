/** Sentences that were written before a rule was changed for their class. */
import { describe, expect, it } from 'vitest';
import { SENTENCES_HELD_OUT_2, SENTENCES } from './sentence-sets.test-data.ts';

describe.each(SENTENCES)('$name ($language)', ({ development, heldOut }) => {
  it('are read rightly', () => {
    expect(development).toMatchObject({ falseLines: [], missed: [] });
  });

  it('are read rightly in 8 of 10 sentences that were held out', () => {
    const wrong = heldOut.falseLines.length + heldOut.missed.length;
    expect(1 - wrong / (heldOut.clean + heldOut.planted)).toBeGreaterThanOrEqual(0.8);
  });
});

describe.each(SENTENCES_HELD_OUT_2)('sentences that were written after the rules ($language)', ({ rate }) => {
  it('are read rightly since what they showed was mended', () => {
    expect(rate).toMatchObject({ falseLines: [], missed: [] });
  });
});

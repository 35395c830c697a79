import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import { outcomesOf } from './value-outcomes.test-data.ts';
import { heldOutPhrases } from './held-out-phrases.test-data.ts';
import { spokenText } from './phrase.test-data.ts';
import { tally } from './tally.test-data.ts';

/** Phrases drawn in each language. */
const PHRASES = 26_000;

describe.each(['fr', 'en'] as const)('values as they are said, %s', (language) => {
  it('are written whole, or left whole as spoken and marked', () => {
    const seeds = fc.sample(fc.integer(), PHRASES);
    const { faults, outcomes, phrases } = tally(language, seeds);
    expect(phrases).toBe(PHRASES);
    expect(faults.toSorted((a, b) => a.spoken.length - b.spoken.length).slice(0, 20)).toEqual([]);
    const values = outcomes.digits + outcomes.words + outcomes.marked;
    expect(outcomes.marked / values).toBeLessThan(0.05);
    expect(outcomes.digits / values).toBeGreaterThan(0.8);
  });

  it.each(heldOutPhrases(language).map((phrase) => ({ phrase, spoken: spokenText(phrase) })))(
    'phrase that was held out: $spoken',
    ({ phrase, spoken }) => {
      const options = { language, startsSentence: false, abbreviations: 'keep' } as const;
      expect(outcomesOf(writeText(spoken, options), phrase)).not.toContain('wrong');
    },
  );
});

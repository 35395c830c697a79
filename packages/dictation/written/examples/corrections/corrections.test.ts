import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import { dictate, draws, outcomeOf } from './dictated.test-data.ts';

const SEED = 20_261_122;

describe.each(['fr', 'en'] as const)('spoken corrections, %s', (language) => {
  const options = { language, abbreviations: 'keep' } as const;

  it('the right fact stands alone, or both stand and the passage is marked', () => {
    fc.assert(
      fc.property(draws(language), (draw) => {
        const { text, kept } = dictate(draw, language);
        const written = writeText(text, options);
        const outcome = outcomeOf(written, draw.fact, kept);
        expect({ text, written: written.text, outcome }).not.toMatchObject({ outcome: 'wrong' });
        expect(writeText(written.text, options).text).toBe(written.text);
      }),
      { numRuns: 6000, seed: SEED },
    );
  });
});

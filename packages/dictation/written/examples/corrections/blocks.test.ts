import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import { dictatedBlocks } from './blocks.test-data.ts';

const SEED = 20_261_123;

/** Words and figures alone: a mark before a correction may stay or go with it. */
function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.,;:…]+/gu, ' ')
    .trim();
}

it.each(['fr', 'en'] as const)(
  'values of one block of an examination that are corrected change there, or are marked, in %s',
  (language) => {
    const options = { language, startsSentence: false } as const;
    let corrected = 0;
    fc.assert(
      fc.property(dictatedBlocks(language), ({ spoken, meant }) => {
        const { text, ambiguous } = writeText(spoken, options);
        if (ambiguous.some(({ reason }) => reason === 'correction')) return;
        expect({ spoken, written: words(text) }).toEqual({
          spoken,
          written: words(writeText(meant, options).text),
        });
        corrected += 1;
      }),
      { numRuns: 2000, seed: SEED },
    );
    expect(corrected).toBeGreaterThan(800);
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import { dictatedBlocks } from './blocks.test-data.ts';
import type { Dictated } from './blocks.test-data.ts';
import { BLOCK_WORDINGS } from './block-wordings.test-data.ts';

const SEED = 20_261_123;

/** Words and figures alone: a mark before a correction may stay or go with it. */
function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.,;:…]+/gu, ' ')
    .trim();
}

describe.each(['fr', 'en'] as const)('blocks of an examination, in %s', (language) => {
  const options = { language, startsSentence: false } as const;
  const blocks = dictatedBlocks(language);

  /** Whether the values are written where they are meant; null where the correction is left and marked. */
  function isRight({ spoken, meant }: Pick<Dictated, 'spoken' | 'meant'>): boolean | null {
    const { text, ambiguous, corrections } = writeText(spoken, options);
    if (ambiguous.some(({ reason }) => reason === 'correction')) return null;
    expect({ spoken, written: words(text) }).toEqual({
      spoken,
      written: words(writeText(meant, options).text),
    });
    expect(corrections).not.toEqual([]);
    return true;
  }

  it('corrected values of a block change there, or are marked', () => {
    let corrected = 0;
    fc.assert(
      fc.property(blocks, (dictated) => {
        if (isRight(dictated) !== null) corrected += 1;
      }),
      { numRuns: 2000, seed: SEED },
    );
    expect(corrected).toBeGreaterThan(1600);
  });

  it.each(Object.entries(BLOCK_WORDINGS))(
    'a correction of a block without a value is marked, %s',
    (_way, tell) => {
      fc.assert(
        fc.property(blocks, fc.nat(), ({ unfounded }, seed) => {
          fc.pre(unfounded !== null);
          const { text, corrections, ambiguous } = writeText(tell(unfounded ?? '', language, seed), options);
          expect({ text, corrections }).toEqual({ text, corrections: [] });
          expect(ambiguous.map(({ reason }) => reason)).toEqual(['correction']);
        }),
        { numRuns: 100, seed: SEED },
      );
    },
  );

  it.each(Object.entries(BLOCK_WORDINGS))(
    'corrected values of a block change there, or are marked, %s',
    (_way, tell) => {
      let corrected = 0;
      fc.assert(
        fc.property(blocks, fc.nat(), ({ spoken, meant }, seed) => {
          if (isRight({ spoken: tell(spoken, language, seed), meant }) !== null) corrected += 1;
        }),
        { numRuns: 500, seed: SEED },
      );
      expect(corrected).toBeGreaterThan(400);
    },
  );
});

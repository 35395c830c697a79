import { describe, expect, it } from 'vitest';
import { writeText } from '../../write-dictation.ts';
import { SENTENCES, SENTENCES_HELD_OUT } from './corrections-across-sentences.test-data.ts';
import { PAUSES, RANGES, COMPETING_VALUES } from './competing-values.test-data.ts';
import { DEVELOPMENT, HELD_OUT } from './corrections-of-one-of-several.test-data.ts';

const SETS = [DEVELOPMENT, HELD_OUT, SENTENCES, SENTENCES_HELD_OUT, COMPETING_VALUES, PAUSES, RANGES];

describe.each(['fr', 'en'] as const)('a correction of one of several values in %s', (language) => {
  it.each(SETS.flatMap((set) => set[language]))('%s', (spoken, written) => {
    const { text, ambiguous, corrections } = writeText(spoken, { language });
    const isMarked = ambiguous.some(({ reason }) => reason === 'correction');
    expect(isMarked ? null : text.replaceAll('\u00A0', ' ')).toBe(written);
    expect(corrections.length > 0).toBe(!isMarked);
  });
});

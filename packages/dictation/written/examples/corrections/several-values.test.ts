import { describe, expect, it } from 'vitest';
import { writeText } from '../../write-dictation.ts';
import { SENTENCES, SENTENCES_KEPT } from './several-sentences.test-data.ts';
import { PAUSES, RANGES, RIVALS } from './several-things.test-data.ts';
import { FIRST, KEPT } from './several-values.test-data.ts';

const SETS = [FIRST, KEPT, SENTENCES, SENTENCES_KEPT, RIVALS, PAUSES, RANGES];

describe.each(['fr', 'en'] as const)('a correction of one of several values in %s', (language) => {
  it.each(SETS.flatMap((set) => set[language]))('%s', (spoken, written) => {
    const { text, ambiguous, corrections } = writeText(spoken, { language });
    const isMarked = ambiguous.some(({ reason }) => reason === 'correction');
    expect(isMarked ? null : text.replaceAll('\u00A0', ' ')).toBe(written);
    expect(corrections.length > 0).toBe(!isMarked);
  });
});

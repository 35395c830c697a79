import { describe, expect, it } from 'vitest';
import { writeText } from '../../write-dictation.ts';
import { BESIDE_FINDINGS, dictatedFindings } from './findings.test-data.ts';
import { BLOCK_WORDINGS } from './block-wordings.test-data.ts';

describe.each(['fr', 'en'] as const)('findings in words, in %s', (language) => {
  const options = { language, startsSentence: false } as const;
  const dictated = dictatedFindings(language);

  it.each([['with marks', (spoken: string) => spoken] as const, ...Object.entries(BLOCK_WORDINGS)])(
    'of an earlier block change no other when they are corrected, %s',
    (_way, tell) => {
      const changed = dictated
        .map((spoken, seed) => tell(spoken, language, seed))
        .filter((told) => {
          const { corrections, ambiguous } = writeText(told, options);
          return corrections.length > 0 || !ambiguous.some(({ reason }) => reason === 'correction');
        });
      expect(changed).toEqual([]);
    },
  );

  it.each(BESIDE_FINDINGS[language])('%s', (spoken, written) => {
    const { text, ambiguous, corrections } = writeText(spoken, { language });
    const isMarked = ambiguous.some(({ reason }) => reason === 'correction');
    expect(isMarked ? null : text.replaceAll('\u00A0', ' ')).toBe(written);
    expect(corrections.length > 0).toBe(!isMarked);
  });
});

import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import { enumerationPassages } from './passages.test-data.ts';

const NUMBERED_LINE = /^\d+\. /m;

describe.each(['fr', 'en'] as const)('dictated enumerations, %s', (language) => {
  const options = { language, abbreviations: 'keep' } as const;

  describe.each(['development', 'held-out'] as const)('the %s set', (set) => {
    it.each(enumerationPassages(set, language))('$spoken', ({ spoken, written }) => {
      const { text, ambiguous, corrections } = writeText(spoken, options);
      const isMarked = ambiguous.some(({ reason }) => reason === 'punctuation-or-word');
      expect(corrections).toEqual([]);
      expect(writeText(text, options).text).toBe(text);
      expect(isMarked).toBe(written === 'marked');
      if (written === 'marked' || written === 'plain') expect(text).not.toMatch(NUMBERED_LINE);
      else expect(text.trimStart().replaceAll('\u00A0', ' ')).toBe(written);
    });
  });

  it('are as many as were written down, none twice', () => {
    const heldOut = enumerationPassages('held-out', language).map(({ spoken }) => spoken);
    expect(new Set(heldOut).size).toBe(heldOut.length);
    expect(heldOut.length).toBeGreaterThanOrEqual(60);
  });
});

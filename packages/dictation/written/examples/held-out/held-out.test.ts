import { describe, expect, it } from 'vitest';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../../../commands/index.ts';
import { writeText } from '../../index.ts';
import { heldOut } from './passages.test-data.ts';

const CREATED = '2025-01-01T00:00:00.000Z';

describe.each(['fr', 'en'] as const)('passages as a physician dictates them, %s', (language) => {
  const passages = heldOut(language);
  const options = {
    language,
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
    abbreviations: 'keep',
  } as const;

  it.each(passages)('$spoken', ({ spoken, written, doubtful }) => {
    const { text, ambiguous } = writeText(spoken, options);
    expect(text).toBe(written);
    expect(ambiguous.map((one) => one.text)).toEqual(doubtful);
    expect(writeText(text, options).text).toBe(text);
  });

  it('are as many as were written down, none twice', () => {
    expect(passages.length).toBeGreaterThanOrEqual(language === 'fr' ? 290 : 124);
    expect(new Set(passages.map(({ spoken }) => spoken)).size).toBe(passages.length);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../../../commands/index.ts';
import { writeText } from '../../index.ts';
import { writeAsParakeet, writeAsWhisper } from '../engines/write-as-engine.test-data.ts';
import { comparable } from '../engines/bare-transcripts.test-data.ts';
import { COMMANDS_IN_PROSE } from './commands.test-data.ts';
import { proseSentences, writesAsProse } from './sentences.test-data.ts';

const CREATED = '2025-01-01T00:00:00.000Z';

describe.each(['fr', 'en'] as const)('medico-legal prose, %s', (language) => {
  const options = {
    language,
    startsSentence: false,
    abbreviations: 'keep',
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  } as const;
  const sentences = proseSentences(language);
  const refused = (part: 'development' | 'held-out'): readonly string[] =>
    sentences
      .filter(
        (one) =>
          one.part === part && !one.isOpen && !writesAsProse(writeText(one.spoken, options), one.written),
      )
      .map(({ spoken }) => spoken);

  it('is written as it was said, where the rules were tuned', () => {
    expect(refused('development')).toEqual([]);
  });

  it('is written as it was said, in the held-out sentences', () => {
    expect(refused('held-out')).toEqual([]);
  });

  it('is written as it was said from the text of an engine too', () => {
    const refused = sentences.flatMap(({ spoken, isOpen }) =>
      [writeAsParakeet, writeAsWhisper]
        .filter((write) => {
          const heard = writeText(write(spoken, language, spoken.length), options);
          const same =
            comparable(heard.text, language) === comparable(writeText(spoken, options).text, language);
          return !isOpen && !(same && writesAsProse(heard, heard.text.replaceAll('\u00A0', ' ')));
        })
        .map(() => spoken),
    );
    expect(refused).toEqual([]);
  });

  it('loses no word and gains no mark where a sentence is still open', () => {
    for (const { spoken } of sentences.filter(({ isOpen }) => isOpen)) {
      const { text, corrections } = writeText(spoken, options);
      expect(corrections).toEqual([]);
      expect(text).not.toMatch(/[.,:;!?\n]/);
    }
  });

  it.each(COMMANDS_IN_PROSE[language])('a command is still heard: %s', (spoken, written) => {
    expect(writeText(spoken, options).text).toBe(written.replaceAll('~', '\u00A0'));
  });

  it('is a thousand sentences, none twice', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(sentences.map(({ spoken }) => spoken)).size).toBe(sentences.length);
  });
});

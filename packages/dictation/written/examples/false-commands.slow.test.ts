import { expect, it } from 'vitest';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../../commands/index.ts';
import { writeText } from '../index.ts';
import type { WrittenText } from '../index.ts';
import { medicalProse } from './medical-prose.test-data.ts';

const CREATED = '2025-01-01T00:00:00.000Z';
const SENTENCES = 5000;

/** Marks, breaks, insertions and corrections: none of them was spoken. The comma of a written date is no mark. */
function hearsCommand({ text, usedCommands, corrections, verbatimSections }: WrittenText): boolean {
  const undated = text.replaceAll(/ \d{1,2}, (?=\d{4})/g, ' ');
  return (
    usedCommands.length + corrections.length + verbatimSections.length > 0 || /[\n.,:;!?«“(]/.test(undated)
  );
}

it.each(['fr', 'en'] as const)('hears no command in ordinary prose, %s', (language) => {
  const options = {
    language,
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
    abbreviations: 'keep',
  } as const;
  const heard: string[] = [];
  for (const sentence of medicalProse(language, SENTENCES, 20_250_101)) {
    if (hearsCommand(writeText(sentence, options))) heard.push(sentence);
  }
  expect(heard).toEqual([]);
});

it('would notice a command', () => {
  for (const spoken of [
    'la marche est normale virgule puis elle boite',
    'elle marche à la ligne',
    'genou droit correction gauche',
  ]) {
    expect(hearsCommand(writeText(spoken, { language: 'fr' }))).toBe(true);
  }
});

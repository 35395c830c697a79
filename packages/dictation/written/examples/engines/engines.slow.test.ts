import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import type { WriteOptions } from '../../index.ts';
import { writeAsParakeet, writeAsWhisper } from './write-as-engine.test-data.ts';
import { bareExamples, comparable } from './bare-transcripts.test-data.ts';

const ENGINES = { writeAsParakeet, writeAsWhisper } as const;
const SEEDS = [1, 2];
/** Their numbers are said in ways that no engine writes in one way, figure by figure: only their marks are compared. */
const FIGURES: ReadonlySet<string> = new Set(['numbers', 'dates', 'passages']);

/** Whether the dictation written from the engine's text says what the bare one says, or nobody can tell of the bare one. */
function agree(spoken: string, text: string, options: WriteOptions): boolean {
  const bare = writeText(spoken, options);
  const heard = writeText(text, options);
  return (
    bare.ambiguous.length > 0 ||
    (comparable(bare.text, options.language) === comparable(heard.text, options.language) &&
      bare.corrections.length === heard.corrections.length)
  );
}

describe.each(['fr', 'en'] as const)('as engines write, %s', (language) => {
  const options = { language, abbreviations: 'keep' } as const;
  const examples = Object.entries(bareExamples(language));

  describe.each(Object.entries(ENGINES))('%s', (_name, write) => {
    it.each(examples)('%s', (name, dictations) => {
      const differing: string[] = [];
      for (const spoken of dictations) {
        for (const seed of SEEDS) {
          const text = write(spoken, language, seed * 7919 + spoken.length);
          if (FIGURES.has(name) && /\d/.test(text)) continue;
          if (!agree(spoken, text, options)) differing.push(text);
        }
      }
      expect(differing).toEqual([]);
    });
  });

  it('renders the same text for the same seed, and not the bare one', () => {
    const dictations = examples.flatMap(([, list]) => list.slice(0, 20));
    for (const write of Object.values(ENGINES)) {
      const once = dictations.map((spoken) => write(spoken, language, 5));
      expect(dictations.map((spoken) => write(spoken, language, 5))).toEqual(once);
      expect(once.filter((text, index) => text === dictations[index])).toEqual([]);
    }
  });
});

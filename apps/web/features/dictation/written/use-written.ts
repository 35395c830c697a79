import { chunksOf } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import type { WriteOptions, WrittenText } from '@constat/dictation/written';
import { useMemo, useState } from 'react';
import type { SessionView } from '../recording/session-view.ts';
import { heardWords } from './heard-words.ts';
import type { HeardWord } from './heard-words.ts';

/** The physician's own commands, as the pipeline takes them. */
export type CommandLists = Required<Pick<WriteOptions, 'voiceCommands' | 'verbatimCommands'>>;

export interface WrittenDictation {
  readonly words: readonly HeardWord[];
  readonly written: WrittenText;
  /** The commands that the dictation is written with. */
  readonly commands: CommandLists;
  /** Writes one chunk alone with the same commands. */
  readonly writeChunk: (chunk: Chunk) => string;
  /** Spoken corrections that the physician took back. */
  readonly undone: readonly number[];
  readonly setUndone: (undone: readonly number[]) => void;
  /** Whether the dictation is written as the beginning of a sentence. */
  readonly startsSentence: boolean;
  readonly setStartsSentence: (startsSentence: boolean) => void;
}

interface Settings {
  readonly id: string | null;
  readonly commands: CommandLists;
  readonly undone: readonly number[];
  readonly startsSentence: boolean;
}

/**
 * What was said, as it will be written: the pipeline over the whole transcript. A dictation keeps the commands that it
 * began with, so that editing a command never rewrites a text that stands in the editor.
 */
export function useWritten(
  view: SessionView,
  language: 'fr' | 'en',
  commands: CommandLists,
): WrittenDictation {
  const begin = (): Settings => ({ id: view.id, commands, undone: [], startsSentence: true });
  const [kept, setKept] = useState(begin);
  const isFresh = kept.id !== view.id || view.id === null;
  const settings = isFresh ? { ...begin() } : kept;
  if (kept.id !== view.id) setKept(settings);
  const { undone, startsSentence } = settings;
  const lists = settings.commands;
  const chunks = chunksOf(view.recorder);
  const words = useMemo(() => heardWords(chunks, language), [chunks, language]);
  const written = useMemo(
    () => writeDictation(words, { language, ...lists, undone, startsSentence }),
    [words, language, lists, undone, startsSentence],
  );
  return {
    words,
    written,
    commands: lists,
    undone,
    startsSentence,
    writeChunk: (chunk) =>
      writeDictation(heardWords([chunk], language), { language, ...lists, startsSentence: false }).text,
    setUndone: (next) => setKept({ ...settings, undone: next }),
    setStartsSentence: (next) => {
      if (next !== startsSentence) setKept({ ...settings, startsSentence: next });
    },
  };
}

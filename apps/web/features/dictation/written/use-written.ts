import { chunksOf } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import type { WriteOptions, WrittenText } from '@constat/dictation/written';
import { useMemo, useState } from 'react';
import type { SessionView } from '../recording/session-view.ts';
import { heardWords, phraseWords } from './heard-words.ts';
import type { HeardWord } from './heard-words.ts';

/** The physician's own commands, as the pipeline takes them. */
export type CommandLists = Required<Pick<WriteOptions, 'voiceCommands' | 'verbatimCommands'>>;

export interface WrittenDictation {
  readonly words: readonly HeardWord[];
  readonly written: WrittenText;
  /** The same with what is recognised while one speaks; later words may still change it. */
  readonly live: LiveText;
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

/** What was recognised so far, as it is written now. */
export interface LiveText {
  /** Of the chunks that have their text. */
  readonly settled: string;
  /** Of what follows, with the white space before it. */
  readonly provisional: string;
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
  const { recorder, heard } = view;
  const spoken = useMemo(() => phraseWords({ recorder, heard }), [recorder, heard]);
  const live = useMemo(() => {
    if (spoken.length === 0) return { settled: written.text, provisional: '' };
    const all = writeDictation([...words, ...spoken], { language, ...lists, undone, startsSentence });
    return splitAfter(all, words.length);
  }, [words, written, spoken, language, lists, undone, startsSentence]);
  return {
    words,
    written,
    live,
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

/** Parts a text before the first token that came from a word after so many of them. */
function splitAfter({ text, tokens }: WrittenText, words: number): LiveText {
  const first = tokens.findIndex(({ origin }) => origin !== null && origin.to >= words);
  const end = first < 0 ? text.length : (tokens[first - 1]?.end ?? 0);
  return { settled: text.slice(0, end), provisional: text.slice(end) };
}

import { readFile } from 'node:fs/promises';
import { recogniseRecording } from '../../apps/server/actions/recognise-recording.ts';
import type { SpeechEngine } from '../../apps/server/speech/engine.ts';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../../packages/dictation/commands/index.ts';
import { writeDictation } from '../../packages/dictation/written/index.ts';
import type { SpokenWord, WriteOptions, WrittenText } from '../../packages/dictation/written/index.ts';
import type { TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { compareFacts, overlap } from './compare-facts.ts';
import type { ChangedFact } from './compare-facts.ts';
import { failureOf } from './classify-failure.ts';
import { countStated, keepFact } from './stored-facts.ts';
import { hashOf } from './recordings.ts';
import type { SpokenText } from './recordings.ts';
import type { HeardRecording, SpeechItem } from './results.ts';
import { countWordErrors } from './word-errors.ts';

interface Progress {
  readonly signal: AbortSignal;
  /** Called after each recording, while the engine still stands. */
  readonly onItem: (item: SpeechItem, done: number, of: number) => void;
}

/** Has an engine recognise each recording, as the server does for a page. One that fails is named, and the others go on. */
export async function evaluateSpeech(
  engine: SpeechEngine,
  recordings: readonly SpokenText[],
  { signal, onItem }: Progress,
): Promise<readonly SpeechItem[]> {
  const items: SpeechItem[] = [];
  for (const recording of recordings) {
    if (signal.aborted) break;
    const item = await evaluateRecording(engine, recording);
    items.push(item);
    onItem(item, items.length, recordings.length);
  }
  return items;
}

async function evaluateRecording(engine: SpeechEngine, recording: SpokenText): Promise<SpeechItem> {
  const { id, set, language, file, said, expected } = recording;
  const audio = await readFile(file);
  const known = { id, set, language, materialHash: hashOf(audio, said, expected ?? '') };
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const heard = await recogniseRecording(engine, new Uint8Array(audio), {
      language,
      ownerId: 'evaluation',
      chunkIndex: 0,
    });
    const taken = seconds();
    const words = (heard.words ?? []).map(({ text, start, end, confidence }) => ({
      text,
      start,
      end,
      ...(confidence !== null && { confidence }),
    }));
    const result = compareRecording(recording, {
      text: heard.transcription,
      words: words.length > 0 ? words : wordsOf(heard.transcription),
    });
    return { ...known, seconds: taken, failure: null, heard: { audioSeconds: heard.duration, ...result } };
  } catch (error) {
    return { ...known, seconds: seconds(), failure: failureOf(error), heard: null };
  }
}

/** What was heard against what was said, as it was heard and as the product writes it. */
export function compareRecording(
  { said, expected, language }: Pick<SpokenText, 'said' | 'expected' | 'language'>,
  heard: { readonly text: string; readonly words: readonly SpokenWord[] },
): Omit<HeardRecording, 'audioSeconds'> {
  const options = writeOptions(language);
  const written = writeDictation(heard.words, options);
  const reference = expected ?? writeDictation(wordsOf(said), options).text;
  const { stated, changed } = compareFacts(reference, written.text, language);
  return {
    said,
    heard: heard.text,
    expected: reference,
    written: written.text,
    heardErrors: countWordErrors(said, heard.text),
    writtenErrors: countWordErrors(reference, written.text),
    stated: countStated(stated),
    changed: changed.map((fact) => keepFact(fact, isDoubtful(fact, written))),
  };
}

/** The commands that ship, as a page has them whose physician has made none. */
function writeOptions(language: TextLanguage): WriteOptions {
  const created = '2025-01-01T00:00:00.000Z';
  return {
    language,
    voiceCommands: [...defaultVoiceCommands('fr', created), ...defaultVoiceCommands('en', created)],
    verbatimCommands: defaultVerbatimCommands(created),
  };
}

/** Whether the page shows doubt on it: the engine was unsure of a word, or the text was left as spoken. */
function isDoubtful({ result }: ChangedFact, { tokens }: WrittenText): boolean {
  return tokens.some(
    (token) =>
      overlap(token, result) && token.marks.some((mark) => mark === 'low-confidence' || mark === 'ambiguous'),
  );
}

function wordsOf(text: string): readonly SpokenWord[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ({ text: word }));
}

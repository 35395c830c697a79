import type { Recording } from '@constat/contract';
import type { Chunk, ChunkStatus } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import type { WriteOptions, WrittenText } from '@constat/dictation/written';
import { heardWords } from '../written/heard-words.ts';
import type { HeardWord } from '../written/heard-words.ts';

type Segment = Recording['segments'][number];

/** A stored dictation as it was written, with the words that it came from. */
export interface WrittenRecord {
  readonly words: readonly HeardWord[];
  readonly written: WrittenText;
}

/** Writes the stored words of a dictation again, as they were written then. */
export function writeRecord({ segments, writing, reportLanguage }: Recording): WrittenRecord {
  const words = heardWords(segments.map(toChunk), reportLanguage);
  // What came as JSON holds no member that is undefined.
  const as = (writing ?? {}) as Omit<WriteOptions, 'language'>;
  return { words, written: writeDictation(words, { ...as, language: reportLanguage }) };
}

function toChunk(segment: Segment): Chunk {
  const { index, startMs, endMs } = segment;
  return { index, startMs, endMs, preRoll: false, attempts: 0, status: statusOf(segment) };
}

function statusOf({ state, text, words }: Segment): ChunkStatus {
  if (state === 'silent') return { kind: 'discarded' };
  if (state !== 'transcribed') return { kind: 'failed', code: '', goesOn: false };
  return { kind: 'done', result: { text, words, wordCount: words.length, confidence: null } };
}

import { untranscribedMarker } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import type { SpokenWord } from '@constat/dictation/written';

/** A spoken word that can be heard again, unless it is the mark of a chunk without text. */
export interface HeardWord extends SpokenWord {
  readonly chunk: number;
  /** Seconds from the beginning of its chunk; null where the engine gave no times. */
  readonly inChunk: { readonly start: number; readonly end: number } | null;
  /** Of the mark of a chunk without text: the recorded time that it stands for, in milliseconds. */
  readonly lost?: { readonly startMs: number; readonly endMs: number };
}

/**
 * The words of the settled chunks in order, up to the first chunk that is still worked on: later words never change
 * earlier ones' places. A failed chunk is its mark.
 * @param language of the marks
 */
export function heardWords(chunks: readonly Chunk[], language: 'fr' | 'en'): readonly HeardWord[] {
  const words: HeardWord[] = [];
  for (const chunk of chunks) {
    const { status, index } = chunk;
    if (status.kind === 'queued' || status.kind === 'sending' || status.kind === 'waiting') break;
    if (status.kind === 'failed') {
      const lost = { startMs: chunk.startMs, endMs: chunk.endMs };
      words.push({ text: untranscribedMarker(chunk, language), chunk: index, inChunk: null, lost });
    }
    if (status.kind === 'done') words.push(...wordsOf(chunk, status.result));
  }
  return words;
}

function wordsOf(
  chunk: Chunk,
  result: Extract<Chunk['status'], { kind: 'done' }>['result'],
): readonly HeardWord[] {
  if (result.words === undefined || result.words.length === 0) {
    return result.text
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((text) => ({ text, chunk: chunk.index, inChunk: null }));
  }
  const from = chunk.startMs / 1000;
  return result.words.map(({ text, start, end, confidence }) => ({
    text,
    start: from + start,
    end: from + end,
    chunk: chunk.index,
    inChunk: { start, end },
    ...(confidence === null ? {} : { confidence }),
  }));
}

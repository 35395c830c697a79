import type { SpokenPhrase } from '@constat/contract';
import { chunksOf, isSettled, untranscribedMarker } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import type { SpokenWord } from '@constat/dictation/written';
import type { SessionView } from '../recording/session-view.ts';

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
    if (status.kind === 'done') words.push(...wordsOfChunk(chunk, status.result));
  }
  return words;
}

/**
 * The words that are recognised while one speaks and are in no settled chunk yet, to follow those of `heardWords`; none
 * once all chunks are settled.
 */
export function phraseWords({
  recorder,
  heard,
}: Pick<SessionView, 'recorder' | 'heard'>): readonly HeardWord[] {
  const chunks = chunksOf(recorder);
  const open = chunks.find((chunk) => !isSettled(chunk));
  if (open === undefined && !('chunkStartMs' in recorder)) return [];
  const from = open?.startMs ?? chunks.at(-1)?.endMs ?? 0;
  const chunk = open?.index ?? chunks.length;
  return heard.phrases.flatMap((phrase) =>
    wordsOfPhrase(phrase, chunk).filter(({ start = 0, end = 0 }) => ((start + end) / 2) * 1000 >= from),
  );
}

/** The words of a phrase, which lies in that chunk. */
export function wordsOfPhrase({ words }: SpokenPhrase, chunk: number): readonly HeardWord[] {
  return words.map(({ text, startMs, endMs, confidence }) => ({
    text,
    start: startMs / 1000,
    end: endMs / 1000,
    chunk,
    inChunk: null,
    ...(confidence === null ? {} : { confidence }),
  }));
}

/** The words of a chunk; without times where the engine gave none. */
export function wordsOfChunk(
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

import type { Chunk } from '@constat/dictation/recorder';
import { AUDIO_CHUNK_MINIMUM_BYTES } from '@constat/contract/limits';
import { cutAudio } from './cut-audio.ts';

/** Where in the parts of its recording a chunk lies. */
export interface PartSpan {
  readonly firstPart: number;
  /** The first part that is not needed. */
  readonly endPart: number;
  /** Milliseconds of recorded time; null for all that follows. */
  readonly fromMs: number;
  readonly toMs: number | null;
  readonly preRoll: boolean;
}

/** A chunk cut out of its recording. */
export interface CutChunk {
  readonly audio: ArrayBuffer;
  readonly span: PartSpan;
}

/** The clock and the audio differ by less than this, in milliseconds, and a part is handed over this late at most. */
const CLOCK_MARGIN_MS = 2_000;

/** Gives the closed chunks of a growing recording as files, in order, as soon as the data reaches their end. */
export interface ChunkSource {
  /** @param endMs recorded time when it was handed over */
  addPart(data: ArrayBuffer, endMs: number): void;
  /** No data comes after this: the last chunk takes all that is left. */
  end(): void;
  /** Call when chunks were closed or data was added. Each chunk is given once. */
  look(chunks: readonly Chunk[]): void;
  /** Gives a chunk once more. */
  again(chunk: Chunk): void;
  /** Resolves when nothing is being cut. */
  settled(): Promise<void>;
}

/** @param onChunk takes a chunk, or null when it is too small to hold audio */
export function createChunkSource(onChunk: (index: number, cut: CutChunk | null) => void): ChunkSource {
  const parts: ArrayBuffer[] = [];
  const ends: number[] = [];
  let chunks: readonly Chunk[] = [];
  let ended = false;
  let next = 0;
  let running: Promise<void> = Promise.resolve();

  async function cut(chunk: Chunk): Promise<CutChunk | null> {
    const isLast = ended && chunk.index === chunks.length - 1;
    const { preRoll } = chunk;
    const [fromMs, toMs] = [Math.round(chunk.startMs), isLast ? null : Math.round(chunk.endMs)];
    const endPart = parts.length;
    const audio = await cutAudio(parts, { startMs: fromMs, endMs: toMs ?? Infinity, preRoll });
    const late = ends.findIndex((endMs) => endMs >= fromMs - CLOCK_MARGIN_MS);
    return audio && { audio, span: { firstPart: Math.max(0, late), endPart, fromMs, toMs, preRoll } };
  }

  function give(index: number, chunk: CutChunk | null): void {
    onChunk(index, chunk !== null && chunk.audio.byteLength >= AUDIO_CHUNK_MINIMUM_BYTES ? chunk : null);
  }

  async function advance(): Promise<void> {
    for (let chunk = chunks[next]; chunk !== undefined; chunk = chunks[next]) {
      if (chunk.status.kind === 'queued') {
        const found = await cut(chunk);
        // The recorder hands its data over a moment after it was heard: the rest is on its way.
        if (found === null && !ended) return;
        give(chunk.index, found);
      }
      next += 1;
    }
  }

  const enqueue = (work: () => Promise<void>) => {
    running = running.then(work);
  };

  return {
    addPart(data, endMs) {
      parts.push(data);
      ends.push(endMs);
    },
    end() {
      ended = true;
    },
    look(latest) {
      chunks = latest;
      if (next < latest.length) enqueue(advance);
    },
    again(chunk) {
      enqueue(async () => give(chunk.index, await cut(chunk)));
    },
    settled: () => running,
  };
}

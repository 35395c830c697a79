import type { Chunk } from '@constat/dictation/recorder';
import { AUDIO_CHUNK_MINIMUM_BYTES } from '@constat/contract/limits';
import { cutAudio } from './cut-audio.ts';

/** Gives the closed chunks of a growing recording as files, in order, as soon as the data reaches their end. */
export interface ChunkSource {
  addPart(data: ArrayBuffer): void;
  /** No data comes after this: the last chunk takes all that is left. */
  end(): void;
  /** Call when chunks were closed or data was added. Each chunk is given once. */
  look(chunks: readonly Chunk[]): void;
  /** Gives a chunk once more. */
  again(chunk: Chunk): void;
  /** Resolves when nothing is being cut. */
  settled(): Promise<void>;
}

/** @param onChunk takes the file of a chunk, or null when it is too small to hold audio */
export function createChunkSource(onChunk: (index: number, audio: ArrayBuffer | null) => void): ChunkSource {
  const parts: ArrayBuffer[] = [];
  let chunks: readonly Chunk[] = [];
  let ended = false;
  let next = 0;
  let running: Promise<void> = Promise.resolve();

  async function cut(chunk: Chunk): Promise<ArrayBuffer | null> {
    const isLast = ended && chunk.index === chunks.length - 1;
    return cutAudio(parts, {
      startMs: chunk.startMs,
      endMs: isLast ? Infinity : chunk.endMs,
      preRoll: chunk.preRoll,
    });
  }

  function give(index: number, audio: ArrayBuffer | null): void {
    onChunk(index, audio !== null && audio.byteLength >= AUDIO_CHUNK_MINIMUM_BYTES ? audio : null);
  }

  async function advance(): Promise<void> {
    for (let chunk = chunks[next]; chunk !== undefined; chunk = chunks[next]) {
      if (chunk.status.kind === 'queued') {
        const audio = await cut(chunk);
        // The recorder hands its data over a moment after it was heard: the rest is on its way.
        if (audio === null && !ended) return;
        give(chunk.index, audio);
      }
      next += 1;
    }
  }

  const enqueue = (work: () => Promise<void>) => {
    running = running.then(work);
  };

  return {
    addPart(data) {
      parts.push(data);
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

import type { Chunk } from '@constat/dictation/recorder';
import type { StoredChunk } from '../../../shared/audio-outbox/records.ts';

/** The chunks as the device keeps them; a chunk without audio counts as silence. */
export function toStoredChunks(chunks: readonly Chunk[]): StoredChunk[] {
  return chunks.map(({ startMs, endMs, preRoll, status }) => ({
    startMs,
    endMs,
    preRoll,
    result:
      status.kind === 'done'
        ? status.result
        : status.kind === 'discarded'
          ? { text: '', wordCount: 0, confidence: null }
          : null,
  }));
}

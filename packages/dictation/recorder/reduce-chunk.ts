import type { Chunk } from './chunk.ts';
import type { RecorderEvent } from './event.ts';

type ChunkEvent = Extract<
  RecorderEvent,
  { kind: 'sending' | 'waiting' | 'transcribed' | 'chunk-failed' | 'discarded' | 'retry' }
>;

/** A chunk after an event that concerns it. A text once received is never replaced or failed. */
export function reduceChunk(chunk: Chunk, event: ChunkEvent): Chunk {
  const from = chunk.status.kind;
  const open = from === 'queued' || from === 'waiting' || from === 'sending';
  switch (event.kind) {
    case 'sending':
      return from === 'queued' || from === 'waiting'
        ? { ...chunk, attempts: chunk.attempts + 1, status: { kind: 'sending' } }
        : chunk;
    case 'waiting':
      return open ? { ...chunk, status: { kind: 'waiting', reason: event.reason } } : chunk;
    case 'transcribed':
      return from === 'sending' || from === 'failed'
        ? { ...chunk, status: { kind: 'done', result: event.result } }
        : chunk;
    case 'chunk-failed':
      return open || from === 'failed'
        ? { ...chunk, status: { kind: 'failed', code: event.code, goesOn: event.goesOn } }
        : chunk;
    case 'discarded':
      return open ? { ...chunk, status: { kind: 'discarded' } } : chunk;
    case 'retry':
      return from === 'failed' ? { ...chunk, status: { kind: 'queued' } } : chunk;
  }
}

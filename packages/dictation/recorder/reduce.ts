import { isSettled } from './chunk.ts';
import type { Chunk } from './chunk.ts';
import { SHORT_TAIL_MS } from './constants.ts';
import type { RecorderEvent, RecoveredChunk } from './event.ts';
import { recordedMs } from './state.ts';
import type { Done, Processing, RecorderState, Recording, Stopping } from './state.ts';

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function reduceRecorder(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.kind) {
    case 'start':
      return state.kind === 'idle' || state.kind === 'failed' || state.kind === 'done'
        ? { kind: 'requesting' }
        : state;
    case 'granted':
      return state.kind === 'requesting' ? beginRecording(event.at) : state;
    case 'refused':
      return state.kind === 'requesting' ? { kind: 'failed', reason: event.reason } : state;
    case 'pause':
      return state.kind === 'recording' ? pauseRecording(state, event.at) : state;
    case 'resume':
      return state.kind === 'paused' ? { ...state, kind: 'recording', resumedAt: event.at } : state;
    case 'cut':
      return cutChunk(state, event);
    case 'stop':
      return stopRecording(state, event);
    case 'flushed':
      return state.kind === 'stopping' ? endRecording(state) : state;
    case 'recovered':
      return state.kind === 'idle' || state.kind === 'failed' || state.kind === 'done'
        ? takeRecovered(event.durationMs, event.chunks)
        : state;
    case 'reset':
      return state.kind === 'idle' ? state : { kind: 'idle' };
    case 'sending':
    case 'waiting':
    case 'transcribed':
    case 'chunk-failed':
    case 'discarded':
    case 'retry':
      return changeChunk(state, event);
  }
}

function beginRecording(at: number): RecorderState {
  return { kind: 'recording', chunks: [], chunkStartMs: 0, preRoll: false, recordedMs: 0, resumedAt: at };
}

function pauseRecording(state: Recording, at: number): RecorderState {
  const { resumedAt: _resumedAt, ...live } = state;
  return { ...live, kind: 'paused', recordedMs: recordedMs(state, at) };
}

/** Refuses a cut that would leave a chunk too short on either side: what is shorter stays with its neighbour. */
function cutChunk(state: RecorderState, event: Extract<RecorderEvent, { kind: 'cut' }>): RecorderState {
  if (state.kind !== 'recording' && state.kind !== 'paused') return state;
  const { positionMs } = event;
  if (positionMs < state.chunkStartMs + SHORT_TAIL_MS) return state;
  if (positionMs > recordedMs(state, event.at) - SHORT_TAIL_MS) return state;
  return {
    ...state,
    chunks: [
      ...state.chunks,
      queuedChunk(state.chunks.length, state.chunkStartMs, positionMs, state.preRoll),
    ],
    chunkStartMs: positionMs,
    preRoll: event.inSpeech,
  };
}

function stopRecording(state: RecorderState, event: Extract<RecorderEvent, { kind: 'stop' }>): RecorderState {
  if (state.kind === 'requesting') return { kind: 'idle' };
  if (state.kind !== 'recording' && state.kind !== 'paused') return state;
  const { chunks, chunkStartMs, preRoll } = state;
  const { interruption, at } = event;
  return { kind: 'stopping', chunks, chunkStartMs, preRoll, recordedMs: recordedMs(state, at), interruption };
}

function endRecording(state: Stopping): RecorderState {
  const { chunks, chunkStartMs, recordedMs: durationMs, preRoll, interruption } = state;
  const last =
    durationMs > chunkStartMs ? [queuedChunk(chunks.length, chunkStartMs, durationMs, preRoll)] : [];
  return settle({ kind: 'processing', chunks: [...chunks, ...last], durationMs, interruption });
}

function takeRecovered(durationMs: number, recovered: readonly RecoveredChunk[]): RecorderState {
  const chunks = recovered.map(({ startMs, endMs, preRoll, result }, index): Chunk => {
    const chunk = queuedChunk(index, startMs, endMs, preRoll);
    return result === null ? chunk : { ...chunk, status: { kind: 'done', result } };
  });
  return settle({ kind: 'processing', chunks, durationMs, interruption: null });
}

function changeChunk(state: RecorderState, event: Parameters<typeof reduceChunk>[1]): RecorderState {
  if (!('chunks' in state)) return state;
  const chunk = state.chunks[event.index];
  if (chunk === undefined) return state;
  const changed = reduceChunk(chunk, event);
  if (changed === chunk) return state;
  const chunks = state.chunks.with(event.index, changed);
  if (state.kind !== 'processing' && state.kind !== 'done') return { ...state, chunks };
  return settle({ ...state, chunks });
}

/** Processing lasts while a chunk is unsettled; a recording of which nothing could be used has failed. */
function settle(state: Processing | Done): RecorderState {
  const { interruption } = state;
  if (state.chunks.every((chunk) => chunk.status.kind === 'discarded'))
    return { kind: 'failed', reason: 'empty', ...(interruption !== null && { interruption }) };
  return { ...state, kind: state.chunks.every(isSettled) ? 'done' : 'processing' };
}

function queuedChunk(index: number, startMs: number, endMs: number, preRoll: boolean): Chunk {
  return { index, startMs, endMs, preRoll, attempts: 0, status: { kind: 'queued' } };
}

type ChunkEvent = Extract<
  RecorderEvent,
  { kind: 'sending' | 'waiting' | 'transcribed' | 'chunk-failed' | 'discarded' | 'retry' }
>;

/** A chunk after an event that concerns it. A text once received is never replaced or failed. */
function reduceChunk(chunk: Chunk, event: ChunkEvent): Chunk {
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

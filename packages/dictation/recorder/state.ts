import type { Chunk } from './chunk.ts';

/** Why a recording did not come about. */
export type FailureReason =
  | 'unsupported'
  | 'permission-denied'
  | 'no-microphone'
  | 'microphone-busy'
  | 'start-failed'
  | 'empty';

/** What ended a recording in the physician's place. What was captured until then is kept and transcribed. */
export type Interruption = 'microphone-lost' | 'recorder-broken';

interface Live {
  readonly chunks: readonly Chunk[];
  /** Where the chunk being recorded begins, in milliseconds of recorded time. */
  readonly chunkStartMs: number;
  /** True when the chunk being recorded begins inside speech. */
  readonly preRoll: boolean;
  /** Milliseconds recorded up to the last pause or resume. */
  readonly recordedMs: number;
}

interface Ended {
  readonly chunks: readonly Chunk[];
  readonly durationMs: number;
  readonly interruption: Interruption | null;
}

export interface Recording extends Live {
  readonly kind: 'recording';
  /** The clock's time when recording began or went on. */
  readonly resumedAt: number;
}
export interface Paused extends Live {
  readonly kind: 'paused';
}
export interface Stopping extends Live {
  readonly kind: 'stopping';
  readonly interruption: Interruption | null;
}
export interface Processing extends Ended {
  readonly kind: 'processing';
}
export interface Done extends Ended {
  readonly kind: 'done';
}

export interface Failed {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** What had ended the recording of which nothing could be used. */
  readonly interruption?: Interruption;
}

export type RecorderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'requesting' }
  | Recording
  | Paused
  | Stopping
  | Processing
  | Done
  | Failed;

export const IDLE: RecorderState = { kind: 'idle' };

/** The chunks that are closed, in order; none before a recording. */
export function chunksOf(state: RecorderState): readonly Chunk[] {
  return 'chunks' in state ? state.chunks : [];
}

/** Milliseconds recorded, without the pauses. */
export function recordedMs(state: RecorderState, at: number): number {
  switch (state.kind) {
    case 'recording':
      return state.recordedMs + Math.max(0, at - state.resumedAt);
    case 'paused':
    case 'stopping':
      return state.recordedMs;
    case 'processing':
    case 'done':
      return state.durationMs;
    case 'idle':
    case 'requesting':
    case 'failed':
      return 0;
  }
}

/** True while the microphone is held. */
export function holdsMicrophone(state: RecorderState): boolean {
  return state.kind === 'recording' || state.kind === 'paused' || state.kind === 'stopping';
}

/** Which chunk is being worked on, counted from 1, of how many; null when none is. */
export function progress(state: RecorderState): { readonly current: number; readonly total: number } | null {
  const chunks = chunksOf(state);
  const current = chunks.findIndex((chunk) => !['done', 'failed', 'discarded'].includes(chunk.status.kind));
  return current < 0 ? null : { current: current + 1, total: chunks.length };
}

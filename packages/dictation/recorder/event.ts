import type { ChunkResult, WaitReason } from './chunk.ts';
import type { FailureReason, Interruption } from './state.ts';

/** What can happen to a recorder. `at` is the caller's monotonic clock in milliseconds. */
export type RecorderEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'granted'; readonly at: number }
  | { readonly kind: 'refused'; readonly reason: FailureReason }
  | { readonly kind: 'pause'; readonly at: number }
  | { readonly kind: 'resume'; readonly at: number }
  /** The chunk being recorded ends at `positionMs` of recorded time. */
  | { readonly kind: 'cut'; readonly at: number; readonly positionMs: number; readonly inSpeech: boolean }
  | { readonly kind: 'stop'; readonly at: number; readonly interruption: Interruption | null }
  /** The recorder has handed over its last data. */
  | { readonly kind: 'flushed' }
  /** A recording found on the device, with its chunks and what was already transcribed. */
  | { readonly kind: 'recovered'; readonly durationMs: number; readonly chunks: readonly RecoveredChunk[] }
  | { readonly kind: 'sending'; readonly index: number }
  | { readonly kind: 'waiting'; readonly index: number; readonly reason: WaitReason }
  | { readonly kind: 'transcribed'; readonly index: number; readonly result: ChunkResult }
  /** `goesOn`: the marker may still be replaced without anybody's act. */
  | { readonly kind: 'chunk-failed'; readonly index: number; readonly code: string; readonly goesOn: boolean }
  | { readonly kind: 'discarded'; readonly index: number }
  | { readonly kind: 'retry'; readonly index: number }
  /** Back to the beginning; what was captured is the caller's to keep. */
  | { readonly kind: 'reset' };

/** A chunk of a recovered recording. */
export interface RecoveredChunk {
  readonly startMs: number;
  readonly endMs: number;
  readonly preRoll: boolean;
  readonly result: ChunkResult | null;
}

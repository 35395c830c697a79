/** Why a chunk does not go to the server at the moment, though nothing failed. */
export type WaitReason = 'retry' | 'offline' | 'signed-out' | 'no-engine' | 'busy';

/** One word as the engine heard it. Seconds from the beginning of its chunk. */
export interface ChunkWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1, or null where the engine gives none. */
  readonly confidence: number | null;
}

/** What came back for a chunk. */
export interface ChunkResult {
  /** The raw words. */
  readonly text: string;
  readonly wordCount: number;
  /** 0 to 1, or null where the engine gives none. */
  readonly confidence: number | null;
  /** The words with their times, where the engine gives them. */
  readonly words?: readonly ChunkWord[];
}

export type ChunkStatus =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly reason: WaitReason }
  | { readonly kind: 'done'; readonly result: ChunkResult }
  /** Its mark stands in the text; `goesOn` while it is still tried again by itself. */
  | { readonly kind: 'failed'; readonly code: string; readonly goesOn: boolean }
  /** Too small to hold audio. */
  | { readonly kind: 'discarded' };

/** A stretch of the recording that is transcribed by itself. */
export interface Chunk {
  readonly index: number;
  /** Milliseconds of recorded time. */
  readonly startMs: number;
  readonly endMs: number;
  /** True when the chunk begins inside speech, after packets that only settle the decoder. */
  readonly preRoll: boolean;
  /** Attempts made so far, over all retries. */
  readonly attempts: number;
  readonly status: ChunkStatus;
}

/** True when nothing more of the chunk is waited for: its text or its mark stands. */
export function isSettled(chunk: Chunk): boolean {
  return chunk.status.kind === 'done' || chunk.status.kind === 'failed' || chunk.status.kind === 'discarded';
}

/** Chunks whose transcription failed and can be tried again. */
export function failedChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.filter((chunk) => chunk.status.kind === 'failed');
}

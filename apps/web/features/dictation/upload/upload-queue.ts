import { retryDelay } from '@constat/dictation/recorder';
import type { ChunkResult, RecorderEvent } from '@constat/dictation/recorder';
import { classifyFailure } from './classify-failure.ts';

/** A chunk on its way to the server. */
export interface UploadJob {
  readonly index: number;
  readonly audio: ArrayBuffer;
}

/** What the queue needs of the world; replaced in tests. */
export interface UploadWorld {
  readonly send: (
    job: UploadJob,
    options: { signal: AbortSignal; idempotencyKey: string },
  ) => Promise<ChunkResult>;
  readonly newKey: () => string;
  readonly isOnline: () => boolean;
  /** Resolves when the browser says that it is online. */
  readonly whenOnline: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Sends chunks one after another, and tells the recorder what becomes of each. */
export interface UploadQueue {
  add(job: UploadJob): void;
  /** Goes on after a wait for a session or an engine. */
  resume(): void;
  /** Forgets everything; what is under way is given up. */
  cancel(): void;
}

/** @param dispatch takes what the queue tells the recorder */
export function createUploadQueue(world: UploadWorld, dispatch: (event: RecorderEvent) => void): UploadQueue {
  const jobs: UploadJob[] = [];
  const abort = new AbortController();
  const { signal } = abort;
  let running = false;
  let wake: (() => void) | null = null;

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (let job = jobs.shift(); job !== undefined && !signal.aborted; job = jobs.shift())
        await sendChunk(job);
    } finally {
      running = false;
    }
  }

  async function sendChunk(job: UploadJob): Promise<void> {
    const { index } = job;
    let idempotencyKey = world.newKey();
    for (let attempt = 1; !signal.aborted;) {
      if (!world.isOnline()) {
        dispatch({ kind: 'waiting', index, reason: 'offline' });
        await world.whenOnline(signal);
        continue;
      }
      dispatch({ kind: 'sending', index });
      try {
        const result = await world.send(job, { signal, idempotencyKey });
        if (!signal.aborted) dispatch({ kind: 'transcribed', index, result });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const failure = classifyFailure(error, world.isOnline());
        if (failure.kind === 'wait') {
          dispatch({ kind: 'waiting', index, reason: failure.reason });
          await (failure.reason === 'offline' ? world.whenOnline(signal) : resumed());
        } else if (failure.kind === 'busy') {
          dispatch({ kind: 'waiting', index, reason: 'busy' });
          await world.delay(failure.seconds * 1000, signal);
        } else {
          const pause = failure.kind === 'final' ? null : retryDelay(attempt);
          if (pause === null) {
            dispatch({ kind: 'chunk-failed', index, code: failure.code });
            return;
          }
          if (failure.kind === 'attempt' && failure.newKey) idempotencyKey = world.newKey();
          attempt += 1;
          dispatch({ kind: 'waiting', index, reason: 'retry' });
          await world.delay(pause, signal);
        }
      }
    }
  }

  function resumed(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  return {
    add(job) {
      jobs.push(job);
      void run();
    },
    resume() {
      wake?.();
      wake = null;
    },
    cancel() {
      jobs.length = 0;
      abort.abort();
    },
  };
}

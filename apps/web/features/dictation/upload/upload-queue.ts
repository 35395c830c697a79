import { retryDelay } from '@constat/dictation/recorder';
import type { ChunkResult, RecorderEvent } from '@constat/dictation/recorder';
import type { CutChunk } from '../recording/chunk-source.ts';
import { classifyFailure } from './classify-failure.ts';
import type { UploadFailure } from './classify-failure.ts';

/** A chunk on its way to the server. */
export interface UploadJob extends CutChunk {
  readonly index: number;
}

/** What the queue needs from outside; replaced in tests. */
export interface UploadPorts {
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
  /** 0 to 1. */
  readonly random: () => number;
}

/** Sends chunks one after another, and tells the recorder what becomes of each. */
export interface UploadQueue {
  add(job: UploadJob): void;
  /** Goes on after a wait for a session or an engine. */
  resume(): void;
  /** The server is there: what failed because it was not is tried at once. */
  serverAnswered(): void;
  /** Forgets everything; what is under way is given up. */
  cancel(): void;
}

/** A chunk whose mark stands in the text, which is still tried until the server has its text. */
interface LateJob {
  readonly job: UploadJob;
  readonly idempotencyKey: string;
  /** False when the server was there and could not do it. */
  isUnreached: boolean;
}

/** Between tries of chunks that have their mark, in milliseconds: of a server that is away, and of an engine that fails. */
const LATE_MS = 5_000;
const LATE_AT_MOST_MS = { unreached: 10_000, failing: 60_000 };

/** @param dispatch takes what the queue tells the recorder */
export function createUploadQueue(ports: UploadPorts, dispatch: (event: RecorderEvent) => void): UploadQueue {
  const jobs: UploadJob[] = [];
  let late: LateJob[] = [];
  const abort = new AbortController();
  const { signal } = abort;
  let running = false;
  let wake: (() => void) | null = null;
  let endRest: (() => void) | null = null;
  let rests = 0;

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    while (!signal.aborted && jobs.length + late.length > 0) {
      const job = jobs.shift();
      if (job !== undefined) await sendChunk(job);
      else {
        await rest();
        if (jobs.length === 0) await tryLate();
      }
    }
    running = false;
  }

  async function sendChunk(job: UploadJob): Promise<void> {
    const { index } = job;
    let idempotencyKey = ports.newKey();
    for (let attempt = 1; !signal.aborted;) {
      if (!ports.isOnline()) {
        dispatch({ kind: 'waiting', index, reason: 'offline' });
        await ports.whenOnline(signal);
        continue;
      }
      dispatch({ kind: 'sending', index });
      try {
        const result = await ports.send(job, { signal, idempotencyKey });
        if (!signal.aborted) dispatch({ kind: 'transcribed', index, result });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const failure = classifyFailure(error, ports.isOnline());
        if (failure.kind === 'wait') {
          dispatch({ kind: 'waiting', index, reason: failure.reason });
          await waitFor(failure);
        } else if (failure.kind === 'busy') {
          dispatch({ kind: 'waiting', index, reason: 'busy' });
          await ports.delay(failure.seconds * 1000, signal);
        } else {
          if (failure.kind === 'attempt' && failure.newKey) idempotencyKey = ports.newKey();
          const pause = failure.kind === 'final' ? null : retryDelay(attempt);
          if (pause === null) {
            const goesOn = failure.kind === 'attempt';
            dispatch({ kind: 'chunk-failed', index, code: failure.code, goesOn });
            if (failure.kind === 'attempt')
              late.push({ job, idempotencyKey, isUnreached: failure.isUnreached });
            rests = 0;
            return;
          }
          attempt += 1;
          dispatch({ kind: 'waiting', index, reason: 'retry' });
          await ports.delay(pause, signal);
        }
      }
    }
  }

  /** Tries each chunk that has its mark once; nothing is told of one that fails again. */
  async function tryLate(): Promise<void> {
    for (const entry of late) {
      const { job, idempotencyKey } = entry;
      const { index } = job;
      try {
        const result = await ports.send(job, { signal, idempotencyKey });
        if (signal.aborted) return;
        if (forget(index)) dispatch({ kind: 'transcribed', index, result });
        rests = 0;
      } catch (error) {
        if (signal.aborted) return;
        const failure = classifyFailure(error, ports.isOnline());
        if (failure.kind === 'final' && forget(index))
          dispatch({ kind: 'chunk-failed', index, code: failure.code, goesOn: false });
        if (failure.kind === 'wait') await waitFor(failure);
        if (failure.kind === 'busy') await ports.delay(failure.seconds * 1000, signal);
        if (failure.kind === 'attempt') entry.isUnreached = failure.isUnreached;
        // What is in the way of one is in the way of the others.
        if (failure.kind !== 'final') return;
      }
      if (jobs.length > 0) return;
    }
  }

  /** False when it was taken up by hand meanwhile. */
  function forget(index: number): boolean {
    const before = late.length;
    late = late.filter(({ job }) => job.index !== index);
    return late.length < before;
  }

  /** Until the chunks that have their mark are tried again, or something else is to be done. */
  async function rest(): Promise<void> {
    const isUnreached = late.some((entry) => entry.isUnreached);
    const most = isUnreached ? LATE_AT_MOST_MS.unreached : LATE_AT_MOST_MS.failing;
    const ms = Math.min(most, LATE_MS * 2 ** rests) * (0.5 + ports.random() / 2);
    rests += 1;
    const ended = new AbortController();
    await Promise.race([
      ports.delay(ms, AbortSignal.any([signal, ended.signal])),
      new Promise<void>((resolve) => (endRest = resolve)),
    ]);
    endRest = null;
    ended.abort();
  }

  function waitFor({ reason }: Extract<UploadFailure, { kind: 'wait' }>): Promise<void> {
    return reason === 'offline' ? ports.whenOnline(signal) : resumed();
  }

  function resumed(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  return {
    add(job) {
      forget(job.index);
      jobs.push(job);
      endRest?.();
      void run();
    },
    resume() {
      wake?.();
      wake = null;
      endRest?.();
    },
    serverAnswered() {
      if (late.some(({ isUnreached }) => isUnreached)) endRest?.();
    },
    cancel() {
      jobs.length = 0;
      late = [];
      abort.abort();
    },
  };
}

import { Worker } from 'node:worker_threads';
import { Refusal } from '../platform/refusal.ts';
import type { RenderAnswer, RenderJob, WorkerSettings } from './render-job.ts';

export interface RenderWorkerRunner {
  /** Runs one job; call it again only once this one has ended. Throws a `Refusal`. */
  run(job: RenderJob, signal?: AbortSignal): Promise<Uint8Array>;
  /** Whether a worker waits for the next job. */
  isReady(): boolean;
  close(): Promise<void>;
}

export interface RenderWorkerRunnerOptions extends WorkerSettings {
  readonly workerUrl: URL;
  /** A job that takes longer is given up, with its worker. */
  readonly timeLimitMs: number;
  /** After so many jobs the worker is replaced, since a compiler's memory only grows. */
  readonly jobsPerWorker: number;
  /** What a worker may take of JavaScript memory before it is given up: the process itself must live on. */
  readonly heapMegabytes: number;
}

/** Keeps one worker; one that crashes, runs out of memory or of time fails its job, and the next job gets a new one. */
export function createRenderWorkerRunner(options: RenderWorkerRunnerOptions): RenderWorkerRunner {
  const { workerUrl, timeLimitMs, jobsPerWorker, heapMegabytes, pdfCompiler } = options;
  const workerData: WorkerSettings = { pdfCompiler };
  let current: { readonly worker: Worker; jobs: number } | undefined;

  function take(): Worker {
    if (current === undefined) {
      const resourceLimits = { maxOldGenerationSizeMb: heapMegabytes };
      const worker = new Worker(workerUrl, { workerData, resourceLimits });
      // Between jobs nobody else listens; the exit that follows is what the next job sees.
      worker.on('error', () => undefined);
      worker.once('exit', () => {
        if (current?.worker === worker) current = undefined;
      });
      current = { worker, jobs: 0 };
    }
    current.jobs += 1;
    return current.worker;
  }

  async function discard(worker: Worker): Promise<void> {
    if (current?.worker === worker) current = undefined;
    await worker.terminate();
  }

  return {
    async run(job, signal) {
      signal?.throwIfAborted();
      const worker = take();
      worker.ref();
      const answer = await ask(worker, job, { timeLimitMs, signal });
      const isSpent = answer === 'lost' || answer.isSpent === true;
      if (isSpent || (current !== undefined && current.jobs >= jobsPerWorker)) await discard(worker);
      else worker.unref();
      if (answer === 'lost') {
        signal?.throwIfAborted();
        throw new Refusal('EXPORT_FAILED', {
          cause: new Error('the export worker crashed or ran out of time'),
        });
      }
      if ('refusal' in answer) {
        const { code, fields, reason } = answer.refusal;
        throw new Refusal(code, { fields, cause: new Error(`the export failed: ${reason}`) });
      }
      return answer.bytes;
    },
    isReady: () => current !== undefined,
    async close() {
      if (current !== undefined) await discard(current.worker);
    },
  };
}

interface AskOptions {
  readonly timeLimitMs: number;
  readonly signal: AbortSignal | undefined;
}

function ask(
  worker: Worker,
  job: RenderJob,
  { timeLimitMs, signal }: AskOptions,
): Promise<RenderAnswer | 'lost'> {
  return new Promise((resolve) => {
    const settle = (answer: RenderAnswer | 'lost'): void => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('exit', lose);
      signal?.removeEventListener('abort', lose);
      resolve(answer);
    };
    const lose = (): void => settle('lost');
    const timer = setTimeout(lose, timeLimitMs);
    worker.on('message', settle);
    worker.on('exit', lose);
    // Rendering cannot be told to stop: its thread ends.
    signal?.addEventListener('abort', lose);
    worker.postMessage(job, []);
  });
}

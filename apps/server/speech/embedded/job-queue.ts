import type { ErrorCode } from '@constat/contract/errors';
import { Refusal } from '../../platform/refusal.ts';
import { createFairTurns } from '../../platform/fair-turns.ts';
import type { Job, JobKinds, JobOutput, ProcessSettings } from './job.ts';
import { startJobProcess } from './job-process.ts';
import type { JobOutcome, JobProcess } from './job-process.ts';
import type { WatchedRecording } from './put-aside.ts';

/** How long a running job may go on once the server closes. The audio is stored, so it can be recognised later. */
const CLOSE_GRACE_SECONDS = 5;

export interface JobContext {
  /** What the process must run with, asked when the job's turn comes; its error is the job's. */
  readonly settings: () => Promise<ProcessSettings>;
  /** Whose job it is; those of nobody in particular share one turn. */
  readonly ownerId?: string | undefined;
  /** True for what somebody waits for while speaking: it goes before the jobs that are not. */
  readonly isLive?: boolean | undefined;
  /** The recording that the job is of: looked at when its turn comes, and told when it ended its process. */
  readonly recording?: WatchedRecording | undefined;
  /** A job that is already running goes on after its signal; its result is dropped. */
  readonly signal?: AbortSignal | undefined;
}

/** Hands jobs to processes, each one at a time, in turn over the owners. A process that died is replaced. */
export interface JobQueue {
  /**
   * @throws Refusal with the code that the process gave, or that of `endedCodes` when the job ended it, or the signal's
   * reason
   */
  run<Kind extends keyof JobKinds>(
    kind: Kind,
    input: JobKinds[Kind]['input'],
    context: JobContext,
  ): Promise<JobKinds[Kind]['output']>;
  /** Brings up a process with these settings, before all jobs that wait. @throws as its first job does */
  prepare(settings: JobContext['settings']): Promise<void>;
  /** Lets the running jobs end for a few seconds, fails the others, and ends the processes. */
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly program: URL;
  /** Processes at most; one is started when all others are busy. */
  readonly processes: number;
  /** Jobs of one owner that run at a time. */
  readonly runningOfOwner: number;
  /** A job that each process does before any other, and the code of its failure where the process gives none. */
  readonly first?: { readonly job: Job; readonly code: ErrorCode };
  /** Seconds after which a running job counts as hung: its process is ended. */
  readonly limitSeconds: (job: Job, settings: ProcessSettings) => number;
  /** Told of each job that was done, and in how many seconds. */
  readonly onDone?: (job: Job, output: JobOutput, seconds: number) => void;
  /** The codes of a job that ended its process. */
  readonly endedCodes: Readonly<Record<'hung' | 'died', ErrorCode>>;
}

interface Entry {
  readonly ownerId: string;
  /** Null where a process that stands ready is all that is wanted. */
  readonly job: Job | null;
  readonly settings: JobContext['settings'];
  readonly recording: WatchedRecording | undefined;
  readonly done: (output: JobOutput | null) => void;
  readonly fail: (error: unknown) => void;
}

interface Worker {
  running?: { readonly process: JobProcess; readonly key: string } | undefined;
  /** Whose job runs. */
  ownerId?: string | undefined;
  task?: Promise<void> | undefined;
}

/** The cause of a refusal whose job ended its process. It holds no word of the audio. */
class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/** A queue without a process yet; the first job starts one. */
export function createJobQueue(options: QueueOptions): JobQueue {
  const liveTurns = createFairTurns<Entry>();
  const turns = createFairTurns<Entry>();
  const urgent: Entry[] = [];
  const workers: Worker[] = [];
  let closed = false;

  function serve(): void {
    for (;;) {
      const worker = freeWorker();
      const entry = worker && (urgent.shift() ?? liveTurns.take(mayRun) ?? turns.take(mayRun));
      if (worker === undefined || entry === undefined) return;
      worker.ownerId = entry.ownerId;
      worker.task = work(worker, entry).finally(() => {
        worker.task = undefined;
        worker.ownerId = undefined;
        serve();
      });
    }
  }

  function freeWorker(): Worker | undefined {
    const free = workers.filter(({ task }) => task === undefined);
    const best = free.find(({ running }) => running !== undefined) ?? free[0];
    if (best !== undefined || workers.length >= options.processes) return best;
    const worker: Worker = {};
    workers.push(worker);
    return worker;
  }

  const mayRun = (ownerId: string) =>
    workers.filter((worker) => worker.ownerId === ownerId).length < options.runningOfOwner;

  async function work(worker: Worker, entry: Entry): Promise<void> {
    const { job, recording } = entry;
    try {
      recording?.check();
      const settings = await entry.settings();
      const process = await bringUp(worker, settings);
      entry.done(job && (await ask(process, job, settings)));
    } catch (error) {
      // Noted before the next job's turn, which may be one of the same recording.
      if (error instanceof Refusal && error.cause instanceof ProcessEnded) recording?.noteEnded(error.code);
      entry.fail(error);
    }
  }

  /** The worker's process, with these settings and its first job done. */
  async function bringUp(worker: Worker, settings: ProcessSettings): Promise<JobProcess> {
    const key = JSON.stringify(settings);
    if (worker.running?.key === key && worker.running.process.isAlive) return worker.running.process;
    worker.running?.process.kill();
    const process = startJobProcess(options.program, settings);
    worker.running = { process, key };
    if (options.first === undefined) return process;
    const { job, code } = options.first;
    try {
      await ask(process, job, settings);
      return process;
    } catch (error) {
      process.kill();
      const isTold =
        error instanceof Refusal &&
        error.code !== 'TRANSCRIPTION_FAILED' &&
        !(error.cause instanceof ProcessEnded);
      throw closed || isTold ? error : new Refusal(code, { cause: error });
    }
  }

  async function ask(process: JobProcess, job: Job, settings: ProcessSettings): Promise<JobOutput> {
    const began = performance.now();
    const outcome = await process.ask(job, options.limitSeconds(job, settings));
    if (!outcome.ok) throw refusalOf(outcome);
    options.onDone?.(job, outcome.output, (performance.now() - began) / 1000);
    return outcome.output;
  }

  function refusalOf(outcome: JobOutcome & { readonly ok: false }): Refusal {
    if (!('ended' in outcome)) return new Refusal(outcome.code, { cause: new Error(outcome.reason) });
    // A process that was ended because the server ends says nothing about its job.
    if (closed) return new Refusal('TRANSCRIPTION_FAILED', { cause: new Error('speech engine closed') });
    return new Refusal(options.endedCodes[outcome.ended], { cause: new ProcessEnded(outcome.reason) });
  }

  function wait(job: Job | null, { settings, ownerId = '', isLive = false, recording, signal }: JobContext) {
    return new Promise<JobOutput | null>((resolve, reject) => {
      if (closed)
        return reject(new Refusal('TRANSCRIPTION_FAILED', { cause: new Error('speech engine closed') }));
      if (signal?.aborted === true) return reject(signal.reason);
      const own = isLive ? liveTurns : turns;
      const onAbort = () => {
        own.remove(entry);
        reject(signal?.reason);
      };
      const forget = () => signal?.removeEventListener('abort', onAbort);
      const entry: Entry = {
        ownerId,
        job,
        settings,
        recording,
        done(output) {
          forget();
          resolve(output);
        },
        fail(error) {
          forget();
          reject(error);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      if (job === null) urgent.push(entry);
      else own.add(entry);
      serve();
    });
  }

  return {
    async run(kind, input, context) {
      type Output = JobKinds[typeof kind]['output'];
      return (await wait({ kind, ...input } as Job, context)) as Output;
    },
    async prepare(settings) {
      await wait(null, { settings });
    },
    async close() {
      closed = true;
      const cause = new Error('speech engine closed');
      for (const entry of [...urgent.splice(0), ...liveTurns.removeAll(), ...turns.removeAll()])
        entry.fail(new Refusal('TRANSCRIPTION_FAILED', { cause }));
      const endAll = () => workers.forEach(({ running }) => running?.process.kill());
      const timer = setTimeout(endAll, CLOSE_GRACE_SECONDS * 1000);
      await Promise.all(workers.map(async ({ task }) => task));
      clearTimeout(timer);
      await Promise.all(workers.map(async ({ running }) => running?.process.end()));
    },
  };
}

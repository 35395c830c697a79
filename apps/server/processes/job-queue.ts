import { Refusal } from '../platform/refusal.ts';
import { createFairQueue } from './fair-queue.ts';
import type { JobOf, JobTable, OutputOf } from './job.ts';
import { ProcessEnded, startJobProcess } from './job-process.ts';
import type { JobEnd, JobOutcome, JobProcess, JobTies } from './job-process.ts';
import type { JobContext, QueueOptions, WatchedInput } from './queue-options.ts';

/** How long a running job may go on once the server closes. What it is of is stored or with its sender. */
const CLOSE_GRACE_SECONDS = 5;

/** Hands jobs to processes, each one at a time, in turn over the owners. A process that died is replaced. */
export interface JobQueue<Kinds extends JobTable<Kinds>, Settings extends object> {
  /**
   * A job that takes too much memory, or breaks its process down, is tried in a new one where others were done there before.
   * @throws Refusal with the code that the process gave, or that of `endedCodes` when the job ended it, TOO_MANY_ATTEMPTS
   * where too many of the owner's wait, or the signal's reason
   */
  run<Kind extends keyof Kinds>(
    kind: Kind,
    input: Kinds[Kind]['input'],
    context: JobContext<Settings>,
  ): Promise<Kinds[Kind]['output']>;
  /** Brings up a process with these settings, before all jobs that wait. @throws as its first job does */
  prepare(settings: JobContext<Settings>['settings']): Promise<void>;
  /** Lets the running jobs end for a few seconds, fails the others, and ends the processes. */
  close(): Promise<void>;
}

interface Entry<Kinds extends JobTable<Kinds>, Settings extends object> {
  readonly ownerId: string;
  /** Null where a process that stands ready is all that is wanted. */
  readonly job: JobOf<Kinds> | null;
  readonly settings: JobContext<Settings>['settings'];
  readonly watched: WatchedInput | undefined;
  readonly ties: JobTies;
  readonly done: (output: OutputOf<Kinds> | null) => void;
  readonly fail: (error: unknown) => void;
}

interface Running {
  readonly process: JobProcess;
  readonly key: string;
  /** Whether it was given a job already, other than its first. */
  isUsed: boolean;
}

interface Worker {
  running?: Running | undefined;
  /** Whose job runs. */
  ownerId?: string | undefined;
  task?: Promise<void> | undefined;
  idle?: NodeJS.Timeout | undefined;
}

/** A queue without a process yet; the first job starts one. */
export function createJobQueue<Kinds extends JobTable<Kinds>, Settings extends object>(
  options: QueueOptions<Kinds, Settings>,
): JobQueue<Kinds, Settings> {
  type Own = Entry<Kinds, Settings>;
  const { failedCode } = options;
  const liveTurns = createFairQueue<Own>();
  const turns = createFairQueue<Own>();
  const urgent: Own[] = [];
  const workers: Worker[] = [];
  let closed = false;

  function serve(): void {
    for (;;) {
      const worker = freeWorker();
      const entry = worker && (urgent.shift() ?? liveTurns.take(mayRun) ?? turns.take(mayRun));
      if (worker === undefined || entry === undefined) return;
      worker.ownerId = entry.ownerId;
      clearTimeout(worker.idle);
      worker.task = work(worker, entry).finally(() => {
        worker.task = undefined;
        worker.ownerId = undefined;
        if (options.idleSeconds !== undefined) {
          worker.idle = setTimeout(() => worker.running?.process.kill(), options.idleSeconds * 1000);
          worker.idle.unref();
        }
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

  async function work(worker: Worker, entry: Own): Promise<void> {
    const { job, watched } = entry;
    try {
      watched?.check();
      const settings = await entry.settings();
      const running = await bringUp(worker, settings);
      if (job === null) return entry.done(null);
      const { isUsed } = running;
      running.isUsed = true;
      const output = await ask(running.process, job, settings, entry.ties).catch(async (error: unknown) => {
        // What earlier jobs left in a process is not charged to this one.
        if (!isUsed || !['heavy', 'died'].includes(endOf(error) ?? '')) throw error;
        const fresh = await bringUp(worker, settings);
        fresh.isUsed = true;
        return ask(fresh.process, job, settings, entry.ties);
      });
      entry.done(output);
    } catch (error) {
      // Noted before the next job's turn, which may be one of the same input.
      if (error instanceof Refusal && endOf(error) !== undefined) watched?.noteEnded(error.code);
      entry.fail(error);
    } finally {
      const process = worker.running?.process;
      const isKept = job === null || options.isFollowed?.(job) === true;
      if (!isKept && process && process.megabytes >= (options.keptMegabytes ?? Infinity)) process.kill();
    }
  }

  /** The worker's process, with these settings and its first job done. */
  async function bringUp(worker: Worker, settings: Settings): Promise<Running> {
    const key = JSON.stringify(settings);
    if (worker.running?.key === key && worker.running.process.isAlive) return worker.running;
    worker.running?.process.kill();
    const process = startJobProcess(options.program, settings, options);
    const running: Running = { process, key, isUsed: false };
    worker.running = running;
    if (options.first === undefined) return running;
    const { job, code } = options.first;
    try {
      await ask(process, job, settings);
      return running;
    } catch (error) {
      process.kill();
      const isTold = error instanceof Refusal && error.code !== failedCode && endOf(error) === undefined;
      throw closed || isTold ? error : new Refusal(code, { cause: error });
    }
  }

  async function ask(
    process: JobProcess,
    job: JobOf<Kinds>,
    settings: Settings,
    ties: JobTies = {},
  ): Promise<OutputOf<Kinds>> {
    const began = performance.now();
    const budget = { seconds: options.limitSeconds(job, settings), megabytes: options.megabytes };
    const outcome = await process.ask(job, budget, ties);
    if (!outcome.ok) throw refusalOf(outcome);
    const output = checked(process, job, outcome.output);
    options.onDone?.(job, output, (performance.now() - began) / 1000);
    return output;
  }

  /** A process that answered what it may not is not asked again: further answers may be on their way. */
  function checked(process: JobProcess, job: JobOf<Kinds>, output: unknown): OutputOf<Kinds> {
    if (options.check === undefined) return output;
    try {
      return options.check(job, output);
    } catch (cause) {
      process.kill();
      throw new Refusal(options.endedCodes.died, { cause });
    }
  }

  function refusalOf(outcome: JobOutcome & { readonly ok: false }): Refusal {
    if (!('ended' in outcome)) return new Refusal(outcome.code, { cause: new Error(outcome.reason) });
    // A process that was ended because the server ends, or because nobody waits, says nothing about its job.
    if (closed || outcome.ended === 'left')
      return new Refusal(failedCode, { cause: new Error(closed ? 'closed' : outcome.reason) });
    return new Refusal(options.endedCodes[outcome.ended], {
      cause: new ProcessEnded(outcome.ended, outcome.reason),
    });
  }

  function wait(
    job: JobOf<Kinds> | null,
    { settings, ownerId = '', isLive = false, watched, signal, endsWithSignal, answer }: JobContext<Settings>,
  ) {
    return new Promise<OutputOf<Kinds> | null>((resolve, reject) => {
      if (closed) return reject(new Refusal(failedCode, { cause: new Error('closed') }));
      if (signal?.aborted === true) return reject(signal.reason);
      const own = isLive ? liveTurns : turns;
      if (own.count(ownerId) >= (options.waitingOfOwner ?? Infinity))
        return reject(new Refusal('TOO_MANY_ATTEMPTS'));
      const onAbort = () => {
        own.remove(entry);
        reject(signal?.reason);
      };
      const forget = () => signal?.removeEventListener('abort', onAbort);
      const entry: Own = {
        ownerId,
        job,
        settings,
        watched,
        ties: { answer, ...(endsWithSignal === true && { signal }) },
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
      return wait({ kind, ...input }, context);
    },
    async prepare(settings) {
      await wait(null, { settings });
    },
    async close() {
      closed = true;
      const cause = new Error('closed');
      for (const entry of [...urgent.splice(0), ...liveTurns.removeAll(), ...turns.removeAll()])
        entry.fail(new Refusal(failedCode, { cause }));
      const endAll = () => workers.forEach(({ running }) => running?.process.kill());
      const timer = setTimeout(endAll, CLOSE_GRACE_SECONDS * 1000);
      await Promise.all(workers.map(async ({ task }) => task));
      clearTimeout(timer);
      await Promise.all(
        workers.map(async ({ running, idle }) => {
          clearTimeout(idle);
          await running?.process.end();
        }),
      );
    },
  };
}

/** How a job that was refused ended its process; undefined where it did not. */
function endOf(error: unknown): JobEnd | undefined {
  return error instanceof Refusal && error.cause instanceof ProcessEnded ? error.cause.ended : undefined;
}

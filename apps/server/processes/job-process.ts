import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { PROCESS_READY, readMessage } from './job.ts';
import type { JobAnswer } from './job.ts';
import { CAN_READ_OTHERS, megabytesOf, waitedForProcessor } from './process-resources.ts';

/** How long a process may take to start, on a busy machine too. */
const START_LIMIT_SECONDS = 60;
/** What the native library wrote last, for the log when it dies. */
const KEPT_STDERR_CHARACTERS = 400;
/** How often the time and the memory of a job are looked at, in milliseconds. */
const TICK_MS = 25;
/** What one look may count as at most, in milliseconds. */
const LONGEST_TICK_MS = 500;

/**
 * Why a job ended its process: it took too long, or too much memory; the process broke down by itself; or nobody waited
 * for the job any more.
 */
export type JobEnd = 'hung' | 'heavy' | 'died' | 'left';

/** The cause of a refusal whose job ended its process. It holds no word of what was read. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  readonly ended: JobEnd;

  constructor(ended: JobEnd, reason: string) {
    super(reason);
    this.ended = ended;
  }
}

/** What became of a job: its answer, or the end of its process. */
export type JobOutcome = JobAnswer | { readonly ok: false; readonly ended: JobEnd; readonly reason: string };

/** What a job may take. */
export interface JobBudget {
  readonly seconds: number;
  /** Of the whole process: heap, buffers and native libraries. Absent where nothing bounds it. */
  readonly megabytes?: number | undefined;
}

/** How a job goes about with those who wait for it. */
export interface JobTies {
  /** Answers what the job asks. A job that asks without it ends its process; so does an answer that throws. */
  readonly answer?: ((question: unknown) => Promise<unknown>) | undefined;
  /** Ends the process with the job when it is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

/** A process that is given one job at a time. */
export interface JobProcess {
  readonly isAlive: boolean;
  /** What it takes of memory now; where the system does not say, what it took after its last answer. */
  readonly megabytes: number;
  /** Rejects only as `answer` does. A job that goes beyond its budget ends the process. */
  ask(job: object, budget: JobBudget, ties?: JobTies): Promise<JobOutcome>;
  kill(): void;
  /** Kills, and waits until it is gone. */
  end(): Promise<void>;
}

/** What a process may take of memory, in megabytes. */
export interface ProcessMemory {
  /** All in all. */
  readonly megabytes?: number | undefined;
  /** Of it, the heap of JavaScript, which is tidied up rather than grown beyond; absent for all of it. */
  readonly heapMegabytes?: number | undefined;
}

/** Pages of the heap for what is short-lived: a larger one saves time that these jobs do not need. */
const NEW_SPACE = '--max-semi-space-size=2';

/** Starts the program; it takes its first job once it has said that it is ready. */
export function startJobProcess(
  program: URL,
  settings: object,
  { megabytes, heapMegabytes = megabytes }: ProcessMemory = {},
): JobProcess {
  const child = fork(
    program,
    [JSON.stringify(settings), ...(megabytes === undefined ? [] : [`${megabytes}`])],
    {
      // The process of a test runner has flags of its own; this one needs none, and none of the server's secrets.
      execArgv: heapMegabytes === undefined ? [] : [NEW_SPACE, `--max-old-space-size=${heapMegabytes}`],
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(CONSTAT_|DATABASE_)/.test(name)),
      ),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  // The time until it takes jobs is nobody's job's.
  const started = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, START_LIMIT_SECONDS * 1000);
    timer.unref();
    for (const event of ['message', 'exit', 'error'] as const) child.once(event, () => resolve());
  });
  let lastWords = '';
  let toldMegabytes = 0;
  let isGone = false;
  const { stderr } = child;
  // A pipe to a process is a socket; only that type says so.
  if (stderr instanceof Socket) stderr.unref();
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-KEPT_STDERR_CHARACTERS);
  });
  const forget = () => {
    isGone = true;
  };
  // Errors keep an ear for as long as the process lives: one that nobody hears would end the server.
  child.once('exit', forget).on('error', forget);
  // An idle process must not keep a finished program alive.
  keepAlive(child, false);

  function kill(): void {
    isGone = true;
    child.kill('SIGKILL');
  }

  return {
    get isAlive() {
      return !isGone && child.connected;
    },
    get megabytes() {
      return CAN_READ_OTHERS && child.pid !== undefined ? megabytesOf(child.pid) : toldMegabytes;
    },
    kill,
    async ask(job, budget, { answer, signal } = {}) {
      keepAlive(child, true);
      await started;
      const settled = new AbortController();
      try {
        return await new Promise<JobOutcome>((resolve, reject) => {
          /** The process was gone before: not the job's doing. */
          const unsent = (reason: string) => resolve({ ok: false, ended: 'left', reason });
          const endFor = (ended: JobEnd, reason: string) => {
            resolve({ ok: false, ended, reason });
            kill();
          };
          let isAnswered = true;
          const stopWatch = watch(child.pid, budget, { isAtWork: () => isAnswered, onEnd: endFor });
          const onExit = (code: number | null, by: string | null) =>
            resolve({ ok: false, ended: 'died', reason: `process ended (${by ?? code}): ${lastWords}` });
          const onError = (error: Error) => resolve({ ok: false, ended: 'died', reason: String(error) });
          const onMessage = (sent: unknown) => {
            const message = readMessage(sent);
            if (message === PROCESS_READY) return;
            if (message === undefined) return endFor('died', 'sent what is no answer');
            if (!('question' in message)) {
              toldMegabytes = message.megabytes ?? 0;
              return resolve(message);
            }
            if (answer === undefined) return endFor('died', 'asked what nobody answers');
            isAnswered = false;
            answer(message.question).then(
              (given) => {
                isAnswered = true;
                if (child.connected) child.send({ given });
              },
              (error: unknown) => {
                reject(error);
                kill();
              },
            );
          };
          const onLeave = () => endFor('left', 'nobody waits for it');
          child.on('message', onMessage).once('exit', onExit).once('error', onError);
          signal?.addEventListener('abort', onLeave, { once: true });
          settled.signal.addEventListener('abort', () => {
            stopWatch();
            child.off('message', onMessage).off('exit', onExit).off('error', onError);
            signal?.removeEventListener('abort', onLeave);
          });
          if (signal?.aborted === true) onLeave();
          // A process that ended while it started has no exit to tell of any more.
          else if (child.connected) child.send(job, (error) => error !== null && unsent(String(error)));
          else unsent(`process ended (${child.signalCode ?? child.exitCode}): ${lastWords}`);
        });
      } finally {
        settled.abort();
        keepAlive(child, false);
      }
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
      keepAlive(child, true);
      kill();
      await gone;
    },
  };
}

/** What the watch over a job asks, and whom it tells. */
interface Watched {
  /** False while the job waits for the answer to its question. */
  readonly isAtWork: () => boolean;
  readonly onEnd: (ended: JobEnd, reason: string) => void;
}

/**
 * Calls back once a job is beyond its budget. Seconds in which this process was not served itself are not counted: a
 * machine that slept, or a busy server that has not read the answer yet, is no job that hangs. Nor are those in which the
 * job waits for an answer, as of a slow database, or for a processor that other programs use.
 */
function watch(
  processId: number | undefined,
  { seconds, megabytes = Infinity }: JobBudget,
  { isAtWork, onEnd }: Watched,
): () => void {
  const waitedMs = (): number => (processId === undefined ? 0 : waitedForProcessor(processId));
  const waitedBefore = waitedMs();
  let passedMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (isAtWork()) passedMs += Math.min(now - last, LONGEST_TICK_MS);
    last = now;
    // A wait is known to the system once it has ended: the sums are compared, not what each look adds to them.
    const leftMs = seconds * 1000 - passedMs + (waitedMs() - waitedBefore);
    const taken = processId === undefined || megabytes === Infinity ? 0 : megabytesOf(processId);
    if (leftMs > 0 && taken <= megabytes) return;
    clearInterval(timer);
    if (leftMs > 0) onEnd('heavy', `took more than ${megabytes} MB`);
    else onEnd('hung', `took more than ${Math.round(seconds)} s`);
  }, TICK_MS);
  return () => clearInterval(timer);
}

function keepAlive(child: ChildProcess, wanted: boolean): void {
  if (wanted) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

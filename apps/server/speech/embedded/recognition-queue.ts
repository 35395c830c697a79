import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { ErrorCode } from '@constat/contract/errors';
import { Refusal } from '../../platform/refusal.ts';
import type { Job, JobAnswer, JobKinds, ProcessSettings } from './job.ts';

const PROCESS_URL = new URL('./recognition-process.ts', import.meta.url);
/** Ten minutes: far beyond what loading a model or recognising four minutes takes; a process that needs more hangs. */
const RECOGNITION_LIMIT_SECONDS = 600;
/** How long a process may take to start, on a busy machine too. */
const START_LIMIT_SECONDS = 60;
/** How long a running job may go on once the server closes. The audio is stored, so it can be recognised later. */
const CLOSE_GRACE_SECONDS = 5;
/** What the native library wrote last, for the log when it dies. */
const KEPT_STDERR_CHARACTERS = 400;

interface Waiting {
  readonly job: Job;
  readonly settings: () => Promise<ProcessSettings>;
  readonly settle: (answer: JobAnswer) => void;
  readonly fail: (error: unknown) => void;
}

interface Running {
  readonly child: ChildProcess;
  /** Settled once the process takes jobs; the time before that is nobody's job's. */
  readonly started: Promise<void>;
  readonly settingsKey: string;
  lastWords: string;
}

/** Hands jobs to one process, one at a time and in order; a process that died is replaced. */
export interface RecognitionQueue {
  /** Jobs that run or wait. */
  readonly length: number;
  /**
   * @param settings what the process must run with, asked when the job's turn comes; its error is the job's
   * @throws Refusal with the code that the process gave, TRANSCRIPTION_FAILED when it died, or the signal's reason.
   * A job that is already running goes on after its signal; its result is dropped.
   */
  run<Kind extends keyof JobKinds>(
    kind: Kind,
    input: JobKinds[Kind]['input'],
    settings: () => Promise<ProcessSettings>,
    signal?: AbortSignal,
  ): Promise<JobKinds[Kind]['output']>;
  /** Lets the running job end for a few seconds, fails the others, and ends the process. */
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Another program than that which recognises. */
  readonly processUrl?: URL;
  /** Seconds after which a running job counts as hung: its process is ended. */
  readonly limitSeconds?: (job: Job) => number;
  /** The code of a job whose process was ended so. */
  readonly hungCode?: ErrorCode;
}

/** A queue without a process yet; the first job starts one. */
export function createRecognitionQueue({
  processUrl = PROCESS_URL,
  limitSeconds = () => RECOGNITION_LIMIT_SECONDS,
  hungCode = 'TRANSCRIPTION_FAILED',
}: QueueOptions = {}): RecognitionQueue {
  const waiting: Waiting[] = [];
  let current: Running | undefined;
  let busy: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        const settingsKey = JSON.stringify(await next.settings());
        if (current?.settingsKey !== settingsKey || !current.child.connected) stop();
        current ??= start(settingsKey);
        next.settle(await exchange(current, next.job));
      } catch (error) {
        next.fail(error);
      }
    }
    busy = undefined;
  }

  function start(settingsKey: string): Running {
    const child = fork(processUrl, [settingsKey], {
      // The process of a test runner has flags of its own; this one needs none, and none of the server's secrets.
      execArgv: [],
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(CONSTAT_|DATABASE_)/.test(name)),
      ),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const started = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, START_LIMIT_SECONDS * 1000);
      timer.unref();
      for (const event of ['message', 'exit', 'error'] as const) child.once(event, () => resolve());
    });
    const running: Running = { child, started, settingsKey, lastWords: '' };
    const { stderr } = child;
    // A pipe to a process is a socket; only that type says so.
    if (stderr instanceof Socket) stderr.unref();
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      running.lastWords = (running.lastWords + text).slice(-KEPT_STDERR_CHARACTERS);
    });
    const forget = () => {
      if (current === running) current = undefined;
    };
    // Errors keep an ear for as long as the process lives: one that nobody hears would end the server.
    child.once('exit', forget).on('error', forget);
    // An idle process must not keep a finished program alive.
    keepAlive(child, false);
    return running;
  }

  function stop(): void {
    current?.child.kill('SIGKILL');
    current = undefined;
  }

  async function exchange(running: Running, job: Job): Promise<JobAnswer> {
    const { child } = running;
    keepAlive(child, true);
    const answered = new AbortController();
    await running.started;
    try {
      return await new Promise<JobAnswer>((resolve) => {
        const fail = (reason: string, code: ErrorCode = 'TRANSCRIPTION_FAILED') =>
          resolve({ ok: false, code, reason });
        const timer = setTimeout(
          () => {
            fail('the job took too long', hungCode);
            stop();
          },
          limitSeconds(job) * 1000,
        );
        const onExit = (code: number | null, signal: string | null) =>
          fail(`recognition process ended (${signal ?? code}): ${running.lastWords}`);
        const onError = (error: Error) => fail(String(error));
        child.once('message', resolve).once('exit', onExit).once('error', onError);
        answered.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          child.off('message', resolve).off('exit', onExit).off('error', onError);
        });
        // A process that ended while it started has no exit to tell of any more.
        if (child.connected) child.send(job, (error) => error !== null && fail(String(error)));
        else fail(`recognition process ended (${child.signalCode ?? child.exitCode}): ${running.lastWords}`);
      });
    } finally {
      answered.abort();
      keepAlive(child, false);
    }
  }

  return {
    get length() {
      return waiting.length + (busy === undefined ? 0 : 1);
    },
    run(kind, input, settings, signal) {
      type Output = JobKinds[typeof kind]['output'];
      return new Promise<Output>((resolve, reject) => {
        if (closed)
          return reject(new Refusal('TRANSCRIPTION_FAILED', { cause: new Error('speech engine closed') }));
        if (signal?.aborted === true) return reject(signal.reason);
        const onAbort = () => {
          const index = waiting.indexOf(entry);
          if (index >= 0) waiting.splice(index, 1);
          reject(signal?.reason);
        };
        const entry: Waiting = {
          job: { kind, ...input } as Job,
          settings,
          fail(error) {
            signal?.removeEventListener('abort', onAbort);
            reject(error);
          },
          settle(answer) {
            signal?.removeEventListener('abort', onAbort);
            if (answer.ok) resolve(answer.output);
            else reject(new Refusal(answer.code, { cause: new Error(answer.reason) }));
          },
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.push(entry);
        busy ??= work();
      });
    },
    async close() {
      closed = true;
      const reason = 'speech engine closed';
      for (const entry of waiting.splice(0))
        entry.settle({ ok: false, code: 'TRANSCRIPTION_FAILED', reason });
      if (busy !== undefined) {
        const timer = setTimeout(stop, CLOSE_GRACE_SECONDS * 1000);
        await busy;
        clearTimeout(timer);
      }
      const child = current?.child;
      if (child === undefined) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      keepAlive(child, true);
      stop();
      await gone;
    },
  };
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

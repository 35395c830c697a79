import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { Refusal } from '../../platform/refusal.ts';
import type { Job, JobAnswer, JobKinds, ProcessSettings } from './job.ts';

const PROCESS_URL = new URL('./recognition-process.ts', import.meta.url);
/** Ten minutes: far beyond what a ten-megabyte recording takes; a process that needs more hangs. */
const JOB_TIMEOUT_SECONDS = 600;
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
  readonly settingsKey: string;
  lastWords: string;
}

/** Hands jobs to one recognition process, one at a time and in order; a process that died is replaced. */
export interface RecognitionQueue {
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

/** A queue without a process yet; the first job starts one. `processUrl` is another program, for tests of crashes. */
export function createRecognitionQueue(processUrl: URL = PROCESS_URL): RecognitionQueue {
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
    const running: Running = { child, settingsKey, lastWords: '' };
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
    try {
      return await new Promise<JobAnswer>((resolve) => {
        const fail = (reason: string) => resolve({ ok: false, code: 'TRANSCRIPTION_FAILED', reason });
        const timer = setTimeout(() => {
          fail('recognition took too long');
          stop();
        }, JOB_TIMEOUT_SECONDS * 1000);
        const onExit = (code: number | null, signal: string | null) =>
          fail(`recognition process ended (${signal ?? code}): ${running.lastWords}`);
        const onError = (error: Error) => fail(String(error));
        child.once('message', resolve).once('exit', onExit).once('error', onError);
        answered.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          child.off('message', resolve).off('exit', onExit).off('error', onError);
        });
        child.send(job, (error) => error !== null && fail(String(error)));
      });
    } finally {
      answered.abort();
      keepAlive(child, false);
    }
  }

  return {
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

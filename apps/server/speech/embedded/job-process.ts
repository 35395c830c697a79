import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { PROCESS_READY } from './job.ts';
import type { Job, JobAnswer, ProcessSettings } from './job.ts';

/** How long a process may take to start, on a busy machine too. */
const START_LIMIT_SECONDS = 60;
/** What the native library wrote last, for the log when it dies. */
const KEPT_STDERR_CHARACTERS = 400;
/** How often the time of a job is counted, in milliseconds. */
const TICK_MS = 250;

/** What became of a job: its answer, or the end of its process. */
export type JobOutcome =
  | JobAnswer
  | { readonly ok: false; readonly ended: 'hung' | 'died'; readonly reason: string };

/** A process that is given one job at a time. */
export interface JobProcess {
  readonly isAlive: boolean;
  /** Never rejects. A job that takes longer than its limit ends the process. */
  ask(job: Job, limitSeconds: number): Promise<JobOutcome>;
  kill(): void;
  /** Kills, and waits until it is gone. */
  end(): Promise<void>;
}

/** Starts the program; it takes its first job once it has said that it is ready. */
export function startJobProcess(program: URL, settings: ProcessSettings): JobProcess {
  const child = fork(program, [JSON.stringify(settings)], {
    // The process of a test runner has flags of its own; this one needs none, and none of the server's secrets.
    execArgv: [],
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(CONSTAT_|DATABASE_)/.test(name)),
    ),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The time until it takes jobs is nobody's job's.
  const started = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, START_LIMIT_SECONDS * 1000);
    timer.unref();
    for (const event of ['message', 'exit', 'error'] as const) child.once(event, () => resolve());
  });
  let lastWords = '';
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
    kill,
    async ask(job, limitSeconds) {
      keepAlive(child, true);
      await started;
      const answered = new AbortController();
      try {
        return await new Promise<JobOutcome>((resolve) => {
          const died = (reason: string) => resolve({ ok: false, ended: 'died', reason });
          /** The process was gone before: not the job's doing. */
          const unsent = (reason: string) => resolve({ ok: false, code: 'TRANSCRIPTION_FAILED', reason });
          const stopWatch = watch(limitSeconds, () => {
            resolve({ ok: false, ended: 'hung', reason: `took more than ${Math.round(limitSeconds)} s` });
            kill();
          });
          const onExit = (code: number | null, signal: string | null) =>
            died(`process ended (${signal ?? code}): ${lastWords}`);
          const onError = (error: Error) => died(String(error));
          const onMessage = (message: JobAnswer | typeof PROCESS_READY) => {
            if (message !== PROCESS_READY) resolve(message);
          };
          child.on('message', onMessage).once('exit', onExit).once('error', onError);
          answered.signal.addEventListener('abort', () => {
            stopWatch();
            child.off('message', onMessage).off('exit', onExit).off('error', onError);
          });
          // A process that ended while it started has no exit to tell of any more.
          if (child.connected) child.send(job, (error) => error !== null && unsent(String(error)));
          else unsent(`process ended (${child.signalCode ?? child.exitCode}): ${lastWords}`);
        });
      } finally {
        answered.abort();
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

/**
 * Calls back after so many seconds, not counting those in which this process was not served itself: a machine that
 * slept, or a busy server that has not read the answer yet, is no job that hangs.
 */
function watch(seconds: number, onEnd: () => void): () => void {
  let leftMs = seconds * 1000;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    leftMs -= Math.min(now - last, 2 * TICK_MS);
    last = now;
    if (leftMs > 0) return;
    clearInterval(timer);
    onEnd();
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

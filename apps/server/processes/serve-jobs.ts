import { Refusal } from '../platform/refusal.ts';
import { PROCESS_READY } from './job.ts';
import type { JobAnswer, JobOf, JobTable, OutputOf } from './job.ts';
import { CAN_READ_OTHERS, endWithParent, ownMegabytes } from './process-resources.ts';

/** Asks the server for something that a job needs. */
export type Ask = (question: unknown) => Promise<unknown>;

const LONGEST_REASON = 1_000;

/**
 * Answers the jobs that the server sends to this process, until the server is gone.
 * @param failedCode what a job fails with that threw anything but a `Refusal`
 * @param run is given the job, what the process was started with, and a way to ask
 */
export function serveJobs<Kinds extends JobTable<Kinds>>(
  failedCode: Refusal['code'],
  run: (job: JobOf<Kinds>, settings: unknown, ask: Ask) => Promise<OutputOf<Kinds>>,
): void {
  const settings: unknown = JSON.parse(process.argv[2] ?? '');
  const megabytes = Number(process.argv[3]);
  endWithParent(megabytes > 0 && !CAN_READ_OTHERS ? megabytes : Infinity);
  let given: ((answer: unknown) => void) | undefined;
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      given = resolve;
      process.send?.({ question });
    });
  const answer = async (job: JobOf<Kinds>): Promise<JobAnswer> => {
    try {
      return { ok: true, output: await run(job, settings, ask) };
    } catch (error) {
      const known = error instanceof Refusal;
      const reason = String(known ? error.cause : error).slice(0, LONGEST_REASON);
      return { ok: false, code: known ? error.code : failedCode, reason };
    }
  };
  // Ctrl+C in a terminal and the stop of a service reach this process too; the server decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: { readonly given: unknown } | JobOf<Kinds>) => {
    if ('given' in message) given?.(message.given);
    else void answer(message).then((outcome) => process.send?.({ ...outcome, megabytes: ownMegabytes() }));
  });
  process.send?.(PROCESS_READY);
}

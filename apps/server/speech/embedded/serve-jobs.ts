import { Refusal } from '../../platform/refusal.ts';
import { PROCESS_READY } from './job.ts';
import type { Job, JobAnswer, JobKinds, ProcessSettings } from './job.ts';

/** Answers the jobs that the server sends to this process, until the server is gone. */
export function serveJobs(
  run: (job: Job, settings: ProcessSettings) => Promise<JobKinds[keyof JobKinds]['output']>,
): void {
  const settings = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
  const answer = async (job: Job): Promise<JobAnswer> => {
    try {
      return { ok: true, output: await run(job, settings) };
    } catch (error) {
      if (!(error instanceof Refusal))
        return { ok: false, code: 'TRANSCRIPTION_FAILED', reason: String(error) };
      return { ok: false, code: error.code, reason: String(error.cause) };
    }
  };
  // Ctrl+C in a terminal and the stop of a service reach this process too; the server decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (job: Job) => {
    void answer(job).then((message) => process.send?.(message));
  });
  process.send?.(PROCESS_READY);
}

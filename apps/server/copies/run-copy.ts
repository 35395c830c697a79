import { Worker } from 'node:worker_threads';
import { UnusableCopy } from './check-copy.ts';
import type { CopyCounts, CopyProblem } from './copy-messages.ts';

export interface CopyJob {
  /** The database to copy; null to check what is in `file` already. */
  readonly source: string | null;
  readonly file: string;
}

export type CopyAnswer =
  | { readonly counts: CopyCounts }
  | { readonly problem: CopyProblem }
  | { readonly code: string };

/** Makes a copy and checks it, or checks one, in a thread. @throws UnusableCopy, or an error with SQLite's code */
export async function runCopy(job: CopyJob): Promise<CopyCounts> {
  const worker = new Worker(new URL('copy-worker.ts', import.meta.url), { workerData: job });
  const answer = await new Promise<CopyAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if ('counts' in answer) return answer.counts;
  if ('problem' in answer) throw new UnusableCopy(answer.problem);
  throw Object.assign(new Error('the copy failed'), { code: answer.code });
}

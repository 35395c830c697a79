import { Worker } from 'node:worker_threads';
import { programUrl } from '../platform/installed-files.ts';
import type { Erasure } from '../store/repositories/pending-erasures.ts';
import { UnusableCopy } from './check-copy.ts';
import type { CopyCounts, CopyProblem } from './check-copy.ts';
import type { PrepareCopyJob } from './prepare-copy.ts';
import type { RewrapJob } from './rewrap-copies.ts';
import type { MadeSnapshot, SnapshotJob } from './snapshots/make-snapshot.ts';

export interface CopyJob {
  /** The database to copy; null to check what is in `file` already. */
  readonly source: string | null;
  readonly file: string;
  /** The name that a copy gets once it is checked; while it is made, no other copy is changed. */
  readonly finalName?: string;
}

export interface ErasureJob {
  readonly dataDir: string;
  /** What every copy in the data directory is to lose. */
  readonly places: readonly Erasure[];
}

export type ThreadJob = CopyJob | ErasureJob | PrepareCopyJob | RewrapJob | SnapshotJob;

export type CopyAnswer =
  | { readonly counts: CopyCounts }
  | { readonly left: readonly string[] }
  | { readonly made: MadeSnapshot }
  | { readonly problem: CopyProblem }
  | { readonly code: string };

/** Makes a copy and checks it, or checks one, in a thread. @throws UnusableCopy, or an error with SQLite's code */
export async function runCopyWorker(job: CopyJob): Promise<CopyCounts> {
  const answer = await runInThread(job);
  if ('counts' in answer) return answer.counts;
  throw failureOf(answer);
}

/** @returns the names of the copies that could not be changed now */
export async function eraseInThread(job: ErasureJob): Promise<readonly string[]> {
  const answer = await runInThread(job);
  if ('left' in answer) return answer.left;
  throw failureOf(answer);
}

/** Has the copies in the data directory open with other recovery sheets. @returns the names of those that could not be changed */
export async function rewrapInThread(job: RewrapJob): Promise<readonly string[]> {
  const answer = await runInThread(job);
  if ('left' in answer) return answer.left;
  throw failureOf(answer);
}

/** Readies a copy from elsewhere for a restore. @throws UnusableCopy, or an error with a code: `LOCKED` for a wrong recovery code */
export async function readyInThread(job: PrepareCopyJob): Promise<CopyCounts> {
  const answer = await runInThread(job);
  if ('counts' in answer) return answer.counts;
  throw failureOf(answer);
}

/** Makes a snapshot and restores it as a check. @throws an error with a code where there is none afterwards */
export async function snapshotInThread(job: SnapshotJob): Promise<MadeSnapshot> {
  const answer = await runInThread(job);
  if ('made' in answer) return answer.made;
  throw Object.assign(new Error('no snapshot was made'), {
    code: 'code' in answer ? answer.code : 'unreadable',
  });
}

function runInThread(workerData: ThreadJob): Promise<CopyAnswer> {
  const worker = new Worker(programUrl('copy-worker'), { workerData });
  return new Promise<CopyAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function failureOf(answer: CopyAnswer): Error {
  if ('problem' in answer) return new UnusableCopy(answer.problem);
  const code = 'code' in answer ? answer.code : 'unknown';
  return Object.assign(new Error('the copy failed'), { code });
}

/** The thread that makes, checks or changes copies: a large database takes seconds, in which the server goes on. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { lockCopies } from '../store/folder-lock.ts';
import { writeCopy } from './write-copy.ts';
import { checkCopy, UnusableCopy } from './check-copy.ts';
import { eraseFromCopies } from './erase-from-copies.ts';
import type { CopyAnswer, ThreadJob } from './run-copy-worker.ts';

/** How long a copy waits while others are changed, in milliseconds. */
const WAIT_MS = 60_000;

async function run(job: ThreadJob): Promise<CopyAnswer> {
  try {
    if ('keepDays' in job) {
      const { makeSnapshot } = await import('./snapshots/make-snapshot.ts');
      return { made: await makeSnapshot(job) };
    }
    if ('upload' in job) {
      const { prepareCopy } = await import('./prepare-copy.ts');
      return { counts: await prepareCopy(job) };
    }
    if ('sheets' in job) {
      const { rewrapCopies } = await import('./rewrap-copies.ts');
      return { left: await rewrapCopies(job) };
    }
    if ('places' in job) return { left: eraseFromCopies(job.dataDir, job.places) };
    const { source, file, finalName } = job;
    if (source === null) return { counts: checkCopy(file) };
    if (finalName === undefined) return { counts: writeCopy(source, file) };
    const release = lockCopies(path.dirname(source), WAIT_MS);
    try {
      const counts = writeCopy(source, file);
      renameSync(file, finalName);
      return { counts };
    } finally {
      release();
    }
  } catch (error) {
    if (error instanceof UnusableCopy) return { problem: error.problem };
    if (error instanceof UnreadableSeal) return { problem: 'damaged' };
    return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' };
  }
}

parentPort?.postMessage(await run(workerData as ThreadJob), []);

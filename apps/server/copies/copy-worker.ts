/** The thread that makes, checks or changes copies: a large database takes seconds, in which the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { writeCopy } from './backup-command.ts';
import { checkCopy, UnusableCopy } from './check-copy.ts';
import { eraseFromCopies } from './erase-from-copies.ts';
import type { SnapshotJob } from './snapshots/make-snapshot.ts';
import type { CopyAnswer, CopyJob, ErasureJob } from './run-copy.ts';

async function run(job: CopyJob | ErasureJob | SnapshotJob): Promise<CopyAnswer> {
  try {
    if ('keepDays' in job) {
      const { makeSnapshot } = await import('./snapshots/make-snapshot.ts');
      return { made: await makeSnapshot(job) };
    }
    if ('places' in job) return { left: eraseFromCopies(job.dataDir, job.places) };
    const { source, file } = job;
    return { counts: source === null ? checkCopy(file) : writeCopy(source, file) };
  } catch (error) {
    if (error instanceof UnusableCopy) return { problem: error.problem };
    if (error instanceof UnreadableSeal) return { problem: 'damaged' };
    return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' };
  }
}

parentPort?.postMessage(await run(workerData as CopyJob | ErasureJob | SnapshotJob), []);

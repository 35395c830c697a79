/** The thread that makes or checks a copy: a large database takes seconds, in which the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { writeCopy } from './backup-command.ts';
import { checkCopy, UnusableCopy } from './check-copy.ts';
import type { CopyAnswer, CopyJob } from './run-copy.ts';

function run({ source, file }: CopyJob): CopyAnswer {
  try {
    return { counts: source === null ? checkCopy(file) : writeCopy(source, file) };
  } catch (error) {
    if (error instanceof UnusableCopy) return { problem: error.problem };
    return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' };
  }
}

parentPort?.postMessage(run(workerData as CopyJob), []);

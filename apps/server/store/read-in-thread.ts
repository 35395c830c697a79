/** Reads a database file through in a thread of its own. */
import { Worker } from 'node:worker_threads';
import { programUrl } from '../platform/installed-files.ts';

/** What tells our database, as it is now, from an older copy and from another installation's. */
export interface Marks {
  readonly installation: string | null;
  /** The id of the latest line of the audit trail. */
  readonly latestLine: string | null;
}

/** What the thread that reads the file through found; whose it is cannot always be read where it is not sound. */
export interface Verdict {
  readonly isSound: boolean;
  readonly isOurs: boolean | null;
}

/** In a thread: a large file takes seconds. @throws Error where it was not read to its end */
export function readInThread(file: string, marks: Marks): Promise<Verdict> {
  const worker = new Worker(programUrl('verify-file-worker'), { workerData: { file, marks } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended')));
  });
}

import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
/** How often a process looks at its own memory, in milliseconds. */
const LOOK_MS = 25;
/** Pages of Linux on all processors that the project runs on. */
const PAGE_BYTES = 4_096;

/** Whether this system tells how much memory another process takes. */
export const CAN_READ_OTHERS = process.platform === 'linux';

/**
 * Megabytes of memory that a process takes: its heap, its buffers and what native libraries hold. 0 where the system does
 * not say, and for a process that is gone.
 */
export function megabytesOf(processId: number): number {
  try {
    // Total and resident size, in pages (proc_pid_statm(5)).
    const [, pages = '0'] = readFileSync(`/proc/${processId}/statm`, 'latin1').split(' ');
    return (Number(pages) * PAGE_BYTES) / MEGABYTE;
  } catch {
    return 0;
  }
}

/** The thread looks on while the process itself is at work, and ends the whole process. */
const WATCHER = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL');
}, workerData.everyMs);
`;

/** Has this process end itself once it takes more memory, for systems on which no other process can see it. */
export function endBeyond(megabytes: number): void {
  const workerData = { bytes: megabytes * MEGABYTE, everyMs: LOOK_MS };
  new Worker(WATCHER, { eval: true, workerData }).unref();
}

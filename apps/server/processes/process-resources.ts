import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
/** How often a process looks at its own memory, in milliseconds. */
const LOOK_MS = 25;
/** How often it looks whether its parent is there, where that is all it looks for. */
const PARENT_LOOK_MS = 1_000;
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

/**
 * Milliseconds for which the main thread of a process was ready to run while no processor was free for it. 0 where the
 * system does not say, and for a process that is gone.
 */
export function waitedForProcessor(processId: number): number {
  try {
    // Nanoseconds on a processor, then ready and waiting for one (Linux, Documentation/scheduler/sched-stats.rst).
    const [, waited = '0'] = readFileSync(`/proc/${processId}/schedstat`, 'latin1').split(' ');
    return Number(waited) / 1_000_000;
  } catch {
    return 0;
  }
}

/** Megabytes that this process takes. */
export function ownMegabytes(): number {
  return process.memoryUsage.rss() / MEGABYTE;
}

/** The thread looks on while the process itself is at work, or hangs, and ends the whole process. */
const WATCHER = `
const { workerData } = require('node:worker_threads');
const { bytes, parentId, everyMs } = workerData;
function isParentThere() {
  if (process.ppid !== parentId) return false;
  try {
    return process.kill(parentId, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
setInterval(() => {
  if (process.memoryUsage.rss() > bytes || !isParentThere()) process.kill(process.pid, 'SIGKILL');
}, everyMs);
`;
/** What is enough for the thread, in megabytes: by itself it would set apart more. */
const WATCHER_HEAP = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

/**
 * Has this process end itself, even where it hangs, once its parent is gone, or once it takes more memory, for systems on
 * which no other process can see it.
 * @param megabytes Infinity where nothing bounds it here
 */
export function endWithParent(megabytes: number): void {
  const everyMs = megabytes === Infinity ? PARENT_LOOK_MS : LOOK_MS;
  const workerData = { bytes: megabytes * MEGABYTE, parentId: process.ppid, everyMs };
  new Worker(WATCHER, { eval: true, workerData, resourceLimits: WATCHER_HEAP }).unref();
}

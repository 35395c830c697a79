/**
 * Lets one process at a time install in a folder. Plain JavaScript for Node 20, no dependency: it runs before anything is
 * installed.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What stands in the lock: a process number, nothing while it is being written, undefined where there is no lock. */
function readLock(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Waits until no other process holds the lock. One that was killed leaves it behind: it is taken away.
 * @param lock path of the file that holds the number of the process
 * @param onWait called with the number of the process that is waited for
 */
export function takeLock(lock, onWait) {
  for (let before; ; sleep(400)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // Of two that find a lock that was left behind, the later one may take away the lock of the earlier one.
    sleep(100);
    const holder = readLock(lock);
    if (holder === String(process.pid)) break;
    const isLeft = holder === '' ? before === '' : holder !== undefined && !isRunning(Number(holder));
    if (isLeft) rmSync(lock, { force: true });
    else if (holder && holder !== before) onWait(holder);
    before = holder;
  }
  process.once('exit', () => releaseLock(lock));
}

/** Gives the lock back, where it is this process's own. */
export function releaseLock(lock) {
  if (readLock(lock) === String(process.pid)) rmSync(lock, { force: true });
}

import { setTimeout as pause } from 'node:timers/promises';
import { classifyError } from './classify-error.ts';

/** How long a reader waits for a write that it can do without, in milliseconds. */
const WAIT_MS = 250;

/**
 * Awaits a write that a reader can do without: a full disk, or a database that nobody may write to for the moment, must
 * not keep a physician from reading, nor make them wait. A write that takes longer goes on by itself.
 */
export async function awaitOptionalWrite(write: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const written = write
    .catch((error: unknown) => {
      if (!classifyError(error).code.startsWith('STORAGE_')) throw error;
    })
    .finally(() => waiting.abort());
  const late = pause(WAIT_MS, undefined, { signal: waiting.signal }).catch(() => written);
  await Promise.race([written, late]);
  // Its failure, when it comes after all, is nobody's any more.
  written.catch(() => undefined);
}

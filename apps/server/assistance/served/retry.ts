import { APICallError } from 'ai';
import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;
/** A longer wait is not waited: the physician is. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Calls again after 429 and 5xx: at most three times in all, after the time that the server names, else after a wait that
 * doubles.
 */
export async function withRetries<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const delay = retryDelay(error, attempt);
      if (delay === null) throw error;
      await wait(delay, undefined, { signal });
    }
  }
}

function retryDelay(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS || !APICallError.isInstance(error)) return null;
  const { statusCode = 0, responseHeaders } = error;
  if (statusCode !== 429 && statusCode < 500) return null;
  const named = readRetryAfter(responseHeaders?.['retry-after']);
  const delay = named ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
  return delay > LONGEST_WAIT_MS ? null : delay;
}

/** Milliseconds, from seconds or from a date. */
function readRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

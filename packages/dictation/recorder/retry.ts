import { ATTEMPTS, FIRST_DELAY_MS } from './constants.ts';

/**
 * Real milliseconds to wait after a failed attempt, or null when none is left.
 * @param attempt the attempt that failed, counted from 1
 */
export function retryDelay(attempt: number): number | null {
  return attempt >= ATTEMPTS ? null : FIRST_DELAY_MS * 2 ** (attempt - 1);
}

import { ATTEMPTS, FIRST_DELAY_MS, LONGEST_DELAY_MS } from './constants.ts';

/**
 * Real milliseconds to wait after a failed attempt, or null when none is left.
 * @param attempt the attempt that failed, counted from 1
 * @param attempts how many there may be
 */
export function retryDelay(attempt: number, attempts = ATTEMPTS): number | null {
  return attempt >= attempts ? null : Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
}

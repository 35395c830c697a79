import { fingerprint } from '../platform/ids.ts';
import type { Store } from '../store/store.ts';

/** Failures that cost nothing, then a wait that doubles up to a minute: slow for a guesser, never a lockout. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Failures are forgotten after a quiet day. */
export const ATTEMPTS_KEPT_MS = 86_400_000;

/**
 * Under what failures are counted: one account from one place, so that a stranger elsewhere slows nobody down.
 * @param place an address, a browser that the account is known on, or a session
 */
export function attemptKey(username: string, place: string): string {
  return fingerprint(`${username}\n${place}`);
}

/**
 * Counts an attempt before its password is looked at, so that attempts in parallel count too.
 * @returns milliseconds to wait, or 0 when the attempt may proceed
 */
export function countAttempt(store: Store, key: string, now: number): Promise<number> {
  return store.transaction(async ({ loginAttempts }) => {
    const row = await loginAttempts.lock(key);
    const waitMs = row.blockedUntil - now;
    // The clock was set back since the last attempt: the wait that followed it begins anew, and is no longer than it was.
    if (waitMs > LONGEST_WAIT_MS || row.updatedAt - now > LONGEST_WAIT_MS) {
      const restarted = Math.max(0, Math.min(LONGEST_WAIT_MS, row.blockedUntil - row.updatedAt));
      if (restarted > 0) {
        await loginAttempts.put({ ...row, blockedUntil: now + restarted, updatedAt: now });
        return restarted;
      }
    } else if (waitMs > 0) return waitMs;
    // Another process's clock may be ahead by a little, or its attempt may have overtaken this one: each attempt counts.
    const recent = now - row.updatedAt < ATTEMPTS_KEPT_MS ? row.failures : 0;
    const failures = recent + 1;
    const wait = waitAfter(failures);
    await loginAttempts.put({ key, failures, blockedUntil: wait === 0 ? 0 : now + wait, updatedAt: now });
    return 0;
  });
}

function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - FREE_FAILURES, 10));
}

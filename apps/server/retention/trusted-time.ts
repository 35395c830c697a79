const DAY_MS = 86_400_000;
/** A clock that is further ahead than this, in milliseconds, stops scheduled erasure until somebody confirms it. */
export const STOP_BEYOND_MS = 60 * DAY_MS;
/** One that is further ahead than this delays it by as long a time of running. */
export const DELAY_BEYOND_MS = DAY_MS;
export const DELAY_MS = DAY_MS;

/** Whether what has come to its term is erased; `stopped` waits for a person, `delayed` for time of running. */
export type ErasureState = 'running' | 'delayed' | 'stopped';

/** What is known of the time. */
export interface TrustedTime {
  /** The latest moment that was taken for right, and the time of running since, in epoch milliseconds. */
  readonly trusted: number;
  /** Milliseconds of running that are left of a delay; null without one. */
  readonly waitMs: number | null;
}

export interface JudgedTime extends TrustedTime {
  readonly state: ErasureState;
}

/**
 * Compares the clock with the time that is known, which goes on by the monotonic clock. A clock that was set back changes
 * nothing: what it says erases less, and the known time stays.
 */
export function judgeTime(
  known: TrustedTime,
  { now, ranMs }: { readonly now: number; readonly ranMs: number },
): JudgedTime {
  const trusted = known.trusted + ranMs;
  const ahead = now - trusted;
  if (ahead > STOP_BEYOND_MS) return { state: 'stopped', trusted, waitMs: null };
  const waitMs = known.waitMs === null ? DELAY_MS : known.waitMs - ranMs;
  if (ahead > DELAY_BEYOND_MS && waitMs > 0) return { state: 'delayed', trusted, waitMs };
  return { state: 'running', trusted: Math.max(trusted, now), waitMs: null };
}

/**
 * What two servers on one database know together, each having counted by itself since they last agreed: the later moment,
 * and the shorter rest of a delay, for the same hours count once. A delay ends for both where one of them finds its own
 * clock right, so that a wrong clock is not taken for right beside one that contradicts it.
 */
export function mergeTimes(own: TrustedTime, others: TrustedTime): TrustedTime {
  const trusted = Math.max(own.trusted, others.trusted);
  if (own.waitMs === null || others.waitMs === null) return { trusted, waitMs: others.waitMs };
  return { trusted, waitMs: Math.min(own.waitMs, others.waitMs) };
}

/** What is known after so many milliseconds of running. */
export function advance({ trusted, waitMs }: TrustedTime, ranMs: number): TrustedTime {
  return { trusted: trusted + ranMs, waitMs: waitMs === null ? null : waitMs - ranMs };
}

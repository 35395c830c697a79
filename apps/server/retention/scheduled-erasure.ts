import type { SessionLimits } from '../accounts/sessions.ts';
import { eraseExpired } from '../actions/erase-expired.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import type { TimeGuard } from './time-guard.ts';

/** Between two runs of one server, in milliseconds. */
export const ERASE_EVERY_MS = 86_400_000;

/** Erases what has come to its term once a day, as long as the time can be trusted; call it often. */
export function createScheduledErasure({
  store,
  clock,
  guard,
  audioRetentionDays,
  sessions,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly guard: TimeGuard;
  readonly audioRetentionDays: number;
  readonly sessions: SessionLimits;
}): () => Promise<void> {
  let erasedAt: number | null = null;
  return async () => {
    const state = await guard.check();
    const elapsed = clock.elapsed();
    if (state !== 'running' || (erasedAt !== null && elapsed - erasedAt < ERASE_EVERY_MS)) return;
    if ((await eraseExpired(store, { now: clock.now(), audioRetentionDays, sessions })) !== null)
      erasedAt = elapsed;
  };
}

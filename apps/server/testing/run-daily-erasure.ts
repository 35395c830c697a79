import { eraseExpired } from '../actions/erase-expired.ts';
import { SESSION_LIMITS } from './build-server.ts';
import type { TestServer } from './build-server.ts';

/** Erases what has come to its term, as the server does each day; audio is kept thirty days. */
export function runDailyErasure({
  store,
  clock,
}: Pick<TestServer, 'store' | 'clock'>): ReturnType<typeof eraseExpired> {
  return eraseExpired(store, { now: clock.now(), audioRetentionDays: 30, sessions: SESSION_LIMITS });
}

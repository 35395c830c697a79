import { eraseLapsed } from '../commands/erase-lapsed.ts';
import { SESSION_LIMITS } from './build-server.ts';
import type { TestServer } from './build-server.ts';

/** Erases what has come to its term, as the server does each day; audio is kept thirty days. */
export function eraseDue({
  store,
  clock,
}: Pick<TestServer, 'store' | 'clock'>): ReturnType<typeof eraseLapsed> {
  return eraseLapsed(store, { now: clock.now(), audioRetentionDays: 30, sessions: SESSION_LIMITS });
}

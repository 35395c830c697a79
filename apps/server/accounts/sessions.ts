import { unlessDiskIsFull } from '../platform/full-disk.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import type { SessionUser } from '../routes/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { isDemoOn } from './demo-mode.ts';

/**
 * A session ends 12 hours after its last use (a working day with its breaks; a report takes up to four hours) and 7 days
 * after the sign-in whatever its use, well within the 30 days of NIST SP 800-63B's first level: the machine is the
 * physician's own, and a forgotten session must not outlive a week of absence.
 */
export const SESSION_IDLE_MS = 12 * 3_600_000;
export const SESSION_LIFE_MS = 7 * 86_400_000;
/** Parallel sessions of one account; one more ends the least recently used. */
export const SESSIONS_PER_ACCOUNT = 10;
/** The last use is written down at most this often. */
const TOUCH_MS = 60_000;

/** What the audit trail calls a session. */
export function sessionIdOf(token: string): string {
  return fingerprint(fingerprint(token)).slice(0, 16);
}

/** Opens a session and answers its token, which only the cookie holds. */
export async function openSession(
  store: Pick<Repositories, 'sessions'>,
  userId: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await store.sessions.add({ tokenHash: fingerprint(token), userId, createdAt: now, lastSeenAt: now });
  await store.sessions.endOldest(userId, { keep: SESSIONS_PER_ACCOUNT, newest: fingerprint(token) });
  return token;
}

/** The user of a live session, or null; a lapsed one is ended, and so is a sample account's outside demonstration mode. */
export async function findSessionUser(
  store: Pick<Repositories, 'sessions' | 'settings'>,
  token: string,
  { now, demo }: { readonly now: number; readonly demo: boolean },
): Promise<SessionUser | null> {
  const tokenHash = fingerprint(token);
  const session = await store.sessions.find(tokenHash);
  if (session === undefined) return null;
  // The clock was set back since: from now on the session's spans count anew, so that it neither ends early nor never.
  if (session.createdAt > now || session.lastSeenAt - now >= TOUCH_MS) {
    session.createdAt = Math.min(session.createdAt, now);
    session.lastSeenAt = now;
    await unlessDiskIsFull(store.sessions.redate(session));
  }
  const lapsed = now - session.lastSeenAt >= SESSION_IDLE_MS || now - session.createdAt >= SESSION_LIFE_MS;
  if (lapsed || (session.sample === 1 && !(await isDemoOn(store, { demo })))) {
    await unlessDiskIsFull(store.sessions.end(tokenHash));
    return null;
  }
  if (now - session.lastSeenAt >= TOUCH_MS) await unlessDiskIsFull(store.sessions.touch(tokenHash, now));
  const { id, username, email, displayName, role } = session;
  return { id, username, email, displayName, role, sessionId: sessionIdOf(token) };
}

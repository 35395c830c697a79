import { SESSIONS_PER_ACCOUNT } from '@constat/contract/limits';
import { unlessDiskIsFull } from '../platform/full-disk.ts';
import type { Config } from '../platform/config.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import type { SessionUser } from '../routes/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { isDemoOn } from './demo-mode.ts';
import type { SessionDevice } from './session-device.ts';

/** Milliseconds after the last use, and after the sign-in whatever the use. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly lifeMs: number;
}

/**
 * By default a session ends 12 hours after its last use (a working day with its breaks; a report takes up to four hours)
 * and 7 days after the sign-in, well within the 30 days of NIST SP 800-63B's first level: the machine is the physician's
 * own, and a forgotten session must not outlive a week of absence.
 */
export function sessionLimits({ session }: Pick<Config, 'session'>): SessionLimits {
  return { idleMs: session.idleHours * 3_600_000, lifeMs: session.days * 86_400_000 };
}

/** The last use is written down at most this often. */
const TOUCH_MS = 60_000;

/** What the audit trail calls a session. */
export function sessionIdOf(token: string): string {
  return sessionIdOfHash(fingerprint(token));
}

/** The same from the hash that the store holds. */
export function sessionIdOfHash(tokenHash: string): string {
  return fingerprint(tokenHash).slice(0, 16);
}

/** Opens a session and answers its token, which only the cookie holds. */
export async function openSession(
  store: Pick<Repositories, 'sessions'>,
  userId: string,
  now: number,
  device: SessionDevice = { browser: null, system: null },
): Promise<string> {
  const token = newToken();
  const moments = { createdAt: now, lastSeenAt: now, authenticatedAt: now };
  await store.sessions.add({ tokenHash: fingerprint(token), userId, ...moments, ...device });
  await store.sessions.endOldest(userId, { keep: SESSIONS_PER_ACCOUNT, newest: fingerprint(token) });
  return token;
}

/**
 * The user of a live session, or null; a lapsed one is ended, and so is one of a disabled account, or of a sample account
 * outside demonstration mode.
 */
export async function findSessionUser(
  store: Pick<Repositories, 'sessions' | 'settings'>,
  token: string,
  {
    now,
    demo,
    limits,
    countsAsUse,
  }: {
    readonly now: number;
    readonly demo: boolean;
    readonly limits: SessionLimits;
    /** False for what a page asks by itself, which must not keep a session open for ever. */
    readonly countsAsUse: boolean;
  },
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
  const lapsed = now - session.lastSeenAt >= limits.idleMs || now - session.createdAt >= limits.lifeMs;
  const closed = session.disabledAt !== null || (session.sample === 1 && !(await isDemoOn(store, { demo })));
  if (lapsed || closed) {
    await unlessDiskIsFull(store.sessions.end(tokenHash));
    return null;
  }
  if (countsAsUse && now - session.lastSeenAt >= TOUCH_MS)
    await unlessDiskIsFull(store.sessions.touch(tokenHash, now));
  const { id, username, email, displayName, role, isAdmin, sample, authenticatedAt } = session;
  return {
    id,
    username,
    email,
    displayName,
    role,
    isAdmin: isAdmin === 1,
    isSample: sample === 1,
    authenticatedAt,
    sessionId: sessionIdOfHash(tokenHash),
  };
}

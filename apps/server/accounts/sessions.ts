import { SESSIONS_PER_ACCOUNT } from '@constat/contract/limits';
import { audit } from '../actions/audit.ts';
import { awaitOptionalWrite } from '../platform/optional-write.ts';
import type { Config } from '../platform/config.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import type { SessionUser } from '../routes/request-handling/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { isDemoOn } from './demo-mode.ts';
import type { SessionDevice } from './session-device.ts';

/** Milliseconds after the last use, and after the sign-in whatever the use; it locks before, unless that is 0. */
export interface SessionLimits {
  readonly lockMs: number;
  readonly idleMs: number;
  readonly lifeMs: number;
}

/**
 * By default a session ends 12 hours after its last use (a working day with its breaks; a report takes up to four hours)
 * and 7 days after the sign-in, well within the 30 days of NIST SP 800-63B's first level: the machine is the physician's
 * own, and a forgotten session must not outlive a week of absence.
 */
export function sessionLimits({ session }: Pick<Config, 'session'>): SessionLimits {
  return {
    lockMs: session.lockMinutes * 60_000,
    idleMs: session.idleHours * 3_600_000,
    lifeMs: session.days * 86_400_000,
  };
}

/** The last use is written down at most this often, and often enough for the lock. */
const TOUCH_MS = 60_000;
const TOUCHES_BEFORE_LOCK = 15;

/** What the audit trail calls a session. */
export function sessionIdOf(token: string): string {
  return sessionIdOfHash(fingerprint(token));
}

/** The same from the hash that the store holds. */
export function sessionIdOfHash(tokenHash: string): string {
  return fingerprint(tokenHash).slice(0, 16);
}

/** Opens a session; answers its token, which only the cookie holds, and the hashes of those that ended for want of room. */
export async function openSession(
  store: Pick<Repositories, 'sessions'>,
  userId: string,
  now: number,
  device: SessionDevice = { browser: null, system: null },
): Promise<{ readonly token: string; readonly surplus: readonly string[] }> {
  const token = newToken();
  const moments = { createdAt: now, lastSeenAt: now, authenticatedAt: now };
  const lock = { lockedAt: null, writerToken: newToken() };
  await store.sessions.add({ tokenHash: fingerprint(token), userId, ...moments, ...device, ...lock });
  const newest = fingerprint(token);
  const surplus = await store.sessions.endOldest(userId, { keep: SESSIONS_PER_ACCOUNT, newest });
  return { token, surplus };
}

/** Locks a session, once, until its person has proved who they are. */
export async function lockSession(
  store: Pick<Repositories, 'sessions' | 'auditEvents'>,
  {
    tokenHash,
    userId,
    now,
    by,
  }: {
    readonly tokenHash: string;
    readonly userId: string;
    readonly now: number;
    readonly by: 'idleness' | 'hand';
  },
): Promise<void> {
  if (!(await store.sessions.lock(tokenHash, now))) return;
  const event = { at: now, actorId: userId, sessionId: sessionIdOfHash(tokenHash) } as const;
  await audit(store, { ...event, action: 'session-locked', subjectId: userId, detail: { by } });
}

/**
 * The user of a live session, or null; a lapsed one is ended, and so is one of a disabled account, or of a sample account
 * outside demonstration mode. One that was idle for too long is locked.
 */
export async function findSessionUser(
  store: Pick<Repositories, 'sessions' | 'settings' | 'auditEvents'>,
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
    await awaitOptionalWrite(store.sessions.redate(session));
  }
  const lapsed = now - session.lastSeenAt >= limits.idleMs || now - session.createdAt >= limits.lifeMs;
  const closed = session.disabledAt !== null || (session.sample === 1 && !(await isDemoOn(store, { demo })));
  if (lapsed || closed) {
    await awaitOptionalWrite(store.sessions.end(tokenHash));
    return null;
  }
  const { lockMs } = limits;
  const isIdle = lockMs > 0 && now - session.lastSeenAt >= lockMs;
  const isLocked = session.lockedAt !== null || isIdle;
  if (isIdle && session.lockedAt === null)
    await awaitOptionalWrite(lockSession(store, { tokenHash, userId: session.userId, now, by: 'idleness' }));
  const touchMs = lockMs > 0 ? Math.min(TOUCH_MS, lockMs / TOUCHES_BEFORE_LOCK) : TOUCH_MS;
  if (!isLocked && countsAsUse && now - session.lastSeenAt >= touchMs)
    await awaitOptionalWrite(store.sessions.touch(tokenHash, now));
  const { id, username, email, displayName, role, isAdmin, sample, authenticatedAt, writerToken } = session;
  return {
    id,
    username,
    email,
    displayName,
    role,
    isAdmin: isAdmin === 1,
    isSample: sample === 1,
    authenticatedAt,
    isLocked,
    writerToken,
    sessionId: sessionIdOfHash(tokenHash),
  };
}

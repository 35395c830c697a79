import { attemptKey, countAttempt } from '../accounts/login-throttle.ts';
import { isPassword } from '../accounts/passwords.ts';
import { sessionIdOf } from '../accounts/sessions.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';

/**
 * Checks the password of somebody who is signed in. Guesses are slowed by session, so that whoever holds one slows nobody
 * else down.
 * @throws Refusal PASSWORD_WRONG or TOO_MANY_ATTEMPTS
 */
export async function provePassword(
  { store, clock }: Pick<RouteContext, 'store' | 'clock'>,
  { id, username, sessionId }: SessionUser,
  password: string,
): Promise<void> {
  const key = attemptKey(username, `session ${sessionId}`);
  const waitMs = await countAttempt(store, key, clock.now());
  if (waitMs > 0) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterMs: waitMs });
  const user = await store.users.find(id);
  if (await isPassword(password, user?.passwordHash)) return store.loginAttempts.forget(key);
  const event = { at: clock.now(), actorId: id, sessionId, action: 'password-refused' } as const;
  await audit(store, { ...event, subjectId: id });
  throw new Refusal('PASSWORD_WRONG');
}

/**
 * Gives the session a new token after such a proof, and unlocks it; the old token opens nothing any more.
 * @throws Refusal UNAUTHENTICATED where the session has ended meanwhile
 */
export async function renewSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  oldToken: string | null,
  now: number,
): Promise<{ readonly token: string; readonly sessionId: string }> {
  const token = newToken();
  const to = { tokenHash: fingerprint(token), authenticatedAt: now, lastSeenAt: now };
  if (oldToken === null || !(await sessions.renew(fingerprint(oldToken), to)))
    throw new Refusal('UNAUTHENTICATED');
  return { token, sessionId: sessionIdOf(token) };
}

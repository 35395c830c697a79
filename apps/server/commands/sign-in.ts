import type { LoginBody } from '@constat/contract';
import { canonicalUsername } from '../accounts/create-account.ts';
import { isDemoOn } from '../accounts/demo-mode.ts';
import { attemptKey, countAttempt } from '../accounts/login-throttle.ts';
import { isPassword } from '../accounts/passwords.ts';
import { openSession, sessionIdOf } from '../accounts/sessions.ts';
import { fingerprint } from '../platform/ids.ts';
import type { RouteContext } from '../routes/route-context.ts';
import type { UserRow } from '../store/tables.ts';
import { audit } from './audit.ts';

export type SignIn =
  | { readonly outcome: 'opened'; readonly user: UserRow; readonly token: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'slowed'; readonly waitMs: number };

/**
 * Checks a name and a password and opens a new session; the one that came with the request ends. An unknown name takes as
 * long as a wrong password and is answered alike.
 */
export async function signIn(
  { store, clock, demo }: RouteContext,
  attempt: { readonly body: LoginBody; readonly address: string; readonly oldToken: string | null },
): Promise<SignIn> {
  const { body, address, oldToken } = attempt;
  const username = canonicalUsername(body.username);
  const key = attemptKey(username, address);
  const waitMs = await countAttempt(store, key, clock.now());
  if (waitMs > 0) return { outcome: 'slowed', waitMs };

  const found = await store.users.findByUsername(username);
  const isClosed = found?.sample === 1 && !(await isDemoOn(store, { demo }));
  const user = isClosed ? undefined : found;
  const right = await isPassword(body.password, user?.passwordHash);
  const now = clock.now();
  if (user === undefined || !right) {
    // A name that nobody has stands in the log of requests alone, or anybody could fill the trail.
    if (user !== undefined) {
      const event = { at: now, actorId: null, accountId: user.id, action: 'sign-in-refused' } as const;
      await audit(store, { ...event, subjectId: user.id });
    }
    return { outcome: 'refused' };
  }
  const token = await store.transaction(async (repositories) => {
    if (oldToken !== null) await repositories.sessions.end(fingerprint(oldToken));
    await repositories.loginAttempts.forget(key);
    const opened = await openSession(repositories, user.id, now);
    const event = { at: now, actorId: user.id, sessionId: sessionIdOf(opened) } as const;
    await audit(repositories, { ...event, action: 'signed-in', subjectId: user.id });
    return opened;
  });
  return { outcome: 'opened', user, token };
}

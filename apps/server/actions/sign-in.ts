import type { LoginBody } from '@constat/contract';
import { canonicalUsername } from '../accounts/create-account.ts';
import { isDemoOn } from '../accounts/demo-mode.ts';
import { countAttempt } from '../accounts/login-throttle.ts';
import { isPassword } from '../accounts/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { UserRow } from '../store/account-tables.ts';
import { completeSignIn, attemptKeyOf } from './complete-sign-in.ts';
import type { SignInSource, PendingSignIn, SignedIn } from './complete-sign-in.ts';
import { audit } from './audit.ts';
import { askCode } from './second-factor.ts';

/**
 * Checks a name and a password, and opens a new session. An unknown name, and a disabled account, take as long as a wrong
 * password and are answered alike. Guesses are slowed by account and address; a browser on which the account has signed in
 * before has its own count, so that no stranger keeps its owner out.
 * @throws Refusal INVALID_CREDENTIALS or TOO_MANY_ATTEMPTS
 */
export async function signIn(
  { store, clock, demo }: RouteContext,
  { body, source }: { readonly body: LoginBody; readonly source: SignInSource },
): Promise<SignedIn | PendingSignIn> {
  const username = canonicalUsername(body.username);
  const key = await attemptKeyOf(store, username, source);
  const waitMs = await countAttempt(store, key, clock.now());
  if (waitMs > 0) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterMs: waitMs });

  const found = await store.users.findByUsername(username);
  const isSample = found?.sample === 1;
  const isClosed = found?.disabledAt !== null || (isSample && !(await isDemoOn(store, { demo })));
  const user = isClosed ? undefined : found;
  const right = await isPassword(body.password, user?.passwordHash);
  if (user === undefined || !right) {
    await noteRefused(store, { user: isSample ? user : found, key, now: clock.now() });
    throw new Refusal('INVALID_CREDENTIALS');
  }
  return store.transaction(async (repositories) => {
    // Disabled, or given another password, while this one was being checked.
    const present = await repositories.users.find(user.id);
    if (present?.disabledAt !== null || present.passwordHash !== user.passwordHash)
      throw new Refusal('INVALID_CREDENTIALS');
    const now = clock.now();
    return (await askCode(repositories, user.id, now)) ?? completeSignIn(repositories, { user, source, now });
  });
}

/** A name that nobody has stands in the log of requests alone, or anybody could fill the trail. It costs a write too. */
async function noteRefused(
  store: RouteContext['store'],
  { user, key, now }: { readonly user: UserRow | undefined; readonly key: string; readonly now: number },
): Promise<void> {
  if (user === undefined) {
    await store.loginAttempts.lock(key);
    return;
  }
  const event = { at: now, actorId: null, accountId: user.id, action: 'sign-in-refused' } as const;
  await audit(store, { ...event, subjectId: user.id });
}

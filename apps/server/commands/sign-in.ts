import type { LoginBody } from '@constat/contract';
import { canonicalUsername } from '../accounts/create-account.ts';
import { isDemoOn } from '../accounts/demo-mode.ts';
import { rememberDevice } from '../accounts/known-devices.ts';
import { attemptKey, countAttempt } from '../accounts/login-throttle.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { SessionDevice } from '../accounts/session-device.ts';
import { openSession, sessionIdOf } from '../accounts/sessions.ts';
import { fingerprint } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/route-context.ts';
import type { UserRow } from '../store/account-tables.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit, auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';

/** From where somebody signs in. */
export interface Arrival {
  readonly address: string;
  readonly device: SessionDevice;
  /** The session that came with the request, which ends. */
  readonly oldToken: string | null;
  /** What makes the browser known. */
  readonly deviceToken: string | null;
}

export interface SignedIn {
  readonly user: UserRow;
  readonly token: string;
  readonly deviceToken: string;
}

/**
 * Checks a name and a password and opens a new session. An unknown name, and a disabled account, take as long as a wrong
 * password and are answered alike. Guesses are slowed by account and address; a browser on which the account has signed in
 * before has its own count, so that no stranger keeps its owner out.
 * @throws Refusal INVALID_CREDENTIALS or TOO_MANY_ATTEMPTS
 */
export async function signIn(
  { store, clock, demo }: RouteContext,
  { body, arrival }: { readonly body: LoginBody; readonly arrival: Arrival },
): Promise<SignedIn> {
  const username = canonicalUsername(body.username);
  const key = attemptKey(username, (await knownDevice(store, username, arrival)) ?? arrival.address);
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
    await repositories.loginAttempts.forget(key);
    // Disabled, or given another password, while this one was being checked.
    const present = await repositories.users.find(user.id);
    if (present?.disabledAt !== null || present.passwordHash !== user.passwordHash)
      throw new Refusal('INVALID_CREDENTIALS');
    return admit(repositories, { user, arrival, now: clock.now() });
  });
}

/**
 * Opens a session for who has proved to be the account's owner, within a transaction, of which it is the last act.
 * @param notes what the audit trail is told before
 */
export async function admit(
  repositories: Repositories,
  {
    user,
    arrival,
    now,
    notes = [],
  }: {
    readonly user: UserRow;
    readonly arrival: Arrival;
    readonly now: number;
    readonly notes?: readonly AuditNote[];
  },
): Promise<SignedIn> {
  const { oldToken, device } = arrival;
  if (oldToken !== null) await repositories.sessions.end(fingerprint(oldToken));
  const token = await openSession(repositories, user.id, now, device);
  const known = { oldToken: arrival.deviceToken, userId: user.id, now };
  const deviceToken = await rememberDevice(repositories, known);
  const event = { at: now, actorId: user.id, sessionId: sessionIdOf(token) } as const;
  await auditAll(repositories, [...notes, { ...event, action: 'signed-in', subjectId: user.id }]);
  return { user, token, deviceToken };
}

async function knownDevice(
  { knownDevices }: Pick<Repositories, 'knownDevices'>,
  username: string,
  { deviceToken }: Arrival,
): Promise<string | null> {
  if (deviceToken === null) return null;
  const tokenHash = fingerprint(deviceToken);
  return (await knownDevices.isKnown(tokenHash, username)) ? `known device ${tokenHash}` : null;
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

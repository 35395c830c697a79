import { knownDeviceKey, rememberDevice } from '../accounts/known-devices.ts';
import { attemptKey } from '../accounts/login-throttle.ts';
import type { SessionDevice } from '../accounts/session-device.ts';
import { openSession, sessionIdOf, sessionIdOfHash } from '../accounts/sessions.ts';
import { fingerprint } from '../platform/ids.ts';
import type { UserRow } from '../store/account-tables.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';

/** From where somebody signs in. */
export interface SignInSource {
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

/** The password was right, and a code is asked for. */
export interface PendingSignIn {
  /** What the next call brings, in a cookie. */
  readonly pendingToken: string;
  readonly until: number;
}

/**
 * Opens a session for who has proved to be the account's owner, within a transaction, of which it is the last act.
 * @param notes what the audit trail is told before
 */
export async function completeSignIn(
  repositories: Repositories,
  {
    user,
    source,
    now,
    notes = [],
    by = 'password',
  }: {
    readonly user: UserRow;
    readonly source: SignInSource;
    readonly now: number;
    readonly notes?: readonly AuditNote[];
    /** What has proved it. */
    readonly by?: 'password' | 'code' | 'recovery-code' | 'passkey' | 'identity';
  },
): Promise<SignedIn> {
  const { oldToken, device } = source;
  // What made others wait, or this person, who has typed a wrong one before.
  await repositories.loginAttempts.forget(await attemptKeyOf(repositories, user.username, source));
  await repositories.loginAttempts.forget(codeAttemptKey(user.username));
  const old = oldToken === null ? undefined : await repositories.sessions.find(fingerprint(oldToken));
  if (old !== undefined) await repositories.sessions.end(old.tokenHash);
  const { token, surplus } = await openSession(repositories, user.id, now, device);
  const known = { oldToken: source.deviceToken, userId: user.id, now };
  const deviceToken = await rememberDevice(repositories, known);
  const event = { at: now, actorId: user.id, sessionId: sessionIdOf(token) } as const;
  const noteEnded = (tokenHash: string, why: string, accountId = user.id): AuditNote => {
    const about = { accountId, subjectId: sessionIdOfHash(tokenHash), detail: { by: why } };
    return { ...event, action: 'session-ended', ...about };
  };
  const detail = by === 'password' ? {} : { detail: { by } };
  await auditAll(repositories, [
    ...notes,
    // It may have been somebody else's, on a shared computer.
    ...(old === undefined ? [] : [noteEnded(old.tokenHash, 'sign-in', old.userId)]),
    ...surplus.map((tokenHash) => noteEnded(tokenHash, 'limit')),
    { ...event, action: 'signed-in', subjectId: user.id, ...detail },
  ]);
  return { user, token, deviceToken };
}

/** Under what codes are counted: the account alone, since whoever tries one has its password already. */
export function codeAttemptKey(username: string): string {
  return attemptKey(username, 'second factor');
}

/** Under what guesses at this account from there are counted. */
export async function attemptKeyOf(
  { knownDevices }: Pick<Repositories, 'knownDevices'>,
  username: string,
  { address, deviceToken }: SignInSource,
): Promise<string> {
  const tokenHash = deviceToken === null ? null : fingerprint(deviceToken);
  const isKnown = tokenHash !== null && (await knownDevices.isKnown(tokenHash, username));
  return isKnown ? knownDeviceKey(username, tokenHash) : attemptKey(username, address);
}

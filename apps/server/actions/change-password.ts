import type { AccountLinkBody, PasswordChangeBody } from '@constat/contract';
import { checkNewPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { fingerprint } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { NamedLink } from '../store/repositories/account-links.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { SignInSource, PendingSignIn, SignedIn } from './complete-sign-in.ts';
import { audit, auditAll } from './audit.ts';
import { provePassword, renewSession } from './prove-password.ts';
import { askCode } from './second-factor.ts';

type Context = Pick<RouteContext, 'store' | 'clock'>;

/**
 * Changes the password of somebody who is signed in, and gives the session a new token; on demand ends the other sessions,
 * and makes the other devices unknown.
 * @throws Refusal SAMPLE_ACCOUNT, PASSWORD_WRONG, TOO_MANY_ATTEMPTS, or as a new password is refused
 */
export async function changePassword(
  context: Context,
  {
    user,
    body,
    source,
  }: {
    readonly user: SessionUser;
    readonly body: PasswordChangeBody;
    readonly source: SignInSource;
  },
): Promise<{ readonly token: string }> {
  if (user.isSample) throw new Refusal('SAMPLE_ACCOUNT');
  await provePassword(context, user, body.currentPassword);
  checkNewPassword(body.newPassword, user);
  const passwordHash = await hashPassword(body.newPassword);
  return context.store.transaction(async (repositories) => {
    const now = context.clock.now();
    const { token, sessionId } = await renewSession(repositories, source.oldToken, now);
    await repositories.users.changePassword(user.id, passwordHash);
    await repositories.accountLinks.removeOf(user.id);
    await repositories.pendingProofs.removeOf(user.id);
    let ended = 0;
    if (body.endOthers) {
      ended = await repositories.sessions.endAllOf(user.id, fingerprint(token));
      const { deviceToken } = source;
      await repositories.knownDevices.forgetOf(
        user.id,
        deviceToken === null ? null : fingerprint(deviceToken),
      );
    }
    const event = { at: now, actorId: user.id, sessionId, action: 'password-changed' } as const;
    const detail = { sessionsEnded: ended, before: user.sessionId };
    await audit(repositories, { ...event, subjectId: user.id, detail });
    return { token };
  });
}

/** The link that this secret belongs to. @throws Refusal LINK_INVALID */
export async function findLink({ store, clock }: Context, secret: string): Promise<NamedLink> {
  const link = await store.accountLinks.find(fingerprint(secret));
  if (link === undefined || link.until <= clock.now()) throw new Refusal('LINK_INVALID');
  return link;
}

/**
 * Chooses the password of the account that a link was given for, and signs its person in, who is asked for a code as at any
 * sign-in. The link is used up, sessions
 * that are open end, and no device is known any more.
 * @throws Refusal LINK_INVALID, or as a new password is refused
 */
export async function usePasswordLink(
  context: Context,
  { body, source }: { readonly body: AccountLinkBody; readonly source: SignInSource },
): Promise<SignedIn | PendingSignIn> {
  const link = await findLink(context, body.secret);
  checkNewPassword(body.password, link);
  const passwordHash = await hashPassword(body.password);
  return context.store.transaction(async (repositories) => {
    const now = context.clock.now();
    const user = await repositories.users.find(link.userId);
    const isUsed = await repositories.accountLinks.use(link.secretHash);
    if (!isUsed || user === undefined || user.disabledAt !== null) throw new Refusal('LINK_INVALID');
    await repositories.users.changePassword(user.id, passwordHash);
    await repositories.sessions.endAllOf(user.id);
    await repositories.knownDevices.forgetOf(user.id);
    await repositories.pendingProofs.removeOf(user.id);
    const event = { at: now, actorId: user.id, action: 'password-changed' } as const;
    const notes = [{ ...event, subjectId: user.id, detail: { by: 'link' } }];
    const asked = await askCode(repositories, user.id, now);
    if (asked === null) return completeSignIn(repositories, { user, source, now, notes });
    await auditAll(repositories, notes);
    return asked;
  });
}

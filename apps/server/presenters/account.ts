import type { ListedAccount } from '@constat/contract';
import type { ListedUser } from '../store/repositories/users.ts';

/** An account as the one who runs the installation sees it. @param administrators ids, as `policies/access.ts` has them */
export function presentAccount(
  user: ListedUser,
  { administrators, now }: { readonly administrators: readonly string[]; readonly now: number },
): ListedAccount {
  const { id, username, displayName, email, role, sessions, linkUntil } = user;
  return {
    id,
    username,
    displayName,
    email,
    role,
    isAdmin: user.isAdmin === 1,
    administers: administrators.includes(id),
    disabled: user.disabledAt !== null,
    createdAt: new Date(user.createdAt).toISOString(),
    sessions,
    secondFactor: { totp: user.hasTotp, passkeys: user.passkeys, identity: user.hasIdentity },
    linkUntil: linkUntil === null || linkUntil <= now ? null : new Date(linkUntil).toISOString(),
  };
}

import type { Profile, Role } from '@constat/contract';
import type { Clock } from '../platform/clock.ts';
import { audit } from '../commands/audit.ts';
import { newId } from '../platform/ids.ts';
import type { Store } from '../store/store.ts';
import { defaultProfile } from './default-profile.ts';
import { hashPassword } from './passwords.ts';

export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  readonly sample?: boolean;
  readonly profile?: Profile;
}

/** User names are compared in lower case. */
export function canonicalUsername(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}

/**
 * Creates an account with its profile.
 * @throws the database's own error when the user name is taken
 */
export async function createAccount(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  account: NewAccount,
): Promise<string> {
  const id = newId();
  const now = clock.now();
  const passwordHash = await hashPassword(account.password);
  await store.transaction(async (repositories) => {
    await repositories.users.add({
      id,
      username: canonicalUsername(account.username),
      email: account.email,
      displayName: account.displayName,
      role: account.role,
      passwordHash,
      sample: account.sample === true ? 1 : 0,
      createdAt: now,
    });
    await repositories.profiles.put(id, account.profile ?? defaultProfile(account.displayName), now);
    const event = { at: now, actorId: null, accountId: id, action: 'account-created' } as const;
    await audit(repositories, { ...event, subjectId: id });
  });
  return id;
}

import type { Profile, Role } from '@constat/contract';
import type { Clock } from '../platform/clock.ts';
import { audit } from '../actions/audit.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { Store } from '../store/store.ts';
import { defaultProfile } from './profile.ts';
import { hashPassword } from './passwords.ts';

export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  readonly sample?: boolean;
  readonly isAdmin?: boolean;
  readonly profile?: Profile;
}

/** User names are compared in lower case. */
export function canonicalUsername(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}

/**
 * Creates an account with its profile.
 * @param hashOf what makes the PHC string of its password; tests give a cheaper one
 * @throws Refusal USERNAME_TAKEN
 */
export async function createAccount(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  account: NewAccount,
  hashOf: (password: string) => Promise<string> = hashPassword,
): Promise<string> {
  const { password, ...rest } = account;
  const passwordHash = await hashOf(password);
  return store.transaction(async (repositories) => {
    const now = clock.now();
    const id = await insertAccount(repositories, { ...rest, passwordHash, now });
    const event = { at: now, actorId: null, accountId: id, action: 'account-created' } as const;
    await audit(repositories, { ...event, subjectId: id });
    return id;
  });
}

/**
 * Adds the rows of an account, without a line in the audit trail.
 * @throws Refusal USERNAME_TAKEN
 */
export async function insertAccount(
  { users, profiles }: Pick<Repositories, 'users' | 'profiles'>,
  {
    username,
    sample = false,
    isAdmin = false,
    profile,
    now,
    ...account
  }: Omit<NewAccount, 'password'> & { readonly passwordHash: string; readonly now: number },
): Promise<string> {
  const id = newId();
  const isAdded = await users.add({
    ...account,
    id,
    username: canonicalUsername(username),
    sample: sample ? 1 : 0,
    isAdmin: isAdmin ? 1 : 0,
    createdAt: now,
  });
  if (!isAdded) throw new Refusal('USERNAME_TAKEN');
  await profiles.put(id, profile ?? defaultProfile(account.displayName), now);
  return id;
}

import type { SetUpBody } from '@constat/contract';
import { canonicalUsername, insertAccount } from '../accounts/create-account.ts';
import { defaultProfile } from '../accounts/profile.ts';
import { Refusal } from '../platform/refusal.ts';
import type { UserRow } from '../store/account-tables.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { AuditNote } from './audit.ts';

/**
 * Makes a physician's account with administration, and does with the demonstration what was asked for.
 * @throws Refusal USERNAME_TAKEN
 */
export async function makeFirstAccount(
  repositories: Repositories,
  {
    body,
    passwordHash,
    now,
  }: {
    readonly body: Pick<SetUpBody, 'username' | 'displayName' | 'email' | 'reports'>;
    readonly passwordHash: string;
    readonly now: number;
  },
): Promise<{ readonly id: string; readonly notes: AuditNote[] }> {
  const { username, displayName, email = '', reports } = body;
  const account = { username, displayName, email, passwordHash, role: 'physician', isAdmin: true } as const;
  const samples = await repositories.users.samples();
  // Nothing passes to a real account that was not asked for: a start elsewhere may have closed the demonstration long ago.
  const adopted = reports === 'keep' ? samples.find(isAdoptable) : undefined;
  const erased = reports === undefined ? [] : samples.filter(({ id }) => id !== adopted?.id);
  const notes: AuditNote[] = [];
  for (const { id } of erased) {
    await eraseAccount(repositories, id);
    notes.push({ at: now, actorId: null, accountId: id, action: 'account-erased', subjectId: id });
  }
  const id =
    adopted === undefined
      ? await insertAccount(repositories, { ...account, now })
      : await adopt(repositories, adopted.id, { ...account, now });
  const about = { at: now, actorId: null, accountId: id, subjectId: id } as const;
  notes.push({ ...about, action: 'account-created', detail: { administration: 1 } });
  if (samples.length > 0)
    notes.push({ ...about, action: 'demonstration-left', detail: { reports: reports ?? 'untouched' } });
  return { id, notes };
}

/** The sample account whose reports somebody may take over: the physician's. */
export function isAdoptable({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'physician';
}

/**
 * The account of the sample physician becomes the new one, with its reports and all that is sealed for it; its profile,
 * whose person does not exist, does not.
 * @throws Refusal USERNAME_TAKEN
 */
async function adopt(
  { users, profiles, knownDevices }: Repositories,
  id: string,
  account: {
    readonly username: string;
    readonly displayName: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly now: number;
  },
): Promise<string> {
  const { displayName, email, passwordHash, now } = account;
  const username = canonicalUsername(account.username);
  const holder = await users.findByUsername(username);
  if (holder !== undefined && holder.id !== id) throw new Refusal('USERNAME_TAKEN');
  await users.adopt(id, { username, displayName, email, passwordHash, createdAt: now });
  await profiles.put(id, defaultProfile(displayName), now);
  await knownDevices.forgetOf(id);
  return id;
}

/** Erases an account with all that is its own, and the keys that open it. */
async function eraseAccount({ dataKeys, users }: Repositories, id: string): Promise<void> {
  await dataKeys.eraseAllOf(id);
  await users.remove(id);
}

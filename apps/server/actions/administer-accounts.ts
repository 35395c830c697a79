import type { AddAccountBody, SetUpBody } from '@constat/contract';
import { whoAdministers } from '../accounts/administrators.ts';
import { insertAccount } from '../accounts/create-account.ts';
import { closeDemo } from '../accounts/demo-mode.ts';
import { UNUSABLE_HASH } from '../accounts/passwords.ts';
import { fingerprint, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AccountLinkRow, UserRow } from '../store/account-tables.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit, auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';
import { makeFirstAccount } from './make-first-account.ts';

/** Who acts, and when: an account in its session, or nobody known, at the terminal of the server. */
export interface Act {
  readonly actorId: string | null;
  readonly sessionId?: string;
  readonly now: number;
}

/** The address behind that of the installation where a password is chosen; its secret is nowhere else. */
export interface GivenLink {
  readonly path: string;
  readonly until: number;
}

/** Three days, over a weekend. */
const LINK_MS = 72 * 3_600_000;

/**
 * Adds an account. Its person chooses the password with a link, unless the password is there already. The first one closes
 * the demonstration, whose reports stay where they are.
 * @throws Refusal USERNAME_TAKEN
 */
export async function addAccount(
  repositories: Repositories,
  account: AddAccountBody,
  act: Act,
  passwordHash: string | null = null,
): Promise<{ readonly id: string; readonly link: GivenLink | null }> {
  const { email = '', isAdmin = false, ...rest } = account;
  const left = (await repositories.users.hasReal()) ? [] : await repositories.users.samples();
  if (left.length > 0) await closeDemo(repositories);
  const given = await keepOnlyPhysician(repositories);
  const id = await insertAccount(repositories, {
    ...rest,
    email,
    isAdmin: isAdmin || rest.role === 'admin',
    passwordHash: passwordHash ?? UNUSABLE_HASH,
    now: act.now,
  });
  const link = passwordHash === null ? await giveLink(repositories, id, 'new', act.now) : null;
  const notes = [...notesOfGiven(act, given), noteOf(act, id, 'account-created')];
  if (left.length > 0) notes.push(noteOf(act, id, 'demonstration-left', { reports: 'untouched' }));
  await auditAll(repositories, notes);
  return { id, link };
}

/**
 * Adds the first account, a physician's, and does with the demonstration what was asked for: its reports pass to the account,
 * or are erased.
 * @throws Refusal SET_UP_DONE where there is an account already, or USERNAME_TAKEN
 */
export async function addFirstAccount(
  repositories: Repositories,
  account: Omit<AddAccountBody, 'role' | 'isAdmin'>,
  act: Act,
  {
    passwordHash,
    reports,
  }: { readonly passwordHash: string | null; readonly reports: NonNullable<SetUpBody['reports']> },
): Promise<{ readonly id: string; readonly link: GivenLink | null }> {
  if (await repositories.users.hasReal()) throw new Refusal('SET_UP_DONE');
  await closeDemo(repositories);
  const made = { body: { ...account, reports }, passwordHash: passwordHash ?? UNUSABLE_HASH, now: act.now };
  const { id, notes } = await makeFirstAccount(repositories, made);
  const link = passwordHash === null ? await giveLink(repositories, id, 'new', act.now) : null;
  await auditAll(repositories, notes);
  return { id, link };
}

/**
 * Withdraws the password and gives a link for another one; open sessions end, and no device is known any more.
 * @throws Refusal NOT_FOUND, or ACCOUNT_DISABLED, whose link would not work
 */
export async function resetAccount(repositories: Repositories, id: string, act: Act): Promise<GivenLink> {
  const { disabledAt } = await findAccount(repositories, id);
  if (disabledAt !== null) throw new Refusal('ACCOUNT_DISABLED');
  await repositories.users.changePassword(id, UNUSABLE_HASH);
  await shutOut(repositories, id);
  const link = await giveLink(repositories, id, 'reset', act.now);
  await note(repositories, act, id, 'account-reset');
  return link;
}

/**
 * Keeps an account from signing in; its sessions end at once.
 * @throws Refusal NOT_FOUND or LAST_ADMINISTRATOR
 */
export async function disableAccount(repositories: Repositories, id: string, act: Act): Promise<void> {
  await repositories.users.lockAdministration();
  const user = await findAccount(repositories, id);
  await refuseLast(repositories, id);
  await shutOut(repositories, id);
  await repositories.accountLinks.removeOf(id);
  if (user.disabledAt !== null) return;
  await repositories.users.disable(id, act.now);
  await note(repositories, act, id, 'account-disabled');
}

/** Lets an account sign in again. @throws Refusal NOT_FOUND */
export async function enableAccount(repositories: Repositories, id: string, act: Act): Promise<void> {
  const user = await findAccount(repositories, id);
  if (user.disabledAt === null) return;
  await repositories.users.enable(id);
  await note(repositories, act, id, 'account-enabled');
}

/**
 * Gives or withdraws the flag of administration.
 * @throws Refusal NOT_FOUND or LAST_ADMINISTRATOR
 */
export async function setAdministration(
  repositories: Repositories,
  { id, isAdmin }: { readonly id: string; readonly isAdmin: boolean },
  act: Act,
): Promise<void> {
  await repositories.users.lockAdministration();
  const user = await findAccount(repositories, id);
  // Its role administers, whatever the flag says.
  if (!isAdmin && user.role === 'admin') return;
  if (!isAdmin) await refuseLast(repositories, id);
  const administered = await whoAdministers(repositories.users);
  const given = isAdmin ? await keepOnlyPhysician(repositories) : await flagOthers(repositories, id);
  const notes = notesOfGiven(act, given);
  if (isAdmin ? user.isAdmin === 0 && !given.includes(id) : user.isAdmin === 1 || administered.includes(id)) {
    await repositories.users.setAdministration(id, isAdmin);
    notes.push(noteOf(act, id, isAdmin ? 'administration-given' : 'administration-withdrawn'));
  }
  await auditAll(repositories, notes);
}

/**
 * Ends every session of an account, and makes its browsers unknown; answers how many sessions there were.
 * @throws Refusal NOT_FOUND
 */
export async function endSessionsOf(repositories: Repositories, id: string, act: Act): Promise<number> {
  await findAccount(repositories, id);
  const ended = await repositories.sessions.endAllOf(id);
  await repositories.knownDevices.forgetOf(id);
  if (ended > 0) await note(repositories, act, id, 'session-ended', { sessions: ended });
  return ended;
}

/**
 * Removes what an account asks for beside the password, its passkeys, and its link to an identity provider: for who has lost
 * them, and has shown who they are.
 * @throws Refusal NOT_FOUND
 */
export async function removeFactors(repositories: Repositories, id: string, act: Act): Promise<void> {
  await findAccount(repositories, id);
  const hadSeed = await repositories.factors.removeSeeds(id);
  const hadPasskey = await repositories.factors.removePasskeys(id);
  const wasLinked = await repositories.identities.removeOf(id);
  await repositories.pendingProofs.removeOf(id);
  if (hadSeed || hadPasskey || wasLinked)
    await note(repositories, act, id, 'factor-removed', { kind: 'all' });
}

/** An account of a person; those of the demonstration are nobody's. */
async function findAccount({ users }: Pick<Repositories, 'users'>, id: string): Promise<UserRow> {
  const user = await users.find(id);
  if (user === undefined || user.sample === 1) throw new Refusal('NOT_FOUND');
  return user;
}

/** The only physician, who runs the installation as such, goes on doing so beside others; answers who was given the flag. */
async function keepOnlyPhysician({ users }: Pick<Repositories, 'users'>): Promise<string[]> {
  const named = await users.administrators();
  const only = (await whoAdministers(users)).filter((id) => named.every((one) => one.id !== id));
  for (const id of only) await users.setAdministration(id, true);
  return only;
}

/** Gives the flag to the others that administer, so that the only physician no longer does for want of anybody with it. */
async function flagOthers({ users }: Pick<Repositories, 'users'>, id: string): Promise<string[]> {
  const named = await users.administrators();
  const others = named.filter((one) => one.id !== id && one.isAdmin === 0).map((one) => one.id);
  for (const other of others) await users.setAdministration(other, true);
  return others;
}

async function refuseLast({ users }: Pick<Repositories, 'users'>, id: string): Promise<void> {
  const all = await whoAdministers(users);
  if (all.length === 1 && all[0] === id) throw new Refusal('LAST_ADMINISTRATOR');
}

/** Whatever lets somebody in as that account is void. */
async function shutOut(
  { sessions, knownDevices, pendingProofs, identities }: Repositories,
  id: string,
): Promise<void> {
  await pendingProofs.removeOf(id);
  await identities.removeRequestsOf(id);
  await sessions.endAllOf(id);
  await knownDevices.forgetOf(id);
}

async function giveLink(
  { accountLinks }: Pick<Repositories, 'accountLinks'>,
  userId: string,
  purpose: AccountLinkRow['purpose'],
  now: number,
): Promise<GivenLink> {
  const secret = newToken();
  const until = now + LINK_MS;
  await accountLinks.put({ userId, secretHash: fingerprint(secret), purpose, until });
  return { path: `/choose-password#${secret}`, until };
}

function note(repositories: Repositories, ...what: Parameters<typeof noteOf>): Promise<void> {
  return audit(repositories, noteOf(...what));
}

function noteOf(
  { now: at, actorId, sessionId }: Act,
  id: string,
  action: AuditNote['action'],
  detail?: AuditNote['detail'],
): AuditNote {
  const about = { accountId: id, subjectId: id, ...(detail !== undefined && { detail }) };
  return { at, actorId, sessionId, action, ...about };
}

function notesOfGiven(act: Act, ids: readonly string[]): AuditNote[] {
  return ids.map((id) => noteOf(act, id, 'administration-given'));
}

import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import type { AccountLinkRow, UserRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** An account as it is added: enabled, and without administration where nothing else is said. */
export type NewUser = Omit<UserRow, 'isAdmin' | 'disabledAt'> & Partial<Pick<UserRow, 'isAdmin'>>;

/** An account as a list shows it. */
export type ListedUser = Omit<UserRow, 'passwordHash'> & {
  readonly sessions: number;
  readonly linkUntil: AccountLinkRow['until'] | null;
  readonly hasTotp: boolean;
  readonly passkeys: number;
  /** It is linked to an identity provider. */
  readonly hasIdentity: boolean;
};

/** Where the key of an account lies, which seals what it keeps from one report to the next. */
export function keyOfAccount(ownerId: string): KeyPlace {
  return { kind: 'account', ownerId, subjectId: ownerId };
}

/** Accounts. */
export function users(db: Kysely<Tables>) {
  return {
    /** False where the user name is taken. */
    async add(user: NewUser): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('users')
        .values({ isAdmin: 0, disabledAt: null, ...user })
        .onConflict((conflict) => conflict.column('username').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    findByUsername(username: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
    },

    find(id: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** The accounts that are not of the demonstration, by user name; of one where it is named. */
    async list(id?: string): Promise<ListedUser[]> {
      const rows = await db
        .selectFrom('users')
        .leftJoin('accountLinks', 'accountLinks.userId', 'users.id')
        .leftJoin('identities', 'identities.userId', 'users.id')
        .selectAll('users')
        .select(['accountLinks.until as linkUntil', 'identities.linkedAt as linkedAt'])
        .select((select) =>
          select
            .selectFrom('sessions')
            .select((count) => count.fn.countAll<number | string>().as('count'))
            .whereRef('sessions.userId', '=', 'users.id')
            .as('sessions'),
        )
        .select((select) =>
          select
            .selectFrom('passkeys')
            .select((count) => count.fn.countAll<number | string>().as('count'))
            .whereRef('passkeys.userId', '=', 'users.id')
            .as('passkeys'),
        )
        .select((select) =>
          select
            .selectFrom('totpSeeds')
            .select('totpSeeds.isConfirmed')
            .whereRef('totpSeeds.userId', '=', 'users.id')
            .where('totpSeeds.isConfirmed', '=', 1)
            .as('totp'),
        )
        .where('users.sample', '=', 0)
        .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? ''))
        .orderBy('users.username')
        .execute();
      return rows.map(({ passwordHash: _hash, totp, linkedAt, ...row }) => ({
        ...row,
        sessions: Number(row.sessions ?? 0),
        passkeys: Number(row.passkeys ?? 0),
        hasTotp: totp === 1,
        hasIdentity: linkedAt !== null,
      }));
    },

    async disable(id: string, now: number): Promise<void> {
      await db.updateTable('users').set({ disabledAt: now }).where('id', '=', id).execute();
    },

    async enable(id: string): Promise<void> {
      await db.updateTable('users').set({ disabledAt: null }).where('id', '=', id).execute();
    },

    async setAdministration(id: string, isAdmin: boolean): Promise<void> {
      await db
        .updateTable('users')
        .set({ isAdmin: isAdmin ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },

    /** Makes an account of the demonstration the account of somebody. */
    async adopt(
      id: string,
      account: Pick<UserRow, 'username' | 'email' | 'displayName' | 'passwordHash' | 'createdAt'>,
    ): Promise<void> {
      await db
        .updateTable('users')
        .set({ ...account, role: 'physician', sample: 0, isAdmin: 1 })
        .where('id', '=', id)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute();
    },

    /** The enabled accounts that run the installation by flag or role, without those of the demonstration. */
    administrators(): Promise<Pick<UserRow, 'id' | 'isAdmin'>[]> {
      return db
        .selectFrom('users')
        .select(['id', 'isAdmin'])
        .where('sample', '=', 0)
        .where('disabledAt', 'is', null)
        .where((where) => where.or([where('isAdmin', '=', 1), where('role', '=', 'admin')]))
        .execute();
    },

    /** Has others who would change who administers wait for the end of this transaction. */
    async lockAdministration(): Promise<void> {
      await db
        .updateTable('users')
        .set((row) => ({ isAdmin: row.ref('isAdmin') }))
        .where('sample', '=', 0)
        .execute();
    },

    /** The accounts of the demonstration, each with how many reports it holds. */
    async samples(): Promise<(Pick<UserRow, 'id' | 'role'> & { readonly reports: number })[]> {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'role'])
        .select((select) =>
          select
            .selectFrom('savedForms')
            .select((count) => count.fn.countAll<number | string>().as('count'))
            .whereRef('savedForms.ownerId', '=', 'users.id')
            .as('reports'),
        )
        .where('sample', '=', 1)
        .execute();
      return rows.map((row) => ({ ...row, reports: Number(row.reports ?? 0) }));
    },

    async rename(id: string, displayName: string): Promise<void> {
      await db.updateTable('users').set({ displayName }).where('id', '=', id).execute();
    },

    async changePassword(id: string, passwordHash: string): Promise<void> {
      await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    },

    /** Every account by its names. */
    names(): Promise<Pick<UserRow, 'id' | 'username' | 'displayName'>[]> {
      return db.selectFrom('users').select(['id', 'username', 'displayName']).execute();
    },

    /** The accounts that write reports, without those of the demonstration; at most two, which say as much as more. */
    async reporters(): Promise<Pick<UserRow, 'id' | 'disabledAt'>[]> {
      return db
        .selectFrom('users')
        .select(['id', 'disabledAt'])
        .where('sample', '=', 0)
        .where('role', 'in', ['physician', 'developer'])
        .limit(2)
        .execute();
    },

    /** True for an account of the demonstration. */
    async isSample(id: string): Promise<boolean> {
      const row = await db.selectFrom('users').select('sample').where('id', '=', id).executeTakeFirst();
      return row?.sample === 1;
    },

    /** True when an account exists that is not of the demonstration. */
    async hasReal(): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('sample', '=', 0)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import type { Tables, UserRow } from '../tables.ts';

/** Where the key of an account lies, which seals what it keeps from one report to the next. */
export function keyOfAccount(ownerId: string): KeyPlace {
  return { kind: 'account', ownerId, subjectId: ownerId };
}

/** Accounts. */
export function users(db: Kysely<Tables>) {
  return {
    async add(user: UserRow): Promise<void> {
      await db.insertInto('users').values(user).execute();
    },

    findByUsername(username: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
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
    async reporters(): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('sample', '=', 0)
        .where('role', '!=', 'admin')
        .limit(2)
        .execute();
      return rows.map(({ id }) => id);
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

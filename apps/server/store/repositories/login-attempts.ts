import type { Kysely } from 'kysely';
import type { LoginAttemptRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** Failed sign-ins by account and address. */
export function loginAttempts(db: Kysely<Tables>) {
  return {
    /** The row of a key, made when it is not there; within a transaction, others that want it wait for its end. */
    lock(key: string): Promise<LoginAttemptRow> {
      // In one statement: a sign-in that succeeds meanwhile may take the row away.
      return db
        .insertInto('loginAttempts')
        .values({ key, failures: 0, blockedUntil: 0, updatedAt: 0 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => ({ failures: row.ref('loginAttempts.failures') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async put(row: LoginAttemptRow): Promise<void> {
      const { key: _key, ...changes } = row;
      await db
        .insertInto('loginAttempts')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
        .execute();
    },

    /** Counts on under a key that was never used. */
    async move(key: string, to: string): Promise<void> {
      await db.updateTable('loginAttempts').set({ key: to }).where('key', '=', key).execute();
    },

    async forget(key: string): Promise<void> {
      await db.deleteFrom('loginAttempts').where('key', '=', key).execute();
    },

    async eraseOlder(before: number): Promise<void> {
      await db.deleteFrom('loginAttempts').where('updatedAt', '<=', before).execute();
    },
  };
}

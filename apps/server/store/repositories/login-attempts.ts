import type { Kysely } from 'kysely';
import type { LoginAttemptRow, Tables } from '../tables.ts';

/** Failed sign-ins by account and address. */
export function loginAttempts(db: Kysely<Tables>) {
  return {
    find(key: string): Promise<LoginAttemptRow | undefined> {
      return db.selectFrom('loginAttempts').selectAll().where('key', '=', key).executeTakeFirst();
    },

    async put(row: LoginAttemptRow): Promise<void> {
      const { key: _key, ...changes } = row;
      await db
        .insertInto('loginAttempts')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
        .execute();
    },

    async forget(key: string): Promise<void> {
      await db.deleteFrom('loginAttempts').where('key', '=', key).execute();
    },

    async eraseOlder(before: number): Promise<void> {
      await db.deleteFrom('loginAttempts').where('updatedAt', '<=', before).execute();
    },
  };
}

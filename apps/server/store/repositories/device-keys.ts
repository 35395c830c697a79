import type { Kysely } from 'kysely';
import type { DeviceKeyRow, Tables } from '../tables.ts';

/** The key of each account under which its browsers seal what they keep. */
export function deviceKeys(db: Kysely<Tables>) {
  return {
    /** The key of that account: the one given, unless it has one already. */
    async findOrAdd(row: DeviceKeyRow): Promise<string> {
      await db
        .insertInto('deviceKeys')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute();
      const { key } = await db
        .selectFrom('deviceKeys')
        .select('key')
        .where('userId', '=', row.userId)
        .executeTakeFirstOrThrow();
      return key;
    },

    /** The key of that account; undefined before its first sign-in in a browser. */
    async find(userId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('deviceKeys')
        .select('key')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row?.key;
    },
  };
}

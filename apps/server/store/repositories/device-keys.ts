import type { Kysely } from 'kysely';
import type { DeviceKeyRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const KEY = 'deviceKeys.key';

/** The key of each account under which its browsers seal what they keep. */
export function deviceKeys(db: Kysely<Tables>, keys: DataKeys) {
  return {
    /** The key of that account: the one given, unless it has one already. */
    async findOrAdd({ userId, key, createdAt }: DeviceKeyRow): Promise<string> {
      const sealedKey = (await keys.findOrAdd(keyOfAccount(userId))).seal(KEY, key);
      await db
        .insertInto('deviceKeys')
        .values({ userId, sealedKey, createdAt })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute();
      return (await this.find(userId)) ?? key;
    },

    /** The key of that account; undefined before its first sign-in in a browser. */
    async find(userId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('deviceKeys')
        .select('sealedKey')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row && (await keys.require(keyOfAccount(userId))).open(KEY, row.sealedKey);
    },
  };
}

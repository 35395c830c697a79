import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Browsers on which accounts have signed in before, known by the hash of their token. */
export function knownDevices(db: Kysely<Tables>) {
  return {
    async isKnown(tokenHash: string, username: string): Promise<boolean> {
      const row = await db
        .selectFrom('knownDevices')
        .innerJoin('users', 'users.id', 'knownDevices.userId')
        .select('knownDevices.userId')
        .where('knownDevices.tokenHash', '=', tokenHash)
        .where('users.username', '=', username)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** True for a browser on which somebody has signed in before. */
    async isKnownToAny(tokenHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('knownDevices')
        .select('userId')
        .where('tokenHash', '=', tokenHash)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The user names of the accounts that a device is known to. */
    async accountsOn(tokenHash: string): Promise<string[]> {
      const rows = await db
        .selectFrom('knownDevices')
        .innerJoin('users', 'users.id', 'knownDevices.userId')
        .select('users.username')
        .where('knownDevices.tokenHash', '=', tokenHash)
        .orderBy('users.username')
        .execute();
      return rows.map(({ username }) => username);
    },

    /** Gives a device another token, for every account that it is known to. */
    async renew(from: string, to: string): Promise<void> {
      await db.updateTable('knownDevices').set({ tokenHash: to }).where('tokenHash', '=', from).execute();
    },

    /** Makes the device known to the account, of whose devices the `keep` used last stay so. */
    async put(
      {
        tokenHash,
        userId,
        now,
      }: { readonly tokenHash: string; readonly userId: string; readonly now: number },
      keep: number,
    ): Promise<void> {
      await db
        .insertInto('knownDevices')
        .values({ tokenHash, userId, lastUsedAt: now })
        .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ lastUsedAt: now }))
        .execute();
      const others = await db
        .selectFrom('knownDevices')
        .select('tokenHash')
        .where('userId', '=', userId)
        .where('tokenHash', '!=', tokenHash)
        .orderBy('lastUsedAt', 'desc')
        .execute();
      const surplus = others.slice(keep - 1).map((row) => row.tokenHash);
      if (surplus.length === 0) return;
      await db
        .deleteFrom('knownDevices')
        .where('userId', '=', userId)
        .where('tokenHash', 'in', surplus)
        .execute();
    },

    /** Makes every device of the account unknown, but for one. */
    async forgetOf(userId: string, except: string | null = null): Promise<void> {
      await db
        .deleteFrom('knownDevices')
        .where('userId', '=', userId)
        .$if(except !== null, (query) => query.where('tokenHash', '!=', except ?? ''))
        .execute();
    },

    /** Makes the browsers unknown on which nobody has signed in since; answers how many there were. */
    async eraseOlder(before: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('knownDevices')
        .where('lastUsedAt', '<=', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async eraseAll(): Promise<void> {
      await db.deleteFrom('knownDevices').execute();
    },
  };
}

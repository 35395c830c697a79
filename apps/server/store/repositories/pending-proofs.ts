import type { Kysely } from 'kysely';
import type { PendingProofRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** What is between two calls of a sign-in, known by the hash of a token in a cookie. */
export function pendingProofs(db: Kysely<Tables>) {
  return {
    /** Adds one; those whose time has passed go. */
    async add(proof: PendingProofRow, now: number): Promise<void> {
      await this.eraseOlder(now);
      await db.insertInto('pendingProofs').values(proof).execute();
    },

    /** One that has tries left, and whose time has not passed; takes none. */
    find(tokenHash: string, now: number): Promise<PendingProofRow | undefined> {
      return db
        .selectFrom('pendingProofs')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .where('triesLeft', '>', 0)
        .where('until', '>', now)
        .executeTakeFirst();
    },

    /** Takes one of its tries; undefined where there is none left, or its time has passed. */
    takeTry(tokenHash: string, now: number): Promise<PendingProofRow | undefined> {
      return db
        .updateTable('pendingProofs')
        .set((row) => ({ triesLeft: row('triesLeft', '-', 1) }))
        .where('tokenHash', '=', tokenHash)
        .where('triesLeft', '>', 0)
        .where('until', '>', now)
        .returningAll()
        .executeTakeFirst();
    },

    /** False where it is gone already. */
    async remove(tokenHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('pendingProofs')
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async removeOf(userId: string): Promise<void> {
      await db.deleteFrom('pendingProofs').where('userId', '=', userId).execute();
    },

    async eraseOlder(now: number): Promise<void> {
      await db.deleteFrom('pendingProofs').where('until', '<=', now).execute();
    },

    async eraseAll(): Promise<void> {
      await db.deleteFrom('pendingProofs').execute();
    },
  };
}

import type { Kysely } from 'kysely';
import type { IdentityRequestRow, IdentityRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** Which accounts are linked to which identities of a provider, and the questions to it that wait for an answer. */
export function identities(db: Kysely<Tables>) {
  return {
    /** The identity that an account is linked to. */
    findOf(userId: string): Promise<IdentityRow | undefined> {
      return db.selectFrom('identities').selectAll().where('userId', '=', userId).executeTakeFirst();
    },

    find({ issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>): Promise<IdentityRow | undefined> {
      return db
        .selectFrom('identities')
        .selectAll()
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
    },

    /** Links an account, in the place of an earlier link; false where the identity is another account's. */
    async put(identity: IdentityRow): Promise<boolean> {
      await this.removeOf(identity.userId);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('identities')
        .values(identity)
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async noteUse(userId: string, now: number): Promise<void> {
      await db.updateTable('identities').set({ lastUsedAt: now }).where('userId', '=', userId).execute();
    },

    /** False where there was none. */
    async removeOf(userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('identities')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Keeps a question until its answer; those whose time has passed go. */
    async addRequest(request: IdentityRequestRow, now: number): Promise<void> {
      await this.eraseRequestsOlder(now);
      await db.insertInto('identityRequests').values(request).execute();
    },

    /** Takes a question up, once; undefined where there is none, or its time has passed. */
    takeRequest(tokenHash: string, now: number): Promise<IdentityRequestRow | undefined> {
      return db
        .deleteFrom('identityRequests')
        .where('tokenHash', '=', tokenHash)
        .where('until', '>', now)
        .returningAll()
        .executeTakeFirst();
    },

    async removeRequestsOf(userId: string): Promise<void> {
      await db.deleteFrom('identityRequests').where('userId', '=', userId).execute();
    },

    async eraseRequestsOlder(now: number): Promise<void> {
      await db.deleteFrom('identityRequests').where('until', '<=', now).execute();
    },

    async eraseAllRequests(): Promise<void> {
      await db.deleteFrom('identityRequests').execute();
    },
  };
}

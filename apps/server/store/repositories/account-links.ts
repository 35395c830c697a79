import type { Kysely } from 'kysely';
import type { AccountLinkRow, UserRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** A link with the account that it is for. */
export type NamedLink = AccountLinkRow & Pick<UserRow, 'username' | 'displayName'>;

/** Links with which a password is chosen, known by the hash of their secret. */
export function accountLinks(db: Kysely<Tables>) {
  return {
    /** Adds a link; the one that the account had is void. */
    async put(link: AccountLinkRow): Promise<void> {
      const { userId: _userId, ...changes } = link;
      await db
        .insertInto('accountLinks')
        .values(link)
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
        .execute();
    },

    /** The link of an enabled account. */
    find(secretHash: string): Promise<NamedLink | undefined> {
      return db
        .selectFrom('accountLinks')
        .innerJoin('users', 'users.id', 'accountLinks.userId')
        .select(['accountLinks.userId', 'accountLinks.secretHash', 'accountLinks.purpose'])
        .select(['accountLinks.until', 'users.username', 'users.displayName'])
        .where('accountLinks.secretHash', '=', secretHash)
        .where('users.disabledAt', 'is', null)
        .executeTakeFirst();
    },

    /** Uses a link up; false when somebody else has. */
    async use(secretHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('accountLinks')
        .where('secretHash', '=', secretHash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Removes the links that nobody has used in their time; answers how many there were. */
    async eraseExpired(now: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('accountLinks')
        .where('until', '<=', now)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeOf(userId: string): Promise<void> {
      await db.deleteFrom('accountLinks').where('userId', '=', userId).execute();
    },

    async eraseAll(): Promise<void> {
      await db.deleteFrom('accountLinks').execute();
    },
  };
}

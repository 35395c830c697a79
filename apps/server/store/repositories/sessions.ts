import type { Kysely } from 'kysely';
import { cachedStatement } from '../cached-statement.ts';
import type { SessionRow, UserRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

export type OpenSession = SessionRow & Omit<UserRow, 'createdAt' | 'passwordHash'>;

/** A session as its account's list shows it. */
export type ListedSession = Omit<SessionRow, 'userId' | 'authenticatedAt' | 'lockedAt' | 'writerToken'>;

const FIND = cachedStatement((db, { tokenHash }: { readonly tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.tokenHash', 'sessions.userId', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .select(['sessions.authenticatedAt', 'sessions.browser', 'sessions.system'])
    .select(['sessions.lockedAt', 'sessions.writerToken'])
    .select(['users.isAdmin', 'users.disabledAt'])
    .select(['users.id', 'users.username', 'users.email', 'users.displayName', 'users.role', 'users.sample'])
    .where('sessions.tokenHash', '=', tokenHash),
);

/** Open sessions, known by the hash of their token. */
export function sessions(db: Kysely<Tables>) {
  return {
    async add(session: SessionRow): Promise<void> {
      await db.insertInto('sessions').values(session).execute();
    },

    /** The session with its user. */
    async find(tokenHash: string): Promise<OpenSession | undefined> {
      return (await FIND(db, { tokenHash })).rows[0];
    },

    async touch(tokenHash: string, now: number): Promise<void> {
      await db.updateTable('sessions').set({ lastSeenAt: now }).where('tokenHash', '=', tokenHash).execute();
    },

    /** False for one that is locked already. */
    async lock(tokenHash: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ lockedAt: now })
        .where('tokenHash', '=', tokenHash)
        .where('lockedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async redate({
      tokenHash,
      createdAt,
      lastSeenAt,
    }: Pick<SessionRow, 'tokenHash' | 'createdAt' | 'lastSeenAt'>): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ createdAt, lastSeenAt })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },

    /** The sessions of an account that are not lapsed, the most recently used first. */
    listOf(
      userId: string,
      since: { readonly seen: number; readonly created: number },
    ): Promise<ListedSession[]> {
      return db
        .selectFrom('sessions')
        .select(['tokenHash', 'createdAt', 'lastSeenAt', 'browser', 'system'])
        .where('userId', '=', userId)
        .where('lastSeenAt', '>', since.seen)
        .where('createdAt', '>', since.created)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('createdAt', 'desc')
        .execute();
    },

    /** Gives a session another token once its person has proved who they are, and opens it; false when it has ended. */
    async renew(
      tokenHash: string,
      to: Pick<SessionRow, 'tokenHash' | 'authenticatedAt' | 'lastSeenAt'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ...to, lockedAt: null })
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },

    /** Ends the sessions of an account, but for one; answers how many. */
    async endAllOf(userId: string, except: string | null = null): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .$if(except !== null, (query) => query.where('tokenHash', '!=', except ?? ''))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /**
     * Ends the sessions of a user beyond the `keep` most recently used ones; the newest stays whatever the clock said.
     * @returns the hashes of those that ended
     */
    async endOldest(
      userId: string,
      { keep, newest }: { readonly keep: number; readonly newest: string },
    ): Promise<string[]> {
      const rows = await db
        .selectFrom('sessions')
        .select('tokenHash')
        .where('userId', '=', userId)
        .where('tokenHash', '!=', newest)
        .orderBy('lastSeenAt', 'desc')
        .execute();
      const surplus = rows.slice(keep - 1).map((row) => row.tokenHash);
      if (surplus.length > 0) await db.deleteFrom('sessions').where('tokenHash', 'in', surplus).execute();
      return surplus;
    },

    async endSamples(): Promise<void> {
      const samples = db.selectFrom('users').select('id').where('sample', '=', 1);
      await db.deleteFrom('sessions').where('userId', 'in', samples).execute();
    },

    /** Removes those that no clock would accept any more; answers how many there were. */
    async eraseStale(limits: {
      readonly seenBefore: number;
      readonly createdBefore: number;
    }): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('lastSeenAt', '<=', limits.seenBefore),
            where('createdAt', '<=', limits.createdBefore),
          ]),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async eraseAll(): Promise<void> {
      await db.deleteFrom('sessions').execute();
    },
  };
}

import type { Kysely } from 'kysely';
import { keptStatement } from '../kept-statement.ts';
import type { SessionRow, Tables, UserRow } from '../tables.ts';

export type OpenSession = SessionRow & Omit<UserRow, 'createdAt' | 'passwordHash'>;

const FIND = keptStatement((db, { tokenHash }: { readonly tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.tokenHash', 'sessions.userId', 'sessions.createdAt', 'sessions.lastSeenAt'])
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

    async redate({ tokenHash, createdAt, lastSeenAt }: SessionRow): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ createdAt, lastSeenAt })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },

    async endAllOf(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute();
    },

    /** Ends the sessions of a user beyond the `keep` most recently used ones; the newest stays whatever the clock said. */
    async endOldest(
      userId: string,
      { keep, newest }: { readonly keep: number; readonly newest: string },
    ): Promise<void> {
      const rows = await db
        .selectFrom('sessions')
        .select('tokenHash')
        .where('userId', '=', userId)
        .where('tokenHash', '!=', newest)
        .orderBy('lastSeenAt', 'desc')
        .execute();
      const surplus = rows.slice(keep - 1).map((row) => row.tokenHash);
      if (surplus.length > 0) await db.deleteFrom('sessions').where('tokenHash', 'in', surplus).execute();
    },

    async endSamples(): Promise<void> {
      const samples = db.selectFrom('users').select('id').where('sample', '=', 1);
      await db.deleteFrom('sessions').where('userId', 'in', samples).execute();
    },

    /** Removes those that no clock would accept any more. */
    async eraseStale(limits: { readonly seenBefore: number; readonly createdBefore: number }): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('lastSeenAt', '<=', limits.seenBefore),
            where('createdAt', '<=', limits.createdBefore),
          ]),
        )
        .execute();
    },
  };
}

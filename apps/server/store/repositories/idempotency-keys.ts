import type { Kysely } from 'kysely';
import { keptStatement } from '../kept-statement.ts';
import type { IdempotencyKeyRow, Tables } from '../tables.ts';

export type KeyPlace = Pick<IdempotencyKeyRow, 'userId' | 'route' | 'key'>;

type KeptAnswer = Pick<IdempotencyKeyRow, 'status' | 'headers' | 'body'>;

const CLAIM = keptStatement((db, { lapsedAt, ...row }: IdempotencyKeyRow & { readonly lapsedAt: number }) => {
  const { userId: _user, route: _route, key: _key, ...renewed } = row;
  return db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'route', 'key'])
        .doUpdateSet(renewed)
        .where('idempotencyKeys.createdAt', '<=', lapsedAt),
    );
});

const ANSWER = keptStatement((db, { userId, route, key, ...answer }: KeyPlace & KeptAnswer) =>
  db
    .updateTable('idempotencyKeys')
    .set(answer)
    .where('userId', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key),
);

/** Answers already given, by the key that the client chose. */
export function idempotencyKeys(db: Kysely<Tables>) {
  return {
    /**
     * Takes the key for this request; false when it is taken by one after `lapsedAt`. On PostgreSQL it waits for a transaction that is taking
     * the same key; on SQLite transactions follow one another anyway.
     */
    async claim(row: IdempotencyKeyRow, lapsedAt: number): Promise<boolean> {
      const { userId, route, key, requestHash, status, headers, body, createdAt } = row;
      const values = { userId, route, key, requestHash, status, headers, body, createdAt, lapsedAt };
      return (await CLAIM(db, values)).numAffectedRows === 1n;
    },

    find(place: KeyPlace): Promise<IdempotencyKeyRow | undefined> {
      return db
        .selectFrom('idempotencyKeys')
        .selectAll()
        .where('userId', '=', place.userId)
        .where('route', '=', place.route)
        .where('key', '=', place.key)
        .executeTakeFirst();
    },

    async answer({ userId, route, key }: KeyPlace, { status, headers, body }: KeptAnswer): Promise<void> {
      await ANSWER(db, { userId, route, key, status, headers, body });
    },

    /**
     * Empties the answers that name this record, which is erased: the keys stay, so that a request sent again makes
     * nothing anew.
     */
    async forget(userId: string, id: string): Promise<void> {
      await db
        .updateTable('idempotencyKeys')
        .set({ headers: '{}', body: '' })
        .where('userId', '=', userId)
        .where('body', 'like', `%"${id}"%`)
        .execute();
    },

    /** Empties the answers of the routes that begin so. */
    async forgetRoutes(userId: string, routes: readonly string[]): Promise<void> {
      await db
        .updateTable('idempotencyKeys')
        .set({ body: '' })
        .where('userId', '=', userId)
        .where((where) => where.or(routes.map((route) => where('route', 'like', `${route}%`))))
        .where('status', '!=', 0)
        .where('body', '!=', '')
        .execute();
    },

    /** Removes what is older than that, of one key where one is named. */
    async eraseOlder(before: number, place?: KeyPlace): Promise<void> {
      const query = db.deleteFrom('idempotencyKeys').where('createdAt', '<=', before);
      await (
        place === undefined
          ? query
          : query
              .where('userId', '=', place.userId)
              .where('route', '=', place.route)
              .where('key', '=', place.key)
      ).execute();
    },
  };
}

import type { Kysely } from 'kysely';
import { cachedStatement } from '../cached-statement.ts';
import type { IdempotencyKeyRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

export type KeyPlace = Pick<IdempotencyKeyRow, 'userId' | 'route' | 'key'>;

type KeptAnswer = Pick<IdempotencyKeyRow, 'status' | 'headers' | 'body'>;

type FoundAnswer = KeptAnswer & Pick<IdempotencyKeyRow, 'createdAt'> & { readonly isSameRequest: boolean };

type KeyRow = Tables['idempotencyKeys'];

const BODY = 'idempotencyKeys.body';
const REQUEST = 'idempotencyKeys.requestHash';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

const CLAIM = cachedStatement((db, { lapsedAt, ...row }: KeyRow & { readonly lapsedAt: number }) => {
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

type SealedAnswer = Pick<KeyRow, 'status' | 'headers' | 'sealedBody' | 'subjects'>;

const ANSWER = cachedStatement((db, { userId, route, key, ...answer }: KeyPlace & SealedAnswer) =>
  db
    .updateTable('idempotencyKeys')
    .set(answer)
    .where('userId', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key),
);

/** Answers already given, by the key that the client chose. */
export function idempotencyKeys(db: Kysely<Tables>, keys: DataKeys) {
  return {
    /**
     * Takes the key for this request; false when it is taken by one after `lapsedAt`. On PostgreSQL it waits for a transaction that is taking
     * the same key; on SQLite transactions follow one another anyway.
     */
    async claim(row: IdempotencyKeyRow, lapsedAt: number): Promise<boolean> {
      const { userId, route, key, status, headers, createdAt } = row;
      const account = await keys.findOrAdd(keyOfAccount(userId));
      const requestHash = account.digest(REQUEST, row.requestHash);
      const sealedBody = row.body === '' ? null : account.seal(bodyAt(row), row.body);
      const sealed = { requestHash, status, headers, sealedBody, subjects: '' };
      const values = { userId, route, key, ...sealed, createdAt, lapsedAt };
      return (await CLAIM(db, values)).numAffectedRows === 1n;
    },

    /** What was answered to the request of that key, and whether it was this one; no body where it was forgotten. */
    async find(place: KeyPlace, requestHash: string): Promise<FoundAnswer | undefined> {
      const row = await db
        .selectFrom('idempotencyKeys')
        .selectAll()
        .where('userId', '=', place.userId)
        .where('route', '=', place.route)
        .where('key', '=', place.key)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { status, headers, createdAt, sealedBody } = row;
      const account = await keys.require(keyOfAccount(place.userId));
      const isSameRequest = row.requestHash === account.digest(REQUEST, requestHash);
      const body = account.openOptional(bodyAt(place), sealedBody) ?? '';
      return { status, headers, body, createdAt, isSameRequest };
    },

    async answer({ userId, route, key }: KeyPlace, { status, headers, body }: KeptAnswer): Promise<void> {
      const sealedBody = (await keys.require(keyOfAccount(userId))).seal(
        bodyAt({ userId, route, key }),
        body,
      );
      const subjects = (body.match(UUID) ?? []).join(' ');
      await ANSWER(db, { userId, route, key, status, headers, sealedBody, subjects });
    },

    /**
     * Empties the answers that name this record, which is erased: the keys stay, so that a request sent again makes
     * nothing anew.
     */
    async forget(userId: string, id: string): Promise<void> {
      await db
        .updateTable('idempotencyKeys')
        .set({ headers: '{}', sealedBody: null, subjects: '' })
        .where('userId', '=', userId)
        .where('subjects', 'like', `%${id}%`)
        .execute();
    },

    /** Empties the answers of the routes that begin so. */
    async forgetRoutes(userId: string, routes: readonly string[]): Promise<void> {
      await db
        .updateTable('idempotencyKeys')
        .set({ sealedBody: null, subjects: '' })
        .where('userId', '=', userId)
        .where((where) => where.or(routes.map((route) => where('route', 'like', `${route}%`))))
        .where('status', '!=', 0)
        .where('sealedBody', 'is not', null)
        .execute();
    },

    /** Removes what is older than that, of one key where one is named. @returns how many there were */
    async eraseOlder(before: number, place?: KeyPlace): Promise<number> {
      const query = db.deleteFrom('idempotencyKeys').where('createdAt', '<=', before);
      const { numDeletedRows } = await (
        place === undefined
          ? query
          : query
              .where('userId', '=', place.userId)
              .where('route', '=', place.route)
              .where('key', '=', place.key)
      ).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Where sealed content lies. */
function bodyAt({ route, key }: KeyPlace): string {
  return `${BODY}/${route}/${key}`;
}

import type { Kysely } from 'kysely';
import type { LetterheadRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const FILE_NAME = 'letterheads.fileName';
const CONTENT = 'letterheads.content';

/** The letterhead of each account, one at most. */
export function letterheads(db: Kysely<Tables>, keys: DataKeys) {
  return {
    async find(userId: string): Promise<LetterheadRow | undefined> {
      const row = await db
        .selectFrom('letterheads')
        .selectAll()
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedFileName, sealedContent, ...rest } = row;
      const key = await keys.require(keyOfAccount(userId));
      const fileName = key.open(FILE_NAME, sealedFileName);
      return { ...rest, fileName, content: key.openBytes(CONTENT, sealedContent) };
    },

    /** True where there is one; nothing of it is opened. */
    async has(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('letterheads')
        .select('userId')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async put(row: LetterheadRow): Promise<void> {
      const { userId, fileName, content, ...rest } = row;
      const key = await keys.findOrAdd(keyOfAccount(userId));
      const sealed = {
        sealedFileName: key.seal(FILE_NAME, fileName),
        sealedContent: key.seal(CONTENT, content),
      };
      const changes = { ...rest, ...sealed };
      await db
        .insertInto('letterheads')
        .values({ userId, ...changes })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
        .execute();
    },

    async remove(userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('letterheads')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

import type { Kysely } from 'kysely';
import type { HandwrittenSignatureRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const CONTENT = 'handwrittenSignatures.content';

/** The signature of each account as a picture, one at most. */
export function handwrittenSignatures(db: Kysely<Tables>, keys: DataKeys) {
  return {
    async find(userId: string): Promise<HandwrittenSignatureRow | undefined> {
      const row = await db
        .selectFrom('handwrittenSignatures')
        .selectAll()
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedContent, ...rest } = row;
      const key = await keys.require(keyOfAccount(userId));
      return { ...rest, content: key.openBytes(CONTENT, sealedContent) };
    },

    async put({ userId, content, ...rest }: HandwrittenSignatureRow): Promise<void> {
      const key = await keys.findOrAdd(keyOfAccount(userId));
      const changes = { ...rest, sealedContent: key.seal(CONTENT, content) };
      await db
        .insertInto('handwrittenSignatures')
        .values({ userId, ...changes })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
        .execute();
    },

    async remove(userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('handwrittenSignatures')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

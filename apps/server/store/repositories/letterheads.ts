import type { Kysely } from 'kysely';
import type { LetterheadRow, Tables } from '../tables.ts';

/** The letterhead of each account, one at most. */
export function letterheads(db: Kysely<Tables>) {
  return {
    async find(userId: string): Promise<LetterheadRow | undefined> {
      return db.selectFrom('letterheads').selectAll().where('userId', '=', userId).executeTakeFirst();
    },

    async put(row: LetterheadRow): Promise<void> {
      const { userId: _userId, ...changes } = row;
      await db
        .insertInto('letterheads')
        .values(row)
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

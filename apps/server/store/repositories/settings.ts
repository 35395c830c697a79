import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Choices of the server itself that outlive a restart. */
export function settings(db: Kysely<Tables>) {
  return {
    async find(name: string): Promise<string | undefined> {
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },

    /** Writes it if it still is as it was read, null where there was none; false when another program came first. */
    async replace(name: string, from: string | null, value: string): Promise<boolean> {
      if (from === null) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }
      const { numUpdatedRows } = await db
        .updateTable('settings')
        .set({ value })
        .where('name', '=', name)
        .where('value', '=', from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async put(name: string, value: string): Promise<void> {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}

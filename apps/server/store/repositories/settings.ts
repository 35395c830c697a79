import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Choices of the server itself that outlive a restart. */
export function settings(db: Kysely<Tables>) {
  return {
    async find(name: string): Promise<string | undefined> {
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
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

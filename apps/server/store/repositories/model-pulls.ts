import type { Kysely } from 'kysely';
import type { ModelPullRow } from '../installation-tables.ts';
import type { Tables } from '../tables.ts';

/** Fetches of models, which any process may be asked about. */
export function modelPulls(db: Kysely<Tables>) {
  return {
    find(key: string): Promise<ModelPullRow | undefined> {
      return db.selectFrom('modelPulls').selectAll().where('key', '=', key).executeTakeFirst();
    },

    /** Takes the fetch; false while another process is at it. One not heard of for long is taken over. */
    async claim(row: ModelPullRow, silentBefore: number): Promise<boolean> {
      const { key: _key, ...changes } = row;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('modelPulls')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(changes)
            .where((where) =>
              where.or([
                where('modelPulls.state', '!=', 'running'),
                where('modelPulls.seenAt', '<=', silentBefore),
                // Said before the clock was set back.
                where('modelPulls.seenAt', '>', row.seenAt + (row.seenAt - silentBefore)),
              ]),
            ),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Writes how the fetch stands, for as long as the holder has it. */
    async put({ key, holder, ...changes }: ModelPullRow): Promise<void> {
      await db
        .updateTable('modelPulls')
        .set(changes)
        .where('key', '=', key)
        .where('holder', '=', holder)
        .execute();
    },
  };
}

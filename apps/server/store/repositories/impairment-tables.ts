import type { Kysely } from 'kysely';
import type { ImpairmentTableRow } from '../installation-tables.ts';
import type { Tables } from '../tables.ts';

/** The table of impairments of each regime. */
export function impairmentTables(db: Kysely<Tables>) {
  return {
    find(regime: ImpairmentTableRow['regime']): Promise<ImpairmentTableRow | undefined> {
      return db.selectFrom('impairmentTables').selectAll().where('regime', '=', regime).executeTakeFirst();
    },

    async put({ regime, ...values }: ImpairmentTableRow): Promise<void> {
      await db
        .insertInto('impairmentTables')
        .values({ regime, ...values })
        .onConflict((conflict) => conflict.column('regime').doUpdateSet(values))
        .execute();
    },

    /** The content of the one that was there; undefined where there was none. */
    async remove(regime: ImpairmentTableRow['regime']): Promise<string | undefined> {
      const row = await db
        .deleteFrom('impairmentTables')
        .where('regime', '=', regime)
        .returning('content')
        .executeTakeFirst();
      return row?.content;
    },
  };
}

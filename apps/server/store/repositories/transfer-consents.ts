import type { Kysely } from 'kysely';
import type { TransferConsentRow } from '../installation-tables.ts';
import type { Tables } from '../tables.ts';

/** What may leave the machine. */
export function transferConsents(db: Kysely<Tables>) {
  return {
    find(id: string): Promise<TransferConsentRow | undefined> {
      return db.selectFrom('transferConsents').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** The newest first. */
    list(): Promise<TransferConsentRow[]> {
      return db
        .selectFrom('transferConsents')
        .selectAll()
        .orderBy('allowedAt', 'desc')
        .orderBy('id')
        .execute();
    },

    async put({ id, ...values }: TransferConsentRow): Promise<void> {
      await db
        .insertInto('transferConsents')
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },

    /** Removes those that are meant, all of them where nothing is named, and gives them back. */
    remove({
      id,
      isTrial,
      allowedBy,
    }: Partial<Pick<TransferConsentRow, 'id' | 'isTrial' | 'allowedBy'>>): Promise<TransferConsentRow[]> {
      return db
        .deleteFrom('transferConsents')
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .$if(isTrial !== undefined, (query) => query.where('isTrial', '=', isTrial ?? 0))
        .$if(allowedBy !== undefined, (query) => query.where('allowedBy', '=', allowedBy ?? ''))
        .returningAll()
        .execute();
    },
  };
}

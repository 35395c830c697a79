import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { PhraseRow } from '../word-tables.ts';

/** A phrase and the number of reports that hold it. */
export type CountedPhrase = Omit<PhraseRow, 'ownerId' | 'key'> & { readonly uses: number };

type Owned = Pick<PhraseRow, 'ownerId' | 'language'>;

/** The sentences that each physician keeps from one report to the next. */
export function phrases(db: Kysely<Tables>) {
  const ofOwner = (ownerId: string) => db.selectFrom('phrases').select('id').where('ownerId', '=', ownerId);
  return {
    /** Those used most come first, then those used last; refused ones are left out. */
    list(ownerId: string): Promise<CountedPhrase[]> {
      return db
        .selectFrom('phrases')
        .leftJoin('phraseReports', 'phraseReports.phraseId', 'phrases.id')
        .select(['id', 'language', 'field', 'restriction', 'text', 'origin', 'createdAt', 'usedAt'])
        .select(({ fn }) => fn.count<number | string>('phraseReports.reportId').as('uses'))
        .where('ownerId', '=', ownerId)
        .where('origin', '!=', 'refused')
        .groupBy(['id', 'language', 'field', 'restriction', 'text', 'origin', 'createdAt', 'usedAt'])
        .orderBy('uses', 'desc')
        .orderBy('usedAt', 'desc')
        .orderBy('id')
        .execute()
        .then((rows) => rows.map((row) => ({ ...row, uses: Number(row.uses) })));
    },

    async count(ownerId: string): Promise<number> {
      const { all } = await db
        .selectFrom('phrases')
        .select(({ fn }) => fn.countAll<number | string>().as('all'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow();
      return Number(all);
    },

    withKeys({ ownerId, language }: Owned, keys: readonly string[]): Promise<PhraseRow[]> {
      return db
        .selectFrom('phrases')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('language', '=', language)
        .where('key', 'in', keys.length === 0 ? [''] : keys)
        .execute();
    },

    async find(ownerId: string, id: string): Promise<PhraseRow | undefined> {
      return db
        .selectFrom('phrases')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async add(rows: readonly PhraseRow[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insertInto('phrases')
          .values([...rows])
          .execute();
    },

    async change(id: string, changes: Partial<PhraseRow>): Promise<void> {
      await db.updateTable('phrases').set(changes).where('id', '=', id).execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('phrases').where('id', '=', id).execute();
    },

    /** That the report holds these phrases and no other; a phrase that no report holds any more goes. */
    async setOfReport(ownerId: string, reportId: string, phraseIds: readonly string[]): Promise<void> {
      await db
        .deleteFrom('phraseReports')
        .where('reportId', '=', reportId)
        .where('phraseId', 'in', ofOwner(ownerId))
        .execute();
      if (phraseIds.length > 0)
        await db
          .insertInto('phraseReports')
          .values(phraseIds.map((phraseId) => ({ phraseId, reportId })))
          .execute();
      await db
        .deleteFrom('phrases')
        .where('ownerId', '=', ownerId)
        .where('origin', '=', 'report')
        .where('id', 'not in', db.selectFrom('phraseReports').select('phraseId'))
        .execute();
    },

    /** Forgets which reports hold the phrase. */
    async forgetReports(id: string): Promise<void> {
      await db.deleteFrom('phraseReports').where('phraseId', '=', id).execute();
    },
  };
}

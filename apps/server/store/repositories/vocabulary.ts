import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { VocabularyEntryRow } from '../word-tables.ts';

/** Rows written at once: a statement holds so many values. */
const AT_ONCE = 100;

/** The words of each physician that an engine may not know. */
export function vocabulary(db: Kysely<Tables>) {
  return {
    list(ownerId: string): Promise<VocabularyEntryRow[]> {
      return db
        .selectFrom('vocabularyEntries')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .orderBy('termKey')
        .execute();
    },

    async count(ownerId: string): Promise<number> {
      const { entries } = await db
        .selectFrom('vocabularyEntries')
        .select((select) => select.fn.countAll().as('entries'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow();
      return Number(entries);
    },

    /** Adds those whose term is not there yet; answers the ids of those added. */
    async addMissing(rows: readonly VocabularyEntryRow[]): Promise<ReadonlySet<string>> {
      const added = new Set<string>();
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const answer = await db
          .insertInto('vocabularyEntries')
          .values(rows.slice(from, from + AT_ONCE))
          .onConflict((conflict) => conflict.columns(['ownerId', 'termKey']).doNothing())
          .returning('id')
          .execute();
        for (const { id } of answer) added.add(id);
      }
      return added;
    },

    async find(ownerId: string, id: string): Promise<VocabularyEntryRow | undefined> {
      return db
        .selectFrom('vocabularyEntries')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async findTerm(ownerId: string, termKey: string): Promise<VocabularyEntryRow | undefined> {
      return db
        .selectFrom('vocabularyEntries')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('termKey', '=', termKey)
        .executeTakeFirst();
    },

    async change(
      ownerId: string,
      id: string,
      changes: Pick<VocabularyEntryRow, 'termKey' | 'term' | 'kind' | 'heard' | 'updatedAt'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('vocabularyEntries')
        .set(changes)
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('vocabularyEntries')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

import type { Kysely } from 'kysely';
import type { SavedFormRow } from '../report-tables.ts';
import type { Tables } from '../tables.ts';

/** What was dictated for saved reports, over all tables that hold something of a recording. */
export function reportDictations(db: Kysely<Tables>) {
  return {
    /** Notes of the forms that those recordings are tied to that words were dictated for them. */
    async note(ownerId: string, recordingIds: readonly string[]): Promise<void> {
      if (recordingIds.length === 0) return;
      const dictated = db
        .selectFrom('audioChunks')
        .leftJoin('recordingStreams', (join) =>
          join
            .onRef('recordingStreams.ownerId', '=', 'audioChunks.ownerId')
            .onRef('recordingStreams.recordingId', '=', 'audioChunks.recordingId'),
        )
        .select(({ fn }) =>
          fn.coalesce('audioChunks.savedFormId', 'recordingStreams.savedFormId').as('savedFormId'),
        )
        .where('audioChunks.ownerId', '=', ownerId)
        .where('audioChunks.recordingId', 'in', recordingIds)
        .where('audioChunks.hasWords', '=', 1);
      const spoken = db
        .selectFrom('spokenPhrases')
        .innerJoin('recordingStreams', (join) =>
          join
            .onRef('recordingStreams.ownerId', '=', 'spokenPhrases.ownerId')
            .onRef('recordingStreams.recordingId', '=', 'spokenPhrases.recordingId'),
        )
        .select('recordingStreams.savedFormId')
        .where('spokenPhrases.ownerId', '=', ownerId)
        .where('spokenPhrases.recordingId', 'in', recordingIds)
        .where('spokenPhrases.hasWords', '=', 1);
      await db
        .updateTable('savedForms')
        .set({ hasDictation: 1 })
        .where('ownerId', '=', ownerId)
        .where('hasDictation', '=', 0)
        .where((where) => where.or([where('id', 'in', dictated), where('id', 'in', spoken)]))
        .execute();
    },

    /** The recordings of a saved report of which audio or words are left. */
    async remainsOf(ownerId: string, savedFormId: string): Promise<string[]> {
      const of = (table: 'audioChunks' | 'recordingStreams' | 'recordings') =>
        db
          .selectFrom(table)
          .select(`${table}.recordingId as recordingId`)
          .where(`${table}.ownerId`, '=', ownerId)
          .where(`${table}.savedFormId`, '=', savedFormId);
      const rows = await of('audioChunks')
        .union(of('recordingStreams'))
        .union(of('recordings').where('recordings.erasedAt', 'is', null))
        .execute();
      return rows.map(({ recordingId }) => recordingId).toSorted();
    },

    /** The reports that are signed, or were locked by that moment, of which dictations are left. */
    async lockedWithRemains(lockedBy: number): Promise<Pick<SavedFormRow, 'id' | 'ownerId'>[]> {
      return db
        .selectFrom('savedForms')
        .select(['id', 'ownerId'])
        .where((where) => where.or([where('lockedAs', '=', 'signed'), where('lockedAt', '<=', lockedBy)]))
        .where((where) => {
          const of = (table: 'audioChunks' | 'recordingStreams' | 'recordings') =>
            where
              .selectFrom(table)
              .select(`${table}.recordingId`)
              .whereRef(`${table}.savedFormId`, '=', 'savedForms.id');
          const withWords = of('recordings').where('recordings.erasedAt', 'is', null);
          return where.or(
            [of('audioChunks'), of('recordingStreams'), withWords].map((one) => where.exists(one)),
          );
        })
        .orderBy('id')
        .execute();
    },
  };
}

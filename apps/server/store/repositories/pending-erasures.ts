import type { Kysely } from 'kysely';
import type { KeyKind, KeyPlace } from '../../keys/data-key.ts';
import type { Tables } from '../tables.ts';

/** What else may hold what was erased: the copies in the data directory, or the snapshots in a folder elsewhere. */
type Holders = 'inCopies' | 'inSnapshots';

/** What was erased: with its key, or of a recording the audio alone. */
export type Erasure = Omit<KeyPlace, 'kind'> & { readonly kind: KeyKind | 'audio' };

const IN_BOTH = { inCopies: 1, inSnapshots: 1 } as const;

/** What was erased from the database, and is still to be erased from what was made of it before. */
export function pendingErasures(db: Kysely<Tables>) {
  return {
    async add({ kind, ownerId, subjectId }: Erasure): Promise<void> {
      await db
        .insertInto('pendingErasures')
        .values({ kind, ownerId, subjectId, ...IN_BOTH })
        .onConflict((conflict) => conflict.columns(['kind', 'ownerId', 'subjectId']).doUpdateSet(IN_BOTH))
        .execute();
    },

    /** Without what is there again, such as a report that came back from an archive. */
    async list(holders: Holders): Promise<Erasure[]> {
      await db
        .deleteFrom('pendingErasures')
        .where((where) =>
          where.exists(
            where
              .selectFrom('dataKeys')
              .select('dataKeys.subjectId')
              .whereRef('dataKeys.kind', '=', 'pendingErasures.kind')
              .whereRef('dataKeys.ownerId', '=', 'pendingErasures.ownerId')
              .whereRef('dataKeys.subjectId', '=', 'pendingErasures.subjectId'),
          ),
        )
        .execute();
      return db
        .selectFrom('pendingErasures')
        .select(['kind', 'ownerId', 'subjectId'])
        .where(holders, '=', 1)
        .execute();
    },

    /** Call it once none of the holders has them. */
    async strikeOff(erasures: readonly Erasure[], holders: Holders): Promise<void> {
      for (const { kind, ownerId, subjectId } of erasures)
        await db
          .updateTable('pendingErasures')
          .set(holders === 'inCopies' ? { inCopies: 0 } : { inSnapshots: 0 })
          .where('kind', '=', kind)
          .where('ownerId', '=', ownerId)
          .where('subjectId', '=', subjectId)
          .execute();
      await db.deleteFrom('pendingErasures').where('inCopies', '=', 0).where('inSnapshots', '=', 0).execute();
    },
  };
}

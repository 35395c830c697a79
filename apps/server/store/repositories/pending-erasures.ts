import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import type { Tables } from '../tables.ts';

/** What else may hold what was erased: the copies in the data directory, or the snapshots in a folder elsewhere. */
type Holders = 'inCopies' | 'inSnapshots';

/** What was erased from the database, and is still to be erased from what was made of it before. */
export function pendingErasures(db: Kysely<Tables>) {
  return {
    list(holders: Holders): Promise<KeyPlace[]> {
      return db
        .selectFrom('pendingErasures')
        .select(['kind', 'ownerId', 'subjectId'])
        .where(holders, '=', 1)
        .execute();
    },

    /** Call it once none of the holders has them. */
    async strikeOff(places: readonly KeyPlace[], holders: Holders): Promise<void> {
      for (const { kind, ownerId, subjectId } of places)
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

import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import type { Tables } from '../tables.ts';

/** What was erased from the database, and is still to be erased from its copies. */
export function pendingErasures(db: Kysely<Tables>) {
  return {
    list(): Promise<KeyPlace[]> {
      return db.selectFrom('pendingErasures').selectAll().execute();
    },

    /** Call it once no copy holds them. */
    async remove(places: readonly KeyPlace[]): Promise<void> {
      for (const { kind, ownerId, subjectId } of places)
        await db
          .deleteFrom('pendingErasures')
          .where('kind', '=', kind)
          .where('ownerId', '=', ownerId)
          .where('subjectId', '=', subjectId)
          .execute();
    },
  };
}

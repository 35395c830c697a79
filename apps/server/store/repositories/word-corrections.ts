import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { WordCorrectionRow } from '../word-tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

type Place = Pick<WordCorrectionRow, 'ownerId' | 'hash'>;

/** Corrections kept of one physician; the ones made longest ago go first. */
const MOST_KEPT = 2_000;

/** How often a physician made the same correction. */
export function wordCorrections(db: Kysely<Tables>, keys: DataKeys) {
  const seal = async ({ ownerId, hash }: Place): Promise<Place> => ({
    ownerId,
    hash: (await keys.findOrAdd(keyOfAccount(ownerId))).digest('wordCorrections.hash', hash),
  });
  return {
    /** Counts one more; answers how many there are now, 0 where the physician wants to hear no more of it. */
    async add(place: Place, now: number): Promise<number> {
      const { ownerId, hash } = await seal(place);
      const { count, refused } = await db
        .insertInto('wordCorrections')
        .values({ ownerId, hash, count: 1, refused: 0, updatedAt: now })
        .onConflict((conflict) =>
          conflict.columns(['ownerId', 'hash']).doUpdateSet((update) => ({
            count: update('wordCorrections.count', '+', 1),
            updatedAt: now,
          })),
        )
        .returning(['count', 'refused'])
        .executeTakeFirstOrThrow();
      const last = await db
        .selectFrom('wordCorrections')
        .select('updatedAt')
        .where('ownerId', '=', ownerId)
        .where('refused', '=', 0)
        .orderBy('updatedAt', 'desc')
        .offset(MOST_KEPT)
        .limit(1)
        .executeTakeFirst();
      if (last !== undefined)
        await db
          .deleteFrom('wordCorrections')
          .where('ownerId', '=', ownerId)
          .where('refused', '=', 0)
          .where('updatedAt', '<=', last.updatedAt)
          .execute();
      return refused === 1 ? 0 : count;
    },

    /** Forgets the count, and counts it no more. */
    async refuse(place: Place, now: number): Promise<void> {
      const { ownerId, hash } = await seal(place);
      const blank = { count: 0, refused: 1, updatedAt: now };
      await db
        .insertInto('wordCorrections')
        .values({ ownerId, hash, ...blank })
        .onConflict((conflict) => conflict.columns(['ownerId', 'hash']).doUpdateSet(blank))
        .execute();
    },
  };
}

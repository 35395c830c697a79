import type { Profile } from '@constat/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const PROFILE = 'profiles.profile';

/** The physician's own page: section B, templates, normals. */
export function profiles(db: Kysely<Tables>, keys: DataKeys) {
  return {
    async find(userId: string): Promise<Profile | undefined> {
      const row = await db.selectFrom('profiles').selectAll().where('userId', '=', userId).executeTakeFirst();
      if (row === undefined) return undefined;
      const key = await keys.require(keyOfAccount(userId));
      return JSON.parse(key.open(PROFILE, row.sealedProfile)) as Profile;
    },

    async put(userId: string, profile: Profile, now: number): Promise<void> {
      const key = await keys.findOrAdd(keyOfAccount(userId));
      const values = { sealedProfile: key.seal(PROFILE, JSON.stringify(profile)), updatedAt: now };
      await db
        .insertInto('profiles')
        .values({ userId, ...values })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
        .execute();
    },
  };
}

import type { Profile } from '@constat/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The physician's own page: section B, templates, normals. */
export function profiles(db: Kysely<Tables>) {
  return {
    async find(userId: string): Promise<Profile | undefined> {
      const row = await db.selectFrom('profiles').selectAll().where('userId', '=', userId).executeTakeFirst();
      if (row === undefined) return undefined;
      const { userId: _userId, updatedAt: _updatedAt, normals, ...rest } = row;
      return { ...rest, normals: JSON.parse(normals) as Profile['normals'] };
    },

    async put(userId: string, profile: Profile, now: number): Promise<void> {
      const values = { ...profile, normals: JSON.stringify(profile.normals), updatedAt: now };
      await db
        .insertInto('profiles')
        .values({ userId, ...values })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
        .execute();
    },
  };
}

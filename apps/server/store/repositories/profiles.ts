import type { Profile } from '@constat/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The physician's own page: section B, templates, normals. */
export function profiles(db: Kysely<Tables>) {
  return {
    async find(userId: string): Promise<Profile | undefined> {
      const row = await db.selectFrom('profiles').selectAll().where('userId', '=', userId).executeTakeFirst();
      if (row === undefined) return undefined;
      const {
        userId: _userId,
        updatedAt: _updatedAt,
        normals,
        exportSettings,
        remoteRecognition,
        ...rest
      } = row;
      return {
        ...rest,
        normals: JSON.parse(normals) as Profile['normals'],
        ...(remoteRecognition !== null && { remoteRecognition: remoteRecognition === 1 }),
        ...(exportSettings !== null && {
          exportSettings: JSON.parse(exportSettings) as NonNullable<Profile['exportSettings']>,
        }),
      };
    },

    async put(userId: string, profile: Profile, now: number): Promise<void> {
      const { exportSettings, normals, remoteRecognition, ...texts } = profile;
      const values = {
        ...texts,
        normals: JSON.stringify(normals),
        exportSettings: exportSettings === undefined ? null : JSON.stringify(exportSettings),
        remoteRecognition: remoteRecognition === undefined ? null : Number(remoteRecognition),
        updatedAt: now,
      };
      await db
        .insertInto('profiles')
        .values({ userId, ...values })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
        .execute();
    },
  };
}

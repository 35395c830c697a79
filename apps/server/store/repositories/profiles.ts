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
        routine,
        ...rest
      } = row;
      return {
        ...rest,
        normals: JSON.parse(normals) as Profile['normals'],
        ...(remoteRecognition !== null && { remoteRecognition: remoteRecognition === 1 }),
        ...(exportSettings !== null && {
          exportSettings: JSON.parse(exportSettings) as NonNullable<Profile['exportSettings']>,
        }),
        ...(routine !== null && { routine: JSON.parse(routine) as NonNullable<Profile['routine']> }),
      };
    },

    async put(userId: string, profile: Profile, now: number): Promise<void> {
      const { exportSettings, normals, remoteRecognition, routine, ...texts } = profile;
      const values = {
        ...texts,
        normals: JSON.stringify(normals),
        exportSettings: exportSettings === undefined ? null : JSON.stringify(exportSettings),
        routine: routine === undefined ? null : JSON.stringify(routine),
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

import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Times that this server's own clock has written; those that came from elsewhere prove nothing about it. */
export function latestTimes(db: Kysely<Tables>) {
  return {
    /** The latest, in epoch milliseconds; null in a new database. */
    async find(): Promise<number | null> {
      const rows = [
        await db
          .selectFrom('auditEvents')
          .select((row) => row.fn.max('at').as('at'))
          .executeTakeFirst(),
        await db
          .selectFrom('sessions')
          .select((row) => row.fn.max('lastSeenAt').as('at'))
          .executeTakeFirst(),
        await db
          .selectFrom('audioChunks')
          .select((row) => row.fn.max('createdAt').as('at'))
          .executeTakeFirst(),
        await db
          .selectFrom('recordingStreams')
          .select((row) => row.fn.max('touchedAt').as('at'))
          .executeTakeFirst(),
        await db
          .selectFrom('idempotencyKeys')
          .select((row) => row.fn.max('createdAt').as('at'))
          .executeTakeFirst(),
      ];
      const times = rows.flatMap((row) => (row?.at === null || row === undefined ? [] : [row.at]));
      return times.length === 0 ? null : Math.max(...times);
    },
  };
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables, WaitingPartRow, WaitingRecordingRow } from '../tables.ts';

type Place = Pick<WaitingRecordingRow, 'ownerId' | 'recordingId'>;

/** Recordings that a device could not keep itself. Another owner's is as one that is not there. */
export function waitingRecordings(db: Kysely<Tables>) {
  return {
    /** Writes what the page notes of a recording; its parts stay. */
    async put({ ownerId, recordingId, note }: Place & { readonly note: string }, now: number): Promise<void> {
      await db
        .insertInto('waitingRecordings')
        .values({ ownerId, recordingId, note, bytes: 0, createdAt: now })
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId']).doUpdateSet({ note }))
        .execute();
    },
    async find({ ownerId, recordingId }: Place): Promise<WaitingRecordingRow | undefined> {
      return db
        .selectFrom('waitingRecordings')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .executeTakeFirst();
    },
    /** Oldest first. */
    async list(ownerId: string): Promise<Pick<WaitingRecordingRow, 'recordingId' | 'note'>[]> {
      return db
        .selectFrom('waitingRecordings')
        .select(['recordingId', 'note'])
        .where('ownerId', '=', ownerId)
        .orderBy('createdAt')
        .execute();
    },
    /** Keeps a part of a recording that is there; the same part again changes nothing. */
    async addPart(part: WaitingPartRow): Promise<void> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('waitingParts')
        .values(part)
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId', 'sequence']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return;
      await db
        .updateTable('waitingRecordings')
        .set({ bytes: sql`bytes + ${part.audio.byteLength}` })
        .where('ownerId', '=', part.ownerId)
        .where('recordingId', '=', part.recordingId)
        .execute();
    },
    async parts({ ownerId, recordingId }: Place): Promise<Pick<WaitingPartRow, 'sequence' | 'audio'>[]> {
      return db
        .selectFrom('waitingParts')
        .select(['sequence', 'audio'])
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .orderBy('sequence')
        .execute();
    },
    /** Erases one recording with its parts; nothing where it is not there. */
    async erase({ ownerId, recordingId }: Place): Promise<void> {
      await db
        .deleteFrom('waitingRecordings')
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .execute();
    },
    /** Erases the recordings begun before that moment; answers how many. */
    async eraseOlder(before: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('waitingRecordings')
        .where('createdAt', '<=', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

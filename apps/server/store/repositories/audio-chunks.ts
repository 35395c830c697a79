import type { Kysely } from 'kysely';
import type { AudioChunkRow, Tables } from '../tables.ts';

export type ChunkPlace = Pick<AudioChunkRow, 'ownerId' | 'recordingId' | 'chunkIndex'>;
type RecordingPlace = Omit<ChunkPlace, 'chunkIndex'>;
export type ChunkWithoutAudio = Pick<
  AudioChunkRow,
  'chunkIndex' | 'transcription' | 'createdAt' | 'audioErasedAt'
>;
export type StoredChunk = Pick<AudioChunkRow, 'id' | 'audioHash' | 'language' | 'transcription'>;

/** Recorded audio, kept before it is recognised, so that a failed recognition loses nothing. */
export function audioChunks(db: Kysely<Tables>) {
  return {
    /** Keeps the chunk unless its place is taken; answers what is in that place. */
    async keep(chunk: Omit<AudioChunkRow, 'audioErasedAt'>): Promise<StoredChunk> {
      await db
        .insertInto('audioChunks')
        .values({ ...chunk, audioErasedAt: null })
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId', 'chunkIndex']).doNothing())
        .execute();
      return db
        .selectFrom('audioChunks')
        .select(['id', 'audioHash', 'language', 'transcription'])
        .where('ownerId', '=', chunk.ownerId)
        .where('recordingId', '=', chunk.recordingId)
        .where('chunkIndex', '=', chunk.chunkIndex)
        .executeTakeFirstOrThrow();
    },

    async setTranscription(id: string, language: string, transcription: string): Promise<void> {
      await db.updateTable('audioChunks').set({ language, transcription }).where('id', '=', id).execute();
    },

    async findAudio(place: ChunkPlace): Promise<Pick<AudioChunkRow, 'audio' | 'mediaType'> | undefined> {
      return db
        .selectFrom('audioChunks')
        .select(['audio', 'mediaType'])
        .where('ownerId', '=', place.ownerId)
        .where('recordingId', '=', place.recordingId)
        .where('chunkIndex', '=', place.chunkIndex)
        .where('audioErasedAt', 'is', null)
        .executeTakeFirst();
    },

    /** The segments of a recording without their audio, in order. */
    listOf({ ownerId, recordingId }: RecordingPlace): Promise<ChunkWithoutAudio[]> {
      return db
        .selectFrom('audioChunks')
        .select(['chunkIndex', 'transcription', 'createdAt', 'audioErasedAt'])
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .orderBy('chunkIndex')
        .execute();
    },

    /** The saved report that a recording is tied to. */
    async formOf({ ownerId, recordingId }: RecordingPlace): Promise<string | null> {
      const row = await db
        .selectFrom('audioChunks')
        .select('savedFormId')
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .where('savedFormId', 'is not', null)
        .executeTakeFirst();
      return row?.savedFormId ?? null;
    },

    /** Ties a recording to a report; false when there is no such recording. */
    async link({ ownerId, recordingId }: RecordingPlace, savedFormId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('audioChunks')
        .set({ savedFormId })
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Erases the audio of one recording and keeps its words; answers how many segments had audio. */
    async eraseAudio({ ownerId, recordingId }: RecordingPlace, now: number): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('audioChunks')
        .set({ audio: new Uint8Array(), audioErasedAt: now })
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .where('audioErasedAt', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** Erases one recording, audio and raw words; answers how many chunks it had. */
    async eraseRecording({ ownerId, recordingId }: RecordingPlace): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('audioChunks')
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Erases all that was recorded for a report: call it when the report is signed. */
    async eraseOfForm(ownerId: string, savedFormId: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('audioChunks')
        .where('ownerId', '=', ownerId)
        .where('savedFormId', '=', savedFormId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Erases the chunks received before that moment; answers how many. */
    async eraseOlder(before: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('audioChunks')
        .where('createdAt', '<=', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

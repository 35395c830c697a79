import type { Kysely } from 'kysely';
import type { AudioChunkRow } from '../recording-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfRecording } from './recordings.ts';

export type ChunkPlace = Pick<AudioChunkRow, 'ownerId' | 'recordingId' | 'chunkIndex'>;
type RecordingPlace = Omit<ChunkPlace, 'chunkIndex'>;
export type ChunkWithoutAudio = Pick<
  AudioChunkRow,
  'chunkIndex' | 'transcription' | 'createdAt' | 'audioErasedAt' | 'endPart'
>;
/** A stretch of the parts of a recording. */
export interface Span {
  readonly firstPart: number;
  readonly endPart: number;
  readonly fromMs: number;
  readonly toMs: number | null;
  readonly preRoll: boolean;
}

/** A segment whose audio lies in the parts of its recording. */
export type NewSegment = Pick<
  AudioChunkRow,
  keyof ChunkPlace | 'id' | 'language' | 'audioHash' | 'createdAt' | 'savedFormId'
> & { readonly span: Span };

/** The audio of a chunk, or where it lies in the parts of its recording. */
export interface ChunkAudio extends Pick<AudioChunkRow, 'audio' | 'mediaType'> {
  /** Null where the audio lies here. */
  readonly span: Span | null;
}

const OWN_AUDIO = { firstPart: null, endPart: null, fromMs: null, toMs: null, preRoll: null } as const;

export type StoredChunk = Pick<AudioChunkRow, 'id' | 'audioHash' | 'language' | 'transcription'>;

/** Recorded audio, kept before it is recognised, so that a failed recognition loses nothing. */
export function audioChunks(db: Kysely<Tables>, keys: DataKeys) {
  const of = ({ ownerId, recordingId }: RecordingPlace) =>
    db.selectFrom('audioChunks').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  const at = ({ chunkIndex, ...place }: ChunkPlace) => of(place).where('chunkIndex', '=', chunkIndex);
  const openText = async (
    place: ChunkPlace,
    sealed: Uint8Array | null,
  ): Promise<AudioChunkRow['transcription']> => {
    if (sealed === null) return null;
    return (await keys.require(keyOfRecording(place))).open(textAt(place), sealed);
  };
  const writeText = async (id: string, language: string, transcription: string) => {
    const place = await db
      .selectFrom('audioChunks')
      .select(['ownerId', 'recordingId', 'chunkIndex'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Of a recording that was erased meanwhile there is no key, and nothing to write.
    const key = place && (await keys.find(keyOfRecording(place)));
    if (place === undefined || key === undefined) return null;
    const sealedTranscription = key.seal(textAt(place), transcription);
    return db
      .updateTable('audioChunks')
      .set({ language, sealedTranscription, hasWords: holdsWords(transcription) ? 1 : 0 })
      .where('id', '=', id);
  };

  return {
    /** Keeps the chunk unless its place is taken; answers what is in that place. */
    async keep(chunk: Omit<AudioChunkRow, 'audioErasedAt' | keyof Span>): Promise<StoredChunk> {
      const { audio, transcription, ...rest } = chunk;
      const key = await keys.findOrAdd(keyOfRecording(chunk));
      const sealed = {
        sealedAudio: key.seal(audioAt(chunk), audio),
        sealedTranscription: key.sealOptional(textAt(chunk), transcription),
        hasWords: transcription !== null && holdsWords(transcription) ? 1 : 0,
      };
      await db
        .insertInto('audioChunks')
        .values({ ...rest, ...sealed, audioErasedAt: null, ...OWN_AUDIO })
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId', 'chunkIndex']).doNothing())
        .execute();
      const kept = await at(chunk)
        .select(['id', 'audioHash', 'language', 'sealedTranscription'])
        .executeTakeFirstOrThrow();
      const { sealedTranscription, ...others } = kept;
      return { ...others, transcription: await openText(chunk, sealedTranscription) };
    },

    /** Keeps a segment, in place of one that was another stretch of the recording; answers its id. */
    async keepSegment({ span, audioHash, language, ...segment }: NewSegment): Promise<string> {
      // Its text is sealed with that key once it is recognised.
      await keys.findOrAdd(keyOfRecording(segment));
      const place = { ...span, preRoll: span.preRoll ? 1 : 0, audioHash, sealedAudio: null };
      const blank = { sealedTranscription: null, hasWords: 0, audioErasedAt: null };
      const row = { ...place, language, mediaType: 'audio/webm', ...blank };
      await db
        .insertInto('audioChunks')
        .values({ ...segment, ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['ownerId', 'recordingId', 'chunkIndex'])
            .doUpdateSet(row)
            .where('audioChunks.audioHash', '!=', audioHash),
        )
        .execute();
      const { id } = await at(segment).select('id').executeTakeFirstOrThrow();
      return id;
    },
    async findText(place: ChunkPlace): Promise<Omit<StoredChunk, 'id'> | undefined> {
      const row = await at(place).select(['audioHash', 'language', 'sealedTranscription']).executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedTranscription, ...rest } = row;
      return { ...rest, transcription: await openText(place, sealedTranscription) };
    },
    /** Writes the text of a segment, unless another stretch has taken its place meanwhile. */
    async setText(
      { id, audioHash }: Pick<AudioChunkRow, 'id' | 'audioHash'>,
      language: string,
      transcription: string,
    ): Promise<void> {
      await (await writeText(id, language, transcription))?.where('audioHash', '=', audioHash).execute();
    },
    async setTranscription(id: string, language: string, transcription: string): Promise<void> {
      await (await writeText(id, language, transcription))?.execute();
    },

    async findAudio(place: ChunkPlace): Promise<ChunkAudio | undefined> {
      const row = await at(place)
        .select(['sealedAudio', 'mediaType', 'firstPart', 'endPart', 'fromMs', 'toMs', 'preRoll'])
        .where('audioErasedAt', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedAudio, mediaType, firstPart, endPart, fromMs, toMs, preRoll } = row;
      const audio =
        sealedAudio === null
          ? new Uint8Array()
          : (await keys.require(keyOfRecording(place))).openBytes(audioAt(place), sealedAudio);
      if (firstPart === null || endPart === null || fromMs === null) return { audio, mediaType, span: null };
      return { audio, mediaType, span: { firstPart, endPart, fromMs, toMs, preRoll: preRoll === 1 } };
    },
    /** True when some segment of a recording lies in its parts. */
    async needsParts({ ownerId, recordingId }: RecordingPlace): Promise<boolean> {
      const row = await of({ ownerId, recordingId })
        .select('id')
        .where('firstPart', 'is not', null)
        .where('audioErasedAt', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** The segments of a recording without their audio, in order. */
    async listOf({ ownerId, recordingId }: RecordingPlace): Promise<ChunkWithoutAudio[]> {
      const rows = await of({ ownerId, recordingId })
        .select(['chunkIndex', 'sealedTranscription', 'createdAt', 'audioErasedAt', 'endPart'])
        .orderBy('chunkIndex')
        .execute();
      const chunks: ChunkWithoutAudio[] = [];
      for (const { sealedTranscription, ...row } of rows) {
        const place = { ownerId, recordingId, chunkIndex: row.chunkIndex };
        chunks.push({ ...row, transcription: await openText(place, sealedTranscription) });
      }
      return chunks;
    },

    /** The saved report that a recording is tied to. */
    async formOf({ ownerId, recordingId }: RecordingPlace): Promise<string | null> {
      const row = await of({ ownerId, recordingId })
        .select('savedFormId')
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
        .set({ sealedAudio: null, audioErasedAt: now })
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

    /** Erases the chunks received before that moment; answers of which recording each was that still had its audio. */
    async eraseOlder(before: number): Promise<ErasedAudio[]> {
      const rows = await db
        .deleteFrom('audioChunks')
        .where('createdAt', '<=', before)
        .returning(['ownerId', 'recordingId', 'savedFormId', 'audioErasedAt'])
        .execute();
      return rows.filter(({ audioErasedAt }) => audioErasedAt === null);
    },
  };
}

/** The recording that something erased was of. */
export type ErasedAudio = Pick<AudioChunkRow, 'ownerId' | 'recordingId' | 'savedFormId'>;

/** Where sealed content lies. */
function audioAt({ chunkIndex }: Pick<ChunkPlace, 'chunkIndex'>): string {
  return `audioChunks.audio/${chunkIndex}`;
}

function textAt({ chunkIndex }: Pick<ChunkPlace, 'chunkIndex'>): string {
  return `audioChunks.transcription/${chunkIndex}`;
}

/** Whether something was understood; what cannot be read counts as words. */
export function holdsWords(transcription: string): boolean {
  return !transcription.includes('"transcription":""');
}

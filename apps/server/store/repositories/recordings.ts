import type { RecordingNote } from '@constat/contract';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DataKey, KeyPlace } from '../../keys/data-key.ts';
import type { RecordingRow } from '../recording-tables.ts';
import type { Tables } from '../tables.ts';
import type { ChunkWithoutAudio } from './audio-chunks.ts';
import { openEach } from './data-keys.ts';
import type { DataKeys } from './data-keys.ts';

/** A segment as the list needs it. */
export type ChunkState = Pick<ChunkWithoutAudio, 'createdAt' | 'audioErasedAt'> & {
  readonly isTranscribed: boolean;
};

/** What `RecordingRow.writing` holds. */
export type StoredWriting = Pick<RecordingNote, 'segments' | 'writing'>;

export interface Place {
  readonly ownerId: string;
  readonly recordingId: string;
}

/** More than anybody dictates for one report. */
const LISTED = 500;

/** Where the key of a recording lies, which seals its audio, its words and what is noted of it. */
export function keyOfRecording({ ownerId, recordingId }: Place): KeyPlace {
  return { kind: 'recording', ownerId, subjectId: recordingId };
}

/** Where sealed content lies. */
const WRITING = 'recordings.writing';
const REVIEWED = 'recordings.reviewed';
const SETTLED_FACTS = 'recordings.settledFacts';
const WITHOUT_WORDS = { sealedWriting: null, sealedReviewed: null, sealedSettledFacts: null, doubtful: 0 };

/** What recordings were; their audio and raw words lie with the chunks. Another owner's is as one that is not there. */
export function recordings(db: Kysely<Tables>, keys: DataKeys) {
  const ofPlace = ({ ownerId, recordingId }: Place) =>
    db.selectFrom('recordings').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  const read = async (row: Tables['recordings']): Promise<RecordingRow> => {
    const { sealedWriting, sealedReviewed, sealedSettledFacts, ...rest } = row;
    // Of one whose words are erased the key is too.
    const isEmpty = [sealedWriting, sealedReviewed, sealedSettledFacts].every((sealed) => sealed === null);
    if (isEmpty) return { ...rest, writing: null, reviewed: null, settledFacts: null };
    const key = await keys.require(keyOfRecording(row));
    return {
      ...rest,
      writing: key.openOptional(WRITING, sealedWriting),
      reviewed: key.openOptional(REVIEWED, sealedReviewed),
      settledFacts: key.openOptional(SETTLED_FACTS, sealedSettledFacts),
    };
  };
  const keyForWriting = async (
    place: Place,
    contents: readonly (string | null)[],
  ): Promise<DataKey | undefined> =>
    contents.some((content) => content !== null) ? keys.findOrAdd(keyOfRecording(place)) : undefined;
  const change = async (
    { ownerId, recordingId }: Place,
    changesWith: (key: DataKey) => Partial<Tables['recordings']>,
  ): Promise<boolean> => {
    const key = await keys.find(keyOfRecording({ ownerId, recordingId }));
    if (key === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('recordings')
      .set(changesWith(key))
      .where('ownerId', '=', ownerId)
      .where('recordingId', '=', recordingId)
      .where('erasedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  return {
    async find(place: Place): Promise<RecordingRow | undefined> {
      const row = await ofPlace(place).selectAll().executeTakeFirst();
      return row && read(row);
    },

    /** Whose recordings have that id: the device that made it chose it. */
    async ownersOf(recordingId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('recordings')
        .select('ownerId')
        .where('recordingId', '=', recordingId)
        .union(db.selectFrom('audioChunks').select('ownerId').where('recordingId', '=', recordingId))
        .execute();
      return rows.map(({ ownerId }) => ownerId);
    },

    /** The saved report that it was dictated for; null for none. */
    async reportOf(place: Place): Promise<string | null> {
      const row = await ofPlace(place).select('savedFormId').executeTakeFirst();
      return row?.savedFormId ?? null;
    },

    /** Newest first; those of the saved form or of the page's report, all of the owner's when neither is named. */
    async list(
      ownerId: string,
      { formId, reportId }: { readonly formId?: string | undefined; readonly reportId?: string | undefined },
    ): Promise<RecordingRow[]> {
      const rows = await db
        .selectFrom('recordings')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .$if(formId !== undefined || reportId !== undefined, (query) =>
          query.where((where) =>
            where.or([
              ...(formId === undefined ? [] : [where('savedFormId', '=', formId)]),
              ...(reportId === undefined ? [] : [where('reportId', '=', reportId)]),
            ]),
          ),
        )
        .orderBy('startedAt', 'desc')
        .orderBy('recordingId')
        .limit(LISTED)
        .execute();
      return openEach(rows, read);
    },

    /** What is stored of the segments of those recordings, by recording. */
    async chunkStates(
      ownerId: string,
      recordingIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly ChunkState[]>> {
      const states = new Map<string, ChunkState[]>();
      if (recordingIds.length === 0) return states;
      const rows = await db
        .selectFrom('audioChunks')
        .select(({ eb }) => [
          'recordingId',
          'createdAt',
          'audioErasedAt',
          eb.case().when('sealedTranscription', 'is', null).then('').else('yes').end().as('transcribed'),
        ])
        .where('ownerId', '=', ownerId)
        .where('recordingId', 'in', recordingIds)
        .execute();
      for (const { recordingId, transcribed, ...row } of rows) {
        const state = { ...row, isTranscribed: transcribed !== '' };
        states.set(recordingId, [...(states.get(recordingId) ?? []), state]);
      }
      return states;
    },

    /** Writes what a page tells; the report that it is tied to stays. */
    async put(row: RecordingRow): Promise<void> {
      const { ownerId, recordingId, savedFormId, writing, reviewed, settledFacts, erasedAt, ...told } = row;
      const key = await keyForWriting({ ownerId, recordingId }, [writing, reviewed, settledFacts]);
      const seal = (column: string, content: string | null) => key?.sealOptional(column, content) ?? null;
      const changes = { ...told, erasedAt, sealedWriting: seal(WRITING, writing) };
      const first = {
        sealedReviewed: seal(REVIEWED, reviewed),
        sealedSettledFacts: seal(SETTLED_FACTS, settledFacts),
      };
      await db
        .insertInto('recordings')
        .values({ ownerId, recordingId, savedFormId, ...changes, ...first })
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId']).doUpdateSet(changes))
        .execute();
    },

    /** False when there is no such recording, or its words are erased. */
    setReview(
      place: Place,
      { reviewed, doubtful }: Pick<RecordingRow, 'reviewed' | 'doubtful'>,
    ): Promise<boolean> {
      return change(place, (key) => ({ sealedReviewed: key.sealOptional(REVIEWED, reviewed), doubtful }));
    },

    /** False when there is no such recording, or its words are erased. */
    setSettledFacts(place: Place, settledFacts: string | null): Promise<boolean> {
      return change(place, (key) => ({ sealedSettledFacts: key.sealOptional(SETTLED_FACTS, settledFacts) }));
    },

    async link({ ownerId, recordingId }: Place, savedFormId: string): Promise<void> {
      await db
        .updateTable('recordings')
        .set({ savedFormId })
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .execute();
    },

    /** Removes the line of one recording; answers how many there were. */
    async erase({ ownerId, recordingId }: Place): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('recordings')
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** What was said in it goes; the line stays with its report. */
    async eraseWords({ ownerId, recordingId }: Place, now: number): Promise<void> {
      await db
        .updateTable('recordings')
        .set({ ...WITHOUT_WORDS, erasedAt: now })
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .where('erasedAt', 'is', null)
        .execute();
    },

    /**
     * After the chunks came to their term: of a recording without any, what was said in it goes too. A line without words
     * stays with its report, so that the list can say what became of it; without a saved report nothing stays.
     */
    async eraseWithoutChunks(now: number): Promise<void> {
      await db.deleteFrom('recordings').where('savedFormId', 'is', null).where(hasNoChunks).execute();
      await db
        .updateTable('recordings')
        .set({ ...WITHOUT_WORDS, erasedAt: now })
        .where('erasedAt', 'is', null)
        .where(hasNoChunks)
        .execute();
    },
  };
}

/** The spoken facts of a recording that the physician left out himself. */
export function readSettledFacts({ settledFacts }: Pick<RecordingRow, 'settledFacts'>): string[] {
  return settledFacts === null ? [] : (JSON.parse(settledFacts) as string[]);
}

function hasNoChunks(where: ExpressionBuilder<Tables, 'recordings'>) {
  const chunks = where
    .selectFrom('audioChunks')
    .select('audioChunks.id')
    .whereRef('audioChunks.ownerId', '=', 'recordings.ownerId')
    .whereRef('audioChunks.recordingId', '=', 'recordings.recordingId');
  return where.not(where.exists(chunks));
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RecordingPartRow, RecordingStreamRow } from '../recording-tables.ts';
import type { Tables } from '../tables.ts';
import { openEach } from './data-keys.ts';
import type { ErasedAudio } from './audio-chunks.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfRecording } from './recordings.ts';

export type StreamPlace = Pick<RecordingStreamRow, 'ownerId' | 'recordingId'>;

/** Where sealed content lies. */
const NOTE = 'recordingStreams.note';
const partAt = (sequence: number) => `recordingParts.audio/${sequence}`;

/** Recordings as their numbered parts come in. Another owner's is as one that is not there. */
export function recordingStreams(db: Kysely<Tables>, keys: DataKeys) {
  const openNote = async (place: StreamPlace, sealed: Uint8Array | null): Promise<string> =>
    sealed === null ? '' : (await keys.require(keyOfRecording(place))).open(NOTE, sealed);
  const ofPlace = ({ ownerId, recordingId }: StreamPlace) =>
    db.selectFrom('recordingStreams').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  const change = ({ ownerId, recordingId }: StreamPlace) =>
    db.updateTable('recordingStreams').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  const partsOf = ({ ownerId, recordingId }: StreamPlace) =>
    db.selectFrom('recordingParts').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  return {
    /** Writes what a page tells of a recording; its parts stay, and one that is finished stays as it is. */
    async put(
      told: StreamPlace &
        Pick<RecordingStreamRow, 'reportId' | 'savedFormId' | 'note'> & {
          readonly language?: RecordingStreamRow['language'] | undefined;
        },
      now: number,
    ): Promise<void> {
      const { language, note, ...others } = told;
      const { reportId, savedFormId } = told;
      const key = await keys.findOrAdd(keyOfRecording(told));
      const sealedNote = note === '' ? null : key.seal(NOTE, note);
      const start = { next: 0, bytes: 0, stops: '[]', createdAt: now, touchedAt: now };
      const empty = { finishedAt: null, leaseHolder: null, leaseUntil: null };
      await db
        .insertInto('recordingStreams')
        .values({ ...others, sealedNote, language: language ?? 'auto', ...start, ...empty })
        .onConflict((conflict) =>
          conflict
            .columns(['ownerId', 'recordingId'])
            .doUpdateSet({
              sealedNote,
              reportId,
              touchedAt: now,
              ...(savedFormId !== null && { savedFormId }),
              ...(language !== undefined && { language }),
            })
            .where('recordingStreams.finishedAt', 'is', null),
        )
        .execute();
    },
    async find(place: StreamPlace): Promise<RecordingStreamRow | undefined> {
      const row = await ofPlace(place).selectAll().executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedNote, ...rest } = row;
      return { ...rest, note: await openNote(place, sealedNote) };
    },
    /** How much of it is there, without what its page noted. */
    progress(
      place: StreamPlace,
    ): Promise<Pick<RecordingStreamRow, 'next' | 'stops' | 'language'> | undefined> {
      return ofPlace(place).select(['next', 'stops', 'language']).executeTakeFirst();
    },
    /** As `find`, and nobody else changes it before the end of the transaction. */
    async lock(place: StreamPlace, now: number): Promise<RecordingStreamRow | undefined> {
      await change(place).set({ touchedAt: now }).execute();
      return this.find(place);
    },
    /** Those whose text no page has delivered yet, oldest first. */
    async unfinished(ownerId: string): Promise<Pick<RecordingStreamRow, 'recordingId' | 'note' | 'next'>[]> {
      const rows = await db
        .selectFrom('recordingStreams')
        .select(['recordingId', 'sealedNote', 'next'])
        .where('ownerId', '=', ownerId)
        .where('finishedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('recordingId')
        .execute();
      return openEach(rows, async ({ recordingId, sealedNote, next }) => ({
        recordingId,
        note: await openNote({ ownerId, recordingId }, sealedNote),
        next,
      }));
    },
    /** How far those of a saved report are whose text no page has delivered yet. */
    unfinishedOf(
      ownerId: string,
      savedFormId: string,
    ): Promise<Pick<RecordingStreamRow, 'next' | 'touchedAt'>[]> {
      return db
        .selectFrom('recordingStreams')
        .select(['next', 'touchedAt'])
        .where('ownerId', '=', ownerId)
        .where('savedFormId', '=', savedFormId)
        .where('finishedAt', 'is', null)
        .execute();
    },
    /** Ids of all recordings of an owner that have parts, oldest first. */
    async listIds(ownerId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('recordingStreams')
        .select('recordingId')
        .where('ownerId', '=', ownerId)
        .where('next', '>', 0)
        .orderBy('createdAt')
        .orderBy('recordingId')
        .execute();
      return rows.map(({ recordingId }) => recordingId);
    },
    /** The parts from `from` up to but without `end`, in order. */
    async parts(
      place: StreamPlace,
      { from, end }: { readonly from: number; readonly end: number },
    ): Promise<Pick<RecordingPartRow, 'sequence' | 'audio'>[]> {
      const rows = await partsOf(place)
        .select(['sequence', 'sealedAudio'])
        .where('sequence', '>=', from)
        .where('sequence', '<', end)
        .orderBy('sequence')
        .execute();
      if (rows.length === 0) return [];
      const key = await keys.require(keyOfRecording(place));
      return rows.map(({ sequence, sealedAudio }) => ({
        sequence,
        audio: key.openBytes(partAt(sequence), sealedAudio),
      }));
    },
    async findPart(place: StreamPlace, sequence: number): Promise<Uint8Array | undefined> {
      const [part] = await this.parts(place, { from: sequence, end: sequence + 1 });
      return part?.audio;
    },
    async addPart({ ownerId, recordingId, sequence, audio }: RecordingPartRow): Promise<void> {
      const key = await keys.findOrAdd(keyOfRecording({ ownerId, recordingId }));
      const sealedAudio = key.seal(partAt(sequence), audio);
      await db.insertInto('recordingParts').values({ ownerId, recordingId, sequence, sealedAudio }).execute();
      await change({ ownerId, recordingId })
        .set({ bytes: sql`bytes + ${audio.byteLength}` })
        .execute();
    },
    async setNext(place: StreamPlace, next: number): Promise<void> {
      await change(place).set({ next }).execute();
    },
    /** Notes that the recording stopped before that part; one that stopped there before changes nothing. */
    async addStop(place: StreamPlace, part: number): Promise<void> {
      const stream = await this.progress(place);
      const stops = stream === undefined ? [] : readStops(stream);
      if (stream === undefined || part <= (stops.at(-1) ?? 0)) return;
      await change(place)
        .set({ stops: JSON.stringify([...stops, part]) })
        .execute();
    },
    /** All its text is delivered: it is no longer offered, and what the page noted is forgotten. */
    async finish(place: StreamPlace, now: number): Promise<void> {
      await change(place)
        .set({ finishedAt: now, sealedNote: null })
        .where('finishedAt', 'is', null)
        .execute();
    },
    async link(place: StreamPlace, savedFormId: string): Promise<void> {
      await change(place).set({ savedFormId }).execute();
    },
    /** Ties all recordings of a report in the page to its saved form; answers their ids. */
    async linkReport(ownerId: string, reportId: string, savedFormId: string): Promise<string[]> {
      const rows = await db
        .updateTable('recordingStreams')
        .set({ savedFormId })
        .where('ownerId', '=', ownerId)
        .where('reportId', '=', reportId)
        .returning('recordingId')
        .execute();
      return rows.map(({ recordingId }) => recordingId);
    },
    /**
     * Lets one server process recognise a recording until that moment; false while another one does. A lease that ends
     * later than any can was written by a clock that was wrong, and counts as ended.
     */
    async takeLease(
      place: StreamPlace,
      { holder, now, until }: { readonly holder: string; readonly now: number; readonly until: number },
    ): Promise<boolean> {
      const { numUpdatedRows } = await change(place)
        .set({ leaseHolder: holder, leaseUntil: until })
        .where((where) =>
          where.or([
            where('leaseHolder', 'is', null),
            where('leaseHolder', '=', holder),
            where('leaseUntil', '<=', now),
            where('leaseUntil', '>', until),
          ]),
        )
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async releaseLease(place: StreamPlace, holder: string): Promise<void> {
      await change(place)
        .set({ leaseHolder: null, leaseUntil: null })
        .where('leaseHolder', '=', holder)
        .execute();
    },
    /** Erases the parts of a recording whose segments hold their own audio. */
    async eraseParts(place: StreamPlace): Promise<void> {
      await db
        .deleteFrom('recordingParts')
        .where('ownerId', '=', place.ownerId)
        .where('recordingId', '=', place.recordingId)
        .execute();
      await change(place).set({ bytes: 0 }).execute();
    },
    /** Erases one recording with its parts; answers how many bytes of audio, null where it is not there. */
    async erase({ ownerId, recordingId }: StreamPlace): Promise<number | null> {
      const found = await ofPlace({ ownerId, recordingId }).select('bytes').executeTakeFirst();
      await db
        .deleteFrom('recordingStreams')
        .where('ownerId', '=', ownerId)
        .where('recordingId', '=', recordingId)
        .execute();
      return found?.bytes ?? null;
    },
    /** Erases the recordings begun before that moment; answers which. */
    async eraseOlder(before: number): Promise<ErasedAudio[]> {
      return db
        .deleteFrom('recordingStreams')
        .where('createdAt', '<=', before)
        .returning(['ownerId', 'recordingId', 'savedFormId'])
        .execute();
    },
  };
}

/** The numbers of the parts before which a recording stopped, ascending. */
export function readStops({ stops }: Pick<RecordingStreamRow, 'stops'>): number[] {
  return JSON.parse(stops) as number[];
}

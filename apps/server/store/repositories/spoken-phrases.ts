import type { Kysely } from 'kysely';
import type { SpokenPhraseRow } from '../recording-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import type { StreamPlace } from './recording-streams.ts';
import { keyOfRecording } from './recordings.ts';

/** What was recognised of recordings phrase by phrase. Another owner's is as one that is not there. */
export function spokenPhrases(db: Kysely<Tables>, keys: DataKeys) {
  const ofPlace = ({ ownerId, recordingId }: StreamPlace) =>
    db.selectFrom('spokenPhrases').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  return {
    /** The phrases with a number above that one, in order. */
    async after(place: StreamPlace, number: number): Promise<Omit<SpokenPhraseRow, keyof StreamPlace>[]> {
      const rows = await ofPlace(place)
        .select(['number', 'fromMs', 'toMs', 'sealedWords'])
        .where('number', '>', number)
        .orderBy('number')
        .execute();
      if (rows.length === 0) return [];
      const key = await keys.require(keyOfRecording(place));
      return rows.map(({ sealedWords, ...row }) => ({ ...row, words: key.open(wordsAt(row), sealedWords) }));
    },
    /** The number of the last one; 0 where there is none. */
    async last(place: StreamPlace): Promise<number> {
      const row = await ofPlace(place)
        .select((columns) => columns.fn.max('number').as('last'))
        .executeTakeFirst();
      return row?.last ?? 0;
    },
    /** Keeps phrases; one whose number is taken stays as it is. */
    async add(phrases: readonly SpokenPhraseRow[]): Promise<void> {
      if (phrases.length === 0) return;
      const rows: Tables['spokenPhrases'][] = [];
      for (const { words, ...row } of phrases) {
        const key = await keys.findOrAdd(keyOfRecording(row));
        rows.push({ ...row, sealedWords: key.seal(wordsAt(row), words), hasWords: words === '[]' ? 0 : 1 });
      }
      await db
        .insertInto('spokenPhrases')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId', 'number']).doNothing())
        .execute();
    },
  };
}

function wordsAt({ number }: Pick<SpokenPhraseRow, 'number'>): string {
  return `spokenPhrases.words/${number}`;
}

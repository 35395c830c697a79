import type { Kysely } from 'kysely';
import type { SpokenPhraseRow, Tables } from '../tables.ts';
import type { StreamPlace } from './recording-streams.ts';

/** What was recognised of recordings phrase by phrase. Another owner's is as one that is not there. */
export function spokenPhrases(db: Kysely<Tables>) {
  const ofPlace = ({ ownerId, recordingId }: StreamPlace) =>
    db.selectFrom('spokenPhrases').where('ownerId', '=', ownerId).where('recordingId', '=', recordingId);
  return {
    /** The phrases with a number above that one, in order. */
    after(place: StreamPlace, number: number): Promise<Omit<SpokenPhraseRow, keyof StreamPlace>[]> {
      return ofPlace(place)
        .select(['number', 'fromMs', 'toMs', 'words'])
        .where('number', '>', number)
        .orderBy('number')
        .execute();
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
      await db
        .insertInto('spokenPhrases')
        .values([...phrases])
        .onConflict((conflict) => conflict.columns(['ownerId', 'recordingId', 'number']).doNothing())
        .execute();
    },
  };
}

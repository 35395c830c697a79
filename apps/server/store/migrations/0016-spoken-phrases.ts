import type { Kysely } from 'kysely';

/** The phrases of recordings that were recognised while somebody spoke, and what is needed to find them again. */
export async function createSpokenPhrases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spokenPhrases')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('fromMs', 'integer', (column) => column.notNull())
    .addColumn('toMs', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('spokenPhrasesPrimary', ['ownerId', 'recordingId', 'number'])
    .addForeignKeyConstraint(
      'spokenPhrasesOfStream',
      ['ownerId', 'recordingId'],
      'recordingStreams',
      ['ownerId', 'recordingId'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  const streams = db.schema.alterTable('recordingStreams');
  await streams.addColumn('language', 'text', (column) => column.notNull().defaultTo('auto')).execute();
  await streams.addColumn('stops', 'text', (column) => column.notNull().defaultTo('[]')).execute();
}

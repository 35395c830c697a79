import type { Kysely } from 'kysely';

/**
 * What a recording was: for which report and section, when, how long, how it was written and how far its doubtful words
 * were gone through. Audio can be erased by itself, before the raw words.
 */
export async function createActiveRecordings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recordings')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('reportId', 'text', (column) => column.notNull())
    .addColumn('savedFormId', 'text', (column) => column.references('savedForms.id').onDelete('cascade'))
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('reportLanguage', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('durationMs', 'bigint', (column) => column.notNull())
    .addColumn('doubtful', 'integer', (column) => column.notNull())
    .addColumn('writing', 'text')
    .addColumn('reviewed', 'text')
    .addColumn('erasedAt', 'bigint')
    .addPrimaryKeyConstraint('recordingsPrimary', ['ownerId', 'recordingId'])
    .execute();
  await db.schema.createIndex('recordingsByForm').on('recordings').column('savedFormId').execute();
  await db.schema
    .createIndex('recordingsByReport')
    .on('recordings')
    .columns(['ownerId', 'reportId'])
    .execute();
  await db.schema.alterTable('audioChunks').addColumn('audioErasedAt', 'bigint').execute();
}

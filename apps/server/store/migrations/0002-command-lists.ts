import type { Kysely } from 'kysely';

/**
 * A physician's lists of spoken commands, one row per list; the report that recorded audio belongs to; whether remote
 * recognition may be used.
 */
export async function createCommandLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('commandLists')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('commands', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('commandListsPrimary', ['ownerId', 'kind'])
    .execute();
  await db.schema
    .alterTable('audioChunks')
    .addColumn('savedFormId', 'text', (column) => column.references('savedForms.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('profiles').addColumn('remoteRecognition', 'integer').execute();
  await db.schema.createIndex('audioChunksByForm').on('audioChunks').column('savedFormId').execute();
}

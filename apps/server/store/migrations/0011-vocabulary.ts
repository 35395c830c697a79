import type { Kysely } from 'kysely';

/**
 * A physician's own words, and how often the same correction was made: of a correction nothing is kept but a hash, so
 * that no word of a dictation outlives it here.
 */
export async function createVocabulary(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vocabularyEntries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('termKey', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('heard', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('vocabularyEntriesByTerm', ['ownerId', 'termKey'])
    .execute();
  await db.schema
    .createTable('wordCorrections')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('wordCorrectionsPrimary', ['ownerId', 'hash'])
    .execute();
}

import type { Kysely } from 'kysely';

/** The sentences that a physician keeps from one report to the next, and the reports that hold each. */
export async function createPhrases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('phrases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('restriction', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('usedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('phrasesByKey', ['ownerId', 'language', 'key'])
    .execute();
  await db.schema
    .createTable('phraseReports')
    .addColumn('phraseId', 'text', (column) => column.notNull().references('phrases.id').onDelete('cascade'))
    .addColumn('reportId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('phraseReportsPrimary', ['phraseId', 'reportId'])
    .execute();
  await db.schema.createIndex('phraseReportsByReport').on('phraseReports').column('reportId').execute();
}

import type { Kysely } from 'kysely';

/**
 * From when a signed report's term runs, as its physician has entered it; gone with the report and with the account. And,
 * with a saved report, which signed version it is to replace.
 */
export async function createReportTerms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reportTerms')
    .addColumn('reportId', 'text', (column) =>
      column.primaryKey().references('savedForms.id').onDelete('cascade'),
    )
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mandateEndedOn', 'text')
    .addColumn('finalJudgmentOn', 'text')
    .addColumn('judgmentAwaited', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('savedForms').addColumn('replaces', 'text').execute();
  await db.schema.createIndex('reportTermsByOwner').on('reportTerms').column('ownerId').execute();
}

import type { Kysely } from 'kysely';

/** Which reports their physician shares with which assistant; gone with the report and with either account. */
export async function createReportShares(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reportShares')
    .addColumn('reportId', 'text', (column) =>
      column.notNull().references('savedForms.id').onDelete('cascade'),
    )
    .addColumn('assistantId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mayHearAudio', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reportSharesPrimary', ['reportId', 'assistantId'])
    .execute();
  for (const column of ['assistantId', 'ownerId'])
    await db.schema
      .createIndex(`reportSharesBy${column === 'ownerId' ? 'Owner' : 'Assistant'}`)
      .on('reportShares')
      .column(column)
      .execute();
}

import type { Kysely } from 'kysely';

/** The table of impairments that a person has loaded: one for each regime. */
export async function createImpairmentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('impairmentTables')
    .addColumn('regime', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('loadedAt', 'bigint', (column) => column.notNull())
    .execute();
}

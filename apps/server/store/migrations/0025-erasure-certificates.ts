import type { Kysely } from 'kysely';

/** What proves that an account was erased: no name, no content. */
export async function createErasureCertificates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasureCertificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('erasedAt', 'bigint', (column) => column.notNull())
    .addColumn('erasure', 'text', (column) => column.notNull())
    .addColumn('samples', 'text')
    .addColumn('certifiedAt', 'bigint')
    .addColumn('certificate', 'text')
    .execute();
}

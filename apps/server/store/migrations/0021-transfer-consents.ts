import type { Kysely } from 'kysely';

/** What an administrator has allowed to leave the machine: one row for an engine at one address with one model. */
export async function createTransferConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('transferConsents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('allowedBy', 'text', (column) => column.notNull())
    .addColumn('allowedAt', 'bigint', (column) => column.notNull())
    .addColumn('isTrial', 'integer', (column) => column.notNull())
    .execute();
}

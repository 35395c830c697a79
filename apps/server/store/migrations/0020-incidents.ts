import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** The register of confidentiality incidents of the installation. */
export async function createIncidents(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('incidents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('recordedAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealedContent', bytes, (column) => column.notNull())
    .addColumn('keyId', 'text', (column) => column.notNull().references('installationKeys.id'))
    .addColumn('wrappedKey', bytes, (column) => column.notNull())
    .execute();
}

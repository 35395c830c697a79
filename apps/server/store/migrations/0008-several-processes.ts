import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** What the processes behind one address must know of one another: counted requests, and models being fetched. */
export async function createProcessTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable('rateWindows')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('windowMs', 'integer', (column) => column.notNull())
    .execute();
  // A crash may forget what was counted within the minute; counting then waits for no disk.
  if (dialect === 'postgres') await sql`alter table ${sql.table('rate_windows')} set unlogged`.execute(db);

  await db.schema
    .createTable('modelPulls')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('receivedBytes', 'bigint', (column) => column.notNull())
    .addColumn('totalBytes', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .execute();
}

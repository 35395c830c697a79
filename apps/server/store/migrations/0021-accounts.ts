import type { Kysely } from 'kysely';

/**
 * Administration as a flag, accounts that are disabled, sessions that know their browser and when the password was last
 * given, devices that an account is known on, and the links with which a password is chosen.
 */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('isAdmin', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('users').addColumn('disabledAt', 'bigint').execute();

  await db.schema
    .alterTable('sessions')
    .addColumn('authenticatedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ['browser', 'system'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();

  await db.schema
    .createTable('knownDevices')
    .addColumn('tokenHash', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lastUsedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('knownDevicesPrimary', ['tokenHash', 'userId'])
    .execute();
  await db.schema.createIndex('knownDevicesByUser').on('knownDevices').column('userId').execute();

  await db.schema
    .createTable('accountLinks')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secretHash', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

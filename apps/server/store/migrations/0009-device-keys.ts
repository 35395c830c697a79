import type { Kysely } from 'kysely';

/** The key under which a physician's browsers seal what they keep: base64url of 32 random bytes. */
export async function createDeviceKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deviceKeys')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
}

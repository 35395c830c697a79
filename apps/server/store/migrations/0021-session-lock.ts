import type { Kysely } from 'kysely';

/** Sessions that are locked, and what their pages go on writing with. */
export async function createSessionLock(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('lockedAt', 'bigint').execute();
  await db.schema.alterTable('sessions').addColumn('writerToken', 'text').execute();
}

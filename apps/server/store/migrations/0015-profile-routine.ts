import type { Kysely } from 'kysely';

/** What a physician examines as a matter of course, as JSON; null before any is chosen. */
export async function createProfileRoutine(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('routine', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Spoken facts that the physician left out of the report himself, kept with their recording. */
export async function createSettledFacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recordings').addColumn('settledFacts', 'text').execute();
}

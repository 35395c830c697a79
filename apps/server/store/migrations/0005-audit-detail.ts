import type { Kysely } from 'kysely';

/** What the name of an action does not say: for a call for assistance, its engine, kind, size and result. */
export async function createAuditDetail(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auditEvents').addColumn('detail', 'text').execute();
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { hashOfEvent } from '../audit-chain.ts';
import type { ChainedEvent } from '../audit-chain.ts';
import type { DialectName } from '../dialect.ts';

interface Before {
  users: { id: string };
  auditEvents: Omit<ChainedEvent, 'position'> & { position: number | null; hash: string | null };
}

/** Events chained at a time. */
const BATCH = 1_000;

/**
 * Each event of the audit trail holds a hash over itself and the one before, names the report and the session that it
 * concerns, and can be neither changed nor removed. Those of before are chained in the order of their moments.
 */
export async function createAuditChain(db: Kysely<Before>, dialect: DialectName): Promise<void> {
  for (const column of ['accountId', 'reportId', 'sessionId', 'hash'])
    await db.schema.alterTable('auditEvents').addColumn(column, 'text').execute();
  await db.schema.alterTable('auditEvents').addColumn('position', 'bigint').execute();
  await nameAccounts(db);
  await chainEarlier(db);
  await db.schema
    .createIndex('auditEventsByPosition')
    .on('auditEvents')
    .column('position')
    .unique()
    .execute();
  await db.schema
    .createIndex('auditEventsByAccount')
    .on('auditEvents')
    .columns(['accountId', 'position'])
    .execute();
  await db.schema
    .createIndex('auditEventsBySubject')
    .on('auditEvents')
    .columns(['subjectId', 'action', 'sessionId'])
    .execute();
  await forbidChanges(db, dialect);
}

/** Whose event it was: the one who acted, or the account that it was about. */
async function nameAccounts(db: Kysely<Before>): Promise<void> {
  await db
    .updateTable('auditEvents')
    .set((row) => ({ accountId: row.ref('actorId') }))
    .execute();
  await db
    .updateTable('auditEvents')
    .set((row) => ({ accountId: row.ref('subjectId') }))
    .where('actorId', 'is', null)
    .where('subjectId', 'in', db.selectFrom('users').select('id'))
    .execute();
}

async function chainEarlier(db: Kysely<Before>): Promise<void> {
  let [position, previous] = [0, ''];
  for (;;) {
    const events = await db
      .selectFrom('auditEvents')
      .select(['id', 'at', 'actorId', 'accountId', 'action', 'subjectId', 'reportId', 'sessionId', 'detail'])
      .select('sealedReason')
      .where('position', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const event of events) {
      position += 1;
      const hash = hashOfEvent({ ...event, position }, previous);
      await db.updateTable('auditEvents').set({ position, hash }).where('id', '=', event.id).execute();
      previous = hash;
    }
    if (events.length < BATCH) return;
  }
}

async function forbidChanges(db: Kysely<Before>, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') {
    for (const act of ['update', 'delete'])
      await sql
        .raw(
          `create trigger audit_events_no_${act} before ${act} on audit_events
           begin select raise(abort, 'the audit trail only grows'); end`,
        )
        .execute(db);
    return;
  }
  await sql
    .raw(
      `create function audit_events_only_grow() returns trigger language plpgsql as
       $$ begin raise exception 'the audit trail only grows'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger audit_events_only_grow before update or delete or truncate on audit_events
       for each statement execute function audit_events_only_grow()`,
    )
    .execute(db);
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { hashOfEvent } from '../audit-chain.ts';
import type { ChainedEvent } from '../audit-chain.ts';
import type { DialectName } from '../dialect.ts';

interface Before {
  auditEvents: Omit<ChainedEvent, 'position'> & { position: number | null; hash: string | null };
}

/** Events chained at a time. */
const BATCH = 1_000;

/**
 * Each event of the audit trail holds a hash over itself and the one before, names the report and the session that it
 * concerns, and can be neither changed nor removed. Those of before are chained in the order of their moments.
 */
export async function createAuditChain(db: Kysely<Before>, dialect: DialectName): Promise<void> {
  for (const column of ['reportId', 'sessionId', 'hash'])
    await db.schema.alterTable('auditEvents').addColumn(column, 'text').execute();
  await db.schema.alterTable('auditEvents').addColumn('position', 'bigint').execute();
  await chainEarlier(db);
  await db.schema
    .createIndex('auditEventsByPosition')
    .on('auditEvents')
    .column('position')
    .unique()
    .execute();
  await db.schema
    .createIndex('auditEventsBySubject')
    .on('auditEvents')
    .columns(['subjectId', 'action', 'sessionId'])
    .execute();
  await forbidChanges(db, dialect);
}

async function chainEarlier(db: Kysely<Before>): Promise<void> {
  let [position, previous] = [0, ''];
  for (let last: { readonly at: number; readonly id: string } | null = null; ;) {
    const after: { readonly at: number; readonly id: string } | null = last;
    const events = await db
      .selectFrom('auditEvents')
      .select(['id', 'at', 'actorId', 'action', 'subjectId', 'reportId', 'sessionId', 'detail', 'sealedReason'])
      .$if(after !== null, (query) =>
        query.where((where) =>
          where.or([
            where('at', '>', after?.at ?? 0),
            where.and([where('at', '=', after?.at ?? 0), where('id', '>', after?.id ?? '')]),
          ]),
        ),
      )
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
    last = events.at(-1) ?? null;
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

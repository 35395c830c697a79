import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/**
 * Each event of the audit trail has a place and a hash over itself and the one before, names the account, the report and
 * the session that it concerns, and can be neither changed nor removed once it has its place. Those of before, and of a
 * server of an earlier version that goes on meanwhile, have none yet: `append-audit-events.ts` gives it.
 */
export async function createAuditChain(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  for (const column of ['accountId', 'reportId', 'sessionId', 'hash'])
    await db.schema.alterTable('auditEvents').addColumn(column, 'text').execute();
  await db.schema.alterTable('auditEvents').addColumn('position', 'bigint').execute();
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
  for (const statement of dialect === 'sqlite' ? ON_SQLITE : ON_POSTGRES)
    await sql.raw(statement).execute(db);
}

/** The next place of the chain, for an event that is given one. */
const NEXT = '(select coalesce(max(position), 0) + 1 from audit_events)';
const REFUSAL = 'the audit trail only grows';

const ON_SQLITE = [
  `create trigger audit_events_in_order before insert on audit_events when new.position <> ${NEXT}
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_events_no_update before update on audit_events
   when old.position is not null or new.position <> ${NEXT}
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_events_no_delete before delete on audit_events
   begin select raise(abort, '${REFUSAL}'); end`,
];

const ON_POSTGRES = [
  `create function audit_events_only_grow() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old.position is not null then raise exception '${REFUSAL}'; end if;
     end if;
     if tg_op = 'INSERT' or tg_op = 'UPDATE' then
       if new.position is null or new.position = ${NEXT} then return new; end if;
     end if;
     raise exception '${REFUSAL}';
   end $$`,
  `create trigger audit_events_only_grow before insert or update or delete on audit_events
   for each row execute function audit_events_only_grow()`,
  `create trigger audit_events_not_emptied before truncate on audit_events
   for each statement execute function audit_events_only_grow()`,
];

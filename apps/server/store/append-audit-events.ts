import type { AuditAction } from '@constat/contract/audit-actions';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { hashOfEvent } from './audit-chain.ts';
import type { ChainedEvent } from './audit-chain.ts';
import type { DialectName } from './dialect.ts';
import { cachedStatement } from './cached-statement.ts';
import type { Tables } from './tables.ts';

/** An event before it has its place in the chain. */
export type LooseEvent = Omit<ChainedEvent, 'position' | 'action'> & { readonly action: AuditAction };

interface Link {
  readonly position: number;
  readonly hash: string;
}

type ChainedRow = LooseEvent & Link;

/** Events of an earlier version that are chained at a time. */
const BATCH = 1_000;

const ADD = cachedStatement((db, event: ChainedRow) => db.insertInto('auditEvents').values(event));
const LAST = cachedStatement((db, _none: object) =>
  db
    .selectFrom('auditEvents')
    .select(['position', 'hash'])
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1),
);
const WAITING = cachedStatement((db, _none: object) =>
  db
    .selectFrom('auditEvents')
    .selectAll()
    .where('position', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(BATCH),
);
const IS_NOTED = cachedStatement(
  (db, { action, subjectId, sessionId }: { action: AuditAction; subjectId: string; sessionId: string }) =>
    db
      .selectFrom('auditEvents')
      .select('id')
      .where('subjectId', '=', subjectId)
      .where('action', '=', action)
      .where('sessionId', '=', sessionId)
      .limit(1),
);

/** True when that session has left such an event of that subject already. */
export async function isNoted(
  db: Kysely<Tables>,
  { action, subjectId, sessionId }: Pick<LooseEvent, 'action' | 'subjectId' | 'sessionId'>,
): Promise<boolean> {
  if (subjectId === null || sessionId === null) return false;
  return (await IS_NOTED(db, { action, subjectId, sessionId })).rows.length > 0;
}

/**
 * Adds events at the end of the chain, within a transaction. On PostgreSQL one transaction adds at a time, until it ends,
 * so add them last; on SQLite one writes at a time anyway.
 * @param once leaves out what the same session has noted of the same subject already
 */
export async function appendAuditEvents(
  db: Kysely<Tables>,
  dialect: DialectName,
  { events, once = false }: { readonly events: readonly LooseEvent[]; readonly once?: boolean },
): Promise<void> {
  await lockChain(db, dialect);
  // While an earlier version still runs beside this one.
  while ((await chainBatch(db)) === BATCH);
  let last = await lastLink(db);
  for (const event of events) {
    if (once && (await isNoted(db, event))) continue;
    const { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason } =
      event;
    const position = last.position + 1;
    const hash = hashOfEvent({ ...event, position }, last.hash);
    // The id is the first value: the connection takes note of it, to know its own file again.
    const row = { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason };
    await ADD(db, { ...row, position, hash });
    last = { position, hash };
  }
}

/**
 * Chains the events of an earlier version, in the order of their moments, a thousand a transaction: those from before the
 * trail was a chain, and those that a server of that version adds until it is updated too.
 */
export async function chainEarlierEvents(db: Kysely<Tables>, dialect: DialectName): Promise<void> {
  if ((await WAITING(db, {})).rows.length === 0) return;
  for (;;) {
    const chained = await db.transaction().execute(async (transaction) => {
      await lockChain(transaction, dialect);
      return chainBatch(transaction);
    });
    if (chained < BATCH) return;
  }
}

async function lockChain(db: Kysely<Tables>, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres')
    await db.executeQuery(CompiledQuery.raw("select pg_advisory_xact_lock(hashtext('constat audit trail'))"));
}

async function lastLink(db: Kysely<Tables>): Promise<Link> {
  const [row] = (await LAST(db, {})).rows;
  return { position: row?.position ?? 0, hash: row?.hash ?? '' };
}

async function chainBatch(db: Kysely<Tables>): Promise<number> {
  const { rows } = await WAITING(db, {});
  if (rows.length === 0) return 0;
  let last = await lastLink(db);
  for (const row of rows) {
    const event = await completeEvent(db, row);
    const { accountId, reportId, detail } = event;
    const position = last.position + 1;
    const hash = hashOfEvent({ ...event, position }, last.hash);
    await db
      .updateTable('auditEvents')
      .set({ accountId, reportId, detail, position, hash })
      .where('id', '=', row.id)
      .execute();
    last = { position, hash };
  }
  return rows.length;
}

/** What an earlier version did not say in columns of their own: whose event it was, and of which report. */
async function completeEvent(db: Kysely<Tables>, row: LooseEvent): Promise<LooseEvent> {
  const { action, actorId, subjectId, detail } = row;
  const isOfReport = action.startsWith('form-');
  const accountId =
    row.accountId ?? actorId ?? (subjectId === null ? null : await ownerOf(db, subjectId, isOfReport));
  return {
    ...row,
    accountId,
    reportId: row.reportId ?? (isOfReport ? subjectId : null),
    detail: withoutReason(detail),
  };
}

/** The account itself, or the one that made the report. */
async function ownerOf(db: Kysely<Tables>, subjectId: string, isOfReport: boolean): Promise<string | null> {
  if (isOfReport) {
    const made = await db
      .selectFrom('auditEvents')
      .select('actorId')
      .where('subjectId', '=', subjectId)
      .where('action', 'in', ['form-created', 'form-imported'])
      .limit(1)
      .executeTakeFirst();
    return made?.actorId ?? null;
  }
  const account = await db.selectFrom('users').select('id').where('id', '=', subjectId).executeTakeFirst();
  return account?.id ?? null;
}

/** A reason of an account that was gone when reasons were sealed: it could not be taken out of the chain any more. */
function withoutReason(detail: string | null): string | null {
  if (detail === null || !detail.includes('"reason"')) return detail;
  const { reason: _reason, ...rest } = JSON.parse(detail) as Record<string, unknown>;
  return Object.keys(rest).length === 0 ? null : JSON.stringify(rest);
}

import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { checkChain, hashOfEvent } from '../audit-chain.ts';
import type { ChainCheck } from '../audit-chain.ts';
import type { DialectName } from '../dialect.ts';
import { keptStatement } from '../kept-statement.ts';
import type { AuditEventRow, Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

export type AuditAction =
  | 'signed-in'
  | 'sign-in-refused'
  | 'access-refused'
  | 'signed-out'
  | 'account-created'
  | 'profile-changed'
  | 'commands-changed'
  | 'vocabulary-changed'
  | 'form-created'
  | 'form-opened'
  | 'form-changed'
  | 'form-deleted'
  | 'form-renewed'
  | 'form-erased-at-term'
  | 'audio-heard'
  | 'audio-erased'
  | 'audio-erased-at-term'
  | 'model-pull-started'
  | 'letterhead-changed'
  | 'letterhead-removed'
  | 'archive-exported'
  | 'archive-imported'
  | 'form-imported'
  | 'report-exported'
  | 'assistance-called'
  | 'copy-made'
  | 'copy-taken-away'
  | 'copy-removed'
  | 'restore-asked'
  | 'restore-withdrawn';

type AuditEvent = Pick<AuditEventRow, 'id' | 'at' | 'actorId' | 'accountId' | 'subjectId'> & {
  readonly action: AuditAction;
  readonly reportId?: string | null;
  readonly sessionId?: string | null;
  readonly detail?: string | null;
  /** Only where somebody is signed in. */
  readonly reason?: string | null;
};

type EventRow = Tables['auditEvents'];

/** Events that are checked at a time. */
const BATCH = 1_000;

/** Where sealed content lies. */
const reasonAt = ({ id }: Pick<AuditEventRow, 'id'>) => `auditEvents.reason/${id}`;

const ADD = keptStatement((db, event: EventRow) => db.insertInto('auditEvents').values(event));
const LAST = keptStatement((db, _none: object) =>
  db.selectFrom('auditEvents').select(['position', 'hash']).orderBy('position', 'desc').limit(1),
);
const IS_NOTED = keptStatement(
  (db, { action, subjectId, sessionId }: { action: string; subjectId: string; sessionId: string }) =>
    db
      .selectFrom('auditEvents')
      .select('id')
      .where('subjectId', '=', subjectId)
      .where('action', '=', action)
      .where('sessionId', '=', sessionId)
      .limit(1),
);

/** The audit trail: events are added, one after the other, never changed. */
export function auditEvents(db: Kysely<Tables>, { keys, dialect }: { keys: DataKeys; dialect: DialectName }) {
  /** On PostgreSQL one transaction adds events at a time, until it ends; on SQLite one writes at a time anyway. */
  const chain = async (to: Kysely<Tables>, event: Omit<EventRow, 'position' | 'hash'>): Promise<void> => {
    if (dialect === 'postgres')
      await to.executeQuery(CompiledQuery.raw("select pg_advisory_xact_lock(hashtext('constat audit trail'))"));
    const [last] = (await LAST(to, {})).rows;
    const position = (last?.position ?? 0) + 1;
    const hash = hashOfEvent({ ...event, position }, last?.hash ?? '');
    // The id is the first value: the connection takes note of it, to know its own file again.
    const { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason } = event;
    const row = { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason };
    await ADD(to, { ...row, position, hash });
  };

  return {
    async add(event: AuditEvent): Promise<void> {
      const { id, at, actorId, accountId, action, subjectId } = event;
      const { reportId = null, sessionId = null, detail = null, reason = null } = event;
      const key = reason === null || actorId === null ? null : await keys.findOrAdd(keyOfAccount(actorId));
      const sealedReason = key?.sealOptional(reasonAt({ id }), reason) ?? null;
      const row = { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason };
      if (db.isTransaction) await chain(db, row);
      else await db.transaction().execute((transaction) => chain(transaction, row));
    },

    /** Oldest first; without the reasons of an account that was erased. */
    async list(): Promise<AuditEventRow[]> {
      const rows = await db.selectFrom('auditEvents').selectAll().orderBy('position').execute();
      const events: AuditEventRow[] = [];
      for (const { sealedReason, position: _position, hash: _hash, ...row } of rows) {
        const key =
          sealedReason === null || row.actorId === null
            ? undefined
            : await keys.find(keyOfAccount(row.actorId));
        events.push({ ...row, reason: key?.openOptional(reasonAt(row), sealedReason) ?? null });
      }
      return events;
    },

    /** Goes through the whole trail. */
    async check(): Promise<ChainCheck> {
      let check = checkChain([]);
      for (;;) {
        const events = await db
          .selectFrom('auditEvents')
          .selectAll()
          .where('position', '>', check.events)
          .orderBy('position')
          .limit(BATCH)
          .execute();
        check = checkChain(events, check);
        if (events.length < BATCH || check.brokenAt !== null) return check;
      }
    },

    async hasHash(hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('auditEvents')
        .select('id')
        .where('hash', '=', hash)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async has(action: AuditAction): Promise<boolean> {
      const row = await db
        .selectFrom('auditEvents')
        .select('id')
        .where('action', '=', action)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** True when that session has left such an event of that subject already. */
    async isNoted(event: {
      readonly action: AuditAction;
      readonly subjectId: string;
      readonly sessionId: string;
    }): Promise<boolean> {
      return (await IS_NOTED(db, event)).rows.length > 0;
    },
  };
}

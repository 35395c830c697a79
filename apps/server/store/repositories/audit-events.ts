import type { AuditAction } from '@constat/contract/audit-actions';
import { CompiledQuery, sql } from 'kysely';
import type { ExpressionBuilder, Kysely, Nullable } from 'kysely';
import { checkChain, hashOfEvent } from '../audit-chain.ts';
import type { ChainCheck } from '../audit-chain.ts';
import type { DialectName } from '../dialect.ts';
import { keptStatement } from '../kept-statement.ts';
import type { AuditEventRow, Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

type AuditEvent = Pick<AuditEventRow, 'id' | 'at' | 'actorId' | 'accountId' | 'subjectId'> & {
  readonly action: AuditAction;
  readonly reportId?: string | null;
  readonly sessionId?: string | null;
  readonly detail?: string | null;
  /** Only where somebody is signed in. */
  readonly reason?: string | null;
};

type EventRow = Tables['auditEvents'];

/** What is looked for in the trail. */
export interface AuditSearch {
  /** Whose trail; null for that of the installation. */
  readonly accountId: string | null;
  readonly actions?: readonly AuditAction[] | undefined;
  /** Epoch milliseconds: the first moment, and the one before which. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  readonly text?: { readonly written: string; readonly reportIds: readonly string[] } | undefined;
  /** Older than the event at this place. */
  readonly after?: number | undefined;
  readonly limit: number;
}

export interface FoundEvent extends AuditEventRow {
  readonly position: number;
  readonly hash: string;
  /** The user name of the one who did it. */
  readonly actor: string | null;
}

/** Events that are checked at a time. */
const BATCH = 1_000;

/** Where sealed content lies. */
const reasonAt = ({ id }: Pick<AuditEventRow, 'id'>) => `auditEvents.reason/${id}`;

const ADD = keptStatement((db, event: EventRow) => db.insertInto('auditEvents').values(event));
const LAST = keptStatement((db, _none: object) =>
  db.selectFrom('auditEvents').select(['position', 'hash']).orderBy('position', 'desc').limit(1),
);
const IS_NOTED = keptStatement(
  (db, { action, subjectId, sessionId }: { action: AuditAction; subjectId: string; sessionId: string }) =>
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
      await to.executeQuery(
        CompiledQuery.raw("select pg_advisory_xact_lock(hashtext('constat audit trail'))"),
      );
    const [last] = (await LAST(to, {})).rows;
    const position = (last?.position ?? 0) + 1;
    const hash = hashOfEvent({ ...event, position }, last?.hash ?? '');
    // The id is the first value: the connection takes note of it, to know its own file again.
    const { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason } =
      event;
    const row = { id, at, actorId, accountId, action, subjectId, reportId, sessionId, detail, sealedReason };
    await ADD(to, { ...row, position, hash });
  };

  const open = async ({
    sealedReason,
    position: _position,
    hash: _hash,
    ...row
  }: EventRow): Promise<AuditEventRow> => {
    const isSealed = sealedReason !== null && row.actorId !== null;
    const key = isSealed ? await keys.find(keyOfAccount(row.actorId ?? '')) : undefined;
    return { ...row, reason: key?.openOptional(reasonAt(row), sealedReason) ?? null };
  };

  return {
    async add(event: AuditEvent): Promise<void> {
      const { id, at, actorId, accountId, action, subjectId } = event;
      const { reportId = null, sessionId = null, detail = null, reason = null } = event;
      const key = reason === null || actorId === null ? null : await keys.findOrAdd(keyOfAccount(actorId));
      const sealedReason = key?.sealOptional(reasonAt({ id }), reason) ?? null;
      const row = {
        id,
        at,
        actorId,
        accountId,
        action,
        subjectId,
        reportId,
        sessionId,
        detail,
        sealedReason,
      };
      if (db.isTransaction) await chain(db, row);
      else await db.transaction().execute((transaction) => chain(transaction, row));
    },

    /** Oldest first; without the reasons of an account that was erased. */
    async list(): Promise<AuditEventRow[]> {
      const rows = await db.selectFrom('auditEvents').selectAll().orderBy('position').execute();
      return Promise.all(rows.map((row) => open(row)));
    },

    /** Those that are looked for, newest first, with their places and hashes. */
    async find({ accountId, actions, from, before, text, after, limit }: AuditSearch): Promise<FoundEvent[]> {
      const rows = await db
        .selectFrom('auditEvents')
        .leftJoin('users', 'users.id', 'auditEvents.actorId')
        .selectAll('auditEvents')
        .select('users.username as actor')
        .where((where) =>
          where.and([
            ...(accountId === null ? [] : [where('auditEvents.accountId', '=', accountId)]),
            ...(actions === undefined ? [] : [where('auditEvents.action', 'in', actions)]),
            ...(from === undefined ? [] : [where('auditEvents.at', '>=', from)]),
            ...(before === undefined ? [] : [where('auditEvents.at', '<', before)]),
            ...(after === undefined ? [] : [where('auditEvents.position', '<', after)]),
            ...(text === undefined ? [] : [isFoundBy(where, text)]),
          ]),
        )
        .orderBy('auditEvents.position', 'desc')
        .limit(limit)
        .execute();
      return Promise.all(
        rows.map(async ({ actor, ...row }) => {
          const { position, hash } = row;
          return { ...(await open(row)), position, hash, actor };
        }),
      );
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

type Search = ExpressionBuilder<Tables & { users: Nullable<Tables['users']> }, 'auditEvents' | 'users'>;

/** By the report, how the id of a report or a session begins, or the user name. */
function isFoundBy(where: Search, { written, reportIds }: NonNullable<AuditSearch['text']>) {
  const plain = written.toLowerCase().replaceAll(/[%_\\]/gu, String.raw`\$&`);
  const isLike = (column: string, pattern: string) =>
    sql<boolean>`${sql.ref(column)} like ${pattern} escape ${sql.lit('\\')}`;
  return where.or([
    ...(reportIds.length === 0 ? [] : [where('auditEvents.reportId', 'in', reportIds)]),
    isLike('auditEvents.reportId', `${plain}%`),
    isLike('auditEvents.sessionId', `${plain}%`),
    isLike('users.username', `%${plain}%`),
  ]);
}

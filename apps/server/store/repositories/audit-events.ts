import type { AuditAction } from '@constat/contract/audit-actions';
import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, Nullable } from 'kysely';
import { UnreadableSeal } from '../../keys/sealed-bytes.ts';
import { appendAuditEvents, chainEarlierEvents, isNoted } from '../append-audit-events.ts';
import type { LooseEvent } from '../append-audit-events.ts';
import { checkChain } from '../audit-chain.ts';
import type { ChainCheck } from '../audit-chain.ts';
import type { DialectName } from '../dialect.ts';
import type { AuditEventRow } from '../installation-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

export type NewAuditEvent = Omit<LooseEvent, 'sealedReason'> & {
  /** Only where somebody is signed in. */
  readonly reason?: string | undefined;
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
  readonly text?: SoughtText | undefined;
  /** Older than the event at this place. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** What stands for a text that is looked for: the events of one of these. */
interface SoughtText {
  readonly reportIds: readonly string[];
  readonly accountIds: readonly string[];
  /** How the id of a report or a session begins, in small letters; null where the text is no such beginning. */
  readonly idPrefix: string | null;
}

export interface FoundEvent extends AuditEventRow {
  readonly position: number;
  readonly hash: string;
  /** The user name of the one who did it, and of the account that it concerns; null for an account that is gone. */
  readonly actor: string | null;
  readonly account: string | null;
}

/** An event, and where it lies in the chain. */
type ChainedPlace = Pick<FoundEvent, 'id' | 'position' | 'hash' | 'detail'>;

/** Events that are checked at a time. */
const BATCH = 1_000;

/** Where sealed content lies. */
const reasonAt = ({ id }: Pick<AuditEventRow, 'id'>) => `auditEvents.reason/${id}`;

/** The audit trail: events are added, one after the other, never changed. */
export function auditEvents(db: Kysely<Tables>, { keys, dialect }: { keys: DataKeys; dialect: DialectName }) {
  const seal = async ({ reason, ...event }: NewAuditEvent): Promise<LooseEvent> => {
    const { id, actorId } = event;
    if (reason === undefined || actorId === null) return { ...event, sealedReason: null };
    const key = await keys.findOrAdd(keyOfAccount(actorId));
    return { ...event, sealedReason: key.sealOptional(reasonAt({ id }), reason) };
  };

  /** Null for the reason of an account that was erased, or that somebody has damaged. */
  const openReason = async ({ sealedReason, ...row }: EventRow): Promise<string | null> => {
    if (sealedReason === null || row.actorId === null) return null;
    const key = await keys.find(keyOfAccount(row.actorId));
    try {
      return key?.openOptional(reasonAt(row), sealedReason) ?? null;
    } catch (error) {
      if (error instanceof UnreadableSeal) return null;
      throw error;
    }
  };

  return {
    /**
     * Adds events at the end, in their order: last in their transaction, since nobody else adds any until it ends.
     * @param once leaves out what the same session has noted of the same subject already
     */
    async add(
      events: readonly NewAuditEvent[],
      { once = false }: { readonly once?: boolean } = {},
    ): Promise<void> {
      const sealed: LooseEvent[] = [];
      for (const event of events) sealed.push(await seal(event));
      const append = (to: Kysely<Tables>) => appendAuditEvents(to, dialect, { events: sealed, once });
      if (db.isTransaction) await append(db);
      else await db.transaction().execute(append);
    },

    /** Gives the events of an earlier version their places. */
    chainEarlier: (): Promise<void> => chainEarlierEvents(db, dialect),

    /** Oldest first; without the reasons of an account that was erased. */
    async list(): Promise<AuditEventRow[]> {
      const rows = await db.selectFrom('auditEvents').selectAll().orderBy('position').execute();
      return Promise.all(
        rows.map(async (row) => {
          const { sealedReason: _sealed, position: _position, hash: _hash, ...event } = row;
          return { ...event, reason: await openReason(row) };
        }),
      );
    },

    /** Those that are looked for, newest first, with their places and hashes. */
    async find({ accountId, actions, from, before, text, after, limit }: AuditSearch): Promise<FoundEvent[]> {
      const rows = await db
        .selectFrom('auditEvents')
        .leftJoin('users as actors', 'actors.id', 'auditEvents.actorId')
        .leftJoin('users as accounts', 'accounts.id', 'auditEvents.accountId')
        .selectAll('auditEvents')
        .select(['actors.username as actor', 'accounts.username as account'])
        .where((where) =>
          where.and([
            where('auditEvents.position', 'is not', null),
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
        rows.map(async (row) => {
          const { sealedReason: _sealed, position, hash, ...event } = row;
          // Reasons are the physician's own.
          const reason = accountId === null ? null : await openReason(row);
          return { ...event, reason, position: position ?? 0, hash: hash ?? '' };
        }),
      );
    },

    /** Goes through the whole trail. */
    async check(): Promise<ChainCheck> {
      let check = checkChain([]);
      let read = Number.MIN_SAFE_INTEGER;
      for (;;) {
        const rows = await db
          .selectFrom('auditEvents')
          .selectAll()
          .where('position', '>', read)
          .orderBy('position')
          .limit(BATCH)
          .execute();
        const events = rows.map((row) => ({ ...row, position: row.position ?? 0, hash: row.hash ?? '' }));
        check = checkChain(events, check);
        if (events.length < BATCH || check.brokenAt !== null) return check;
        read = check.events;
      }
    },

    /** The events of that kind and subject that are in the chain, newest first. */
    async ofSubject(action: AuditAction, subjectId: string): Promise<ChainedPlace[]> {
      const rows = await db
        .selectFrom('auditEvents')
        .select(['id', 'position', 'hash', 'detail'])
        .where('action', '=', action)
        .where('subjectId', '=', subjectId)
        .where('position', 'is not', null)
        .orderBy('position', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, position: row.position ?? 0, hash: row.hash ?? '' }));
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

    async countSince(action: AuditAction, since: number): Promise<number> {
      const { count } = await db
        .selectFrom('auditEvents')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('action', '=', action)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(count);
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

    isNoted: (event: Parameters<typeof isNoted>[1]): Promise<boolean> => isNoted(db, event),
  };
}

type Search = ExpressionBuilder<
  Tables & { actors: Nullable<Tables['users']>; accounts: Nullable<Tables['users']> },
  'auditEvents' | 'actors' | 'accounts'
>;

/** Nothing, where the text stands for nothing. */
function isFoundBy(where: Search, { reportIds, accountIds, idPrefix }: SoughtText) {
  const begins = (column: string) => sql<boolean>`${sql.ref(column)} like ${`${idPrefix}%`}`;
  return where.or([
    ...(reportIds.length === 0 ? [] : [where('auditEvents.reportId', 'in', padded(reportIds))]),
    ...(accountIds.length === 0
      ? []
      : [
          where('auditEvents.actorId', 'in', padded(accountIds)),
          where('auditEvents.accountId', 'in', padded(accountIds)),
        ]),
    ...(idPrefix === null ? [] : [begins('auditEvents.reportId'), begins('auditEvents.sessionId')]),
  ]);
}

/** As many as a power of two, the first one again and again: few lengths make few statements to keep ready. */
export function padded(ids: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return Array.from({ length }, (_, index) => ids[index] ?? ids[0] ?? '');
}

import type { Kysely } from 'kysely';
import { keptStatement } from '../kept-statement.ts';
import type { AuditEventRow, Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

export type AuditAction =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'account-created'
  | 'profile-changed'
  | 'form-created'
  | 'form-opened'
  | 'form-changed'
  | 'form-deleted'
  | 'form-renewed'
  | 'form-erased-at-term'
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

type AuditEvent = Omit<AuditEventRow, 'action' | 'detail' | 'reason'> & {
  readonly action: AuditAction;
  readonly detail?: string | null;
  /** Only where somebody is signed in. */
  readonly reason?: string | null;
};

/** Where sealed content lies. */
const reasonAt = ({ id }: Pick<AuditEventRow, 'id'>) => `auditEvents.reason/${id}`;

const ADD = keptStatement((db, event: Tables['auditEvents']) => db.insertInto('auditEvents').values(event));

/** The audit trail: lines are added, never changed. */
export function auditEvents(db: Kysely<Tables>, keys: DataKeys) {
  return {
    /** The id is the first value: the connection takes note of it, to know its own file again. */
    async add(event: AuditEvent): Promise<void> {
      const { id, at, actorId, action, subjectId, detail = null, reason = null } = event;
      const key = reason === null || actorId === null ? null : await keys.findOrAdd(keyOfAccount(actorId));
      const sealedReason = key?.sealOptional(reasonAt({ id }), reason) ?? null;
      await ADD(db, { id, at, actorId, action, subjectId, detail, sealedReason });
    },

    /** Oldest first; without the reasons of an account that was erased. */
    async list(): Promise<AuditEventRow[]> {
      const rows = await db.selectFrom('auditEvents').selectAll().orderBy('at').orderBy('id').execute();
      const events: AuditEventRow[] = [];
      for (const { sealedReason, ...row } of rows) {
        const key =
          sealedReason === null || row.actorId === null
            ? undefined
            : await keys.find(keyOfAccount(row.actorId));
        events.push({ ...row, reason: key?.openOptional(reasonAt(row), sealedReason) ?? null });
      }
      return events;
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
  };
}

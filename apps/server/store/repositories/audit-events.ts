import type { Kysely } from 'kysely';
import { keptStatement } from '../kept-statement.ts';
import type { AuditEventRow, Tables } from '../tables.ts';

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

type AuditEvent = Omit<AuditEventRow, 'action' | 'detail'> & {
  readonly action: AuditAction;
  readonly detail?: string | null;
};

const ADD = keptStatement((db, event: AuditEventRow) => db.insertInto('auditEvents').values(event));

/** The audit trail: lines are added, never changed. */
export function auditEvents(db: Kysely<Tables>) {
  return {
    /** The id is the first value: the connection takes note of it, to know its own file again. */
    async add({ id, at, actorId, action, subjectId, detail = null }: AuditEvent): Promise<void> {
      await ADD(db, { id, at, actorId, action, subjectId, detail });
    },

    /** Oldest first. */
    list(): Promise<AuditEventRow[]> {
      return db.selectFrom('auditEvents').selectAll().orderBy('at').orderBy('id').execute();
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

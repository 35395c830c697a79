import type { AuditAction } from '@constat/contract/audit-actions';
import { newId } from '../platform/ids.ts';
import type { NewAuditEvent } from '../store/repositories/audit-events.ts';
import type { Repositories } from '../store/repositories/index.ts';

/** What is to be noted. */
export interface AuditNote {
  readonly at: number;
  readonly actorId: string | null;
  /** Whose own trail shows it: the one who acted, where nothing else is said. */
  readonly accountId?: string | undefined;
  readonly action: AuditAction;
  readonly subjectId?: string | undefined;
  /** The report that it concerns, where the subject is another thing. */
  readonly reportId?: string | null | undefined;
  /** The session that did it; see `SessionUser`. */
  readonly sessionId?: string | undefined;
  /** Numbers and names of ours; nothing that somebody wrote. */
  readonly detail?: Readonly<Record<string, string | number>>;
  /** Why, in the words of the one who did it, where that was asked for. */
  readonly reason?: string;
}

type Trail = Pick<Repositories, 'auditEvents'>;

/** Adds one event to the audit trail: last in its transaction, since nobody else adds any until that ends. */
export function audit({ auditEvents }: Trail, note: AuditNote): Promise<void> {
  return auditEvents.add([eventOf(note)]);
}

/** The same for many. */
export function auditAll({ auditEvents }: Trail, notes: readonly AuditNote[]): Promise<void> {
  return notes.length === 0 ? Promise.resolve() : auditEvents.add(notes.map(eventOf));
}

/** The same for what a session does to one thing again and again: one event each. */
export async function auditOncePerSession(
  { auditEvents }: Trail,
  note: AuditNote & { readonly subjectId: string },
): Promise<void> {
  const event = eventOf(note);
  // Mostly it is, and nobody has to wait for the end of the chain.
  if (!(await auditEvents.isNoted(event))) await auditEvents.add([event], { once: true });
}

function eventOf(note: AuditNote): NewAuditEvent {
  const { at, actorId, accountId = actorId, action, subjectId = null, reportId = null } = note;
  const { sessionId = null, detail, reason } = note;
  return {
    id: newId(),
    at,
    actorId,
    accountId,
    action,
    subjectId,
    reportId,
    sessionId,
    detail: detail === undefined ? null : JSON.stringify(detail),
    reason,
  };
}

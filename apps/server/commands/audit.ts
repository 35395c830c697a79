import type { AuditAction } from '@constat/contract/audit-actions';
import { newId } from '../platform/ids.ts';
import type { Repositories } from '../store/repositories/index.ts';

/** Adds one line to the audit trail. */
export function audit(
  { auditEvents }: Pick<Repositories, 'auditEvents'>,
  event: {
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
  },
): Promise<void> {
  const {
    detail,
    accountId = event.actorId,
    subjectId = null,
    reportId = null,
    sessionId = null,
    ...rest
  } = event;
  return auditEvents.add({
    id: newId(),
    ...rest,
    accountId,
    subjectId,
    reportId,
    sessionId,
    detail: detail === undefined ? null : JSON.stringify(detail),
  });
}

/** The report that a page says its call concerns; null where it is saved nowhere, or is a colleague's. */
export async function findOwnReport(
  { savedForms }: Pick<Repositories, 'savedForms'>,
  ownerId: string,
  savedFormId: string | undefined,
): Promise<string | null> {
  if (savedFormId === undefined) return null;
  return (await savedForms.ownerOf(savedFormId)) === ownerId ? savedFormId : null;
}

/** The same for what a session does to one thing again and again: one line each. */
export async function auditOncePerSession(
  repositories: Pick<Repositories, 'auditEvents'>,
  event: Parameters<typeof audit>[1] & { readonly subjectId: string },
): Promise<void> {
  const { action, subjectId, sessionId } = event;
  const isNoted =
    sessionId !== undefined && (await repositories.auditEvents.isNoted({ action, subjectId, sessionId }));
  if (!isNoted) await audit(repositories, event);
}

import { newId } from '../platform/ids.ts';
import type { AuditAction } from '../store/repositories/audit-events.ts';
import type { Repositories } from '../store/repositories/index.ts';

/** Adds one line to the audit trail. */
export function audit(
  { auditEvents }: Pick<Repositories, 'auditEvents'>,
  event: {
    readonly at: number;
    readonly actorId: string | null;
    readonly action: AuditAction;
    readonly subjectId?: string | undefined;
    /** Numbers and names of ours; nothing that somebody wrote. */
    readonly detail?: Readonly<Record<string, string | number>>;
    /** Why, in the words of the one who did it, where that was asked for. */
    readonly reason?: string;
  },
): Promise<void> {
  const { detail, subjectId = null, ...rest } = event;
  return auditEvents.add({
    id: newId(),
    ...rest,
    subjectId,
    detail: detail === undefined ? null : JSON.stringify(detail),
  });
}

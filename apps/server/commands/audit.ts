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
    /** Numbers and names of ours; of what somebody wrote, a reason that was asked for, and nothing else. */
    readonly detail?: Readonly<Record<string, string | number>>;
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

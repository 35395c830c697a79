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
  },
): Promise<void> {
  return auditEvents.add({ id: newId(), ...event, subjectId: event.subjectId ?? null });
}

import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';

/** What an engine proposed is not tied to a report, so a deletion forgets all of the account's. */
const PROPOSALS = ['POST /api/ai/', 'POST /api/generate-section11'];

/**
 * Deletes a draft or a copy; a record only for a reason, which the audit trail keeps beside the id, with neither title nor
 * text of the report.
 * @throws Refusal NOT_FOUND or REASON_REQUIRED
 */
export async function deleteForm(
  repositories: Repositories,
  {
    ownerId,
    sessionId,
    id,
    reason,
    now,
  }: {
    readonly ownerId: string;
    readonly sessionId?: string | undefined;
    readonly id: string;
    /** Without white space around it; empty for none. */
    readonly reason: string;
    readonly now: number;
  },
): Promise<void> {
  const { savedForms, idempotencyKeys, dataKeys } = repositories;
  if (!(await savedForms.remove(ownerId, id, { evenRecord: reason !== '' }))) {
    const isThere = (await savedForms.findItem(ownerId, id)) !== undefined;
    throw new Refusal(isThere ? 'REASON_REQUIRED' : 'NOT_FOUND');
  }
  await dataKeys.eraseUnusedOfRecordings(ownerId);
  await idempotencyKeys.forget(ownerId, id);
  await idempotencyKeys.forgetRoutes(ownerId, PROPOSALS);
  const event = { at: now, actorId: ownerId, sessionId, action: 'form-deleted' } as const;
  await audit(repositories, { ...event, subjectId: id, reportId: id, ...(reason !== '' && { reason }) });
}

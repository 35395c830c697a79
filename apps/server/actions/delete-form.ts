import { isTermOver } from '@constat/report/rules';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';
import { eraseStoredAnswers } from './erase-stored-answers.ts';
import { signedOnOf } from './save-report-term.ts';

/**
 * Deletes a draft or a copy, and a locked or signed report once its term is over, of which the hashes stay in the chain. A
 * record goes only for a reason, which the audit trail keeps beside the id, with neither title nor text of the report.
 * @throws Refusal NOT_FOUND, REASON_REQUIRED, or REPORT_KEPT within the term of one that is locked or signed
 */
export async function deleteForm(
  repositories: Repositories,
  {
    ownerId,
    sessionId,
    id,
    reason,
    now,
    today,
  }: {
    readonly ownerId: string;
    readonly sessionId?: string | undefined;
    readonly id: string;
    /** Without white space around it; empty for none. */
    readonly reason: string;
    readonly now: number;
    /** As `TimeGuard` has it: a clock that was set wrong ends no term. */
    readonly today: string | null;
  },
): Promise<void> {
  const { savedForms, reportShares, dataKeys, signedContents } = repositories;
  // What is added meanwhile begins its term again.
  await savedForms.hold(ownerId, id);
  const assistants = await reportShares.assistantsOf(id);
  const term = await repositories.reportTerms.find(ownerId, id);
  const signedOn = await signedOnOf(repositories, { ownerId, reportId: id });
  const evenLocked = isTermOver(term, { signedOn, today });
  if (!(await savedForms.remove(ownerId, id, { evenRecord: reason !== '', evenLocked }))) {
    const present = await savedForms.findItem(ownerId, id);
    if (present === undefined) throw new Refusal('NOT_FOUND');
    const isKept = present.lock !== undefined && !evenLocked;
    throw new Refusal(isKept ? 'REPORT_KEPT' : 'REASON_REQUIRED');
  }
  const signed = await signedContents.eraseOf(ownerId, id);
  await dataKeys.eraseUnusedOfRecordings(ownerId);
  for (const account of [ownerId, ...assistants]) await eraseStoredAnswers(repositories, account, id);
  const event = { at: now, actorId: ownerId, sessionId, action: 'form-deleted' } as const;
  await audit(repositories, {
    ...event,
    subjectId: id,
    reportId: id,
    ...(reason !== '' && { reason }),
    ...(signed > 0 && { detail: { signedVersions: signed } }),
  });
}

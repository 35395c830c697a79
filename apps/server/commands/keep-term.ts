import { isTermOver, keptUntil } from '@constat/report/rules';
import type { SignedTerm } from '@constat/report/rules';
import { dayInQuebec } from '@constat/report/document';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';

/**
 * Keeps the days from which the term of a report runs.
 * @throws Refusal NOT_FOUND
 */
export async function keepTerm(
  repositories: Pick<Repositories, 'auditEvents' | 'reportTerms' | 'savedForms'>,
  {
    ownerId,
    sessionId,
    reportId,
    term,
    now,
  }: {
    readonly ownerId: string;
    readonly sessionId: string;
    readonly reportId: string;
    readonly term: SignedTerm;
    readonly now: number;
  },
): Promise<void> {
  if ((await repositories.savedForms.ownerOf(reportId)) !== ownerId) throw new Refusal('NOT_FOUND');
  await repositories.reportTerms.put({ ownerId, reportId }, term, now);
  const event = { at: now, actorId: ownerId, sessionId, action: 'term-changed' } as const;
  const detail = { until: keptUntil(term) ?? 'unknown' };
  await audit(repositories, { ...event, subjectId: reportId, reportId, detail });
}

/** How many locked or signed reports of an account have to be kept still. */
export async function countInTerm(
  { reportTerms }: Pick<Repositories, 'reportTerms'>,
  { ownerId, now }: { readonly ownerId: string; readonly now: number },
): Promise<number> {
  const today = dayInQuebec(now);
  return (await reportTerms.ofLocked(ownerId)).filter((term) => !isTermOver(term, today)).length;
}

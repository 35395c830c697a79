import { isTermOver, keptUntil } from '@constat/report/rules';
import type { SignedTerm } from '@constat/report/rules';
import { dayInQuebec } from '@constat/report/document';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';

/**
 * Keeps the days from which the term of a report runs.
 * @throws Refusal NOT_FOUND, or JUDGMENT_AWAITED_AND_DATED
 */
export async function saveReportTerm(
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
  if (term.judgmentAwaited && term.finalJudgmentOn !== null) throw new Refusal('JUDGMENT_AWAITED_AND_DATED');
  await repositories.reportTerms.put({ ownerId, reportId }, term, now);
  const event = { at: now, actorId: ownerId, sessionId, action: 'term-changed' } as const;
  const signedOn = await signedOnOf(repositories, { ownerId, reportId });
  const detail = { until: keptUntil(term, signedOn) ?? 'unknown' };
  await audit(repositories, { ...event, subjectId: reportId, reportId, detail });
}

/** The last day in Québec on which anything of a locked or signed report was signed or locked; null for a draft. */
export async function signedOnOf(
  { reportTerms }: Pick<Repositories, 'reportTerms'>,
  { ownerId, reportId }: { readonly ownerId: string; readonly reportId: string },
): Promise<string | null> {
  const locked = await reportTerms.findLocked(ownerId, reportId);
  return locked === null ? null : dayInQuebec(locked.signedAt);
}

/** How many locked or signed reports of an account have to be kept still. @param today as `TimeGuard` has it */
export async function countInTerm(
  { reportTerms }: Pick<Repositories, 'reportTerms'>,
  { ownerId, today }: { readonly ownerId: string; readonly today: string | null },
): Promise<number> {
  return (await reportTerms.ofLocked(ownerId)).filter(
    ({ term, signedAt }) => !isTermOver(term, { signedOn: dayInQuebec(signedAt), today }),
  ).length;
}

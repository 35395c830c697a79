import { DICTATION_OF_LOCKED_DAYS } from '@constat/contract/limits';
import { CONFIRMED_DRAFT_DAYS, expiryOf } from '@constat/report/rules';
import { findProfile } from '../accounts/profile.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SessionUser } from '../routes/request-handling/route-context.ts';
import { signerOf, writeContent } from '../signing/signed-content.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';
import { audit } from './audit.ts';
import { entryDetail } from './sign-report.ts';

const DAY_MS = 86_400_000;

interface LockPlace {
  readonly ownerId: string;
  readonly reportId: string;
  readonly versionId: string;
}

/**
 * The entry that a report is locked by and that no signature has followed.
 * @throws Refusal NOT_FOUND or NOT_AWAITING_SIGNATURE
 */
export async function requireLock(
  { savedForms, signedVersions }: Pick<Repositories, 'savedForms' | 'signedVersions'>,
  { ownerId, reportId, versionId }: LockPlace,
): Promise<SignedVersionRow> {
  const version = await signedVersions.find(ownerId, versionId);
  if (version?.reportId !== reportId) throw new Refusal('NOT_FOUND');
  const { lock } = (await savedForms.findItem(ownerId, reportId)) ?? {};
  if (lock?.versionId !== versionId || lock.state !== 'locked') throw new Refusal('NOT_AWAITING_SIGNATURE');
  return version;
}

/**
 * Undoes a lock before it is signed: the draft is in work again, for 30 days. The locked version stays in the chain, and an
 * entry says that it was withdrawn and why. Of a report to be signed by hand nobody sees here when that was done: fourteen
 * days after its lock it counts as signed, and at once where an addendum or another report builds on it.
 * @throws Refusal NOT_FOUND or NOT_AWAITING_SIGNATURE
 */
export async function withdrawLock(
  repositories: Repositories,
  {
    user,
    reportId,
    versionId,
    reason,
    now,
  }: {
    readonly user: SessionUser;
    readonly reportId: string;
    readonly versionId: string;
    readonly reason: string;
    readonly now: number;
  },
): Promise<{ readonly row: SignedVersionRow; readonly content: string }> {
  const { id: ownerId, sessionId } = user;
  const version = await requireLock(repositories, { ownerId, reportId, versionId });
  const isOver = now - version.at >= DICTATION_OF_LOCKED_DAYS * DAY_MS;
  if (version.method === 'by-hand' && isOver) throw new Refusal('NOT_AWAITING_SIGNATURE');
  const term = { formType: 'draft', retentionDays: CONFIRMED_DRAFT_DAYS, updatedAt: now } as const;
  const unlocked = { ...term, expiresAt: expiryOf(term) };
  if (!(await repositories.reportLocks.unlock({ ownerId, id: reportId }, versionId, unlocked)))
    throw new Refusal('NOT_AWAITING_SIGNATURE');
  // Asked once the report is held: nothing is added to it from here on.
  const about = await repositories.signedVersions.kindsAbout(ownerId, versionId);
  if (about.includes('addendum') || about.includes('replacement'))
    throw new Refusal('NOT_AWAITING_SIGNATURE');
  const signer = signerOf(await findProfile(repositories, user));
  const content = writeContent({ signer, reasons: [], text: reason });
  const { reportVersion } = version;
  const place = { accountId: ownerId, reportId, about: versionId, reportVersion };
  const entry = { id: newId(), kind: 'withdrawal', ...place, method: null, at: now } as const;
  const row = await repositories.signedVersions.add({ ...entry, dataFingerprint: null, content, pdf: null });
  const event = { at: now, actorId: ownerId, sessionId, action: 'lock-withdrawn', reason } as const;
  await audit(repositories, { ...event, subjectId: versionId, reportId, detail: entryDetail(row) });
  return { row, content };
}

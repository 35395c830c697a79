import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StoredForm } from '../store/sealed-form.ts';

/**
 * Refuses what changes a locked report. Of one that is signed in another program the signed file is awaited; one that is
 * signed by hand stays as it is from its lock on.
 * @throws Refusal REPORT_AWAITS_SIGNATURE or REPORT_SIGNED
 */
export async function refuseLocked(
  { signedVersions }: Pick<Repositories, 'signedVersions'>,
  ownerId: string,
  { lock }: Pick<StoredForm, 'lock'>,
): Promise<void> {
  if (lock === undefined) return;
  const version = lock.state === 'locked' ? await signedVersions.find(ownerId, lock.versionId) : undefined;
  throw new Refusal(version?.method === 'outside' ? 'REPORT_AWAITS_SIGNATURE' : 'REPORT_SIGNED');
}

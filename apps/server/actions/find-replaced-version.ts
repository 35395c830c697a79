import type { SigningAnswer } from '@constat/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';

/** Why the signed version that a draft names cannot be replaced any more; null where it can. */
export async function whyNotReplaced(
  { signedVersions }: Pick<Repositories, 'signedVersions'>,
  ownerId: string,
  id: string,
): Promise<SigningAnswer['cannotReplace']> {
  if ((await signedVersions.kindsAbout(ownerId, id)).includes('withdrawal')) return 'withdrawn';
  return (await signedVersions.isReplaced(ownerId, id)) ? 'replaced' : null;
}

/** The signed version that a draft replaces. @throws Refusal REPORT_REPLACED by another, or REPLACED_REPORT_WITHDRAWN */
export async function findReplacedVersion(
  repositories: Pick<Repositories, 'signedVersions'>,
  ownerId: string,
  id: string,
): Promise<SignedVersionRow | undefined> {
  const why = await whyNotReplaced(repositories, ownerId, id);
  if (why !== null) throw new Refusal(why === 'withdrawn' ? 'REPLACED_REPORT_WITHDRAWN' : 'REPORT_REPLACED');
  return repositories.signedVersions.find(ownerId, id);
}

import { CONFIRMED_DRAFT_DAYS, expiryOf } from '@constat/report/rules';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StoredForm } from '../store/sealed-form.ts';
import { requireSigned } from './add-addendum.ts';
import { audit } from './audit.ts';

/**
 * A new draft with the content of a signed report, which it names as the one that it replaces. The signed one stays as it is.
 * @throws Refusal NOT_FOUND, what `requireSigned` refuses, or REPORT_REPLACED where another signed one does already
 */
export async function replaceReport(
  repositories: Repositories,
  {
    ownerId,
    sessionId,
    id,
    now,
  }: { readonly ownerId: string; readonly sessionId: string; readonly id: string; readonly now: number },
): Promise<StoredForm> {
  const form = await repositories.savedForms.find(ownerId, id);
  if (form === undefined) throw new Refusal('NOT_FOUND');
  const version = await requireSigned(repositories, ownerId, form);
  if (await repositories.signedVersions.isReplaced(ownerId, version.id)) throw new Refusal('REPORT_REPLACED');
  const { lock: _lock, ...content } = form;
  const term = { formType: 'draft', retentionDays: CONFIRMED_DRAFT_DAYS, updatedAt: now } as const;
  const draft: StoredForm = {
    ...content,
    ...term,
    id: newId(),
    version: 1,
    createdAt: now,
    expiresAt: expiryOf(term),
    hasDictation: false,
    replaces: version.id,
  };
  await repositories.savedForms.add(ownerId, draft);
  const event = { at: now, actorId: ownerId, sessionId, action: 'form-created' } as const;
  const detail = { replaces: version.id };
  await audit(repositories, { ...event, subjectId: draft.id, reportId: draft.id, detail });
  return draft;
}

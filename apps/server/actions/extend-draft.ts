import { CONFIRMED_DRAFT_DAYS, expiryOf } from '@constat/report/rules';
import { Refusal } from '../platform/refusal.ts';
import type { TimeGuard } from '../retention/time-guard.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StoredForm } from '../store/sealed-form.ts';
import { audit } from './audit.ts';
import { refuseLocked } from './refuse-locked.ts';

/**
 * Gives a draft a new term of 30 days from now.
 * @throws Refusal NOT_FOUND, COPY_IS_FINAL, VERSION_CONFLICT, or what `refuseLocked` refuses
 */
export async function extendDraft(
  repositories: Repositories,
  {
    ownerId,
    sessionId,
    id,
    now,
    isGone,
  }: {
    readonly ownerId: string;
    readonly sessionId?: string | undefined;
    readonly id: string;
    readonly now: number;
    readonly isGone: TimeGuard['isGone'];
  },
): Promise<StoredForm> {
  const present = await repositories.savedForms.find(ownerId, id);
  if (present === undefined || isGone(present)) throw new Refusal('NOT_FOUND');
  if (present.formType === 'copy') throw new Refusal('COPY_IS_FINAL');
  await refuseLocked(repositories, ownerId, present);
  const term = { formType: present.formType, retentionDays: CONFIRMED_DRAFT_DAYS, updatedAt: now };
  const form: StoredForm = { ...present, ...term, version: present.version + 1, expiresAt: expiryOf(term) };
  if (!(await repositories.savedForms.replace(ownerId, form, present.version)))
    throw new Refusal('VERSION_CONFLICT');
  const event = { at: now, actorId: ownerId, sessionId, action: 'form-renewed' } as const;
  await audit(repositories, { ...event, subjectId: id, reportId: id });
  return form;
}

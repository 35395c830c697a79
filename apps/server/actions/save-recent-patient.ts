import type { recentPatientBodySchema } from '@constat/contract/schemas';
import type { output } from 'zod';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { RecentPatientRow } from '../store/report-tables.ts';

/**
 * Adds or renews a recent patient. A visit whose kind is not given is a draft's when a draft was saved, a follow-up when
 * the name was there already, else a new one.
 * @throws Refusal NOT_FOUND when the form named is not one of the owner's
 */
export async function saveRecentPatient(
  repositories: Repositories,
  {
    ownerId,
    body,
    now,
  }: {
    readonly ownerId: string;
    readonly body: output<typeof recentPatientBodySchema>;
    readonly now: number;
  },
): Promise<RecentPatientRow> {
  const savedFormId = body.savedFormId ?? null;
  const form = savedFormId === null ? undefined : await repositories.savedForms.find(ownerId, savedFormId);
  if (savedFormId !== null && form === undefined) throw new Refusal('NOT_FOUND');
  const { patientName, patientAge, diagnosis } = body;
  const known = await repositories.recentPatients.has(ownerId, patientName);
  const visitType = body.visitType ?? (form?.formType === 'draft' ? 'draft' : known ? 'follow-up' : 'new');
  return repositories.recentPatients.put({
    id: newId(),
    ownerId,
    patientName,
    patientAge,
    diagnosis,
    visitType,
    savedFormId,
    lastAccessedAt: now,
  });
}

import { Refusal } from '../platform/refusal.ts';
import type { SessionUser } from '../routes/request-handling/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';

type Shares = Pick<Repositories, 'reportShares'>;

/** Whose report a call is about: the one who asks, or the physician who shares it with the assistant who asks. */
export interface Physician {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
}

/**
 * The physician of a report. Asked at each call, so that a share that is withdrawn ends with the next one.
 * @param reportId what the call names; undefined for a report that is saved nowhere, which an assistant has none of
 * @throws Refusal NOT_FOUND for an assistant that it is not shared with
 */
export async function physicianOf(
  { reportShares }: Shares,
  user: Physician & Pick<SessionUser, 'role'>,
  reportId: string | undefined,
): Promise<Physician> {
  if (user.role !== 'assistant') return user;
  const share = reportId === undefined ? undefined : await reportShares.find(user.id, reportId);
  if (share === undefined) throw new Refusal('NOT_FOUND');
  return share.owner;
}

/**
 * The physician whose recording it is, for who may hear it and read its words.
 * @throws Refusal NOT_FOUND for an assistant that may not
 */
export async function physicianOfRecording(
  { reportShares }: Shares,
  user: Physician & Pick<SessionUser, 'role'>,
  recordingId: string,
): Promise<Physician> {
  if (user.role !== 'assistant') return user;
  const share = await reportShares.findOfRecording(user.id, recordingId);
  if (share === undefined) throw new Refusal('NOT_FOUND');
  return share.owner;
}

/** What an assistant is told of a report that is shared; nothing for its own physician. */
export async function sharingOf(
  { reportShares }: Shares,
  { id, role }: Pick<SessionUser, 'id' | 'role'>,
  reportId: string | undefined,
): Promise<{ readonly shared?: { readonly by: string; readonly mayHearAudio: boolean } }> {
  if (role !== 'assistant') return {};
  const share = reportId === undefined ? undefined : await reportShares.find(id, reportId);
  if (share === undefined) throw new Refusal('NOT_FOUND');
  return { shared: { by: share.owner.displayName, mayHearAudio: share.mayHearAudio } };
}

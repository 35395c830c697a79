import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { Store } from '../store/store.ts';
import { audit, auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';
import { eraseStoredAnswers } from './erase-stored-answers.ts';

interface Sharing {
  /** The physician, who alone shares it. */
  readonly ownerId: string;
  readonly sessionId: string;
  readonly reportId: string;
  readonly assistantId: string;
  readonly now: number;
}

/**
 * Shares a report with an assistant, or changes whether its recordings may be heard.
 * @throws Refusal NOT_FOUND where the physician has no such report, or there is no such assistant who can sign in
 */
export async function shareReport(
  repositories: Repositories,
  { mayHearAudio, ...sharing }: Sharing & { readonly mayHearAudio: boolean },
): Promise<void> {
  const { reportId, assistantId, ownerId, now } = sharing;
  const { savedForms, reportShares, users } = repositories;
  if ((await savedForms.ownerOf(reportId)) !== ownerId) throw new Refusal('NOT_FOUND');
  const assistant = await users.find(assistantId);
  if (assistant?.role !== 'assistant' || assistant.disabledAt !== null) throw new Refusal('NOT_FOUND');
  const [present] = await reportShares.assistants(reportId, assistantId);
  if (present?.share?.mayHearAudio === mayHearAudio) return;
  await reportShares.put({ reportId, assistantId, ownerId, mayHearAudio: mayHearAudio ? 1 : 0, since: now });
  await note(repositories, sharing, 'form-shared', { audio: mayHearAudio ? 'yes' : 'no' });
}

/**
 * Withdraws it: the assistant's next call finds no such report.
 * @throws Refusal NOT_FOUND where the physician has no such report, or it is not shared with that one
 */
export async function withdrawShare(repositories: Repositories, sharing: Sharing): Promise<void> {
  const { reportId, assistantId, ownerId } = sharing;
  const { savedForms, reportShares } = repositories;
  if ((await savedForms.ownerOf(reportId)) !== ownerId) throw new Refusal('NOT_FOUND');
  if (!(await reportShares.remove(reportId, assistantId))) throw new Refusal('NOT_FOUND');
  await eraseStoredAnswers(repositories, assistantId, reportId);
  await note(repositories, sharing, 'share-withdrawn');
}

/** Withdraws all of them, with a line of the trail for each: a restored copy may be older than a withdrawal. */
export async function dropShares(
  store: Pick<Store, 'transaction'>,
  { at }: { readonly at: number },
): Promise<void> {
  await store.transaction(async (repositories) => {
    const dropped = await repositories.reportShares.removeAll();
    const notes = dropped.map(({ ownerId: accountId, assistantId: subjectId, reportId }): AuditNote => ({
      at,
      actorId: null,
      accountId,
      action: 'share-withdrawn',
      subjectId,
      reportId,
      detail: { why: 'restored' },
    }));
    await auditAll(repositories, notes);
  });
}

function note(
  repositories: Pick<Repositories, 'auditEvents'>,
  { ownerId, sessionId, reportId, assistantId, now }: Sharing,
  action: 'form-shared' | 'share-withdrawn',
  detail?: Readonly<Record<string, string>>,
): Promise<void> {
  const event = { at: now, actorId: ownerId, sessionId, action, subjectId: assistantId, reportId };
  return audit(repositories, { ...event, ...(detail !== undefined && { detail }) });
}

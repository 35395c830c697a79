import type { Repositories } from '../store/repositories/index.ts';
import type { AuditNote } from './audit.ts';
import { eraseStoredAnswers } from './erase-stored-answers.ts';

/**
 * Erases what was dictated for a report that stands: audio and recognised words. The line of each recording stays, so that
 * a list can say what became of it. No kept answer holds such words: those about the report, and what an engine proposed
 * from them, go all the same.
 * @returns what the audit trail is to be told, one note for each recording
 */
export async function eraseDictations(
  repositories: Repositories,
  { ownerId, reportId, now }: { readonly ownerId: string; readonly reportId: string; readonly now: number },
): Promise<AuditNote[]> {
  const { audioChunks, dataKeys, recordings, recordingStreams } = repositories;
  const { reportDictations, reportShares } = repositories;
  const ids = await reportDictations.remainsOf(ownerId, reportId);
  for (const recordingId of ids) {
    const place = { ownerId, recordingId };
    await audioChunks.eraseRecording(place);
    await recordingStreams.erase(place);
    await recordings.eraseWords(place, now);
  }
  await dataKeys.eraseUnusedOfRecordings(ownerId);
  for (const account of [ownerId, ...(await reportShares.assistantsOf(reportId))])
    await eraseStoredAnswers(repositories, account, reportId);
  return ids.map((recordingId) => ({
    at: now,
    actorId: null,
    accountId: ownerId,
    action: 'audio-erased-at-signature',
    subjectId: recordingId,
    reportId,
  }));
}

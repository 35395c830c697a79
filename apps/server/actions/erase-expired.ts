import { DICTATION_OF_LOCKED_DAYS, IDEMPOTENCY_MS } from '@constat/contract/limits';
import { DEVICE_KNOWN_MS } from '../accounts/known-devices.ts';
import { ATTEMPTS_KEPT_MS } from '../accounts/login-throttle.ts';
import type { SessionLimits } from '../accounts/sessions.ts';
import type { ErasedAudio } from '../store/repositories/audio-chunks.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { ErasedForm } from '../store/repositories/saved-forms.ts';
import type { Store } from '../store/store.ts';
import { noteRun } from '../retention/last-erasure.ts';
import { auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';
import { eraseDictations } from './erase-dictations.ts';

const DAY_MS = 86_400_000;

/**
 * Erases what has come to its term: drafts that can no longer be reactivated, but for records, with what a lock that was
 * undone had kept of them; old audio, and all that was dictated for a report that is signed, or has been locked for a while;
 * old answers and sessions. Each draft and each recording leaves a line in the audit trail; of the rest one says how many
 * there were.
 * @returns null where another process is at it
 */
export async function eraseExpired(
  store: Store,
  {
    now,
    audioRetentionDays,
    sessions,
  }: {
    readonly now: number;
    readonly audioRetentionDays: number;
    readonly sessions: SessionLimits;
  },
): Promise<{ readonly forms: number; readonly audioChunks: number } | null> {
  return store.transaction(async (repositories) => {
    if (!(await repositories.processLocks.take('erase-lapsed'))) return null;
    const forms = await repositories.savedForms.eraseExpired(now);
    // What was signed stays out of reach of this; a lock that was undone leaves what it had sealed to the draft's term.
    for (const { ownerId, id } of forms) await repositories.signedContents.eraseOf(ownerId, id);
    const audioChunks = await repositories.audioChunks.eraseOlder(now - audioRetentionDays * DAY_MS);
    await repositories.recordings.eraseWithoutChunks(now);
    const settled = await repositories.reportDictations.lockedWithRemains(
      now - DICTATION_OF_LOCKED_DAYS * DAY_MS,
    );
    const dictations: AuditNote[] = [];
    for (const { ownerId, id: reportId } of settled)
      dictations.push(...(await eraseDictations(repositories, { ownerId, reportId, now })));
    const streams = await repositories.recordingStreams.eraseOlder(now - audioRetentionDays * DAY_MS);
    await repositories.dataKeys.eraseUnusedOfRecordings();
    const answers = await repositories.idempotencyKeys.eraseOlder(now - IDEMPOTENCY_MS);
    const ended = await repositories.sessions.eraseStale({
      seenBefore: now - sessions.idleMs,
      createdBefore: now - sessions.lifeMs,
    });
    const browsers = await repositories.knownDevices.eraseOlder(now - DEVICE_KNOWN_MS);
    const links = await repositories.accountLinks.eraseExpired(now);
    await repositories.pendingProofs.eraseOlder(now);
    await repositories.identities.eraseRequestsOlder(now);
    await repositories.loginAttempts.eraseOlder(now - ATTEMPTS_KEPT_MS);
    const audio = [...audioChunks, ...streams];
    const recordings = new Set(audio.map((row) => `${row.ownerId} ${row.recordingId}`)).size;
    await noteRun(repositories, {
      at: now,
      reports: forms.length,
      recordings,
      sessions: ended,
      browsers,
      links,
    });
    await auditAll(repositories, dictations);
    await noteErasures(repositories, now, { forms, audio, links, browsers, sessions: ended, answers });
    return { forms: forms.length, audioChunks: audioChunks.length };
  });
}

function noteErasures(
  repositories: Pick<Repositories, 'auditEvents'>,
  at: number,
  {
    forms,
    audio,
    links,
    browsers,
    sessions,
    answers,
  }: {
    readonly forms: readonly ErasedForm[];
    readonly audio: readonly ErasedAudio[];
    readonly links: number;
    readonly browsers: number;
    readonly sessions: number;
    readonly answers: number;
  },
): Promise<void> {
  const recordings = new Map(audio.map((row) => [`${row.ownerId} ${row.recordingId}`, row]));
  return auditAll(repositories, [
    ...forms.map(({ ownerId: accountId, id }) => ({
      at,
      actorId: null,
      accountId,
      action: 'form-erased-at-term' as const,
      subjectId: id,
      reportId: id,
    })),
    ...[...recordings.values()].map(({ ownerId: accountId, recordingId, savedFormId }) => ({
      at,
      actorId: null,
      accountId,
      action: 'audio-erased-at-term' as const,
      subjectId: recordingId,
      reportId: savedFormId,
    })),
    // Of what is nobody's content, how many there were is enough.
    ...(links + browsers === 0
      ? []
      : [{ at, actorId: null, action: 'access-erased-at-term' as const, detail: { links, browsers } }]),
    ...(sessions + answers === 0
      ? []
      : [{ at, actorId: null, action: 'sessions-erased-at-term' as const, detail: { sessions, answers } }]),
  ]);
}

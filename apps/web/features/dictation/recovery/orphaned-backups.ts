import type { AudioOutbox } from '../../../shared/audio-outbox/records.ts';
import { readEmergencyBackups, removeEmergencyBackup, removeOldBackups } from '../text/emergency-backup.ts';
import type { EmergencyBackup } from '../text/emergency-backup.ts';

/** Ids of the recordings of a user whose audio the device holds, from which the text comes again; none where it refuses. */
async function recordedIds(outbox: AudioOutbox, owner: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  try {
    for (const { id } of await outbox.list(owner)) if ((await outbox.readParts(id)).length > 0) ids.add(id);
  } catch {
    // What cannot be read now is not counted on.
  }
  return ids;
}

/**
 * The texts of a user that only their backup holds; what is past its term is erased.
 * @param held ids of the recordings that some page works on
 * @param now milliseconds since 1970
 */
export async function orphanedBackups(
  outbox: AudioOutbox,
  { owner, held, now }: { readonly owner: string; readonly held: ReadonlySet<string>; readonly now: number },
): Promise<readonly EmergencyBackup[]> {
  removeOldBackups(now);
  const recorded = await recordedIds(outbox, owner);
  return readEmergencyBackups(owner).filter(
    ({ sessionId }) => !held.has(sessionId) && !recorded.has(sessionId),
  );
}

/** At sign-out: the backups that the kept recordings make superfluous go, and those past their term. */
export async function forgetBackups(outbox: AudioOutbox, owner: string, now: number): Promise<void> {
  removeOldBackups(now);
  for (const id of await recordedIds(outbox, owner)) removeEmergencyBackup(id);
}

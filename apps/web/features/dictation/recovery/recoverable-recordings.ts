import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import type { RecordingOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import { upToHole } from '../../../shared/audio-outbox/records.ts';
import { isRecordedPlace } from '../sections.ts';
import { missingMs } from './read-recovery.ts';

/** A recording that can be recovered. */
export interface RecoverableRecording {
  readonly session: StoredSession;
  /** Milliseconds without text. */
  readonly ms: number;
}

/** Audio is working material and stays on a device this long at most, like that on the server. */
const RETENTION_MS = 30 * 86_400_000;
/** A recording that holds nothing may be one that begins at this moment in another tab. */
const BEGINNING_MS = 60_000;

/**
 * The recordings of a user that no page works on and whose text is missing, oldest first. Those that hold nothing, or
 * have reached the end of their retention, are forgotten on the device; the server has a term of its own.
 * @param held ids of the recordings that some page works on
 * @param now milliseconds since 1970
 */
export async function readRecoverableRecordings(
  outbox: Pick<RecordingOutbox, 'list' | 'readKept' | 'forget'>,
  { owner, held, now }: { readonly owner: string; readonly held: ReadonlySet<string>; readonly now: number },
): Promise<RecoverableRecording[]> {
  const leftovers: RecoverableRecording[] = [];
  for (const session of await outbox.list(owner)) {
    if (held.has(session.id) || !isRecordedPlace(session.section)) continue;
    const ms = missingMs(session, upToHole(await outbox.readKept(session.id)));
    const age = now - Date.parse(session.startedAt);
    if (age > RETENTION_MS || (ms === 0 && age > BEGINNING_MS)) await outbox.forget(session.id);
    else if (ms > 0) leftovers.push({ session, ms });
  }
  return leftovers;
}

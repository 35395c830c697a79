import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import { audioOutbox } from '../recording/browser-session.ts';

/** How long the browser may take to begin reading the file, in milliseconds. */
const URL_LIFE_MS = 60_000;

/** Gives the audio of a recording as a file. The name holds the time alone: it says nothing of the patient. */
export async function downloadRecording(session: StoredSession): Promise<void> {
  const parts = await audioOutbox.readParts(session.id);
  const url = URL.createObjectURL(
    new Blob(
      parts.map((part) => part.data),
      { type: session.mime },
    ),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${session.startedAt.slice(0, 16).replaceAll(':', '-')}.${session.mime.includes('mp4') ? 'mp4' : 'webm'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
}

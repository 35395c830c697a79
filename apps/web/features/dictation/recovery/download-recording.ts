import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { audioOutbox } from '../recording/browser-session.ts';

/** Gives the audio of a recording as a file. The name holds the time alone: it says nothing of the patient. */
export async function downloadRecording(session: StoredSession): Promise<void> {
  const parts = await audioOutbox.readParts(session.id);
  const audio = new Blob(
    parts.map((part) => part.data),
    { type: session.mime },
  );
  const fileName = `${session.startedAt.slice(0, 16).replaceAll(':', '-')}.${session.mime.includes('mp4') ? 'mp4' : 'webm'}`;
  saveFile(audio, fileName);
}

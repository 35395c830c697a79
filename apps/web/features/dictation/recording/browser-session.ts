import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { createServerRecordings } from '../../../shared/audio-outbox/http-recordings.ts';
import { createStreamedOutbox } from '../../../shared/audio-outbox/streamed-outbox.ts';
import { newKey } from '../../../shared/api/new-key.ts';
import { pageUser } from '../../../shared/api/page-user.ts';
import { onServerAnswer } from '../../../shared/api/server-events.ts';
import { onSession } from '../../../shared/api/session-events.ts';
import { noteUse } from '../../../shared/lock/page-lock.ts';
import { createUploadPorts } from '../upload/upload-ports.ts';
import type { ArmedMicrophone } from './armed-microphone.ts';
import { startCapture } from './capture.ts';
import { createDictationSession } from './dictation-session.ts';
import type { DictationSession } from './dictation-session.ts';

/** The recordings of this browser and of the server: each part goes to both. */
export const audioOutbox = createStreamedOutbox(createAudioOutbox(), createServerRecordings(), {
  random: Math.random,
  isOnline: () => navigator.onLine,
  worksFor: (owner) => pageUser() === owner,
  delay: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});
window.addEventListener('online', () => audioOutbox.wake());
onServerAnswer(() => audioOutbox.wake());
onSession((event) => {
  if (event === 'opened') audioOutbox.signedIn();
  if (event === 'left') audioOutbox.signedOut();
});

const LOCK = 'constat-dictation-';

/** Marks a recording as in use: the mark goes with the page, even when it crashes. */
function holdRecording(id: string): () => Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const released = navigator.locks?.request(LOCK + id, () => held);
  return async () => {
    release();
    await released;
  };
}

/** Ids of the recordings that some page of this browser works on. */
export async function heldRecordings(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query();
  return new Set((locks?.held ?? []).map((lock) => (lock.name ?? '').slice(LOCK.length)));
}

/**
 * A session on the real microphone, device and server.
 * @param armed the microphone that is held open at that moment, if any
 */
export function createBrowserSession(
  mime: string,
  armed: () => ArmedMicrophone | null = () => null,
): DictationSession {
  return createDictationSession({
    outbox: audioOutbox,
    capture: (listener) => armed()?.record(listener) ?? startCapture(mime, listener),
    ports: (id, language, format) =>
      createUploadPorts({ id, language, isReadInParts: format.includes('webm') }, audioOutbox),
    mime,
    newId: newKey,
    now: () => performance.now(),
    today: () => new Date().toISOString(),
    hold: holdRecording,
    onSpoken: noteUse,
  });
}

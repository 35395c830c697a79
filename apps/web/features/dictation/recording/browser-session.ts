import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { createFallbackOutbox } from '../../../shared/audio-outbox/fallback-outbox.ts';
import { createServerOutbox } from '../../../shared/audio-outbox/server-outbox.ts';
import { newKey } from '../../../shared/api/new-key.ts';
import { createBrowserWorld } from '../upload/browser-world.ts';
import { startCapture } from './capture.ts';
import { createDictationSession } from './dictation-session.ts';
import type { DictationSession } from './dictation-session.ts';

/** The recordings kept by this browser, and by the server where this browser cannot. */
export const audioOutbox = createFallbackOutbox(createAudioOutbox(), createServerOutbox());

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

/** A session on the real microphone, device and server. */
export function createBrowserSession(mime: string): DictationSession {
  return createDictationSession({
    outbox: audioOutbox,
    capture: (listener) => startCapture(mime, listener),
    world: createBrowserWorld,
    mime,
    newId: newKey,
    now: () => performance.now(),
    today: () => new Date().toISOString(),
    hold: holdRecording,
  });
}

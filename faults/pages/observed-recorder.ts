/** A dictation page whose microphone can be taken away, and whose recorder's data is noted as it comes. */
import type { Page } from 'playwright-core';
import { beginVisit, newWord, openDictation } from './physician-actions.ts';
import type { PageSetup } from './page-setup.ts';

/** What the scripts in the page leave for the trials. */
export interface ObservedRecorder {
  microphone?: MediaStreamTrack;
  /** Nothing is heard from the first moment on. */
  isSilent?: boolean;
  /** The data of the recorder, one after another, as the page was given it. */
  parts: string[];
}

/** Notes the microphone's track, and what the recorder hands over. */
async function observeRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: ObservedRecorder = { parts: [] };
    Object.assign(globalThis, { watched });
    const open = Reflect.get(MediaDevices.prototype, 'getUserMedia');
    MediaDevices.prototype.getUserMedia = async function getUserMedia(asked) {
      const stream = await open.call(this, asked);
      const [track] = stream.getAudioTracks();
      if (track === undefined) return stream;
      watched.microphone = track;
      if (watched.isSilent === true) track.enabled = false;
      return stream;
    };
    let reading = Promise.resolve();
    window.MediaRecorder = class extends MediaRecorder {
      override start(slice?: number): void {
        this.addEventListener('dataavailable', ({ data }) => {
          if (data.size === 0) return;
          reading = reading.then(async () => {
            const bytes = await data.arrayBuffer();
            const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
            watched.parts.push([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
          });
        });
        super.start(slice);
      }
    };
  });
}

/** The dictation page of a new report, whose recorder is watched. */
export async function openRecorder(
  setup: PageSetup,
): Promise<{ readonly page: Page; readonly visit: string }> {
  const page = await setup.newPage();
  page.setDefaultTimeout(40_000);
  await observeRecorder(page);
  const visit = newWord();
  await beginVisit(page, setup, visit);
  await openDictation(page);
  return { page, visit };
}

import type { Page } from 'playwright-core';

/** Milliseconds of recorded time that lie on the device, over all recordings, up to the first part missing. */
export function readKeptMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { key: text } = (await (await fetch('/api/device-key')).json()) as { key: string };
    const raw = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constat-device');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    interface Part {
      readonly owner: string;
      readonly recording: string;
      readonly sequence: number;
      readonly value: { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
    }
    const parts = await new Promise<readonly Part[]>((resolve, reject) => {
      const request = database.transaction('parts').objectStore('parts').getAll();
      request.addEventListener('success', () => resolve(request.result as readonly Part[]));
      request.addEventListener('error', () => reject(request.error ?? new Error('no parts')));
    });
    database.close();
    const hole = parts.findIndex((part, position) => part.sequence !== position);
    const levels: { readonly atMs: number }[] = [];
    for (const { owner, recording, sequence, value } of hole < 0 ? parts : parts.slice(0, hole)) {
      const header = [owner, 'recording-part', recording, sequence].join('/');
      const additionalData = new TextEncoder().encode(header);
      const packed = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: value.nonce, additionalData },
        key,
        value.bytes,
      );
      // The length of the measures, then the measures, then the audio.
      const end = 4 + new DataView(packed).getUint32(0);
      const measures = JSON.parse(new TextDecoder().decode(packed.slice(4, end))) as {
        readonly levels: readonly { readonly atMs: number }[];
      };
      levels.push(...measures.levels);
    }
    return levels.at(-1)?.atMs ?? 0;
  });
}

/** Has the page note when its recorder began, by the clock on the wall. */
export async function noteRecordingStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      document.documentElement.dataset['recordingBegan'] = String(Date.now());
    };
    window.MediaRecorder = class extends MediaRecorder {
      override start(slice?: number): void {
        this.addEventListener('start', note);
        super.start(slice);
      }
    };
  });
}

/** Milliseconds since 1970 at which the recorder began. */
export async function readRecordingStart(page: Page): Promise<number> {
  const root = page.locator('html[data-recording-began]');
  await root.waitFor({ state: 'attached' });
  return Number(await root.getAttribute('data-recording-began'));
}

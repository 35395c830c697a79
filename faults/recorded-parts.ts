import type { Page } from 'playwright-core';

/** Milliseconds of recorded time that lie on the device, over all recordings, up to the first part missing. */
export function readKeptMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constat-audio');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const parts = await new Promise<{ sequence: number; levels: { atMs: number }[] }[]>((resolve, reject) => {
      const request = database.transaction('parts').objectStore('parts').getAll();
      request.addEventListener('success', () =>
        resolve(request.result as { sequence: number; levels: { atMs: number }[] }[]),
      );
      request.addEventListener('error', () => reject(request.error ?? new Error('no parts')));
    });
    database.close();
    const hole = parts.findIndex((part, position) => part.sequence !== position);
    const whole = hole < 0 ? parts : parts.slice(0, hole);
    return whole.findLast((part) => part.levels.length > 0)?.levels.at(-1)?.atMs ?? 0;
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

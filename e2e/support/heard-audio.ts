import type { Page } from 'playwright-core';

/** Notes each stretch of audio that the page really plays: where it began and where it stopped, in seconds. */
export async function watchAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[][] = [];
    Object.assign(globalThis, { heard });
    const { prototype } = HTMLMediaElement;
    const play: unknown = Object.getOwnPropertyDescriptor(prototype, 'play')?.value;
    if (typeof play !== 'function') throw new Error('this browser plays nothing');
    prototype.play = function playNoted() {
      const start = this.currentTime;
      const note = (): void => {
        if (this.currentTime > start) heard.push([start, this.currentTime]);
      };
      this.addEventListener('pause', note, { once: true });
      return Reflect.apply(play, this, []) as Promise<void>;
    };
  });
}
/** What `watchAudio` noted on that page since it was loaded. */
export function heardOn(page: Page): Promise<readonly (readonly number[])[]> {
  return page.evaluate(() => (globalThis as unknown as { readonly heard: number[][] }).heard);
}

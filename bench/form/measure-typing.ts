/** Keys typed in the pages of a comparison, and their loads, all of them in turn. */
import type { CDPSession, Page } from 'playwright-core';
import { quantile } from '../measure.ts';

/** What each round measured in one page, in milliseconds but for the number of elements. */
export interface TypingFigures {
  /** Script per key, of the thread's own processor time. */
  readonly script: readonly number[];
  /** 95th percentile from keydown to the frame after it, the processor slowed four times. */
  readonly frame: readonly number[];
  readonly elements: readonly number[];
  /** From the start of the navigation until the last field is there. */
  readonly usable: readonly number[];
}

export interface TypedPage {
  readonly url: string;
  /** Selector of the control that is typed in. */
  readonly typed: string;
  /** Selector of the last control of the page. */
  readonly last: string;
}

/** Of script, and of frames: the 95th percentile of fewer keys would be the slowest of them. */
const SCRIPT = { rounds: 5, keys: 20 };
const FRAMES = { rounds: 3, keys: 40 };
const WARM_UP = 20;
/** Keys that do not count after a page was brought to the front again: the browser draws all of it. */
const SETTLING = 5;
const LOADS = 9;
const SLOWED = 4;

/** Processor time of script in the main thread so far, in milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** Milliseconds of a load, measured in the page: no clock of another process takes part. */
async function untilUsable(page: Page, { url, last }: TypedPage): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const control = document.querySelector<HTMLInputElement>(selector);
          if (control === null || control.value === '') requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now()));
        };
        look();
      }),
    last,
  );
}

/** Types keys one after another, each once the frame of the one before has been drawn; gives what each took, in ms. */
async function typeKeys(page: Page, count: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const listening = new AbortController();
    Object.assign(globalThis, { keyTimes: times, stopListening: () => listening.abort() });
    const hear = (event: KeyboardEvent): void => {
      const pressed = event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - pressed));
        port1.start();
        port2.postMessage(null);
      });
    };
    document.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
  });
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
    await page.waitForFunction(
      (reached) => (globalThis as unknown as { keyTimes: number[] }).keyTimes.length > reached,
      key,
    );
  }
  return page.evaluate(() => {
    const { keyTimes, stopListening } = globalThis as unknown as {
      readonly keyTimes: readonly number[];
      readonly stopListening: () => void;
    };
    stopListening();
    return keyTimes;
  });
}

/** A page of the comparison, open in its own tab. */
export interface OpenPage {
  readonly page: Page;
  readonly typed: TypedPage;
}

/**
 * Milliseconds until each page can be used, of several loads. The pages are loaded in turn: a machine that is slower for
 * a while is so for all of them.
 */
export async function measureLoads(pages: readonly OpenPage[]): Promise<readonly (readonly number[])[]> {
  const loads = pages.map((): number[] => []);
  for (let load = 0; load < LOADS; load += 1) {
    for (const [index, { page, typed }] of pages.entries()) {
      await page.bringToFront();
      loads[index]?.push(await untilUsable(page, typed));
      // What a page does once it can be used would count against the next load, which nobody begins that soon.
      await page.waitForLoadState('networkidle');
    }
  }
  return loads;
}

/** Types in the loaded pages in turn, at full speed and slowed. */
export async function measureTyping(
  pages: readonly OpenPage[],
): Promise<readonly Omit<TypingFigures, 'usable'>[]> {
  const typed: { page: Page; session: CDPSession; script: number[]; frame: number[] }[] = [];
  for (const { page, typed: place } of pages) {
    await page.bringToFront();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.locator(place.typed).focus();
    await page.keyboard.press('Control+End');
    await typeKeys(page, WARM_UP);
    typed.push({ page, session, script: [], frame: [] });
  }
  for (let round = 0; round < SCRIPT.rounds; round += 1) {
    for (const { page, session, script } of typed) {
      await page.bringToFront();
      await typeKeys(page, SETTLING);
      // `waitForFunction` would itself run script in the page: what counts is typed without looking.
      const before = await scriptTime(session);
      for (let key = 0; key < SCRIPT.keys; key += 1) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
      script.push(((await scriptTime(session)) - before) / SCRIPT.keys);
    }
  }
  for (let round = 0; round < FRAMES.rounds; round += 1) {
    for (const { page, session, frame } of typed) {
      await page.bringToFront();
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await typeKeys(page, SETTLING);
      frame.push(quantile(await typeKeys(page, FRAMES.keys), 0.95));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  return Promise.all(
    typed.map(async ({ page, script, frame }) => ({
      script,
      frame,
      elements: [await page.evaluate(() => document.querySelectorAll('*').length)],
    })),
  );
}

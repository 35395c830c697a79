import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds but for the number of elements. */
export interface TypingFigures {
  /** Script per key, of the thread's own processor time. */
  readonly script: number;
  /** All of the page's main thread per key: script, style, layout, paint; its own processor time. */
  readonly thread: number;
  /** 95th percentile from keydown to the frame after it, the processor slowed four times. */
  readonly frame: number;
  readonly elements: number;
  /** From the start of the navigation until the last field is there, the median of several loads. */
  readonly usable: number;
}

export interface TypedPage {
  readonly url: string;
  /** Selector of the control that is typed in. */
  readonly typed: string;
  /** Selector of the last control of the page. */
  readonly last: string;
}

const KEYS = 80;
const WARM_UP = 20;
const LOADS = 9;
const SLOWED = 4;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Processor time of the main thread so far, in milliseconds: all of it, and what script took. */
async function threadTimes(session: CDPSession): Promise<Pick<TypingFigures, 'script' | 'thread'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number =>
    (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { script: of('ScriptDuration'), thread: of('TaskDuration') };
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
 * Milliseconds until each page can be used, the median of several loads. The pages are loaded in turn: a machine that is
 * slower for a while is so for all of them.
 */
export async function measureLoads(pages: readonly OpenPage[]): Promise<readonly number[]> {
  const loads = pages.map((): number[] => []);
  for (let load = 0; load < LOADS; load += 1) {
    for (const [index, { page, typed }] of pages.entries()) {
      await page.bringToFront();
      loads[index]?.push(await untilUsable(page, typed));
      // What a page does once it can be used would count against the next load, which nobody begins that soon.
      await page.waitForLoadState('networkidle');
    }
  }
  return loads.map((of) => percentile(of, 0.5));
}

/** Types in a loaded page at full speed and slowed. */
export async function measureTyping({ page, typed }: OpenPage): Promise<Omit<TypingFigures, 'usable'>> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  await page.locator(typed.typed).focus();
  await page.keyboard.press('Control+End');
  await typeKeys(page, WARM_UP);

  // `waitForFunction` would itself run script in the page: what counts is typed without looking.
  const before = await threadTimes(session);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
  const after = await threadTimes(session);

  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const frames = await typeKeys(page, KEYS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return {
    script: (after.script - before.script) / KEYS,
    thread: (after.thread - before.thread) / KEYS,
    frame: percentile(frames, 0.95),
    elements,
  };
}

import type { Page } from 'playwright-core';

/** Waits until the recorder's clock shows that time, or a later one where the machine is too busy to draw it. */
export async function reachTime(page: Page, time: string): Promise<void> {
  await page.waitForFunction((least) => {
    const shown = document.querySelector<HTMLElement>('[role=timer]')?.innerText.trim() ?? '';
    return /^\d\d:\d\d$/u.test(shown) && shown >= least;
  }, time);
}

import type { Page } from 'playwright-core';

/** Waits until no region of the examination waits for its layout any more: they come one after the other while the page is idle. */
export async function regionsLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const regions = [...document.querySelectorAll('[id^="region-"][id$="-fields"]')];
    return (
      regions.length > 0 &&
      regions.every((region) => getComputedStyle(region).contentVisibility === 'visible')
    );
  });
}

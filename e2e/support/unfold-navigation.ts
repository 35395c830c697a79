import type { Page } from 'playwright-core';

/** Opens the groups of the form's navigation that are folded, where it stands beside the form. The focus stays nowhere. */
export async function unfoldNavigation(page: Page): Promise<void> {
  const folded = page.locator('aside details:not([open]) > summary:visible');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

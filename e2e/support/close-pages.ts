import type { Page } from 'playwright-core';

/**
 * Closes the windows of these pages, with their other pages. What a test answers itself is no longer answered then: a
 * call that is still on its way fails silently.
 */
export async function closePages(pages: readonly Page[]): Promise<void> {
  for (const context of new Set(pages.map((page) => page.context()))) {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

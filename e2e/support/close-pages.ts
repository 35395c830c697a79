import type { Page } from 'playwright-core';

/** Closes pages whose calls a test answers itself: what is still on its way is answered by nobody. */
export async function closePages(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
}

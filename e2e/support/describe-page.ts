import type { Page } from 'playwright-core';

/** What a page shows when a test fails on it, for those who have the log alone. */
export async function describePage(page: Page): Promise<string> {
  if (page.isClosed()) return 'a closed page';
  const shown = await page.evaluate(() => ({
    width: innerWidth,
    scrolled: Math.round(scrollY),
    height: document.documentElement.scrollHeight,
    focus: document.activeElement?.outerHTML.slice(0, 200),
    title: document.title,
    said: [...document.querySelectorAll('[role$=dialog], [role=alert], output, [role=status]')]
      .map((element) => (element instanceof HTMLElement ? element.innerText.trim().slice(0, 400) : ''))
      .filter((text) => text !== ''),
  }));
  return `${page.url()} ${JSON.stringify(shown, null, 2)}`;
}

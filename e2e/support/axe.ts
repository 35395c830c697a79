import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Run = (options: object) => Promise<{
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}>;

/** WCAG 2.0 to 2.2, levels A and AA, the best practices of axe, and the size of targets. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds on the page as it stands, one line per element. Parts that are laid out late are laid out first. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Colours and sizes are judged as they end, not halfway through a transition.
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('details')) card.style.contentVisibility = 'visible';
  });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { run } = (globalThis as unknown as { readonly axe: { readonly run: Run } }).axe;
    const { violations } = await run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, OPTIONS);
}

/** CSS pixels by which the page is wider than its window. */
export function overflowAt(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

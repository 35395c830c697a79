import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';

type Run = (
  context: object,
  options: object,
) => Promise<{
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

/** The only rule whose answer depends on the colours. */
const COLOURS_ONLY = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * What axe finds on the page as it stands, one line per element.
 * @param within selectors of the parts to look at; all of the page when left out
 */
export async function findViolations(
  page: Page,
  within: readonly string[] = ['html'],
  options: object = OPTIONS,
): Promise<readonly string[]> {
  // Colours and sizes are judged as they end, not halfway through a transition.
  await page.evaluate(async () => {
    // A change of scheme has reached every style by the second frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    );
  });
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, chosen }) => {
      const { run } = (globalThis as unknown as { readonly axe: { readonly run: Run } }).axe;
      // From the top of the page, where what stays in sight while one scrolls lies over nothing.
      const at = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await run({ include }, chosen);
      window.scrollTo({ top: at, behavior: 'instant' });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
      // A browser writes what stands in other controls to its disk, in clear, for when the tab is opened again.
      const remembered = [...document.querySelectorAll('textarea, input')].filter(
        (control) =>
          !control.matches(
            `[autocomplete], [type="checkbox"], [type="radio"], [type="range"], [type="file"]`,
          ),
      );
      return [
        ...found,
        ...remembered.map(({ outerHTML }) => `without autocomplete: ${outerHTML.slice(0, 160)}`),
      ];
    },
    { include: within, chosen: options },
  );
}

/** What goes on moving although the person prefers less motion, one line per element. */
export function findEndlessMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime === Infinity)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `endless motion: ${target?.outerHTML.slice(0, 160) ?? ''}`;
      }),
  );
}

/**
 * The same for whom wants less motion, in light, then in dark for what colours change. The page is light in the end.
 * Colours are the same in both languages: in dark the pages in French are looked at, or those of the drawn language.
 */
export async function findInBothSchemes(page: Page, within?: readonly string[]): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = [...(await findEndlessMotion(page)), ...(await findViolations(page, within))];
  const isDrawn = process.env['SCREENS_DRAW'] !== undefined;
  if (!isDrawn && (await page.locator('html').getAttribute('lang')) === 'en') return light;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findViolations(page, within, COLOURS_ONLY);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((line) => `dark ${line}`)];
}

/** CSS pixels by which the page is wider than its window. */
export function overflowAt(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The height of the lowest of these, in pixels. */
export function leastHeight(controls: Locator): Promise<number> {
  return controls.evaluateAll((nodes) =>
    Math.min(...nodes.map((node) => node.getBoundingClientRect().height)),
  );
}

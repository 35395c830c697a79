/** A form that is opened again stands where it stood, although what is out of sight is laid out late. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readKept } from './support/device.ts';
import { languagesOf } from './support/languages.ts';
import { openDraft } from './support/open-draft.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { prepareStage } from './support/stage.ts';

const SECTIONS = { fr: 'Sections du rapport', en: 'Sections of the report' } as const;

const stage = prepareStage();

/** A cell far down the examination, below several regions. */
const FAR = 'genouxExtensionDroitActif';

async function topOf(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (named) => document.querySelector(`[name="${named}"]`)?.getBoundingClientRect().top ?? Number.NaN,
    name,
  );
}

async function scrollTo(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (named) =>
      document.querySelector(`[name="${named}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    name,
  );
}

describe.each(languagesOf(import.meta.filename))('a form that is opened again, in %s', (language) => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('stands where it stood after a reload, at %i × %i', async (width, height) => {
    const { page } = await stage.openReport(language);
    await page.setViewportSize({ width, height });
    await page.reload();
    await regionsLaidOut(page);
    await page.locator(`[name="${FAR}"]`).fill('5');
    await expect
      .poll(async () => JSON.stringify(await readKept(page, 'working-report')))
      .toContain(`"${FAR}":"5"`);
    await scrollTo(page, FAR);
    const before = await topOf(page, FAR);
    expect(before).toBeGreaterThan(0);
    await page.reload();
    await page.waitForFunction(
      (named) => document.querySelector<HTMLInputElement>(`[name="${named}"]`)?.value === '5',
      FAR,
    );
    await page.waitForFunction(() => scrollY > 0);
    await regionsLaidOut(page);
    expect(Math.abs((await topOf(page, FAR)) - before)).toBeLessThan(2);
  });

  it('marks the section in view when it is a draft opened from its address', async () => {
    const { page, field } = await openDraft(stage, language);
    const link = page.getByRole('navigation', { name: SECTIONS[language] }).locator('[href="#section9"]');
    await field('conclusionResume').scrollIntoViewIfNeeded();
    await scrollTo(page, FAR);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
  });

  it('has every cell at hand before the regions are laid out', async () => {
    const { page } = await stage.openReport(language);
    // The page is never idle here: what counts is what is there without that.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.reload();
    const cell = page.locator(`[name="${FAR}"]`);
    await cell.waitFor({ state: 'attached' });
    const isLate = (): Promise<boolean> =>
      cell.evaluate((node) => {
        const region = node.closest('[id^="region-"][id$="-fields"]');
        return region !== null && getComputedStyle(region).contentVisibility === 'auto';
      });
    expect(await isLate()).toBe(true);
    await cell.fill('12');
    await expect.poll(() => cell.inputValue()).toBe('12');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(FAR);
    const { top, bottom } = await cell.evaluate((node) => node.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(900);
  });
});

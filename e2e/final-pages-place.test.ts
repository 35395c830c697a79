/** Where the final pages and the form stand when the pages open and close, in a real browser. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: { toggle: 'Rapport final', pages: 'Pages du rapport', page: /^page 1 sur \d+$/u },
  en: { toggle: 'Final report', pages: 'Pages of the report', page: /^page 1 of \d+$/u },
} as const;

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('the final pages in %s', (language) => {
  const texts = TEXTS[language];

  it('open at the field in hand, and at the section that is read where none was entered', async () => {
    const { page, field } = await stage.openReport(language);
    const toggle = page.getByRole('button', { name: texts.toggle, exact: true });
    const pages = page.getByRole('group', { name: texts.pages, exact: true });
    const scrolled = (): Promise<number> => pages.evaluate(({ scrollTop }) => scrollTop);
    await page.locator('#section11').evaluate((section) => section.scrollIntoView());
    // A press that scrolls nothing.
    await toggle.dispatchEvent('click');
    await expect.poll(() => scrolled()).toBeGreaterThan(0);
    await toggle.dispatchEvent('click');
    await pages.waitFor({ state: 'detached' });

    await field('mandatDiagnostic').focus();
    await toggle.click();
    await pages.getByRole('group', { name: texts.page }).locator('canvas').waitFor();
    expect(await scrolled()).toBe(0);
    await toggle.click();
    await pages.waitFor({ state: 'detached' });
    await field('conclusionResume').focus();
    await page.evaluate(() => window.scrollTo(0, 0));
    await toggle.click();
    await expect.poll(() => scrolled()).toBeGreaterThan(0);
  });

  it('keep the field in hand in sight when they open and close', async () => {
    const { page, field } = await stage.openReport(language);
    const pages = page.getByRole('group', { name: texts.pages, exact: true });
    const toggle = page.getByRole('button', { name: texts.toggle, exact: true });
    const inHand = field('genouxFlexionGaucheActif');
    await inHand.focus();
    const isInSight = (): Promise<boolean> =>
      inHand.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element === document.activeElement && top > 120 && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    // As by a key: the focus stays where it is.
    await toggle.dispatchEvent('click');
    await pages.getByRole('group').first().waitFor();
    await expect.poll(isInSight).toBe(true);
    await toggle.dispatchEvent('click');
    await pages.waitFor({ state: 'detached' });
    await expect.poll(isInSight).toBe(true);
  });
});

/** The final pages with the form: in step both ways, without disturbing who types, in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, overflowAt } from './support/axe.ts';
import { edges } from './support/edges.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    toggle: 'Rapport final',
    dictate: /^Dicter/u,
    navigation: 'Navigation du formulaire',
    pages: 'Pages du rapport',
    page: /^page 1 sur \d+$/u,
    anyPage: /^page \d+ sur \d+$/u,
    follows: 'suit le curseur',
    enlarge: 'Agrandir',
    missing: 'Absent du rapport',
    spine: /^Amplitudes du rachis, .*\s: \d+ valeurs à confirmer, absentes du rapport$/u,
    back: 'Retour au formulaire',
    failed: 'Les pages n’ont pas pu être actualisées.',
    again: 'Réessayer',
  },
  en: {
    toggle: 'Final report',
    dictate: /^Dictate/u,
    navigation: 'Form navigation',
    pages: 'Pages of the report',
    page: /^page 1 of \d+$/u,
    anyPage: /^page \d+ of \d+$/u,
    follows: 'follows the cursor',
    enlarge: 'Zoom in',
    missing: 'Not in the report',
    spine: /^Spine ranges of motion, .*: \d+ values to confirm, not in the report$/u,
    back: 'Back to the form',
    failed: 'The pages could not be refreshed.',
    again: 'Try again',
  },
} as const;

const stage = prepareStage();

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** How far the pages are scrolled. */
const scrolled = (pages: Locator): Promise<number> => pages.evaluate(({ scrollTop }) => scrollTop);

describe.each(languagesOf(import.meta.filename))('the final pages in %s', (language) => {
  const texts = TEXTS[language];

  async function openPages(page: Page): Promise<{ readonly pane: Locator; readonly pages: Locator }> {
    const toggle = page.getByRole('button', { name: texts.toggle, exact: true });
    // On a phone the navigation has it.
    if (!(await toggle.isVisible()))
      await page.getByRole('button', { name: texts.navigation, exact: true }).first().click();
    await toggle.click();
    const pane = page.getByRole('region', { name: texts.toggle, exact: true });
    const pages = pane.getByRole('group', { name: texts.pages, exact: true });
    await pages.getByRole('group', { name: texts.page }).locator('canvas').waitFor();
    return { pane, pages };
  }

  it('show what is typed after a pause, leave the focus, and lead back to the field', async () => {
    const { page, field } = await stage.openReport(language);
    const { pane, pages } = await openPages(page);
    await pane.getByText(texts.page).first().waitFor();

    await field('historiqueEvolution').click();
    // Its tools have come, and the text stays within the margins of its section.
    const section = page.locator('#section7');
    await section.getByRole('button', { name: texts.dictate }).waitFor();
    const [around, text] = [await edges(section), await edges(field('historiqueEvolution'))];
    expect(around.right - text.right).toBeGreaterThanOrEqual(text.left - around.left);
    await page.keyboard.type('Chute zzscaphandre. ');
    const words = pages.getByText('zzscaphandre');
    await words.waitFor();
    expect(await focusedName(page)).toBe('historiqueEvolution');
    await page.keyboard.type('Suivi zztournesol.');
    await pages.getByText('zztournesol').waitFor();
    expect(await focusedName(page)).toBe('historiqueEvolution');
    expect(await field('historiqueEvolution').inputValue()).toBe('Chute zzscaphandre. Suivi zztournesol.');

    // A press on the words leads to their field.
    await field('emploi').focus();
    await words.first().click();
    await expect.poll(() => focusedName(page)).toBe('historiqueEvolution');
    await expect.poll(() => field('historiqueEvolution').isVisible()).toBe(true);
  });

  it('follow the cursor, and stay where they are once told not to', async () => {
    const { page, field } = await stage.openReport(language);
    const { pane, pages } = await openPages(page);
    await field('conclusionResume').focus();
    await expect.poll(() => scrolled(pages)).toBeGreaterThan(0);
    await pane.getByRole('button', { name: texts.follows, exact: true }).click();
    const before = await scrolled(pages);
    await field('emploi').focus();
    await page.keyboard.type('zzcouvreur');
    await expect.poll(() => pages.getByText('zzcouvreur').count()).toBeGreaterThan(0);
    expect(await scrolled(pages)).toBe(before);
    await pane.getByRole('button', { name: texts.follows, exact: true }).click();
    await field('mandatDiagnostic').focus();
    await expect.poll(() => scrolled(pages)).toBeLessThan(before);
  });

  it('say what they lack where it would stand, and lead to it', async () => {
    const { page, field } = await stage.openReport(language);
    const { pages } = await openPages(page);
    const missing = pages.getByRole('list', { name: texts.missing });
    const spine = missing.getByRole('button', { name: texts.spine });
    await spine.click();
    await expect.poll(() => focusedName(page)).toBe('rachisFlexion');
    await page.keyboard.type('85');
    await field('rachisExtension').fill('25');
    await spine.waitFor({ state: 'detached' });
    await pages.getByText('85°').waitFor();
  });

  it('keep the old pages until the new ones are drawn, and when they cannot be made', async () => {
    const { page, field } = await stage.openReport(language);
    const { pane, pages } = await openPages(page);
    const picture = pages.locator('canvas').first();
    await picture.evaluate((canvas) => canvas.setAttribute('data-old', ''));
    let letFail = (): void => {};
    const failing = new Promise<void>((resolve) => {
      letFail = resolve;
    });
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked: string[] = [];
    await page.route('**/api/exports/final-pages', async (route) => {
      const number = asked.push(route.request().postData() ?? '');
      // The next one may be asked for by itself, after the pause: held, it cannot take the message away before it is read.
      await (number === 1 ? failing : held);
      if (number === 1) await route.abort();
      else await route.continue();
    });
    await field('emploi').focus();
    await page.keyboard.type('Zzun');
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.type('Zzdeux');
    expect(await pages.locator('canvas[data-old]').count()).toBe(1);
    letFail();
    await pane.getByText(texts.failed).waitFor();
    expect(await pages.locator('canvas[data-old]').count()).toBe(1);
    await pane.getByRole('button', { name: texts.again, exact: true }).click();
    letGo();
    await pages.getByText('ZzunZzdeux').first().waitFor();
    await expect.poll(() => pages.locator('canvas[data-old]').count()).toBe(0);
    await pane.getByText(texts.failed).waitFor({ state: 'detached' });
    // The button that was pressed is gone.
    expect(await pages.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('have nothing that axe finds, beside the form and over it, and can be enlarged', async () => {
    const { page } = await stage.openReport(language);
    const { pane, pages } = await openPages(page);
    await pages.getByRole('list', { name: texts.missing }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
    const sheet = pages.getByRole('group', { name: texts.anyPage }).first();
    const width = async (): Promise<number> => (await sheet.boundingBox())?.width ?? 0;
    const before = await width();
    await pane.getByRole('button', { name: texts.enlarge, exact: true }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.2);

    await page.setViewportSize({ width: 1024, height: 768 });
    const back = page.getByRole('button', { name: texts.back, exact: true });
    await back.waitFor();
    await pages.locator('canvas').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await back.click();
    await pane.waitFor({ state: 'detached' });
    expect(await findViolations(page)).toEqual([]);
  });

  it('lie over the form where both have no room, and a press leads back to the field', async () => {
    const { page, field } = await stage.openReport(language);
    await field('historiqueEvolution').fill('Chute zzscaphandre.');
    await page.setViewportSize({ width: 390, height: 844 });
    const { pane, pages } = await openPages(page);
    expect(await overflowAt(page)).toBe(0);
    const words = pages.getByText('zzscaphandre');
    await expect
      .poll(async () => {
        await pages.hover();
        await page.mouse.wheel(0, 300);
        return words.count();
      })
      .toBeGreaterThan(0);
    await words.first().click();
    await pane.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('historiqueEvolution');
  });

  it('are there again after a reload of the tab, and gone once closed', async () => {
    const { page, field } = await stage.openReport(language);
    const { pane, pages } = await openPages(page);
    await page.reload();
    await field('emploi').waitFor();
    await pages.locator('canvas').first().waitFor();
    await page.getByRole('button', { name: texts.toggle, exact: true }).click();
    await pane.waitFor({ state: 'detached' });
    await page.reload();
    await field('emploi').waitFor();
    expect(await pane.count()).toBe(0);
  });

  it('leave no error in the console, where a breach of the content security policy would be', () => {
    expect(stage.troubles).toEqual([]);
  });
});

/** The bar, the navigation and the sections around a report: what the keyboard meets first, what folds, how long a line is. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_WORDS } from './support/account-words.ts';
import { languagesOf } from './support/languages.ts';
import { openForm, makeDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { findViolations } from './support/axe.ts';

const TEXTS = {
  fr: {
    skip: 'Aller au contenu',
    bar: 'Rapport',
    navigation: 'Navigation du formulaire',
    unfold: 'Déplier la navigation',
    fold: 'Replier la navigation',
    manage: /^Gestion du formulaire/u,
    drafts: /^Brouillons/u,
    next: 'Section ou région suivante',
  },
  en: {
    skip: 'Skip to content',
    bar: 'Report',
    navigation: 'Form navigation',
    unfold: 'Expand navigation',
    fold: 'Collapse navigation',
    manage: /^Form management/u,
    drafts: /^Drafts/u,
    next: 'Next section or region',
  },
} as const;

/** Stops of the keyboard before the first control that takes an answer, from the top of the page. */
const MOST_STOPS = 5;
/** Letters in one line of a text. */
const LONGEST_LINE = 84;

const stage = prepareStage();

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

describe.each(languagesOf(import.meta.filename))('around a report, in %s', (language) => {
  const text = TEXTS[language];

  it('the keyboard reaches the first answer in five stops, and past the bar in one', async () => {
    const { page } = await stage.openReport(language);
    await page.reload();
    await page.locator('[name=emploi]').waitFor();
    const isAnswer = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches('main :is(input, select, textarea)') === true);
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (!(await isAnswer()) && stops < 60);
    expect(stops).toBeLessThanOrEqual(MOST_STOPS);

    await page.reload();
    await page.locator('[name=emploi]').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(text.skip);
    const skip = page.getByRole('link', { name: text.skip });
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#sectionA') !== null)).toBe(true);
  });

  it('the arrows lead along the bar, and Tab leaves it and comes back to the same act', async () => {
    const { page } = await stage.openReport(language);
    const bar = page.getByRole('toolbar', { name: text.bar, exact: true });
    const acts = await bar.getByRole('button').all();
    await acts[0]?.focus();
    const names: string[] = [];
    for (const _ of acts) {
      names.push(await focused(page));
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(names).size).toBeGreaterThan(3);
    // Around to the first one.
    expect(await focused(page)).toBe(names[0]);
    await page.keyboard.press('ArrowRight');
    const kept = await focused(page);
    await page.keyboard.press('Tab');
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(kept);
  });

  it('a group of the navigation that was opened is open the next time', async () => {
    const page = await stage.newPage(language);
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    const aside = page.getByRole('complementary', { name: text.navigation });
    const drafts = aside.getByRole('button', { name: text.drafts });
    await aside.getByText(text.manage).waitFor();
    expect(await drafts.count()).toBe(0);
    await aside.getByText(text.manage).click();
    await drafts.waitFor();
    await page.reload();
    await drafts.waitFor();
    await aside.getByText(text.manage).click();
    await expect.poll(() => drafts.count()).toBe(0);
  });

  it('in a narrow window the navigation lies over the form, by keyboard too, and gives way', async () => {
    const { page } = await stage.openReport(language);
    await page.setViewportSize({ width: 1024, height: 768 });
    const open = page.getByRole('button', { name: text.unfold });
    await open.press('Enter');
    const fold = page.getByRole('button', { name: text.fold });
    await expect.poll(() => fold.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open.waitFor();
    await open.press('Enter');
    const aside = page.getByRole('complementary', { name: text.navigation });
    await aside.locator('a[href="#section11"]').click();
    await open.waitFor();
    await expect
      .poll(() => page.locator('#section11').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120);
  });

  it('on a phone the foot leads through the sections, and the bar back to the reports', async () => {
    const { page } = await stage.openReport(language);
    await page.setViewportSize({ width: 390, height: 844 });
    const top = (id: string): Promise<number> =>
      page.locator(id).evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await page.getByRole('button', { name: text.next }).click();
    await expect.poll(() => top('#sectionB')).toBeLessThan(120);
    await page.getByRole('button', { name: text.navigation }).click();
    await page.getByRole('complementary', { name: text.navigation }).locator('a[href="#section7"]').click();
    await expect.poll(() => top('#section7')).toBeLessThan(120);
    // What lies half under the bar is judged where it can be reached.
    expect(await findViolations(page, ['header', '#section7', '.fixed'])).toEqual([]);
    await page.getByRole('link', { name: ACCOUNT_WORDS[language].back, exact: true }).click();
    await page.waitForURL(/\/forms$/u);
  });

  it('no line of a text has more than 84 letters, whatever the window', async () => {
    const sentence =
      language === 'fr'
        ? 'La travailleuse décrit une douleur interne du genou droit, sans blocage ni dérobement, à la marche. '
        : 'The worker describes a medial pain of the right knee, with no locking or giving way, on walking. ';
    const page = await stage.newPage(language);
    const id = await makeDraft(page, stage.url, { patientName: 'Ilda Zzorvane' });
    await openForm(page, stage.url, id);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const long = await page.locator('main textarea').evaluateAll((texts: HTMLTextAreaElement[], words) => {
        const context = document.createElement('canvas').getContext('2d');
        return texts.flatMap((control) => {
          const style = getComputedStyle(control);
          if (context === null || control.clientWidth === 0) return [];
          context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const line = control.clientWidth - Number.parseFloat(style.paddingLeft) * 2;
          const letters = line / (context.measureText(words).width / words.length);
          return letters > 84.5 ? [{ name: control.name, letters }] : [];
        });
      }, sentence);
      expect([width, LONGEST_LINE, long]).toEqual([width, LONGEST_LINE, []]);
    }
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

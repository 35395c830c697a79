/** The form without a mouse: the tables of the examination, the command palette, the progress view, the shortcuts. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { readKept } from './support/device.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    sides: '15° d’écart entre les côtés',
    tooHigh: '400° dépasse 150°',
    filled: /Valeurs normales inscrites/u,
    undo: 'Annuler',
    notExamined: 'Non examiné',
    hips: 'Hanches',
    allNormal: /Tout normal/u,
    nothing: 'Aucun résultat',
    help: 'Raccourcis clavier',
    progress: 'Progression du rapport',
    empty: 'Vide',
    query: 'genou flexion gauche passif',
    inOther: 'knee left flexion passive',
  },
  en: {
    sides: '15° between the sides',
    tooHigh: '400° exceeds 150°',
    filled: /Normal values entered/u,
    undo: 'Undo',
    notExamined: 'Not examined',
    hips: 'Hips',
    allNormal: /All normal/u,
    nothing: 'No result',
    help: 'Keyboard shortcuts',
    progress: 'Progress of the report',
    empty: 'Empty',
    query: 'knee left flexion passive',
    inOther: 'genou flexion gauche passif',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('the form by keyboard in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];
  let page: Page;

  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const expectFocus = async (name: string): Promise<void> => {
    await expect.poll(focused).toBe(name);
  };

  beforeEach(async () => {
    page = await stage.newPage(language);
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('#section12').waitFor({ state: 'attached' });
  });

  it('a press that leaves an asymmetric angle reaches what it was aimed at, and the mark comes after it', async () => {
    await field('genouxFlexionDroitActif').fill('120');
    await field('genouxFlexionGaucheActif').click();
    await page.keyboard.type('135');
    // Aimed at what stands below the row that becomes higher, with the mouse held for a while.
    const aim = field('genouxExtensionDroitPassif');
    const { x, y, width, height } = (await aim.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height - 3);
    await page.mouse.down();
    expect(await aim.boundingBox()).toEqual({ x, y, width, height });
    await page.mouse.up();
    await expectFocus('genouxExtensionDroitPassif');
    await page.getByText(texts.sides).first().waitFor();

    // A button below takes its press as well.
    await field('genouxFlexionGaucheActif').click();
    await page.keyboard.type('0');
    const tests = page.getByRole('table').filter({ has: field('genouxLachmanDroit') });
    const button = tests.getByRole('button').last();
    await button.click();
    await expect.poll(() => field('genouxLachmanDroit').inputValue()).not.toBe('');
  });

  it('reaches the end of the page with one key', async () => {
    const untilEnd = (): Promise<number> =>
      page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${stage.url}/forms/cnesst-medical`, { waitUntil: 'networkidle' });
      await page.locator('#section12').waitFor({ state: 'attached' });
      // A text that changes its width where its font arrives would move the end itself.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await press('End');
      await expect.poll(untilEnd).toBe(0);
    }
  });

  it('moves between the cells of a table with arrows and Enter, and lists keep their arrows', async () => {
    await field('hanchesFlexionDroitActif').focus();
    await press('1', '2', '0', 'Enter');
    await expectFocus('hanchesExtensionDroitActif');
    await press('ArrowUp', 'ArrowRight');
    await expectFocus('hanchesFlexionDroitPassif');
    await press('ArrowDown', 'ArrowLeft', 'Shift+Enter');
    await expectFocus('hanchesFlexionDroitActif');
    // In the middle of a text an arrow moves within the text.
    await press('End', 'ArrowLeft', 'ArrowLeft');
    await expectFocus('hanchesFlexionDroitActif');
    await field('hanchesAdductionDroitActif').focus();
    await press('Enter');
    await expectFocus('hanchesFlexionDroitPassif');
    await field('genouxApleyDroit').focus();
    await press('ArrowDown');
    await expectFocus('genouxApleyDroit');
    expect(await field('genouxApleyDroit').inputValue()).toBe('Négatif');
    await press('Enter');
    await expectFocus('genouxMcMurrayDroit');
  });

  it('fills a row with Alt+N and a joint with its button, keeps what was entered, and takes it back', async () => {
    await field('hanchesFlexionDroitActif').fill('95');
    await field('hanchesFlexionDroitActif').focus();
    await press('Alt+n');
    await expect.poll(() => field('hanchesFlexionGauchePassif').inputValue()).toBe('120');
    expect(await field('hanchesFlexionDroitActif').inputValue()).toBe('95');
    expect(await field('hanchesExtensionDroitActif').inputValue()).toBe('');
    await page
      .getByRole('region', { name: texts.hips, exact: true })
      .getByRole('button', { name: texts.allNormal })
      .click();
    await expect.poll(() => field('hanchesAdductionGauchePassif').inputValue()).toBe('20');
    await page.getByText(texts.filled).waitFor();
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.poll(() => field('hanchesAdductionGauchePassif').inputValue()).toBe('');
    expect(await field('hanchesFlexionGauchePassif').inputValue()).toBe('120');
  });

  it('marks what cannot be and sides that differ, in words, once the cell is left, and refuses nothing', async () => {
    const row = page.locator('#hipRange tbody tr').first();
    await field('hanchesFlexionDroitActif').fill('400');
    // The device keeps the report after two seconds, which is no reason to judge what is half typed.
    await expect.poll(async () => JSON.stringify(await readKept(page, 'working-report'))).toContain('"400"');
    expect(await row.innerText()).not.toContain(texts.tooHigh);
    await press('Tab');
    await expect.poll(() => row.innerText()).toContain(texts.tooHigh);
    expect(await field('hanchesFlexionDroitActif').inputValue()).toBe('400');
    await field('hanchesFlexionDroitActif').fill('120');
    await field('hanchesFlexionGaucheActif').fill('105');
    await press('Tab');
    await expect.poll(() => row.innerText()).toContain(texts.sides);
    expect(await row.innerText()).not.toContain(texts.tooHigh);
    const described = await field('hanchesFlexionGaucheActif').getAttribute('aria-describedby');
    expect(await page.locator(`#${described ?? 'none'}`).innerText()).toContain(texts.sides);
  });

  it('jumps to any field by its name in either language, into a closed section too', async () => {
    await page.locator('#section9 > summary').click();
    for (const query of [texts.query, texts.inOther]) {
      await press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type(query);
      await press('Enter');
      await expectFocus('genouxFlexionGauchePassif');
      expect(await page.locator('#section9').evaluate((card) => (card as HTMLDetailsElement).open)).toBe(
        true,
      );
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    await press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('xylophone');
    await page.getByText(texts.nothing).waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('runs the acts of the page from the palette, and gives the focus back when it is closed', async () => {
    await field('emploi').focus();
    await press('Control+k');
    await page.getByRole('dialog').waitFor();
    await press('Escape');
    await expectFocus('emploi');
    await press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(texts.help);
    await press('Enter');
    await page.getByRole('dialog', { name: texts.help }).waitFor();
    // No shortcut takes the place of an open dialog.
    await press('Control+s');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('goes to what waits for a confirmation, one after the other, and past a region not examined', async () => {
    await press('Alt+Shift+C');
    await expectFocus('modaliteEntrevue');
    await press('Alt+Shift+C');
    await expectFocus('dateEvaluation');
    await field('antecedentsAllergie').focus();
    await press('Alt+Shift+C');
    await expectFocus('rachisFlexion');
    await page.getByRole('button', { name: texts.notExamined }).first().click();
    await field('antecedentsAllergie').focus();
    await press('Alt+Shift+C');
    await expect.poll(focused).toMatch(/^pieds/u);
  });

  it('shows which sections hold something and leads to each', async () => {
    await field('medicationActuelle').fill('Aucune.');
    await press('Alt+Shift+P');
    const dialog = page.getByRole('dialog', { name: texts.progress });
    const rows = dialog.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(13);
    // The identity of the worker and the percentage can do without.
    expect(await rows.filter({ hasText: texts.empty }).count()).toBe(10);
    expect(await rows.filter({ hasText: /^6/u }).innerText()).not.toContain(texts.empty);
    await rows.last().getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('details')?.id))
      .toBe('section12');
  });

  it('keeps every field on the page, so that the browser’s own search reaches all of it', async () => {
    const found = await page.evaluate(() =>
      // A heading far below the window.
      (window as unknown as { find(text: string): boolean }).find(
        document.querySelector('#pulses tbody tr:last-child th')?.textContent ?? '',
      ),
    );
    expect(found).toBe(true);
    expect(await page.locator('#section9 [name]').count()).toBeGreaterThan(150);
  });
});

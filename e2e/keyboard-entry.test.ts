/** The form without a mouse: the tables of the examination, the command palette, the progress view, the shortcuts. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, chosen } from './support/choose.ts';
import { readKept } from './support/device.ts';
import { languagesOf } from './support/languages.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    tooHigh: '400° dépasse 150°',
    kneeTooHigh: '400° dépasse 170°',
    passive: '90°, moins que l’actif (105°)',
    loss: 'perte 10°',
    check: 'à vérifier',
    positive: 'Positif',
    confirm: /^Confirmer/u,
    toConfirm: 'Valeurs à confirmer',
    filled: /Valeurs normales inscrites/u,
    undo: 'Annuler',
    notExamined: 'Non examiné',
    hips: 'Hanches',
    normal: 'normale',
    allNormal: /Tout normal/u,
    nothing: 'Aucun résultat',
    help: 'Raccourcis clavier',
    progress: 'Progression du rapport',
    empty: 'Vide',
    query: 'genou flexion gauche passif',
    inOther: 'knee left flexion passive',
    addDocument: 'Ajouter un document',
    addSequela: 'Ajouter une séquelle',
    staysHere: 'Règles locales : le texte reste sur cet ordinateur',
  },
  en: {
    tooHigh: '400° is above 150°',
    kneeTooHigh: '400° is above 170°',
    passive: '90°, less than active (105°)',
    loss: '10° loss',
    check: 'to be checked',
    positive: 'Positive',
    confirm: /^Confirm/u,
    toConfirm: 'Values to confirm',
    filled: /Normal values entered/u,
    undo: 'Undo',
    notExamined: 'Not examined',
    hips: 'Hips',
    normal: 'normal',
    allNormal: /All normal/u,
    nothing: 'No result',
    help: 'Keyboard shortcuts',
    progress: 'Progress of the report',
    empty: 'Empty',
    query: 'knee left flexion passive',
    inOther: 'genou flexion gauche passif',
    addDocument: 'Add a document',
    addSequela: 'Add a sequela',
    staysHere: 'Local rules: the text stays on this computer',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('the form by keyboard in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];
  let page: Page;

  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  /** What an empty cell shows. */
  const normal = (name: string): Promise<string | null> => field(name).getAttribute('placeholder');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const expectFocus = async (name: string): Promise<void> => {
    await expect.poll(focused).toBe(name);
  };

  /** Opens the command palette, ready to be typed in. */
  const openPalette = async (): Promise<void> => {
    await press('Control+k');
    const query = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => query.evaluate((input) => input === document.activeElement)).toBe(true);
  };

  beforeEach(async () => {
    page = await stage.newPage(language);
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('#section12').waitFor({ state: 'attached' });
  });

  it('a press that leaves an asymmetric angle reaches what it was aimed at, and no mark moves anything', async () => {
    // A region above that is laid out late would move what is aimed at itself.
    await regionsLaidOut(page);
    await field('genouxFlexionDroitActif').fill('120');
    await field('genouxFlexionGaucheActif').click();
    await page.keyboard.type('135');
    const aim = field('genouxExtensionDroitPassif');
    const place = await aim.boundingBox();
    const { x, y, width, height } = place ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height - 3);
    await page.mouse.down();
    await page.mouse.up();
    await expectFocus('genouxExtensionDroitPassif');
    await page
      .locator('#kneeRange')
      .getByText(/\b15°$/u)
      .first()
      .waitFor();
    expect(await aim.boundingBox()).toEqual(place);
    await field('genouxFlexionGaucheActif').fill('400');
    await page.locator('#kneeRange').getByText(texts.kneeTooHigh).first().waitFor();
    expect(await aim.boundingBox()).toEqual(place);

    // A button below takes its press as well.
    await field('genouxFlexionGaucheActif').click();
    await page.keyboard.type('0');
    const tests = page.getByRole('table').filter({ has: field('genouxLachmanDroit') });
    await tests.getByRole('button').last().click();
    await expect.poll(() => chosen(page, 'genouxLachmanDroit')).toBe('Négatif');
  });

  it('reaches the end of the page with one key, and stays there when the late parts come', async () => {
    const untilEnd = (): Promise<number> =>
      page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
    const late = /\/api\/assistance\/status|\/assets\/(?:documents|impairment)-editor-/u;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const held: (() => void)[] = [];
      await page.route(late, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(`${stage.url}/forms/cnesst-medical`);
      await expect.poll(() => held.length).toBe(3);
      await regionsLaidOut(page);
      // A text that changes its width where its font arrives would move the end itself.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await press('End');
      await expect.poll(untilEnd).toBe(0);
      for (const release of held) release();
      for (const name of [texts.addDocument, texts.addSequela])
        await page.getByRole('button', { name }).waitFor();
      await page.getByText(texts.staysHere, { exact: true }).waitFor();
      expect(await untilEnd()).toBe(0);
      await page.unroute(late);
    }
  });

  it('moves between the cells of the grid with arrows and Enter, from table to table, and lists keep their arrows', async () => {
    await field('hanchesFlexionDroitActif').focus();
    await press('1', '2', '0', 'Enter');
    await expectFocus('hanchesFlexionDroitPassif');
    await press('ArrowDown', 'ArrowLeft');
    await expectFocus('hanchesExtensionDroitActif');
    await press('ArrowUp', 'ArrowRight');
    await expectFocus('hanchesFlexionDroitPassif');
    // In the middle of a text an arrow moves within the text.
    await press('5', '5', 'ArrowLeft', 'ArrowLeft');
    await expectFocus('hanchesFlexionDroitPassif');
    await field('hanchesFlexionGauchePassif').focus();
    await press('Enter');
    await expectFocus('hanchesExtensionDroitActif');
    await field('genouxExtensionGauchePassif').focus();
    await press('ArrowDown');
    await expectFocus('genouxLci0Gauche');
    await press('ArrowUp');
    await expectFocus('genouxExtensionGaucheActif');
    const strength = field('piedsForceL2Droit');
    await strength.focus();
    await press('ArrowDown');
    await expectFocus('piedsForceL2Droit');
    expect(await strength.inputValue()).toBe('4+/5');
    await press('Enter');
    await expectFocus('piedsSensibiliteL2Droit');
  });

  it('makes the choices of a test by sign, letter and arrows in one stop of the Tab key, and empties them', async () => {
    const apley = (): Promise<string> => chosen(page, 'genouxApleyDroit');
    const group = page.locator('#genouxApleyDroit');
    expect(await group.getAttribute('role')).toBe('radiogroup');
    await group.getByRole('radio').first().focus();
    await press('+');
    await expect.poll(apley).toBe('Positif');
    await press('-');
    await expect.poll(apley).toBe('Négatif');
    await press('ArrowRight');
    await expect.poll(apley).toBe('Positif');
    await press('n');
    await expect.poll(apley).toBe('Non fait');
    await press('Delete');
    await expect.poll(apley).toBe('');
    await press('+', 'Tab');
    await expectFocus('genouxApleyGauche');
    await press('ArrowDown');
    await expectFocus('genouxMcMurrayGauche');
    await press('ArrowUp', 'Shift+Tab');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe('Positif');
    // A second press takes the choice back, as an entry does it is kept.
    const positive = group.getByRole('radio', { name: texts.positive });
    await positive.click();
    await expect.poll(apley).toBe('');
    await positive.click();
    await expect.poll(apley).toBe('Positif');
    await expect
      .poll(async () => JSON.stringify(await readKept(page, 'working-report')))
      .toContain('"genouxApleyDroit":"Positif"');
    // The end points of a ligament stand in a list of their own, and take the place of a sign.
    await choose(page, 'genouxLachmanDroit', 'Positif');
    await choose(page, 'genouxLachmanDroit', 'Sec');
    await expect.poll(() => chosen(page, 'genouxLachmanDroit')).toBe('Sec');
    expect(await page.locator('#genouxLachmanDroit input:checked').count()).toBe(0);
    await choose(page, 'genouxLachmanDroit', 'Négatif');
    await expect.poll(() => page.locator('[data-choices-of=genouxLachmanDroit]').inputValue()).toBe('');
  });

  it('confirms a table with Shift+Enter, and all that waits in one pass by Enter', async () => {
    await field('rachisFlexion').focus();
    await press('Shift+Enter');
    await expect
      .poll(() => page.locator('#spineRange').getByRole('button', { name: texts.confirm }).count())
      .toBe(0);
    await press('Alt+Shift+C');
    await expect.poll(focused).toMatch(/^pieds/u);
    const bar = page.getByRole('region', { name: texts.toConfirm });
    const left = async (): Promise<number> => Number(/\d+/u.exec(await bar.innerText())?.[0]);
    const before = await left();
    await press('Enter');
    await expect.poll(left).toBe(before - 1);
    const second = await focused();
    await press('Enter');
    await expect.poll(focused).not.toBe(second);
    // One key leaves the region out, and the pass goes on past it.
    await press('F2');
    await expectFocus('modaliteEntrevue');
    await expect.poll(left).toBeLessThan(before - 10);
    // What is typed replaces the value, and Enter is a new line of the text again.
    await page.keyboard.type('Zzmode');
    await press('Enter');
    expect(await field('modaliteEntrevue').inputValue()).toBe('Zzmode\n');
    await press('Escape');
    await expect.poll(() => bar.count()).toBe(0);
  });

  it('fills a row with Alt+N and a joint with its button, keeps what was entered, and takes it back', async () => {
    await field('hanchesFlexionDroitActif').fill('95');
    await field('hanchesFlexionDroitActif').focus();
    await press('Alt+n');
    await expect.poll(() => normal('hanchesFlexionGauchePassif')).toBe(texts.normal);
    expect(await field('hanchesFlexionGauchePassif').inputValue()).toBe('');
    expect(await field('hanchesFlexionDroitActif').inputValue()).toBe('95');
    expect(await normal('hanchesFlexionDroitActif')).toBeNull();
    expect(await normal('hanchesExtensionDroitActif')).toBeNull();
    await page
      .getByRole('region', { name: texts.hips, exact: true })
      .getByRole('button', { name: texts.allNormal })
      .click();
    await expect.poll(() => normal('hanchesAdductionGauchePassif')).toBe(texts.normal);
    await page.getByText(texts.filled).waitFor();
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.poll(() => normal('hanchesAdductionGauchePassif')).toBeNull();
    expect(await normal('hanchesFlexionGauchePassif')).toBe(texts.normal);
  });

  it('says at once what cannot be, and what differs once the cell is left, and refuses nothing', async () => {
    const row = page.locator('#hipRange tbody tr').first();
    const control = field('hanchesFlexionDroitActif');
    await control.focus();
    await page.keyboard.type('40');
    expect(await row.innerText()).not.toContain(texts.tooHigh);
    await page.keyboard.type('0');
    await expect.poll(() => row.innerText()).toContain(texts.tooHigh);
    const described = await control.getAttribute('aria-describedby');
    expect(await page.locator(`#${described ?? 'none'}`).innerText()).toContain(texts.tooHigh);
    await press('Tab');
    expect(await control.inputValue()).toBe('400');
    await control.fill('120');
    await field('hanchesFlexionGaucheActif').focus();
    await page.keyboard.type('105');
    // The device keeps the report after two seconds, which is no reason to judge what is half typed.
    await expect.poll(async () => JSON.stringify(await readKept(page, 'working-report'))).toContain('"105"');
    expect(await row.innerText()).not.toMatch(/\b15°/u);
    await press('Tab');
    await expect.poll(() => row.innerText()).toMatch(/\b15°/u);
    expect(await row.innerText()).not.toContain(texts.tooHigh);
    await field('hanchesFlexionGauchePassif').fill('90');
    await press('Tab');
    await expect.poll(() => row.innerText()).toContain(texts.passive);
    // What an extension lacks of the straight position is an angle below zero, and no fault.
    const extension = field('genouxExtensionDroitActif');
    await extension.fill('-10');
    await press('Tab');
    await page.locator('#kneeRange').getByText(texts.loss).first().waitFor();
    expect(await page.locator('#kneeRange tbody tr').last().innerText()).not.toContain(texts.check);
  });

  it('jumps to any field by its name in either language, into a closed section too', async () => {
    // The parts of the examination stand in the same line.
    await page.locator('#section9 > summary').click({ position: { x: 60, y: 20 } });
    for (const query of [texts.query, texts.inOther]) {
      await openPalette();
      await page.keyboard.type(query);
      await press('Enter');
      await expectFocus('genouxFlexionGauchePassif');
      expect(await page.locator('#section9').evaluate((card) => (card as HTMLDetailsElement).open)).toBe(
        true,
      );
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    await openPalette();
    await page.keyboard.type('xylophone');
    await page.getByText(texts.nothing).waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('runs the acts of the page from the palette, and gives the focus back when it is closed', async () => {
    await field('emploi').focus();
    await openPalette();
    await press('Escape');
    await expectFocus('emploi');
    await openPalette();
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
    await page.locator('#region-spine').getByRole('button', { name: texts.notExamined }).click();
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
    await expect.poll(() => rows.filter({ hasText: texts.empty }).count()).toBe(10);
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

/** The page of the form in a real browser: its parts, its navigation, its dialogs, loading and clearing. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { ACCOUNT_WORDS } from './support/account-words.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    hello: 'Bonjour, Dre Camille Zzexpert',
    title: 'Rapport d’évaluation médicale',
    subtitle: 'CNESST, médecin évaluateur',
    navigation: 'Navigation du formulaire',
    sections: 'Sections du rapport',
    collapse: 'Replier la navigation',
    actions: 'Actions du formulaire',
    counted: [/^Brouillons ?1$/u, /^Copies ?1$/u, /^Formulaires sauvegardés ?2$/u],
    bar: ['Sauvegarder', 'Sauvegarder une copie', 'Charger', 'Imprimer', 'Exporter en Word', 'Effacer'],
    footer: ['Aperçu', 'Exporter en PDF', 'Exporter en Word'],
    reviewed: 'Les examens suivants ont été consultés.',
    improve: /^Améliorer/u,
    drafts: 'Brouillons (1)',
    lastSave: /^Dernière sauvegarde\s?: \d/u,
    load: /^Charger Zzdraft/u,
    clear: 'Tout effacer',
    progress: /^Sections complètes/u,
  },
  en: {
    hello: 'Hello, Dre Camille Zzexpert',
    title: 'Medical evaluation report',
    subtitle: 'CNESST, evaluating physician',
    navigation: 'Form navigation',
    sections: 'Sections of the report',
    collapse: 'Collapse navigation',
    actions: 'Form actions',
    counted: [/^Drafts ?1$/u, /^Copies ?1$/u, /^Saved forms ?2$/u],
    bar: ['Save', 'Save a copy', 'Load', 'Print', 'Export Word', 'Clear'],
    footer: ['Preview', 'Export PDF', 'Export Word'],
    reviewed: 'The following examinations were reviewed.',
    improve: /^Improve/u,
    drafts: 'Drafts (1)',
    lastSave: /^Last saved: \d/u,
    load: /^Load Zzdraft/u,
    clear: 'Clear all',
    progress: /^Sections complete/u,
  },
} as const;

const ANCHORS = ['A', 'B', 'C', ...Array.from({ length: 12 }, (_, index) => index + 1)].map(
  (number) => `#section${number}`,
);

describe.each(languagesOf(import.meta.filename))('the page of the form in %s', (language) => {
  const text = TEXTS[language];
  const { undo, forms } = EDITOR_WORDS[language];
  const stage = prepareStage();
  const open = (options?: Parameters<typeof stage.openReport>[1]): Promise<ReportPage> =>
    stage.openReport(language, options);

  it('has its header, navigation with counts, sections, button bar and footer', async () => {
    const { page, field } = await open({
      before: async (fresh) => {
        // A second try of this test finds those of the first one.
        const saved = await fresh.request.get(`${stage.url}/api/saved-forms`);
        if ((await saved.text()).includes('Zzdraft')) return;
        for (const [title, formType] of [
          ['Zzdraft', 'draft'],
          ['Zzcopy', 'copy'],
        ]) {
          await fresh.request.post(`${stage.url}/api/saved-forms`, {
            data: { title, formData: { emploi: 'Zzloaded' }, retentionDays: 7, formType },
          });
        }
      },
    });
    const header = page.getByRole('banner');
    await header.getByText(text.subtitle).waitFor();
    await header.getByRole('heading', { name: text.title }).waitFor();
    const back = header.getByRole('link', { name: ACCOUNT_WORDS[language].back });
    expect(await back.getAttribute('href')).toBe('/forms');

    const aside = page.getByRole('complementary', { name: text.navigation });
    await aside.getByRole('link', { name: text.hello }).waitFor();
    await aside.getByRole('button', { name: ACCOUNT_WORDS[language].logout }).waitFor();
    for (const name of text.counted) await aside.getByRole('button', { name }).waitFor();
    const [save, copy, , print, , clear] = text.bar;
    for (const name of [print, text.footer[1], save, copy, clear])
      await aside.getByRole('button', { name, exact: true }).waitFor();
    const links = aside.getByRole('navigation', { name: text.sections }).getByRole('link');
    const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(anchors).toEqual(ANCHORS);
    await links.nth(ANCHORS.indexOf('#section11')).click();
    await expect
      .poll(() => page.locator('#section11').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(200);

    // Every section is open until it is closed.
    expect(await page.locator('main details[id^=section]:not([open])').count()).toBe(0);
    await page.locator('#section11 summary').click();
    await field('conclusionResume').waitFor({ state: 'hidden' });
    await page.locator('#sectionA').getByText('Nil', { exact: true }).waitFor();
    expect(await page.locator('#sectionA input:not([type=checkbox])').count()).toBe(0);
    for (const shown of ['Dre Camille Zzexpert', '99901', '514 555-0199'])
      await page.locator('#sectionB').getByText(shown, { exact: true }).waitFor();
    expect(await page.locator('#sectionB :is(input, textarea)').count()).toBe(0);
    await page.locator('#section10').getByText(text.reviewed).waitFor();
    await expect.poll(() => page.getByRole('button', { name: text.improve }).count()).toBeGreaterThan(20);
    await header.getByRole('heading', { name: 'Ilda Zzorvane' }).waitFor();
    expect(await page.getByRole('main').locator('footer').getByRole('button').allTextContents()).toEqual(
      text.footer,
    );

    await page.emulateMedia({ media: 'print' });
    expect(await aside.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    const toolbar = page.getByRole('toolbar', { name: text.actions });
    expect(await toolbar.isVisible()).toBe(false);
    await aside.getByRole('button', { name: text.collapse }).click();
    await expect.poll(() => aside.locator('p').innerText()).toMatch(/^\D*0\D*$/u);
    // Folded, each section is still one press away.
    const numbers = links.locator('span[class*=font-serif]');
    expect(await numbers.allTextContents()).toEqual(ANCHORS.map((anchor) => anchor.replace('#section', '')));
    await page.setViewportSize({ width: 900, height: 900 });
    expect([await aside.isVisible(), await toolbar.isVisible()]).toEqual([false, true]);
    const buttons = await toolbar.getByRole('button').allTextContents();
    expect(text.bar.filter((name) => !buttons.includes(name))).toEqual([]);
  });

  it('keeps an edit on the device, loads a form over it, clears it after a question, and undoes both', async () => {
    const { page, field, say } = await open();
    await page
      .getByText(say('newVisit', { name: 'Ilda Zzorvane' }))
      .first()
      .waitFor();
    await field('emploi').fill('Zztyped');
    await page.getByText(say('onThisDevice')).first().waitFor();
    await page.getByRole('main').locator('footer').getByText(text.lastSave).waitFor();
    await page.getByRole('button', { name: forms }).first().click();
    const list = page.getByRole('dialog');
    const titles = list.getByRole('listitem').filter({ hasText: /Zz(?:draft|copy)/u });
    await expect.poll(() => titles.count()).toBe(2);
    const search = list.getByRole('searchbox');
    await search.fill('ZZCÖPY');
    await expect.poll(() => titles.allTextContents()).toEqual([expect.stringContaining('Zzcopy')]);
    await search.fill('');
    await list.getByRole('combobox').selectOption('title');
    await expect
      .poll(() => titles.allTextContents())
      .toEqual([expect.stringContaining('Zzcopy'), expect.stringContaining('Zzdraft')]);
    await list.getByRole('button', { name: 'Copies (1)' }).click();
    await expect.poll(() => titles.allTextContents()).toEqual([expect.stringContaining('Zzcopy')]);
    await list.getByRole('button', { name: text.drafts }).click();
    await expect.poll(() => titles.allTextContents()).toEqual([expect.stringContaining('Zzdraft')]);
    await list.getByRole('button', { name: text.load }).click();
    await list.waitFor({ state: 'hidden' });
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText(say('formLoaded')).waitFor();
    expect(await field('emploi').inputValue()).toBe('Zzloaded');
    await toast.getByRole('button', { name: undo }).click();
    expect(await field('emploi').inputValue()).toBe('Zztyped');

    await page.getByRole('main').getByRole('button', { name: text.clear }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(say('confirmClear')).waitFor();
    await question.getByRole('button', { name: text.clear }).click();
    await expect.poll(() => field('emploi').inputValue()).toBe('');
    await toast.getByRole('button', { name: undo }).click();
    expect(await field('emploi').inputValue()).toBe('Zztyped');
  });

  it('keeps keys out of the field while the dialog that a shortcut asked for is on its way', async () => {
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page, field } = await open({
      before: (fresh) =>
        fresh
          .route('**/assets/modal-dialog-*.js', (route) => released.then(() => route.continue()))
          .then(() => undefined),
    });
    await field('emploi').fill('Zzbefore');
    await field('emploi').press('Control+k');
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    expect(await field('emploi').inputValue()).toBe('Zzbefore');
    letGo();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('xyz');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field('emploi').inputValue()).toBe('Zzbefore');
    await expect
      .poll(() => field('emploi').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('gives a dialog the focus although a transition of the page never ends', async () => {
    const { page } = await open();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('h1').evaluate((heading) => {
      heading.dispatchEvent(new TransitionEvent('transitionrun', { bubbles: true, propertyName: 'color' }));
    });
    // A press by a screen reader: the dialog's own way to the focus waits for transitions then.
    await page.getByRole('button', { name: text.progress }).evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
    });
    await dialog.waitFor();
    const isInside = (): Promise<boolean> => dialog.evaluate((one) => one.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    // For some readers the library takes the focus away half a second later: it comes back.
    await dialog.evaluate((one: HTMLElement) => one.blur());
    await expect.poll(isInside).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('moves no name of the navigation while one scrolls', async () => {
    const { page, field } = await open();
    const links = page.getByRole('navigation', { name: text.sections }).getByRole('link');
    const heights = (): Promise<readonly number[]> =>
      links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    // A name that breaks otherwise once its font arrives is not moved by scrolling.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await heights();
    await field('medicationActuelle').fill('Zzdrug');
    await links.nth(ANCHORS.indexOf('#section6')).click();
    await expect
      .poll(() => links.nth(ANCHORS.indexOf('#section6')).getAttribute('aria-current'))
      .toBe('location');
    expect(await heights()).toEqual(before);
  });
});

/** The states of the form that an act or a failure brings up, in both languages, light and dark: axe finds nothing. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writeKept } from './support/device.ts';
import { languagesOf } from './support/languages.ts';
import { overflowAt } from './support/axe.ts';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { listForms, statusOf, writeBeside } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { TOASTS, byIcon, failing, hanging, walkStates } from './support/walk-states.ts';

const NAMES = {
  fr: {
    others: 'La travailleuse est droitière. Elle est consolidée. Sa sœur est gauchère. Elle est retraitée.',
    save: 'Sauvegarder',
    notExamined: 'Non examiné',
    leaveOut: 'Marquer non examiné',
    showFields: /^Afficher les champs/u,
    expired: 'Session expirée',
  },
  en: {
    others: 'She is right-handed. Her knee hurts. Her sister is retired. She is right-handed.',
    save: 'Save',
    notExamined: 'Not examined',
    leaveOut: 'Mark as not examined',
    showFields: /^Show the fields/u,
    expired: 'Session expired',
  },
} as const;

const FORM = '/forms/cnesst-medical';
const stage = prepareStage();

/** The entry of the side navigation with that icon. */
const entry = (page: Page, icon: string): Locator => byIcon(page.locator('aside li'), icon).first();

describe.each(languagesOf(import.meta.filename))('accessibility in %s', (language) => {
  const editor = EDITOR_WORDS[language];
  const names = NAMES[language];

  it('holds for what the form says and asks while one writes', async () => {
    const { page, field, say } = await stage.openReport(language);
    const walk = walkStates(page);
    await field('patientGender').selectOption('male');
    await page.getByRole('button', { name: editor.split }).click();
    await page.getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor();
    await walk.look('a failure in a toast', TOASTS);

    await field('historiqueEvolution').fill(names.others);
    await field('plaintesproblemes').fill('Zzpresent');
    await field('emploi').fill('Zzjob');
    const correct = page.getByRole('button', { name: say('correctAutomatically') });
    await correct.waitFor();
    await walk.look('words of the other gender', 'header', '#main > div > fieldset > div:first-child');
    await walk.dialog('those words in their place', () => correct.click());

    await field('section8Input').fill(editor.subjective);
    await walk.dialog('section 8 shared out', () => page.getByRole('button', { name: editor.split }).click());
    await field('section8Input').fill('Zztext');
    await walk.dialog('section 8 without headings', () =>
      page.getByRole('button', { name: editor.split }).click(),
    );
    await page.locator('#section8').getByRole('button', { name: editor.split }).click();
    await page.getByRole('dialog').getByRole('button', { name: editor.apply }).click();
    await page.getByRole('button', { name: editor.undo, exact: true }).waitFor();
    await walk.look('a toast with the way back', TOASTS);

    await field('conclusionResume').evaluate((element: HTMLTextAreaElement) => {
      element.value = 'x'.repeat(300_000);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.getByRole('alert').filter({ hasText: editor.tooLarge }).waitFor();
    await walk.look('a text that is too large', '#main > div > fieldset > div:first-child');

    await field('rachisFlexion').fill('60');
    await field('conclusionPourcentageAtteinte').fill('3 %');
    const leaveOut = page
      .locator('#region-spine')
      .getByRole('button', { name: names.notExamined, exact: true });
    await walk.dialog('a region with values to be left out', () => leaveOut.click());
    await leaveOut.click();
    await page.getByRole('alertdialog').getByRole('button', { name: names.leaveOut }).click();
    await page.locator(TOASTS).getByText(/\p{L}/u).first().waitFor();
    await walk.look('a region left out, with values', '#region-spine', TOASTS);
    await page.locator('#region-spine').getByRole('button', { name: names.showFields }).click();
    await walk.look('the fields of a region left out', '#region-spine');

    for (const icon of ['printer', 'file-down', 'sliders-horizontal']) {
      await walk.dialog(icon, () => entry(page, icon).click());
    }
    await walk.dialog('save without a title', async () => {
      await entry(page, 'save-all').click();
      await page.getByRole('dialog').getByRole('textbox').fill('');
      await page.getByRole('dialog').getByRole('alert').waitFor();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await walk.look('on a phone');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    expect(walk.faults()).toEqual([]);
  });

  it('holds for saved forms, replaced texts and what could not be saved', async () => {
    const { page, field, saveDraft } = await stage.openReport(language);
    const walk = walkStates(page);
    await field('emploi').fill('Zzjob');
    await saveDraft();
    await page.getByRole('listitem').filter({ hasText: 'Ilda Zzorvane' }).first().waitFor();
    await walk.look('saved, with a recent patient', 'aside', 'header', TOASTS);
    await walk.dialog('the saved forms', async () => {
      await entry(page, 'files').click();
      await byIcon(page.getByRole('dialog'), 'trash-2').first().waitFor();
    });
    await entry(page, 'files').click();
    await byIcon(page.getByRole('dialog'), 'trash-2').first().waitFor();
    await walk.dialog('one to be deleted', () => byIcon(page.getByRole('dialog'), 'trash-2').first().click());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await failing(page, '**/api/saved-forms*');
    await failing(page, '**/api/saved-forms/*');
    await field('emploi').fill('Zzjob again');
    await page.keyboard.press('Control+s');
    await page.getByRole('alertdialog').getByRole('button', { name: names.save, exact: true }).click();
    await statusOf(page).filter({ hasText: DRAFT_WORDS[language].serverError }).waitFor();
    await walk.look('not saved', 'header', TOASTS);
    // Written before the page can send again by itself, which it does soon.
    const [saved] = await listForms(page, stage.url);
    await writeBeside(page, stage.url, saved?.id ?? '', { emploi: 'Zzwritten elsewhere' });
    await page.unroute('**/api/saved-forms*');
    await page.unroute('**/api/saved-forms/*');
    // The next try need not be waited for.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('region', { name: DRAFT_WORDS[language].conflict }).waitFor();
    await walk.look('changed elsewhere', 'header', '#main > div > fieldset > div:first-child');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    await entry(page, 'eraser').click();
    await byIcon(page.getByRole('alertdialog'), 'x').waitFor();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await walk.dialog('replaced texts', () => entry(page, 'history').click());

    expect(walk.faults()).toEqual([]);
  });

  it('holds for what could not be read, and once the session is over', async () => {
    const { page, field } = await stage.openReport(language);
    const walk = walkStates(page);
    await failing(page, '**/api/saved-forms*');
    await page.goto(`${stage.url}${FORM}?draft=00000000-0000-4000-8000-000000000000`);
    await page.getByRole('alert').filter({ hasText: /\p{L}/u }).first().waitFor();
    await walk.look('a draft that is not there', TOASTS);
    await page.goto(`${stage.url}/forms`);
    const formData = { emploi: 5, zzunknown: 'x' };
    await writeKept(page, {
      kind: 'working-report',
      reportId: 'a',
      name: '',
      value: { reportId: 'a', formData },
    });
    await page.evaluate(() => sessionStorage.clear());
    await failing(page, '**/api/recent-patients');
    await page.goto(`${stage.url}${FORM}`);
    await page.getByText('zzunknown').waitFor();
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look(
      'a text that could not be read, patients that could not',
      'aside',
      '#main > div > fieldset > div:first-child',
    );
    await walk.dialog('saved forms that could not be read', async () => {
      await entry(page, 'files').click();
      await page.getByRole('dialog').getByText('Zzfailed').waitFor();
    });
    await hanging(page, '**/api/saved-forms/*');
    await page.goto(`${stage.url}${FORM}?draft=00000000-0000-4000-8000-000000000000`);
    // The page that is on its way itself says so in the same words, before its bar is there.
    await page.getByRole('banner').waitFor();
    await page.locator('#main').getByRole('status').filter({ hasText: '...' }).waitFor();
    await walk.look('a draft on its way', '#main');

    await page.unrouteAll();
    await page.goto(`${stage.url}${FORM}`);
    await field('emploi').waitFor();
    await walk.dialog(
      'the session is over',
      async () => {
        await page.context().clearCookies();
        // The first call to be refused may be another one: the dialog is then there already.
        await entry(page, 'files').dispatchEvent('click');
        await page.getByRole('alertdialog', { name: names.expired }).waitFor();
      },
      () => page.goto('about:blank'),
    );
    expect(walk.faults()).toEqual([]);
  });
});

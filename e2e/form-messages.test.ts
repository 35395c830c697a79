/** What the form says when a draft has expired, when nothing can be copied, opened or exported, and what its save dialog offers. */
import { join } from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import type { ErrorCode } from '@constat/contract/errors';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { actOf } from './support/export-screens.ts';
import { ACCOUNT_WORDS } from './support/account-words.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import { listForms } from './support/open-draft.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();
const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** What the page sends to the server when that is pressed. */
async function sentBy(page: Page, press: Locator): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.url().includes('/api/saved-forms') && /^(?:POST|PUT)$/u.test(sent.method()),
    ),
    press.click(),
  ]);
  return request.postDataJSON();
}

/** How long an entry of that list is marked, measured by the page itself. */
function markedMilliseconds(list: Element): Promise<number> {
  return new Promise((resolve) => {
    let since: number | null = null;
    const observer = new MutationObserver(() => {
      const isMarked = list.querySelector('[aria-current]') !== null;
      if (isMarked) since ??= performance.now();
      if (isMarked || since === null) return;
      observer.disconnect();
      resolve(performance.now() - since);
    });
    observer.observe(list, { subtree: true, childList: true, attributes: true });
  });
}

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = WORDS[language];
  const text = ACCOUNT_WORDS[language];
  const open = (options?: Parameters<typeof stage.openReport>[1]): Promise<ReportPage> =>
    stage.openReport(language, options);

  async function keepDraft(page: Page, title: string): Promise<string> {
    const answer = await page.request.post(`${stage.url}/api/saved-forms`, {
      data: { title, formData: {}, retentionDays: 7, formType: 'draft' },
    });
    expect(answer.status()).toBe(201);
    const { id } = (await answer.json()) as { readonly id: string };
    return id;
  }

  it('an expired draft is not opened by its address either', async () => {
    const { page, say, field } = await open();
    const id = await keepDraft(page, `Zzexpired ${language}`);
    const rows = new Database(join(stage.dataDirectory, 'constat.db'));
    rows.prepare('update saved_forms set expires_at = ? where id = ?').run(Date.now() - 1000, id);
    rows.close();
    await field('emploi').fill('Zzkept');
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}`);
    await toast(page).getByText(say('draftNotLoaded')).waitFor();
    await toast(page).getByText(ERRORS.FORM_EXPIRED.message[language]).waitFor();
    await expect.poll(() => field('emploi').inputValue()).toBe('Zzkept');
    await expect.poll(() => page.url()).toBe(`${stage.url}/forms/cnesst-medical`);
  });

  it('each thing that cannot be done has its own words', async () => {
    const { page, say, field } = await open({
      before: async (fresh) => {
        await fresh.addInitScript(() => {
          globalThis.open = () => null;
        });
      },
    });
    await page.getByRole('button', { name: text.preview }).first().click();
    await toast(page).getByText(say('allowPopups')).waitFor();

    // Nobody gave this page the clipboard.
    await field('conclusionResume').fill('Zzsummary');
    await page.getByRole('button', { name: text.copyConclusion }).click();
    await toast(page).getByText(say('clipboardFailed')).waitFor();

    await page.route('**/api/exports/**', (route) => route.abort());
    for (const [button, failed] of [
      [words.exportPdf, 'pdfFailed'],
      [words.exportWord, 'wordFailed'],
    ] as const) {
      await (await actOf(page, button)).click();
      await page.getByRole('dialog').getByRole('button', { name: text.anyway }).click();
      await toast(page).getByText(say(failed)).waitFor();
    }
    await page.close();

    const printing = await open();
    await printing.page.route('**/api/exports/pdf', (route) => route.abort());
    await (await actOf(printing.page, words.print)).click();
    const [target] = await Promise.all([
      printing.page.waitForEvent('popup'),
      printing.page.getByRole('dialog').getByRole('button', { name: text.anyway }).click(),
    ]);
    await toast(printing.page).getByText(printing.say('printFailed')).waitFor();
    await expect.poll(() => target.isClosed()).toBe(true);
    expect(stage.troubles).toEqual([]);
  });

  it('each failure of the assistance is told where one looks', async () => {
    const { page, field, say } = await open();
    const fail = async (address: string, code: ErrorCode): Promise<string> => {
      const { status, message } = ERRORS[code];
      await page.route(`**${address}`, (route) =>
        route.fulfill({ status, json: { message: message[language], code, requestId: 'r' } }),
      );
      return message[language];
    };
    for (const [name, address, code] of [
      ['historiqueEvolution', '/api/format-section7', 'API_KEY_MISSING'],
      ['section8Input', '/api/format-section8', 'SECTION8_FAILED'],
    ] as const) {
      const sentence = await fail(address, code);
      await field(name).fill('Zztext.');
      await page
        .locator('[data-field]')
        .filter({ has: field(name) })
        .getByRole('button', { name: text.format })
        .click();
      await toast(page).getByText(sentence).waitFor();
      expect(await field(name).inputValue()).toBe('Zztext.');
    }
    const sentence = await fail('/api/generate-section11', 'CONCLUSION_FAILED');
    expect(sentence).toBe(say('conclusionFailed'));
    await page.getByRole('button', { name: text.generate }).click();
    await toast(page).getByText(sentence).waitFor();
    await page.locator('#section11').getByRole('alert').getByText(sentence).waitFor();
  });

  it('a recent patient is marked for three seconds once chosen, and can be removed', async () => {
    const { page, say, saveDraft } = await open();
    await saveDraft();
    const list = page.getByRole('list', { name: text.recent });
    const patient = list.getByRole('button', { name: /^Ilda Zzorvane/u });
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('256px');
    const touched = page.waitForRequest('**/api/recent-patients/access');
    const marked = list.evaluate(markedMilliseconds);
    await patient.click();
    expect((await touched).postDataJSON()).toEqual({ patientName: 'Ilda Zzorvane' });
    await page.getByText(words.draftLoaded).first().waitFor();
    const milliseconds = await marked;
    expect(milliseconds).toBeGreaterThan(2900);
    expect(milliseconds).toBeLessThan(4500);
    await list.getByRole('button', { name: EDITOR_WORDS[language].remove }).first().click();
    await toast(page).getByText(say('patientRemoved')).waitFor();
    await patient.waitFor({ state: 'detached' });
  });

  it('the save dialogs keep the rules of titles and of retention', async () => {
    const { page, say } = await open();
    await page.getByRole('button', { name: text.saveAs }).click();
    let dialog = page.getByRole('dialog', { name: text.saveDraft });
    const title = dialog.getByRole('textbox', { name: text.titleLabel });
    const save = dialog.getByRole('button', { name: words.save, exact: true });
    expect(await title.inputValue()).toMatch(text.defaultTitle);
    await title.fill('');
    await dialog.getByText(say('titleRequired')).waitFor();
    expect(await save.isDisabled()).toBe(true);
    await title.fill('   ');
    expect(await save.isDisabled()).toBe(true);
    await title.fill('');
    await title.pressSequentially('x'.repeat(102));
    expect(await title.inputValue()).toHaveLength(100);
    const slider = dialog.getByRole('slider', { name: text.retention });
    expect(await slider.inputValue()).toBe('7');
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe('8');
    await slider.press('End');
    expect(await slider.inputValue()).toBe('30');
    await slider.press('Home');
    expect(await slider.inputValue()).toBe('1');
    expect(await sentBy(page, save)).toMatchObject({
      title: 'x'.repeat(100),
      formType: 'draft',
      retentionDays: 1,
    });
    await toast(page).getByText(say('draftSaved'), { exact: true }).waitFor();

    await dialog.waitFor({ state: 'hidden' });
    // Once saved, the dialog offers the draft's own title and term, and says which draft it writes.
    const others = page.locator('aside li').filter({ hasText: text.drafts });
    // Of the server: the navigation may still show that of before.
    const count = (await listForms(page, stage.url)).filter(({ formType }) => formType === 'draft').length;
    await page.getByRole('button', { name: text.saveAs }).click();
    await expect
      .poll(async () => [await title.inputValue(), await slider.inputValue()])
      .toEqual(['x'.repeat(100), '1']);
    const update = dialog.getByRole('radio', { name: text.updateDraft });
    expect(await update.isChecked()).toBe(true);
    await title.fill('Zzrenamed');
    expect(await sentBy(page, save)).toMatchObject({ title: 'Zzrenamed', retentionDays: 1 });
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: text.saveAs }).click();
    await title.fill('Zzother');
    await dialog.getByRole('radio', { name: text.anotherDraft }).check();
    expect(await sentBy(page, save)).toMatchObject({ title: 'Zzother' });
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => others.innerText()).toContain(String(count + 1));

    await page.getByRole('button', { name: text.saveCopy }).first().click();
    dialog = page.getByRole('dialog', { name: text.saveCopy });
    await dialog.getByText(text.forEver).waitFor();
    expect(await dialog.getByRole('slider').count()).toBe(0);
    const copy = dialog.getByRole('button', { name: words.save, exact: true });
    expect(await sentBy(page, copy)).toMatchObject({ formType: 'copy', retentionDays: 365 });
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: words.save, exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: words.saveToDraftTitle });
    const confirm = question.getByRole('button', { name: words.save, exact: true });
    expect(await sentBy(page, confirm)).toMatchObject({ formType: 'draft', retentionDays: 30 });
    await toast(page).getByText(say('draftSavedDetail')).waitFor();
  });
});

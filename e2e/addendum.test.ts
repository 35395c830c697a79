/** What can be added to a signed report: an addendum or a new version; its versions, and how long it has to be kept. */
import { message } from '@constat/contract/messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADDENDUM_WORDS } from './support/addendum-words.ts';
import { findInBothSchemes, overflowAt } from './support/axe.ts';
import { notePrinting, savedBy } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { draftIn, listForms, makeDraft, openForm } from './support/open-draft.ts';
import { SIGNABLE, fillSigner, signByApi, signingOf, storedPdf } from './support/sign-by-api.ts';
import { SIGNING_WORDS } from './support/signing-words.ts';
import { prepareStage } from './support/stage.ts';

const password = 'demo-medecin';
const ADDENDUM = 'Zz : la date de la chute est le 3 mai.';
const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

describe.each(languagesOf(import.meta.filename))('what is added to a signed report, in %s', (language) => {
  const texts = ADDENDUM_WORDS[language];
  const words = SIGNING_WORDS[language];
  const stage = prepareStage();
  const openSigned = async (): Promise<{ readonly page: Page; readonly id: string }> => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await signByApi(page, stage.url, id, { method: 'account', password });
    await notePrinting(page);
    await openForm(page, stage.url, id);
    await page.getByRole('heading', { name: words.signedBy }).waitFor();
    return { page, id };
  };
  const button = (within: Page | Locator, name: string | RegExp): Locator =>
    within.getByRole('button', { name, exact: true }).first();

  it('is an addendum, whose text outlives a refusal and a closed dialog, and whose pages are handed over', async () => {
    const { page, id } = await openSigned();
    await button(page, texts.add).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.add });
    const text = dialog.getByRole('textbox', { name: texts.text });
    await button(dialog, texts.sign).click();
    await dialog.getByText(texts.needed).waitFor();
    await expect.poll(() => isFocused(text)).toBe(true);
    await page.keyboard.type(ADDENDUM);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(texts.begun).waitFor();
    await page.reload();
    await page.getByText(texts.begun).waitFor();
    await button(page, texts.add).click();
    expect(await text.inputValue()).toBe(ADDENDUM);
    const [shown] = await Promise.all([page.waitForEvent('popup'), button(dialog, texts.show).click()]);
    await shown.waitForFunction(
      () => document.contentType === 'application/pdf' && location.protocol === 'blob:',
    );
    await shown.close();
    await dialog.getByRole('radio', { name: texts.account }).check();
    await dialog.getByRole('checkbox', { name: texts.assent }).check();
    const typed = dialog.getByRole('textbox', { name: words.password });
    await typed.fill('zz');
    await button(dialog, texts.sign).click();
    await expect.poll(() => isFocused(typed)).toBe(true);
    expect(await text.inputValue()).toBe(ADDENDUM);
    expect(await findInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
    await typed.fill(password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: texts.signed }).waitFor();
    const { versions } = await signingOf(page, stage.url, id);
    expect(versions).toMatchObject([{ kind: 'report' }, { kind: 'addendum', text: ADDENDUM }]);
    const [, addendum] = versions;
    if (addendum === undefined) throw new Error('there is no addendum');
    const bytes = await storedPdf(page, stage.url, addendum);
    expect((await savedBy(page, button(dialog, texts.download))).bytes.equals(bytes)).toBe(true);
    await dialog.getByRole('button', { name: texts.close }).last().click();

    await page.getByText(texts.completed).waitFor();
    expect(await page.getByText(texts.begun).count()).toBe(0);
    await page.getByText(texts.versions).click();
    await page.getByRole('listitem').getByText(ADDENDUM).waitFor();
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowAt(page)).toBe(0);
    }
  });

  it('is printed after the report, one window for each; what the browser refuses stays the next', async () => {
    const { page, id } = await openSigned();
    const added = await page.request.post(`${stage.url}/api/saved-forms/${id}/addenda`, {
      data: { method: 'account', proof: { password }, assent: true, text: ADDENDUM },
    });
    expect(added.status()).toBe(201);
    await page.reload();
    await page.getByText(texts.completed).waitFor();
    const { versions } = await signingOf(page, stage.url, id);
    const region = page.getByRole('region', { name: words.signedBy });
    const printing = async (name: string, at: number): Promise<void> => {
      const [printed, answer] = await Promise.all([
        page.waitForEvent('popup'),
        page.waitForResponse((one) => one.url().endsWith('/pdf')),
        region.getByRole('button', { name, exact: true }).click(),
      ]);
      expect(answer.url()).toContain(`/${versions[at]?.id ?? 'none'}/`);
      await printed.waitForFunction(() => document.documentElement.dataset['printed'] === 'application/pdf');
    };
    await page.evaluate(() => {
      const open = window.open.bind(window);
      let isRefused = true;
      window.open = (...asked) => {
        const target = isRefused ? null : open(...asked);
        isRefused = false;
        return target;
      };
    });
    await region.getByRole('button', { name: words.print, exact: true }).click();
    await page.getByText(message('allowPopups', language)).first().waitFor();
    await printing(words.print, 0);
    await printing(texts.printNext, 1);
    await region.getByRole('button', { name: words.print, exact: true }).waitFor();
  });

  it('is an addendum that is printed to be signed by hand', async () => {
    const { page, id } = await openSigned();
    await button(page, texts.add).click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    await dialog.getByRole('textbox', { name: texts.text }).fill(ADDENDUM);
    await dialog.getByRole('radio', { name: texts.byHand }).check();
    await dialog.getByRole('checkbox', { name: texts.assent }).check();
    await dialog.getByRole('textbox', { name: words.password }).fill(password);
    const press = button(dialog, texts.lockAndPrint).click();
    const [printed] = await Promise.all([page.waitForEvent('popup'), press]);
    await printed.waitForFunction(() => document.documentElement.dataset['printed'] === 'application/pdf');
    await dialog.getByRole('heading', { name: texts.locked }).waitFor();
    const { versions } = await signingOf(page, stage.url, id);
    expect(versions[1]).toMatchObject({ kind: 'addendum', method: 'by-hand', text: ADDENDUM });
  });

  it('is a new version, which says what it replaces, and early that it cannot any more', async () => {
    const { page, id } = await openSigned();
    await button(page, texts.correct).click();
    const question = page.getByRole('dialog', { name: texts.question });
    await button(question, texts.newVersion).click();
    await page.getByText(texts.replaces).waitFor();
    const draft = (await listForms(page, stage.url)).find(({ replaces }) => replaces !== undefined);
    expect(draft?.id).not.toBe(id);
    const { field, holds } = draftIn(stage, language, page, draft?.id ?? '');
    expect(await field('emploi').inputValue()).toBe(SIGNABLE.emploi);
    await field('emploi').fill('Zzcorrige');
    await holds('emploi', 'Zzcorrige');

    const other = await page.request.post(`${stage.url}/api/saved-forms/${id}/replacement`);
    expect(other.status()).toBe(201);
    const { id: otherId } = (await other.json()) as { readonly id: string };
    await signByApi(page, stage.url, otherId, { method: 'account', password });
    await openForm(page, stage.url, draft?.id ?? '');
    await page.getByText(texts.replaced).waitFor();
  });

  it('has days to enter, from which its time is told; it is not offered to be erased within it', async () => {
    const { page, id } = await openSigned();
    await page.getByText(texts.missing, { exact: true }).waitFor();
    await button(page, texts.enter).click();
    const dialog = page.getByRole('dialog', { name: texts.term });
    const mandate = dialog.getByLabel(texts.mandate, { exact: true });
    await mandate.fill('1800-01-01');
    await button(dialog, texts.enter).click();
    await dialog.getByText(texts.refused).waitFor();
    await expect.poll(() => isFocused(mandate)).toBe(true);
    await mandate.fill('2031-05-17');
    const judgment = dialog.getByLabel(texts.judgment, { exact: true });
    await judgment.fill('2030-01-01');
    // A day that would not count is not taken without a word.
    const awaited = dialog.getByRole('checkbox', { name: texts.awaited });
    await awaited.check();
    await button(dialog, texts.enter).click();
    await dialog.getByText(texts.twofold).waitFor();
    await expect.poll(() => isFocused(judgment)).toBe(true);
    await awaited.uncheck();
    await dialog.getByText(texts.twofold).waitFor({ state: 'detached' });
    await judgment.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(texts.until).filter({ hasText: '2041' }).waitFor();
    const { term } = await signingOf(page, stage.url, id);
    expect(term).toMatchObject({ mandateEndedOn: '2031-05-17', keptUntil: '2041-05-17', reminder: null });
    expect(await page.getByRole('button', { name: texts.erase }).count()).toBe(0);
  });
});

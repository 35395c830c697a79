/** What the form gives away: the look before it, PDF, print and Word on a letterhead, in a real browser. */
import { ERRORS } from '@constat/contract/errors';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildTemplate, line } from '../apps/server/exports/letterhead/templates.test-data.ts';
import { readPart, readPdf, readWord } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations } from './support/axe.ts';
import {
  PREFILLED,
  actOf,
  give,
  notePrinting,
  pagesShownBy,
  savedBy,
  useExportScreens,
} from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const HEADER = 'Clinique Zz d’orthopédie';

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('exports in %s', (language) => {
  const text = EXPORT_WORDS[language];
  const words = WORDS[language];
  const { open, openProfile, ask, exported, label } = useExportScreens(language, stage);

  it('a new report is looked at before it becomes a PDF, each place one press away', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Zzjob');
    await field('historiqueEvolution').fill(text.blank);
    const dialog = await ask(page, words.exportPdf, text.beforePdf);
    await dialog.getByRole('heading', { name: text.unconfirmed(PREFILLED.length) }).waitFor();
    await dialog.getByRole('button', { name: text.reflexes }).waitFor();
    await dialog.getByRole('heading', { name: text.blanks }).waitFor();
    const blank = dialog.getByRole('button', { name: label('historiqueEvolution') });
    expect(await blank.textContent()).toContain('[…]');
    await dialog.getByRole('button', { name: text.noMandate }).waitFor();
    await dialog.getByRole('listitem').filter({ hasText: text.noTitle }).waitFor();

    await dialog.getByRole('button', { name: text.backToForm }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => actOf(page, words.exportPdf).then(isFocused)).toBe(true);

    await ask(page, words.exportPdf, text.beforePdf);
    await blank.click();
    await expect.poll(() => isFocused(field('historiqueEvolution'))).toBe(true);
    await expect.poll(() => dialog.count()).toBe(0);
    await ask(page, words.exportPdf, text.beforePdf);
    await dialog.getByRole('button', { name: label('dateEvaluation') }).click();
    await expect.poll(() => isFocused(field('dateEvaluation'))).toBe(true);

    const before = await exported(page, words.exportPdf, text.beforePdf);
    expect(before.name).toBe('medical-evaluation.pdf');
    expect(before.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const reading = await readPdf(before.bytes);
    expect(reading.text).toContain('Zzjob');
    expect(reading.text).not.toContain('2+');
    expect(reading.text).not.toContain(label('dateEvaluation'));

    await field('dateEvaluation').fill('2026-03-02');
    await ask(page, words.exportPdf, text.beforePdf);
    await dialog.getByRole('heading', { name: text.unconfirmed(PREFILLED.length - 1) }).waitFor();
    expect(await dialog.getByRole('button', { name: label('dateEvaluation') }).count()).toBe(0);
    const after = await savedBy(page, dialog.getByRole('button', { name: text.anyway }));
    expect((await readPdf(after.bytes)).text).toContain(`${label('dateEvaluation')} ${text.day}`);
  });

  it('a character that the fonts lack is named with its field, and in the PDF', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Soudeur 中');
    await field('historiqueEvolution').fill(text.blank);
    const dialog = await ask(page, words.exportPdf, text.beforePdf);
    await dialog.getByRole('heading', { name: text.glyphs }).waitFor();
    const place = dialog.getByRole('button', { name: label('emploi') });
    expect(await place.textContent()).toContain('U+4E2D');
    expect(await findViolations(page)).toEqual([]);
    await place.click();
    await expect.poll(() => isFocused(field('emploi'))).toBe(true);
    const { bytes } = await exported(page, words.exportPdf, text.beforePdf);
    expect((await readPdf(bytes)).text).toContain('Soudeur [U+4E2D]');

    const word = await ask(page, words.exportWord, text.beforeWord);
    expect(await word.getByRole('heading', { name: text.glyphs }).count()).toBe(0);
    const saved = await savedBy(page, word.getByRole('button', { name: text.anyway }));
    expect(readWord(saved.bytes)).toContain('Soudeur 中');
  });

  it('preview and print show the pages of the PDF in a window of their own, and print opens the dialog there', async () => {
    const { page, field } = await open({ before: notePrinting });
    await field('emploi').fill('Zzprinted 中');
    const preview = await pagesShownBy(page, await actOf(page, text.preview));
    expect(preview.reading.text).toContain('Zzprinted [U+4E2D]');
    expect(preview.reading.language).toMatch(new RegExp(`^${language}`, 'u'));
    const dialog = await ask(page, words.print, text.beforePrint);
    await dialog.getByRole('heading', { name: text.glyphs }).waitFor();
    const anyway = dialog.getByRole('button', { name: text.printAnyway });
    // Said for some seconds only, in which the pages are read too.
    const [{ target, reading }] = await Promise.all([
      pagesShownBy(page, anyway),
      page.getByText(text.printFromKeys).waitFor(),
    ]);
    await target.locator('html[data-printed="application/pdf"]').waitFor();
    expect(reading.text).toBe(preview.reading.text);
    expect(reading.text).not.toContain('2+');
    expect(reading.pages[0]?.join('\n')).toContain(text.workingCopy);
    expect(await preview.target.locator('html[data-printed]').count()).toBe(0);
  });

  it('print names no character by its code unasked, also where the look before it has no answer', async () => {
    const { page, field } = await open({ before: notePrinting });
    await field('emploi').fill('Zzunlooked 中');
    await page.route('**/api/exports/preflight', (route) => route.abort('connectionfailed'));
    const dialog = await ask(page, words.print, text.beforePrint);
    expect(await dialog.getByRole('heading', { name: text.glyphs }).count()).toBe(0);
    const [target] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: text.printAnyway }).click(),
    ]);
    await page.getByText(/\(U\+4E2D\)/u).waitFor();
    await expect.poll(() => target.isClosed()).toBe(true);
  });

  it('an export that takes long says where it stands and can be cancelled, or left by closing its window', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Zzlong');
    await page.route('**/api/exports/pdf', () => undefined);
    const ended = (): Promise<unknown> =>
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/exports/pdf'));
    const asked = (): Promise<unknown> => page.waitForRequest('**/api/exports/pdf');
    const dialog = await ask(page, words.exportPdf, text.beforePdf);
    await Promise.all([asked(), dialog.getByRole('button', { name: text.anyway }).click()]);
    await page.getByText(text.inPreparation).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await Promise.all([ended(), page.getByRole('button', { name: text.cancelExport }).click()]);
    await page.getByText(text.inPreparation).waitFor({ state: 'hidden' });
    expect(await page.getByRole('alert').filter({ hasText: /\S/u }).count()).toBe(0);

    const preview = await actOf(page, text.preview);
    const [target] = await Promise.all([page.waitForEvent('popup'), asked(), preview.click()]);
    await target.getByText(text.inPreparation).waitFor();
    await Promise.all([ended(), target.close()]);
    await page.getByText(text.inPreparation).waitFor({ state: 'hidden' });
  });

  it('cancelled during the look before it, an export opens no dialog', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Zzcancel');
    await page.route('**/api/exports/preflight', () => undefined);
    await (await actOf(page, words.exportPdf)).click();
    await page.getByText(text.inPreparation).waitFor();
    await page.getByRole('button', { name: text.cancelExport }).click();
    await page.getByText(text.inPreparation).waitFor({ state: 'hidden' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('alert').filter({ hasText: /\S/u }).count()).toBe(0);
  });

  it('a phone shows the text of the report instead of its pages', async () => {
    const { page, field } = await open({ before: notePrinting });
    await field('emploi').fill('Zzread');
    await page.setViewportSize({ width: 390, height: 844 });
    const [target] = await Promise.all([
      page.waitForEvent('popup'),
      actOf(page, text.preview).then((press) => press.click()),
    ]);
    await target.getByText(text.copyIsPdf).waitFor();
    await target.getByText('Zzread').waitFor();
    await expect.poll(() => target.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await target.locator('html[data-printed]').count()).toBe(0);
  });

  it('Word stands on the letterhead, at its mark or at its end, until it is removed', async () => {
    const page = await openProfile();
    // A first try that failed has left its letterhead.
    await page.request.delete(`${stage.url}/api/profile/letterhead`);
    await page.reload();
    const clinic = { name: 'Clinique Zz.docx', bytes: Buffer.from(await buildTemplate()) };
    const bare = { name: 'Nu.docx', bytes: Buffer.from(await buildTemplate({ children: [line('Nu')] })) };
    const choose = page.getByRole('button', { name: text.choose });
    const replace = page.getByRole('button', { name: text.replace });
    const said = ERRORS.LETTERHEAD_NO_PLACEHOLDER.message[language];

    await give(page, choose, { name: 'Faux.docx', bytes: Buffer.from('no document') }, DOCX);
    await page.getByText(ERRORS.LETTERHEAD_INVALID.message[language]).waitFor();
    await give(page, choose, clinic, DOCX);
    await page.getByText(text.letterheadSaved).waitFor();
    await page.getByText(text.atMark).waitFor();
    const kept = await savedBy(page, page.getByRole('link', { name: text.download }));
    expect(kept.name).toBe('Clinique Zz.docx');
    expect(readPart(kept.bytes, 'word/header1.xml')).toContain(HEADER);

    const { page: form, field } = await open();
    await field('emploi').fill('Zzwelder');
    const dialog = await ask(form, words.exportWord, text.beforeWord);
    await dialog.getByText(clinic.name).waitFor();
    expect(await dialog.getByRole('checkbox', { name: text.useLetterhead }).isChecked()).toBe(true);
    const atMark = await savedBy(form, dialog.getByRole('button', { name: text.anyway }));
    expect(readPart(atMark.bytes, 'word/header1.xml')).toContain(HEADER);
    expect(readWord(atMark.bytes)).toMatch(/^Confidentiel.*Zzwelder.*Fin du modèle$/su);
    expect(readWord(atMark.bytes)).not.toContain('{{');

    await give(page, replace, bare, DOCX);
    await page.getByText(said).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: text.append }).click();
    await page.getByText(text.atEnd).waitFor();
    await page.getByText(said).waitFor({ state: 'detached' });
    const atEnd = await exported(form, words.exportWord, text.beforeWord);
    expect(readWord(atEnd.bytes)).toMatch(/^Nu.*Zzwelder/su);

    const options = await ask(form, text.options, text.options);
    await options.getByRole('checkbox', { name: text.useLetterhead }).uncheck();
    await form.keyboard.press('Escape');
    const without = await exported(form, words.exportWord, text.beforeWord);
    expect(readWord(without.bytes)).not.toMatch(/^Nu/u);

    await page.getByRole('button', { name: text.removeLetterhead }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.remove, exact: true }).click();
    await choose.waitFor();
    await page.getByText(text.atEnd).waitFor({ state: 'detached' });
  });

  it('no page had an error in its console', () => {
    // The look that is cut off, and the answer of a PDF that lacks a character.
    const meant = /ERR_CONNECTION_FAILED|status of 422/u;
    expect(stage.troubles.filter((trouble) => !meant.test(trouble))).toEqual([]);
  });
});

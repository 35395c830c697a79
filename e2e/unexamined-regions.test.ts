/** Nothing typed leaves an export silently: regions marked as not examined, and what the pre-flight lists, in a real browser. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId, RegionId } from '@constat/report/catalogue';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf, readWord } from '../apps/server/exports/read-back.test-data.ts';
import { pagesShownBy, useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { REGION_WORDS } from './support/region-words.ts';
import { prepareStage } from './support/stage.ts';
import { TOASTS } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Presses Tab until that has the focus; fails when the page has no way there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  expect(await isFocused(target)).toBe(true);
}

const LANGUAGES = languagesOf(import.meta.filename);

describe.each(LANGUAGES)('what is typed is printed, or said not to be, in %s', (language) => {
  const texts = REGION_WORDS[language];
  const words = EXPORT_WORDS[language];
  const acts = WORDS[language];
  const { open, ask, exported, label } = useExportScreens(language, stage);

  const titleOf = (region: RegionId): string =>
    MEDICAL_EVALUATION.regions.find(({ id }) => id === region)?.group.title?.[language] ?? '';
  const part = (page: Page, region: RegionId): Locator => page.locator(`#region-${region}`);
  const press = (page: Page, region: RegionId, name: string | RegExp): Promise<void> =>
    part(page, region).getByRole('button', { name, exact: true }).click();
  const isMarked = (page: Page, region: RegionId, name: string | RegExp): Promise<string | null> =>
    part(page, region).getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
  const undo = (page: Page): Promise<void> =>
    page.getByRole('button', { name: texts.undo, exact: true }).click();
  const listedPlace = (dialog: Locator, id: FieldId): Locator =>
    dialog.getByRole('button', { name: label(id) }).first();

  it('a value typed in a region that was not examined marks it, prints, and is undone with the mark', async () => {
    const { page, field } = await open();
    const title = titleOf('spine');
    await press(page, 'spine', acts.notExamined);
    // It holds prefilled values alone: nothing is asked.
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await expect.poll(() => field('rachisFlexion').isVisible()).toBe(false);

    await press(page, 'spine', acts.showFields);
    await field('rachisPalpation').pressSequentially('Zzlumbar');
    await page.getByText(texts.marked(title)).waitFor();
    expect(await isMarked(page, 'spine', texts.examined)).toBe('true');
    expect(await isFocused(field('rachisPalpation'))).toBe(true);
    await undo(page);
    await expect.poll(() => isMarked(page, 'spine', acts.notExamined)).toBe('true');
    expect(await field('rachisPalpation').inputValue()).toBe('');

    await field('rachisPalpation').fill('Zzlumbar');
    await expect.poll(() => isMarked(page, 'spine', texts.examined)).toBe('true');
    const { bytes } = await exported(page, acts.exportPdf, words.beforePdf);
    expect((await readPdf(bytes)).text).toContain('Zzlumbar');
    const dialog = await ask(page, acts.print, words.beforePrint);
    expect(await dialog.getByRole('heading', { name: texts.listed }).count()).toBe(0);
    const paper = await pagesShownBy(page, dialog.getByRole('button', { name: words.printAnyway }));
    expect(paper.reading.text).toContain('Zzlumbar');
  });

  it('a list, a paste and the normals of a table mark their region; emptying and prefilled values do not', async () => {
    const { page, field } = await open();
    for (const region of ['hips', 'knees', 'neuroLower'] as const) {
      await press(page, region, acts.notExamined);
      await press(page, region, acts.showFields);
    }
    await field('piedsForceL5Droit').selectOption('');
    await field('piedsForceL5Droit').press('Tab');
    expect(await isMarked(page, 'neuroLower', acts.notExamined)).toBe('true');
    await field('piedsForceL5Droit').selectOption('4/5');
    await page.getByText(texts.marked(titleOf('neuroLower'))).waitFor();

    await field('hanchesPalpation').focus();
    await field('hanchesPalpation').evaluate(() => document.execCommand('insertText', false, 'Zzpasted'));
    await page.getByText(texts.marked(titleOf('hips'))).waitFor();

    await part(page, 'knees').locator('table').first().getByRole('button', { name: texts.normals }).click();
    await page.getByText(texts.marked(titleOf('knees'))).waitFor();
    await undo(page);
    await expect.poll(() => isMarked(page, 'knees', acts.notExamined)).toBe('true');
    expect(await part(page, 'knees').getByText(texts.count(1)).count()).toBe(0);
  });

  it('a region with typed values asks before it is left out, names them, and gives them back', async () => {
    const { page, field } = await open();
    const title = titleOf('spine');
    await field('rachisFlexion').fill('60');
    await field('rachisPalpation').fill('Zzlumbar');
    const question = page.getByRole('alertdialog', { name: texts.question(title) });
    await press(page, 'spine', acts.notExamined);
    await question.getByText(texts.count(2)).waitFor();
    const named = question.getByRole('listitem');
    expect(await named.allInnerTexts()).toEqual([
      expect.stringContaining('Zzlumbar'),
      expect.stringContaining('60°'),
    ]);
    expect(await named.first().innerText()).toContain(label('rachisPalpation'));
    await question.getByRole('button', { name: texts.keep }).click();
    await question.waitFor({ state: 'detached' });
    expect(await isMarked(page, 'spine', texts.examined)).toBe('true');

    await press(page, 'spine', acts.notExamined);
    await question.getByRole('button', { name: texts.leave }).click();
    await page.getByText(texts.left(title)).waitFor();
    expect(await isMarked(page, 'spine', acts.notExamined)).toBe('true');
    await part(page, 'spine').getByText(texts.count(2)).waitFor();
    expect(await field('rachisFlexion').isVisible()).toBe(false);
    await undo(page);
    await expect.poll(() => isMarked(page, 'spine', texts.examined)).toBe('true');

    await press(page, 'spine', acts.notExamined);
    await question.getByRole('button', { name: texts.leave }).click();
    await press(page, 'spine', texts.examined);
    expect(await field('rachisFlexion').inputValue()).toBe('60');
    expect(await field('rachisPalpation').inputValue()).toBe('Zzlumbar');
  });

  it('a long list is cut short, with the number of the others', async () => {
    const { page } = await open();
    await part(page, 'knees').locator('table').first().getByRole('button', { name: texts.normals }).click();
    await press(page, 'knees', acts.notExamined);
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    const count = Number(/\d+/u.exec(await question.locator('p').first().innerText())?.[0]);
    expect(await question.getByRole('listitem').count()).toBe(7);
    await question.getByText(texts.more(count - 6)).waitFor();
  });

  it('a draft of before: the region says how many values it keeps, the pre-flight lists each and leads there', async () => {
    const { page, field, saveDraft } = await open();
    await field('rachisFlexion').fill('60');
    await field('conclusionPourcentageAtteinte').fill('Zz3 %');
    await press(page, 'spine', acts.notExamined);
    await page.getByRole('alertdialog').getByRole('button', { name: texts.leave }).click();
    await saveDraft();
    await page.reload();
    await part(page, 'spine').getByText(texts.count(1)).waitFor();

    const dialog = await ask(page, acts.exportPdf, words.beforePdf);
    await dialog.getByRole('heading', { name: texts.listed }).waitFor();
    const percentage = dialog.getByRole('listitem').filter({ hasText: new RegExp(texts.wordOnly, 'iu') });
    await percentage.getByText('Zz3').waitFor();
    const flexion = dialog
      .getByRole('listitem')
      .filter({ hasText: titleOf('spine') })
      .first();
    expect(await flexion.innerText()).toContain('60°');
    await flexion.getByRole('button', { name: label('rachisFlexion') }).click();
    await expect.poll(() => isFocused(field('rachisFlexion'))).toBe(true);
    expect(await isMarked(page, 'spine', acts.notExamined)).toBe('true');

    // What is exported as it stands lacks both in PDF, and the value of the region alone in Word.
    const before = await exported(page, acts.exportPdf, words.beforePdf);
    expect((await readPdf(before.bytes)).text).not.toMatch(/60°|Zz3/u);
    const word = await ask(page, acts.exportWord, words.beforeWord);
    expect(await word.getByText(new RegExp(texts.wordOnly, 'iu')).count()).toBe(0);
    await listedPlace(word, 'rachisFlexion').waitFor();
    await page.keyboard.press('Escape');
    await word.waitFor({ state: 'detached' });

    await field('rachisFlexion').fill('65');
    await page.getByText(texts.marked(titleOf('spine'))).waitFor();
    // The notification lies over the buttons at the foot of the page, and stays while the pointer is on it.
    await page.locator(TOASTS).getByRole('button').last().click();
    const after = await exported(page, acts.exportWord, words.beforeWord);
    expect(readWord(after.bytes)).toContain('65°');
    expect(readWord(after.bytes)).toContain('Zz3');
  });

  it('by keyboard alone: fold a region, unfold it, type in it, undo, and answer the question', async () => {
    const { page, field } = await open();
    const button = (name: string | RegExp): Locator =>
      part(page, 'hips').getByRole('button', { name, exact: true });
    await part(page, 'hips').getByRole('heading').first().focus();
    await tabTo(page, button(acts.notExamined));
    await page.keyboard.press('Enter');
    await tabTo(page, button(acts.showFields));
    await page.keyboard.press('Enter');
    await tabTo(page, field('hanchesPalpation'));
    await page.keyboard.type('Zzhip');
    await page.getByText(texts.marked(titleOf('hips'))).waitFor();
    expect(await field('hanchesPalpation').inputValue()).toBe('Zzhip');

    await part(page, 'hips').getByRole('heading').first().focus();
    await tabTo(page, button(acts.notExamined));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: texts.question(titleOf('hips')) });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(button(acts.notExamined))).toBe(true);
    expect(await isMarked(page, 'hips', texts.examined)).toBe('true');
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: texts.leave }));
    await page.keyboard.press('Enter');
    await part(page, 'hips').getByText(texts.count(1)).waitFor();

    // The palette leads into the folded region.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(`${label('hanchesPalpation')} ${titleOf('hips')}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(field('hanchesPalpation'))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('.');
    await expect.poll(() => isMarked(page, 'hips', texts.examined)).toBe('true');
    expect(await field('hanchesPalpation').inputValue()).toContain('Zzhip');
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

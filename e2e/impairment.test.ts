/** The table of impairments and the sequelae of section 12 in a real browser: loaded, typed by the keyboard, computed, kept, printed. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FICTIONAL_CSV } from '../packages/report/rules/impairment/fictional-table.test-data.ts';
import { readWord } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations, overflowAt } from './support/axe.ts';
import { useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { IMPAIRMENT_WORDS } from './support/impairment-words.ts';
import type { Part } from './support/impairment-words.ts';
import { languagesOf } from './support/languages.ts';
import { makeDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/gu, ' ').trim();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const stage = prepareStage();
  const text = IMPAIRMENT_WORDS[language];
  const { open, exported } = useExportScreens(language, stage);

  const choose = async (page: Page, button: string, content: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles({ name: 'bareme.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  };
  const sequelaeOn = (page: Page) => {
    const group = page.getByRole('group', { name: text.group });
    const part = (name: Part, number: number) => group.getByLabel(text.part(name, number), { exact: true });
    const rows = group.getByRole('table', { name: text.calculation }).getByRole('row');
    const lines = async () => (await rows.allTextContents()).map(plain);
    return { group, part, lines };
  };

  it('without a table the percentages are typed, and what is missing is said', async () => {
    const { page, saveDraft } = await open({
      before: (opened) => opened.setViewportSize({ width: 390, height: 844 }),
    });
    const { group, part, lines } = sequelaeOn(page);
    await group.getByRole('button', { name: text.add }).focus();
    await page.keyboard.press('Enter');
    await part('sequela', 1).fill('Zzséquelle');
    await group.getByText(text.none).waitFor();
    await expect.poll(async () => plain(await group.textContent())).toContain(text.missing);
    await part('percent', 1).fill('2,5');
    await group.getByLabel(text.dpjv).fill('0.1');
    await expect.poll(async () => (await lines()).at(-1)).toContain(language === 'fr' ? '2,60 %' : '2.60%');
    expect(await overflowAt(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await saveDraft();
    await page.reload();
    await expect.poll(() => part('sequela', 1).inputValue()).toBe('Zzséquelle');
    expect(await group.getByLabel(text.dpjv).inputValue()).toBe('0.1');
  });

  it.each(['Enter', 'button'] as const)(
    'what is typed after asking twice for a row (%s) stands in the blank row',
    async (asked) => {
      const { page } = await open();
      const { group, part } = sequelaeOn(page);
      const add = group.getByRole('button', { name: text.add });
      const ask = () => (asked === 'Enter' ? part('sequela', 1).press('Enter') : add.click());
      await add.click();
      await part('sequela', 1).fill('Zzraideur');
      await ask();
      await part('code', 2).waitFor();
      await ask();
      await page.keyboard.type('ZZ');
      expect(await part('code', 2).inputValue()).toBe('ZZ');
      // Neither does a later letter of the first row lead away from it.
      await part('sequela', 1).press('End');
      await page.keyboard.type(' du zygon');
      expect(await part('sequela', 1).inputValue()).toBe('Zzraideur du zygon');
      expect(await part('code', 2).inputValue()).toBe('ZZ');
    },
  );

  it('a table is loaded; codes bring percentages, articles add them up, and a later table changes nothing by itself', async () => {
    const office = await stage.newPage(language);
    // A first try that failed has left its table.
    await office.request.delete(`${stage.url}/api/impairment-table`);
    const walk = walkStates(office);
    await office.goto(`${stage.url}/administration`);
    await office.getByRole('link', { name: text.see }).click();
    await office.getByRole('button', { name: text.load }).waitFor();
    await walk.look('no table');
    await choose(office, text.load, FICTIONAL_CSV.replace('2,5', '-2,5'));
    await expect
      .poll(async () => plain(await office.getByRole('alert').textContent()))
      .toContain(text.negative);
    await walk.look('a file that is no table');
    await choose(office, text.load, FICTIONAL_CSV);
    await office.getByRole('row').filter({ hasText: 'ZZ-80' }).waitFor();
    await walk.look('a table');

    const { page, field, saveDraft } = await open();
    const { group, part, lines } = sequelaeOn(page);
    await group.getByRole('button', { name: text.add }).click();
    await group.getByText(text.lookedUp).waitFor();
    await part('code', 1).fill('zz-01');
    await part('side', 1).selectOption('left');
    await group.getByLabel(text.prior(1)).check();
    await part('code', 1).press('Enter');
    await expect
      .poll(() => part('code', 2).evaluate((control) => control === document.activeElement))
      .toBe(true);
    await part('code', 2).fill('ZZ-02');
    await part('measure', 2).fill('50');
    await part('side', 2).selectOption('right');
    await expect.poll(() => part('sequela', 2).inputValue()).toBe(text.description);
    await part('code', 2).press('Enter');
    await part('nature', 3).selectOption('pe');
    await part('code', 3).fill('ZZ-80');
    await expect.poll(async () => (await lines()).at(-1)).toMatch(text.total);
    expect((await lines()).some((line) => text.bilaterality.test(line))).toBe(true);

    const upwards = group.getByRole('button', { name: text.up(2) });
    await upwards.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => part('code', 1).inputValue()).toBe('ZZ-02');
    const isFocused = (name: string) =>
      group.getByRole('button', { name }).evaluate((button) => button === document.activeElement);
    await expect.poll(() => isFocused(text.up(1))).toBe(true);

    await group.getByRole('button', { name: text.remove(3) }).click();
    await page.getByText(text.removed).waitFor();
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(async () => (await lines()).at(-1)).toMatch(text.total);

    await field('conclusionPourcentageAtteinte').fill('Zz 10 %');
    await expect.poll(async () => plain(await group.textContent())).toContain(text.differs);
    expect(await field('conclusionPourcentageAtteinte').inputValue()).toBe('Zz 10 %');
    expect(await findViolations(page)).toEqual([]);

    const word = await exported(page, WORDS[language].exportWord, EXPORT_WORDS[language].beforeWord);
    const printed = readWord(word.bytes).replaceAll(/\s/gu, '');
    for (const words of text.printed) expect(printed).toContain(words.replaceAll(/\s/gu, ''));

    await saveDraft();
    const later = FICTIONAL_CSV.replace('ESSAI-1', 'ESSAI-2').replace('7,25', '8,25');
    await choose(office, text.replace, later);
    await office.getByRole('alertdialog').getByRole('button', { name: text.confirmReplace }).click();
    await office.getByText('ESSAI-2').waitFor();
    await page.reload();
    await group.getByText(text.later).waitFor();
    await expect.poll(async () => (await lines()).at(-1)).toMatch(text.total);
    await group.getByRole('button', { name: text.retake }).click();
    await expect.poll(async () => (await lines()).at(-1)).toMatch(text.retaken);
    await part('sequela', 3).fill('Zzlater');
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(async () => (await lines()).at(-1)).toMatch(text.total);
    expect(await part('sequela', 3).inputValue()).toBe('Zzlater');
    expect(walk.faults()).toEqual([]);
  });

  it('a draft of the third version is offered them, and keeps its percentage', async () => {
    const page = await stage.newPage(language, 'medecin');
    const formData = { patientName: 'Zoé Zzbefore', conclusionPourcentageAtteinte: 'Zz 2 %' };
    const id = await makeDraft(page, stage.url, formData, 3);
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}`);
    const percentage = page.locator('[name=conclusionPourcentageAtteinte]');
    await expect.poll(() => percentage.inputValue()).toBe('Zz 2 %');
    const { group } = sequelaeOn(page);
    expect(await group.count()).toBe(0);
    await page.getByRole('button', { name: text.addFields }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.addFields }).click();
    await group.getByRole('button', { name: text.add }).waitFor();
    expect(await percentage.inputValue()).toBe('Zz 2 %');
  });
});

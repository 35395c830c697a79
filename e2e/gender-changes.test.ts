/** What a change of gender would change, word by word, before anything changes: in a real browser, in both languages. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    key: 'f',
    job: ['Soudeur', 'Soudeuse'],
    history:
      'Le travailleur présente une raideur. Il est inquiet. Il reste une douleur.\nSon frère est retraité. Il est droitier.',
    changes: [
      'Soudeur → Soudeuse',
      'Le travailleur → La travailleuse présente une raideur.',
      'Il → Elle est inquiet.',
      'Il est inquiet → inquiète. Il reste une',
    ],
    refused: 'inquiet → inquiète',
    doubts: ['Il → Elle', 'droitier → droitière'],
    /** The last word but one refused. */
    changed:
      'La travailleuse présente une raideur. Elle est inquiet. Il reste une douleur.\nSon frère est retraité. Il est droitier.',
    toast: 'Soudeur → Soudeuse, Le travailleur → La travailleuse, Il → Elle',
    proposed: 'Changements proposés',
    toCheck: 'À vérifier',
    show: /^Voir dans le texte Il$/u,
    doubtful: 'Il',
  },
  en: {
    key: 'f',
    job: ['A 45-year-old man', 'A 45-year-old woman'],
    history: 'The worker says he is tired. His back hurts.\nHis brother is retired. He is right-handed.',
    changes: [
      'A 45-year-old man → woman',
      'The worker says he → she is tired.',
      'he is tired. His → Her back hurts.',
      'His → Her brother is retired.',
    ],
    refused: 'His → Her back',
    doubts: ['He → She'],
    changed: 'The worker says she is tired. His back hurts.\nHer brother is retired. He is right-handed.',
    toast: 'man → woman, he → she, His → Her',
    proposed: 'Proposed changes',
    toCheck: 'To check',
    show: /^Show in the text He$/u,
    doubtful: 'He',
  },
} as const;

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 40 && !(await isFocused()); pressed += 1) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
}

describe.each(languagesOf(import.meta.filename))('the words that a gender changes in %s', (language) => {
  const text = TEXTS[language];
  const editor = EDITOR_WORDS[language];
  const stage = prepareStage();
  const fill = async (): Promise<ReportPage> => {
    const form = await stage.openReport(language);
    if (language === 'en')
      await form.page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    await form.field('emploi').fill(text.job[0]);
    await form.field('historiqueEvolution').fill(text.history);
    return form;
  };
  const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: editor.otherGenderTitle });

  it('are shown before they change, and one is refused alone', async () => {
    const { page, field, say } = await fill();
    await field('patientGender').selectOption('female');
    const dialog = dialogOf(page);
    const proposed = dialog.getByRole('region', { name: text.proposed });
    for (const change of text.changes) {
      expect(await proposed.getByRole('checkbox', { name: change }).isChecked()).toBe(true);
    }
    expect(await proposed.getByRole('checkbox').count()).toBe(text.changes.length);
    const toCheck = dialog.getByRole('region', { name: text.toCheck });
    expect(await toCheck.getByRole('checkbox').count()).toBe(text.doubts.length);
    for (const doubt of text.doubts) {
      expect(await toCheck.getByRole('checkbox', { name: doubt }).isChecked()).toBe(false);
    }
    expect(await field('emploi').inputValue()).toBe(text.job[0]);
    await proposed.getByRole('checkbox', { name: text.refused }).uncheck();
    await dialog.getByRole('button', { name: say('correctAutomatically') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field('emploi').inputValue()).toBe(text.job[1]);
    await expect.poll(() => field('historiqueEvolution').inputValue()).toBe(text.changed);
    await page.getByText(text.toast).waitFor();
    // What was refused is not asked again.
    await page.getByRole('button', { name: say('correctAutomatically') }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: editor.undo, exact: true }).click();
    await expect.poll(() => field('emploi').inputValue()).toBe(text.job[0]);
    await expect.poll(() => field('historiqueEvolution').inputValue()).toBe(text.history);
    await page.getByRole('button', { name: say('correctAutomatically') }).waitFor();
  });

  it('stay as they are where they are in doubt, one press away from their place', async () => {
    const { page, field } = await fill();
    await field('patientGender').selectOption('female');
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: text.show }).click();
    await dialog.waitFor({ state: 'detached' });
    const selected = (): Promise<readonly string[]> =>
      field('historiqueEvolution').evaluate((element: HTMLTextAreaElement) => {
        const { selectionStart, selectionEnd, value } = element;
        const before = value.slice(0, selectionStart).split('\n').length;
        return [
          element === document.activeElement ? value.slice(selectionStart, selectionEnd) : '',
          String(before),
        ];
      });
    await expect.poll(selected).toEqual([text.doubtful, '2']);
    expect(await field('historiqueEvolution').inputValue()).toBe(text.history);
  });

  it('are taken or left with the keyboard alone', async () => {
    const { page, field, say } = await fill();
    await field('patientGender').focus();
    await page.keyboard.press(text.key);
    const dialog = dialogOf(page);
    await dialog.waitFor();
    await tabTo(page, dialog.getByRole('checkbox', { name: text.refused }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: say('correctAutomatically') }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field('historiqueEvolution').inputValue()).toBe(text.changed);
    await expect
      .poll(() => field('patientGender').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});

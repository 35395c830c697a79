/** What is doubtful in a dictated report: its choices, and its marks over a reload until somebody has looked at it. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const { inMargin, cell, phrase, own, unsure, choices, said, other } = {
    fr: {
      inMargin: { name: 'Marge\u00A0: Historique et évolution', doubts: /^Mots douteux/u },
      cell: '115',
      phrase: 'genou droit flexion active cent quinze',
      own: 'cent quinze',
      unsure: 'quinze',
      choices: ['Garder «\u00A0115°\u00A0»', '105°', '150°', '15°', 'Vider la case'],
      said: 'Dit\u00A0: genou droit flexion active cent quinze',
      other: 'cent trente',
    },
    en: {
      inMargin: { name: 'Margin: History and evolution', doubts: /^Doubtful words/u },
      cell: '115',
      phrase: 'right knee active flexion one hundred fifteen',
      own: 'one hundred fifteen',
      unsure: 'fifteen',
      choices: ['Keep “115°”', '150°', '15°', 'Empty the cell'],
      said: 'Said: right knee active flexion one hundred fifteen',
      other: 'one hundred thirty',
    },
  }[language];

  it('a word and a cell are marked after a reload, reached by a key, and gone once they are kept', async () => {
    const { page, field } = await stage.openReport(language);
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    const history = field('historiqueEvolution');
    const flexion = field('genouxFlexionDroitActif');
    await history.click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByRole('button', { name: text.stop }).waitFor();
    speech.say(text.history[0], { unsure: [text.unsure] });
    await expect.poll(() => history.inputValue()).toContain(text.unsure);
    await field('genouxFlexionDroitPassif').click();
    speech.say(phrase, { unsure: [unsure] });
    await expect.poll(() => flexion.inputValue()).toBe(cell);
    const marked = async (): Promise<readonly unknown[]> => [
      await page.locator('.spoken-doubt').allInnerTexts(),
      await flexion.getAttribute('data-spoken'),
    ];
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(marked).toEqual([[text.unsure], 'doubt']);
    expect(await strip.count()).toBe(0);

    const selected = (): Promise<string> =>
      history.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
    // The margin of the text names it with what stands around it, and leads to it.
    const margin = page.getByRole('complementary', { name: inMargin.name });
    await margin.getByRole('heading', { name: inMargin.doubts }).waitFor();
    await margin.getByRole('button', { name: text.unsure }).press('Enter');
    await expect.poll(selected).toBe(text.unsure);
    await history.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));

    await page.keyboard.press('F8');
    await strip.getByText(text.unsure, { exact: true }).waitFor();
    await expect.poll(selected).toBe(text.unsure);
    await strip.getByRole('button', { name: text.keep, exact: true }).click();
    await strip.getByText(own, { exact: true }).waitFor();
    await expect.poll(marked).toEqual([[], 'doubt']);
    await margin.getByRole('heading', { name: inMargin.doubts }).waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(marked).toEqual([[], 'doubt']);
    // A number that is typed anew has been looked at.
    await flexion.fill('120');
    await expect.poll(marked).toEqual([[], null]);
    await page.reload();
    await expect.poll(() => flexion.inputValue()).toBe('120');
    expect(await marked()).toEqual([[], null]);
    expect(stage.troubles).toEqual([]);
  });

  it('the choices of a doubtful cell are taken by key, by press and by voice, and what was said is shown', async () => {
    const { page, field } = await stage.openReport(language);
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    const flexion = field('genouxFlexionDroitActif');
    const buttons = strip.locator('[data-doubt-choices]').getByRole('button');
    await field('genouxFlexionDroitPassif').click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByRole('button', { name: text.stop }).waitFor();
    const sayDoubtful = async (): Promise<void> => {
      speech.say(phrase, { unsure: [unsure] });
      await expect.poll(() => flexion.getAttribute('data-spoken')).toContain('doubt');
      await expect.poll(() => flexion.inputValue()).toBe(cell);
    };
    const isSettled = (): Promise<boolean> =>
      flexion.evaluate((control) => !(control.dataset['spoken'] ?? '').includes('doubt'));

    await sayDoubtful();
    await page.keyboard.press('F8');
    await expect.poll(() => buttons.allInnerTexts()).toEqual(choices);
    await expect.poll(() => page.getByRole('tooltip').innerText()).toBe(said);
    await expect.poll(() => flexion.evaluate((control) => control === document.activeElement)).toBe(true);
    // A digit alone is typed into the cell; after F4 it takes a choice.
    await page.keyboard.press('F4');
    await expect
      .poll(() => buttons.first().evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press('2');
    await expect.poll(() => flexion.inputValue()).toBe(choices[1]?.replace('°', ''));
    await expect.poll(isSettled).toBe(true);
    await expect.poll(() => flexion.evaluate((control) => control === document.activeElement)).toBe(true);

    await sayDoubtful();
    await page.keyboard.press('F8');
    await buttons.last().click();
    await expect.poll(() => flexion.inputValue()).toBe('');

    await sayDoubtful();
    await page.keyboard.press('F8');
    await expect.poll(() => buttons.count()).toBe(choices.length);
    speech.say(other);
    await expect.poll(() => flexion.inputValue()).toBe('130');
    await expect.poll(isSettled).toBe(true);

    await sayDoubtful();
    await page.keyboard.press('F8');
    await expect.poll(() => buttons.count()).toBe(choices.length);
    speech.say(text.keep.toLowerCase());
    await expect.poll(isSettled).toBe(true);
    expect(await flexion.inputValue()).toBe(cell);
    expect(stage.troubles).toEqual([]);
  });
});

/** What is doubtful in a dictated report stays marked when it is opened again, until somebody has looked at it. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const { cell, phrase, unsure } = {
    fr: { cell: '115', phrase: 'genou droit flexion active cent quinze', unsure: 'quinze' },
    en: { cell: '115', phrase: 'right knee active flexion one hundred fifteen', unsure: 'fifteen' },
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

    await page.keyboard.press('F8');
    await strip.getByText(text.unsure, { exact: true }).waitFor();
    const selected = await history.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(text.unsure);
    await strip.getByRole('button', { name: text.keep, exact: true }).click();
    await strip.getByText(phrase, { exact: true }).waitFor();
    await expect.poll(marked).toEqual([[], 'doubt']);
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
});

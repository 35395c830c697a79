/** Templates of the report are inserted by their name while one dictates over the form. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const WORDS = {
  fr: {
    insert: 'insère le modèle',
    palpation: /^La travailleuse|^Elle ne rapporte/u,
    normal: 'insère le modèle normal',
    which: 'Quel modèle ?',
    choice: /^Normal · Inspection/u,
  },
  en: {
    insert: 'insert the template',
    palpation: /^She reports/u,
    normal: 'insert the normal template',
    which: 'Which template?',
    choice: /^Normal · Inspection/u,
  },
} as const;

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const words = WORDS[language];

  it('writes that of the field in the worker’s gender, takes it back, and asks which one elsewhere', async () => {
    const { page, field } = await stage.openReport(language);
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    const palpation = field('genouxPalpation');
    await field('patientGender').selectOption('female');
    await palpation.click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByRole('button', { name: text.stop }).waitFor();
    speech.say(words.insert);
    await expect.poll(() => palpation.inputValue()).toMatch(words.palpation);
    await strip.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(() => palpation.inputValue()).toBe('');
    await field('historiqueEvolution').click();
    speech.say(words.normal);
    await strip.getByText(words.which).waitFor();
    await strip.getByRole('button', { name: words.choice }).first().click();
    await expect.poll(() => field('rachisInspection').inputValue()).not.toBe('');
    expect(await field('historiqueEvolution').inputValue()).toBe('');
    expect(stage.troubles).toEqual([]);
  });
});

/** A dictation microphone with buttons works the dictation over the form. */
import { describe, expect, it } from 'vitest';
import { plugInPowerMic, POWER_MIC, pressPowerMic } from './support/fake-power-mic.ts';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];

  it('records, steps to the next field and takes back what was written', async () => {
    const { page, field } = await stage.openReport(language, { before: plugInPowerMic });
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    await field('historiqueEvolution').click();
    await page.getByRole('button', { name: text.dictate }).waitFor();
    await pressPowerMic(page, POWER_MIC.record);
    await strip.getByRole('button', { name: text.stop }).waitFor();
    speech.say(text.history[1]);
    await expect.poll(() => field('historiqueEvolution').inputValue()).not.toBe('');
    await pressPowerMic(page, POWER_MIC.undo);
    await expect.poll(() => field('historiqueEvolution').inputValue()).toBe('');
    await pressPowerMic(page, POWER_MIC.next);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('section8Input');
    await pressPowerMic(page, POWER_MIC.record);
    await strip.getByRole('button', { name: text.again, exact: true }).waitFor();
    expect(stage.troubles).toEqual([]);
  });
});

/** A dictation microphone with buttons works the dictation over the form. */
import { describe, expect, it } from 'vitest';
import { plugInPowerMic, POWER_MIC, pressPowerMic } from './support/fake-power-mic.ts';
import { findInBothSchemes } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];

  it('records, steps to the next field and takes back what was written', async () => {
    let letGo = (): void => {};
    const known = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page, field } = await stage.openReport(language, {
      before: async (opened) => {
        await plugInPowerMic(opened);
        await opened.route('**/api/speech/status', (route) => known.then(() => route.continue()));
      },
    });
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    await field('historiqueEvolution').click();
    // A press before it is known whether anything can be dictated is answered, and the cursor is not blamed.
    await pressPowerMic(page, POWER_MIC.record);
    await page.getByText(text.notReady, { exact: true }).waitFor();
    letGo();
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

  it('records after a press that came before the page could read its buttons', async () => {
    let letGo = (): void => {};
    const pressed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isHeldBack = false;
    const { page, field } = await stage.openReport(language, {
      before: async (opened) => {
        await plugInPowerMic(opened);
        await opened.route('**/assets/form-dictation-*.js', async (route) => {
          isHeldBack = true;
          await pressed;
          await route.continue();
        });
      },
    });
    await expect.poll(() => isHeldBack).toBe(true);
    await field('historiqueEvolution').click();
    await pressPowerMic(page, POWER_MIC.record);
    letGo();
    const strip = page.getByRole('region', { name: text.strip });
    await strip.getByRole('button', { name: text.stop }).waitFor();
    expect(stage.troubles).toEqual([]);
  });

  it('says that the microphone is refused and what to do, and writes nothing', async () => {
    const { page, field } = await stage.openReport(language, {
      before: async (opened) => {
        await opened.addInitScript(() => {
          navigator.mediaDevices.getUserMedia = () =>
            Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
        });
      },
    });
    const strip = page.getByRole('region', { name: text.strip });
    await field('historiqueEvolution').click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByText(text.refused).waitFor();
    expect(await strip.getByRole('button', { name: text.stop }).count()).toBe(0);
    expect(await field('historiqueEvolution').inputValue()).toBe('');
    expect(await findInBothSchemes(page, ['section[data-form-strip]'])).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });
});

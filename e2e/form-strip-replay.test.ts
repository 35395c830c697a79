/** A doubtful place is heard by a press: the sound that is played is that of its words. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { reachTime } from './support/reach-time.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav, RISING_TONE, risingTone } from './support/wav.ts';

const stage = prepareSpeakingStage(buildWav([risingTone(60)]));

/** Keeps the sounds that the page plays. */
function keepSounds(): void {
  const blobs = new Map<string, Blob>();
  const played: Blob[] = [];
  const name = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    const url = name(blob);
    blobs.set(url, blob);
    return url;
  };
  const play = Reflect.get(HTMLMediaElement.prototype, 'play');
  HTMLMediaElement.prototype.play = function playAndKeep(this: HTMLMediaElement) {
    const blob = blobs.get(this.src);
    if (blob !== undefined) played.push(blob);
    return play.call(this);
  };
  /** Hertz and seconds of each sound that was played. */
  const heard = async (): Promise<readonly { hertz: number; seconds: number }[]> => {
    const context = new OfflineAudioContext(1, 1, 48_000);
    return Promise.all(
      played.map(async (blob) => {
        const { duration, sampleRate, ...rest } = await context
          .decodeAudioData(await blob.arrayBuffer())
          .then((audio) => ({
            duration: audio.duration,
            sampleRate: audio.sampleRate,
            samples: audio.getChannelData(0),
          }));
        const crossings = rest.samples.reduce(
          (count, sample, at, all) => count + (sample >= 0 === (all[at - 1] ?? sample) >= 0 ? 0 : 1),
          0,
        );
        return { hertz: (crossings * sampleRate) / (2 * rest.samples.length), seconds: duration };
      }),
    );
  };
  Object.assign(globalThis, { heard });
}

const heardOn = (page: Page): Promise<readonly { hertz: number; seconds: number }[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: () => Promise<never> }).heard());

/** The second of the microphone's file in which such a tone sounds. */
const secondOf = (hertz: number): number => (hertz - RISING_TONE.firstHz) / RISING_TONE.hzPerSecond;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const phrases: Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>> = {
    fr: [
      ['genou droit flexion active cent quinze', 'quinze'],
      ['passive cent vingt', 'vingt'],
    ],
    en: [
      ['right knee active flexion one hundred fifteen', 'fifteen'],
      ['passive one hundred twenty', 'twenty'],
    ],
  };

  it('each doubtful number has its own sound', async () => {
    const { page, field } = await stage.openReport(language, {
      before: async (opened) => {
        await opened.addInitScript(keepSounds);
      },
    });
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    const cells = [field('genouxFlexionDroitActif'), field('genouxFlexionDroitPassif')];
    await field('genouxExtensionDroitPassif').click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByRole('button', { name: text.stop }).waitFor();
    await reachTime(page, '00:03');
    for (const [index, [phrase, unsure]] of phrases[language].entries()) {
      // It was said before it is answered: its sound is on the device.
      speech.say(phrase, { unsure: [unsure], agoMs: 3_000 });
      await expect.poll(() => cells[index]?.inputValue()).not.toBe('');
    }
    const seconds: number[] = [];
    for (const [index] of phrases[language].entries()) {
      await page.keyboard.press('F8');
      await expect
        .poll(() => cells[index]?.evaluate((control) => control === document.activeElement))
        .toBe(true);
      await strip.getByRole('button', { name: text.listen, exact: true }).click();
      await expect.poll(async () => (await heardOn(page)).length).toBe(index + 1);
      const sound = (await heardOn(page))[index];
      expect(sound?.seconds).toBeLessThan(3);
      seconds.push(secondOf(sound?.hertz ?? 0));
    }
    const said = speech.saidMs.map((ms) => ms / 1_000);
    // The recording begins a moment after the microphone, the same for both.
    const offsets = seconds.map((second, index) => second - (said[index] ?? 0));
    expect(Math.abs((offsets[1] ?? 0) - (offsets[0] ?? 0))).toBeLessThan(0.5);
    expect(stage.troubles).toEqual([]);
  });
});

/** A report is not signed before the last word of a dictation is in it. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav, risingTone } from './support/wav.ts';

const stage = prepareSpeakingStage(buildWav([risingTone(60)]));
const TEXTS = {
  fr: { review: 'Relecture', act: 'Signer et verrouiller', why: /^Une dictée est en cours/u },
  en: { review: 'Review', act: 'Sign and lock', why: /^Dictation is under way/u },
} as const;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const texts = TEXTS[language];
  const strip = STRIP_WORDS[language];

  it('a report is signed once the dictation is stopped, and not before', async () => {
    const { page, field } = await stage.openReport(language);
    await scriptSpeech(page);
    await field('genouxExtensionDroitPassif').click();
    await page.getByRole('button', { name: strip.dictate }).click();
    const dictation = page.getByRole('region', { name: strip.strip });
    const stop = dictation.getByRole('button', { name: strip.stop });
    // What is shorter than a second holds nothing to recognise.
    await dictation.getByText(/^00:(?:0[2-9]|[1-5]\d)$/u).waitFor();
    await page.getByRole('button', { name: texts.review, exact: true }).first().click();
    const sign = page.getByRole('main').getByRole('button', { name: texts.act, exact: true });
    await page.getByText(texts.why).waitFor();
    await expect.poll(() => sign.getAttribute('aria-disabled')).toBe('true');
    const held: (() => void)[] = [];
    await page.route('**/api/recordings/*/segments/*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fallback();
    });
    await stop.click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await stop.waitFor({ state: 'detached' });
    // The microphone is closed, and the last words are being recognised.
    await page.getByText(texts.why).waitFor();
    expect(await sign.getAttribute('aria-disabled')).toBe('true');
    await page.unroute('**/api/recordings/*/segments/*');
    for (const release of held) release();
    await page.getByText(texts.why).waitFor({ state: 'detached' });
    await expect.poll(() => sign.getAttribute('aria-disabled')).not.toBe('true');
  });
});

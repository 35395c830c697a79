/** A report is not signed while something is being dictated: what is said is not in it yet. */
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
    const stop = page.getByRole('region', { name: strip.strip }).getByRole('button', { name: strip.stop });
    await stop.waitFor();
    await page.getByRole('button', { name: texts.review, exact: true }).first().click();
    const sign = page.getByRole('main').getByRole('button', { name: texts.act, exact: true });
    await page.getByText(texts.why).waitFor();
    await expect.poll(() => sign.getAttribute('aria-disabled')).toBe('true');
    await stop.click();
    await page.getByText(texts.why).waitFor({ state: 'detached' });
    await expect.poll(() => sign.getAttribute('aria-disabled')).not.toBe('true');
  });
});

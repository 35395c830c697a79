/** The lock while one dictates into a field: what was said is kept, and what is overheard is not. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { coverOf } from './support/locked-page.ts';
import { scriptRecognition } from './support/scripted-recognition.ts';
import type { Scripted } from './support/scripted-recognition.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: { dictate: 'Dicter dans le champ', stop: 'Arrêter la dictée' },
  en: { dictate: 'Dictate into the field', stop: 'Stop dictation' },
} as const;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXTS[language];
  const stage = prepareStage();

  it('stops, writes what was being said into its field, and nothing that is said beneath the cover', async () => {
    const { page, field } = await stage.openReport(language, {
      before: async (fresh) => {
        await fresh.addInitScript(scriptRecognition);
        await fresh.addInitScript(() => {
          const { SpeechRecognition } = globalThis as unknown as { readonly SpeechRecognition: object };
          Object.assign(SpeechRecognition, { available: () => Promise.resolve('available') });
        });
      },
    });
    const say = (said: string, isFinal: boolean): Promise<void> =>
      page.evaluate(
        ([spoken, isDone]) => (globalThis as unknown as Scripted).recognition.say(spoken, isDone),
        [said, isFinal] as const,
      );
    const history = field('historiqueEvolution');
    await history.click();
    await page.getByRole('button', { name: text.dictate }).click();
    await page.getByRole('button', { name: text.stop }).waitFor();
    await say('Zzavant', true);
    await expect.poll(() => history.inputValue()).toContain('Zzavant');
    await say('Zzpendant', false);
    await history.press('Alt+Shift+L');
    const cover = await coverOf(page, language);
    await say('Zzentendu', true);
    await cover.unlock();
    await cover.isGone();
    await page.getByRole('button', { name: text.dictate }).waitFor();
    await expect.poll(() => history.inputValue()).toMatch(/^Zzavant zzpendant$/iu);
    expect(stage.troubles).toEqual([]);
  });
});

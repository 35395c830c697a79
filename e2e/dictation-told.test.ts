/** That the worker was told of the dictation: ticked while dictating, dated in section 3, kept with the report. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const TOLD = {
  fr: {
    box: 'Dictée annoncée au travailleur',
    at: 'Dictée annoncée le',
    note: /^Annoncée à \d+ h \d\d$/u,
  },
  en: { box: 'Worker told of the dictation', at: 'Worker told on', note: /^Told at \d+:\d\d$/u },
} as const;

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TOLD[language];

  it('is ticked in the strip, dated in section 3, changed there, and kept on the server', async () => {
    const { page, field, saveDraft } = await stage.openReport(language);
    const section = page.locator('#section3');
    const box = section.getByRole('checkbox', { name: text.box });
    const at = section.getByLabel(text.at, { exact: true });
    await field('emploi').focus();
    await page.getByRole('button', { name: STRIP_WORDS[language].dictate }).click();
    const strip = page.getByRole('region', { name: STRIP_WORDS[language].strip });
    expect([await box.isChecked(), await at.count()]).toEqual([false, 0]);
    await strip.getByRole('checkbox', { name: text.box }).check();
    await strip.getByText(text.note).waitFor();
    // A press in the strip leaves the caret where it is.
    expect(await field('emploi').evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await box.isChecked()).toBe(true);
    const today = await page.evaluate(() => new Date().toLocaleDateString('fr-CA'));
    expect(await at.inputValue()).toMatch(new RegExp(`^${today}T\\d\\d:\\d\\d$`, 'u'));
    await at.fill('2026-07-20T09:05');
    await strip.getByRole('button', { name: STRIP_WORDS[language].stop }).click();
    await saveDraft();
    await page.reload();
    await expect.poll(() => at.inputValue()).toBe('2026-07-20T09:05');
    const forms = (await (await page.request.get(`${stage.url}/api/saved-forms`)).json()) as readonly {
      readonly id: string;
    }[];
    const kept = await page.request.get(`${stage.url}/api/saved-forms/${forms[0]?.id}`);
    expect(await kept.json()).toMatchObject({ meta: { dictationToldAt: '2026-07-20T09:05' } });
    await box.uncheck();
    await at.waitFor({ state: 'detached' });
    await page.reload();
    await field('emploi').waitFor();
    expect([await box.isChecked(), await at.count()]).toEqual([false, 0]);
    expect(stage.troubles).toEqual([]);
  });
});

/** A dictation that comes back into the form: where its text goes, and how section 8 is shared out, in a real browser. */
import { describe, expect, it } from 'vitest';
import { readKept } from './support/device.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import { leaveDictation } from './support/leave-dictation.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const SUBJECTIVE = {
  fr: 'Plaintes : douleur au genou droit.\nImpact sur les AVQ : ne cuisine plus.',
  en: 'Complaints: right knee pain.\nImpact on activities of daily living: no longer cooks.',
} as const;

describe.each(languagesOf(import.meta.filename))('a dictation that comes back in %s', (language) => {
  const subjective = SUBJECTIVE[language];
  const { doubtfulSubjective, doubtfulLine, proposedSplit, apply } = EDITOR_WORDS[language];
  const stage = prepareStage();
  const open = (): Promise<ReportPage> => stage.openReport(language);

  it('shows a doubtful distribution of a dictation before it is applied', async () => {
    const { page, field } = await open();
    if (language === 'en') await page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    await leaveDictation(page, 'section8Input', doubtfulSubjective);
    const dialog = page.getByRole('dialog', { name: proposedSplit });
    await dialog.getByRole('listitem').getByText(doubtfulLine, { exact: true }).waitFor();
    expect(await field('impactAvq').inputValue()).toBe('');
    await dialog.getByRole('button', { name: apply }).click();
    await expect.poll(() => field('impactAvq').inputValue()).not.toBe('');
    await expect.poll(() => field('plaintesproblemes').inputValue()).toContain(doubtfulLine);
  });

  it.each([
    ['no answer', undefined],
    ['an error of the server', 502],
  ] as const)(
    'a split of section 8 that fails with %s changes nothing, and is told',
    async (_name, status) => {
      const { page, field, say } = await open();
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(String(error)));
      if (language === 'en')
        await page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
      const parts = ['appreciationEvolution', 'plaintesproblemes', 'impactAvq'];
      for (const part of parts) await field(part).fill(`Zzbefore ${part}`);
      await page.route('**/api/ai/distribute-section8', (route) =>
        status === undefined
          ? route.abort()
          : route.fulfill({
              status,
              json: { message: 'Zzfailed', code: 'DISTRIBUTION_FAILED', requestId: 'r-1' },
            }),
      );
      await leaveDictation(page, 'section8Input', subjective);
      const toast = page.getByRole('region', { name: 'Notifications' });
      await toast.getByText(say('distributionFailed')).waitFor();
      await toast.getByText(say('originalTextUsed')).waitFor();
      expect(await field('section8Input').inputValue()).toBe(subjective);
      for (const part of parts) expect(await field(part).inputValue()).toBe(`Zzbefore ${part}`);
      expect(uncaught).toEqual([]);
    },
  );

  it('takes a dictation back, shares section 8 out, and keeps the text when that fails', async () => {
    const { page, field, say } = await open();
    const comeBack = (name: string, result: string): Promise<void> => leaveDictation(page, name, result);
    if (language === 'en') await page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    await field('antecedentsAutres').fill('Zzbefore');
    await comeBack('antecedentsAutres', 'Zzafter');
    await expect.poll(() => field('antecedentsAutres').inputValue()).toBe('Zzbefore\n\nZzafter');
    await expect.poll(() => readKept(page, 'hand-back')).toEqual([]);

    await field('section8Input').fill('Zzbefore');
    await comeBack('section8Input', subjective);
    await expect.poll(() => field('section8Input').inputValue()).toBe(subjective);
    await expect.poll(() => field('impactAvq').inputValue()).not.toBe('');
    await expect.poll(() => field('plaintesproblemes').inputValue()).not.toBe('');

    await page.route('**/api/ai/distribute-section8', (route) => route.abort());
    await comeBack('section8Input', `${subjective} Zzmore.`);
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText(say('distributionFailed')).waitFor();
    await toast.getByText(say('originalTextUsed')).waitFor();
    expect(await field('section8Input').inputValue()).toContain('Zzmore.');
    await page.close();

    const seventh = await open();
    await seventh.field('historiqueEvolution').fill('Zzbefore');
    await leaveDictation(seventh.page, 'section7', 'Zzhistory.');
    await expect.poll(() => seventh.field('historiqueEvolution').inputValue()).toBe('Zzhistory.');
  });
});

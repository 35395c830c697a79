/** Gender, section 8 and the size of a field, in a real browser on a real server, in both languages. */
import { describe, expect, it } from 'vitest';
import { EDITOR_WORDS } from './support/editor-words.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';

describe.each(['fr', 'en'] as const)('the report editor in %s', (language) => {
  const text = EDITOR_WORDS[language];
  const stage = prepareStage();
  const open = (options?: Parameters<typeof stage.openReport>[1]): Promise<ReportPage> =>
    stage.openReport(language, options);

  it('follows the chosen gender, warns of the other one, and undoes', async () => {
    const { page, field, say } = await open();
    if (language === 'en') await page.locator('select:has(option[lang="en"])').selectOption('en');
    await field('emploi').fill(text.job[0]);
    await field('historiqueEvolution').fill(text.history[0]);
    expect(await field('examenDominance').isDisabled()).toBe(true);
    expect(await field('examenDominance').locator('option').first().textContent()).toBe(
      say('selectGenderFirst'),
    );
    await field('patientGender').selectOption('female');
    expect(await field('emploi').inputValue()).toBe(text.job[1]);
    expect(await field('examenDominance').locator('option').allTextContents()).toHaveLength(4);
    const correct = page.getByRole('button', { name: say('correctAutomatically') });
    await correct.click();
    expect(await field('historiqueEvolution').inputValue()).toBe(text.history[1]);
    await correct.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    expect(await field('historiqueEvolution').inputValue()).toBe(text.history[0]);
    await page.getByRole('button', { name: say('ignore') }).click();
    await correct.waitFor({ state: 'hidden' });
    await page.locator('button', { hasText: language === 'fr' ? 'État général' : 'General state' }).click();
    expect(await field('observationGenerale').inputValue()).toContain(text.template);
  });

  it('shares section 8 out by its headings after a preview', async () => {
    const { page, field, say } = await open();
    const split = page.getByRole('button', { name: text.split, exact: true });
    await split.click();
    await page.getByText(say('textToFormat')).waitFor();
    await field('section8Input').fill(text.subjective);
    await split.click();
    await page.getByRole('dialog').getByRole('button', { name: text.apply }).click();
    expect(await field('plaintesproblemes').inputValue()).toBe(text.parts[0]);
    expect(await field('impactAvq').inputValue()).toBe(text.parts[1]);
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    expect(await field('impactAvq').inputValue()).toBe('');
  });

  it('refuses 10 MB in a field, and keeps what it held', async () => {
    const { page, field } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await field('historiqueEvolution').fill('Chute.');
    await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(10_000_000)));
    await field('historiqueEvolution').press('Control+v');
    await page.getByText(text.tooLarge).waitFor();
    expect(await field('historiqueEvolution').inputValue()).toBe('Chute.');
  });
});

/** Gender, section 8 and the size of a field, in a real browser on a real server, in both languages. */
import { describe, expect, it } from 'vitest';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

describe.each(languagesOf(import.meta.filename))('the report editor in %s', (language) => {
  const text = EDITOR_WORDS[language];
  const stage = prepareStage();
  const open = (options?: Parameters<typeof stage.openReport>[1]): Promise<ReportPage> =>
    stage.openReport(language, options);

  it('follows the chosen gender, warns of the other one, and undoes', async () => {
    const { page, field, say } = await open();
    if (language === 'en') await page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    await field('emploi').fill(text.job[0]);
    await field('historiqueEvolution').fill(text.history[0]);
    expect(await field('examenDominance').isDisabled()).toBe(true);
    expect(await field('examenDominance').locator('option').first().textContent()).toBe(
      say('selectGenderFirst'),
    );
    await field('patientGender').selectOption('female');
    // Nothing that the physician wrote changes before it was shown.
    const words = page.getByRole('dialog', { name: text.otherGenderTitle });
    await words.locator('mark').first().waitFor();
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'detached' });
    expect(await field('emploi').inputValue()).toBe(text.job[0]);
    expect(await field('examenDominance').locator('option').allTextContents()).toHaveLength(4);
    // Wherever the physician works, the bar that stays in sight leads to each word.
    await field('conclusionResume').focus();
    await page.getByRole('button', { name: text.otherGender }).click();
    await words.getByRole('button', { name: say('correctAutomatically') }).click();
    await words.waitFor({ state: 'detached' });
    expect(await field('emploi').inputValue()).toBe(text.job[1]);
    expect(await field('historiqueEvolution').inputValue()).toBe(text.history[1]);
    const correct = page.getByRole('button', { name: say('correctAutomatically') });
    await correct.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    expect(await field('emploi').inputValue()).toBe(text.job[0]);
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
    await page.getByText(text.nothingToSplit).waitFor();
    await page.getByRole('button', { name: text.format }).click();
    await page.getByText(say('textRequired')).waitFor();
    await page.getByText(say('textToFormat')).waitFor();
    await field('section8Input').fill(text.subjective);
    await split.click();
    await page.getByRole('dialog').getByRole('button', { name: text.apply }).click();
    await expect.poll(() => field('plaintesproblemes').inputValue()).toBe(text.parts[0]);
    await expect.poll(() => field('impactAvq').inputValue()).toBe(text.parts[1]);
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(() => field('impactAvq').inputValue()).toBe('');
  });

  it('names a line that looks like an unknown heading before section 8 is shared out', async () => {
    const { page, field } = await open();
    await field('section8Input').fill(text.doubtfulSubjective);
    await page.getByRole('button', { name: text.split, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text.unknownHeading).waitFor();
    await dialog.getByRole('listitem').getByText(text.doubtfulLine, { exact: true }).waitFor();
    expect(await field('impactAvq').inputValue()).toBe('');
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect
      .poll(() => field('plaintesproblemes').inputValue())
      .toBe(`${text.parts[0]}\n${text.doubtfulLine}`);
    await expect.poll(() => field('impactAvq').inputValue()).toBe(text.parts[1]);
  });

  it('tells replaced texts apart, and brings one field back alone', async () => {
    const { page, field, say } = await open();
    if (language === 'en') await page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    await field('emploi').fill(text.job[0]);
    await field('historiqueEvolution').fill(text.history[0]);
    await field('observationGenerale').fill('Zzobserved before.');
    await field('patientGender').selectOption('female');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('correctAutomatically') })
      .click();
    await page.locator('button', { hasText: language === 'fr' ? 'État général' : 'General state' }).click();
    await field('impactAvq').fill('Zzsince');
    await page.getByRole('button', { name: text.replaced }).click();
    const dialog = page.getByRole('dialog', { name: text.replaced });
    const row = dialog.getByRole('listitem').filter({ hasText: text.acts[0] });
    await row.getByText('Zzobserved before.').waitFor();
    expect(await row.innerText()).toContain('9');
    await dialog.getByText(text.acts[1], { exact: true }).waitFor();
    await row.getByRole('button', { name: text.bringBack }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field('observationGenerale').inputValue()).toBe('Zzobserved before.');
    expect(await field('impactAvq').inputValue()).toBe('Zzsince');
    expect(await field('patientGender').inputValue()).toBe('female');
  });

  it('names a table by its title alone', async () => {
    const { page } = await open();
    const table = page.getByRole('table', { name: text.table, exact: true });
    await expect.poll(() => table.count()).toBe(1);
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

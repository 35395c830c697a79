/** Gender, section 8 and the size of a field, in a real browser on a real server, in both languages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { openReport } from './support/report-page.ts';
import type { ReportPage } from './support/report-page.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';

describe.each(['fr', 'en'] as const)('the report editor in %s', (language) => {
  const text = EDITOR_WORDS[language];
  const data = mkdtempSync(join(tmpdir(), 'constat-editor-'));
  let server: RunningServer;
  let browser: TestBrowser;
  const opened: Page[] = [];
  const open = async (options: Parameters<typeof openReport>[3] = {}): Promise<ReportPage> => {
    const report = await openReport(browser, server.url, language, options);
    opened.push(report.page);
    return report;
  };

  beforeAll(async () => {
    browser = await openBrowser(buildWav([1]));
    server = await startServer(data);
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

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

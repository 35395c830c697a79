/** What was dictated and deleted by hand is listed before an export: heard, looked up, settled, by the keyboard alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOf } from './support/export-screens.ts';
import { findViolations, overflowAt } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { startFakeSpeechServer } from './support/fake-speech-server.ts';
import type { AnsweredWord, FakeSpeechServer } from './support/fake-speech-server.ts';
import { languagesOf } from './support/languages.ts';
import { reachTime } from './support/reach-time.ts';
import { RECORD_WORDS } from './support/record-words.ts';
import { openReport } from './support/report-page.ts';
import type { ReportPage } from './support/report-page.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');

const TEXTS = {
  fr: {
    spoken: 'La flexion est à 60 degrés. Le Lachman est positif à droite.',
    kept: 'La flexion est à 60°.',
    changed: 'La flexion est à 55°. Le Lachman est positif à droite.',
    absent: 'Dicté, absent du rapport',
    edited: 'Dicté autrement',
    play: 'Écouter «\u00A0Le Lachman est positif à droite.\u00A0»',
    go: /^Aller à la section/u,
    mine: /^Retiré par moi/u,
    undo: /^Annuler\s: /u,
    noted: 'Noté; ce passage ne sera plus signalé.',
    instead: /55°/u,
  },
  en: {
    spoken: 'Flexion is 60 degrees. The Lachman test is positive on the right.',
    kept: 'Flexion is 60°.',
    changed: 'Flexion is 55°. The Lachman test is positive on the right.',
    absent: 'Dictated, not in the report',
    edited: 'Dictated otherwise',
    play: 'Play “The Lachman test is positive on the right.”',
    go: /^Go to the section/u,
    mine: /^I removed this/u,
    undo: /^Undo: /u,
    noted: 'Noted; this passage will not be listed again.',
    instead: /55°/u,
  },
} as const;

function answered(sentence: string): readonly AnsweredWord[] {
  return sentence.split(' ').map((word, at) => [word, 0.5 + at * 0.2, 0.7 + at * 0.2, 0.95]);
}

const LANGUAGES = languagesOf(import.meta.filename);

describe.each(LANGUAGES)('what was dictated and is not in the report (%s)', (language) => {
  const texts = TEXTS[language];
  const words = { ...WORDS[language], ...EXPORT_WORDS[language], ...RECORD_WORDS[language] };
  const data = mkdtempSync(join(tmpdir(), 'constat-spoken-'));
  let engine: FakeSpeechServer;
  let browser: TestBrowser;
  let server: RunningServer;
  let report: ReportPage;
  let page: Page;
  beforeAll(async () => {
    engine = await startFakeSpeechServer(answered(texts.spoken));
    browser = await openBrowser(buildWav([0.5, clip, 20]));
    server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'openai', CONSTAT_SPEECH_URL: engine.url });
    report = await openReport(browser, server.url, language);
    ({ page } = report);
    page.setDefaultTimeout(20_000);
    await page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await engine.stop();
    rmSync(data, { recursive: true, force: true });
  });

  const history = () => report.field('historiqueEvolution');
  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

  async function ask(): Promise<Locator> {
    await (await actOf(page, words.exportPdf)).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.beforePdf });
    await dialog.waitFor();
    return dialog;
  }
  const close = async (dialog: Locator) => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  /** Goes on with the Tab key until the focus is there. */
  async function tabTo(element: Locator): Promise<void> {
    for (let press = 0; press < 200 && !(await isFocused(element)); press += 1)
      await page.keyboard.press('Tab');
    expect(await isFocused(element)).toBe(true);
  }

  it('is nothing while the dictated text stands', async () => {
    await page.getByRole('button', { name: words.dictate }).click();
    await page.getByRole('button', { name: words.startRecording }).click();
    await reachTime(page, '00:04');
    await page.getByRole('button', { name: words.stopRecording }).click();
    const final = page.getByRole('textbox', { name: words.finalText });
    await expect.poll(() => final.inputValue(), { timeout: 20_000 }).toContain('Lachman');
    await page.getByRole('button', { name: words.saveToSection }).click();
    await expect.poll(() => history().inputValue()).toContain('Lachman');
    const dialog = await ask();
    expect(await dialog.getByRole('heading', { name: texts.absent }).count()).toBe(0);
    expect(await dialog.getByRole('heading', { name: texts.edited }).count()).toBe(0);
    await close(dialog);
  });

  it('is listed when its sentence is deleted, is heard, and leads to its section', async () => {
    await history().fill(texts.kept);
    const dialog = await ask();
    await dialog.getByRole('heading', { name: texts.absent }).waitFor();
    expect(await dialog.locator('mark').allInnerTexts()).toContain(
      language === 'fr' ? 'positif' : 'positive',
    );
    expect(await findViolations(page)).toEqual([]);
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize(size);
    const audio = page.waitForResponse((answer) => answer.url().endsWith('/chunks/0/audio'));
    await tabTo(dialog.getByRole('button', { name: texts.play }));
    await page.keyboard.press('Enter');
    expect((await audio).status()).toBe(200);
    await tabTo(dialog.getByRole('button', { name: texts.go }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(history())).toBe(true);
  });

  it('is gone once it is settled, also for the next export, and comes back when that is undone', async () => {
    let dialog = await ask();
    /** Each press is answered before the next: an answer to an earlier one would be taken for its own. */
    const settle = async (): Promise<void> => {
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/settled-facts'));
      await page.keyboard.press('Enter');
      expect((await kept).status()).toBe(204);
    };
    await tabTo(dialog.getByRole('button', { name: texts.mine }));
    await settle();
    await dialog.getByText(texts.noted).waitFor();
    await settle();
    await dialog.getByText(texts.noted).waitFor({ state: 'hidden' });
    expect(await isFocused(dialog.getByRole('button', { name: texts.mine }))).toBe(true);
    await settle();
    await dialog.getByRole('button', { name: texts.undo }).waitFor();
    await close(dialog);
    dialog = await ask();
    expect(await dialog.getByRole('heading', { name: texts.absent }).count()).toBe(0);
    await close(dialog);
  });

  it('is quoted beside the value that stands in its place', async () => {
    await history().fill(texts.changed);
    const dialog = await ask();
    await dialog.getByRole('heading', { name: texts.edited }).waitFor();
    await dialog.locator('mark', { hasText: texts.instead }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await close(dialog);
  });

  it('holds back no export where a recording cannot be read', async () => {
    await history().fill(texts.kept);
    await page.route(/\/api\/recordings\/[\w-]+$/u, (route) => route.abort('connectionfailed'));
    const dialog = await ask();
    expect(await dialog.getByRole('heading', { name: texts.edited }).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words.anyway }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/u);
  });
});

/** From the microphone to a finished report, in both languages: real browser, real server, real recognition. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnhancedAnswer } from '@constat/contract';
import { MEDICAL_EVALUATION, OPTION_SETS } from '@constat/report/catalogue';
import type { ReportField } from '@constat/report/catalogue';
import Database from 'better-sqlite3';
import { dateInWords, timeInWords } from '@constat/report/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect as expectAnywhere, it } from 'vitest';
import { readPdf, readWord, withoutSpace } from '../apps/server/exports/read-back.test-data.ts';
import { actOf, pagesShownBy } from './support/export-screens.ts';
import { openBrowser } from './support/browser.ts';
import { choose, chosen } from './support/choose.ts';
import type { TestBrowser } from './support/browser.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';
import { readForms } from './support/data-directory.ts';

const samples = join(import.meta.dirname, '..', 'apps', 'server', 'speech', 'fixtures', 'model', 'samples');

/** Of each clip, words that the small model of the tests hears wherever a phrase is cut. */
const SPOKEN = {
  fr: { clips: ['fr-03.wav', 'fr-09.wav'], words: ['Le patient a été opéré', 'cheville droite'] },
  en: { clips: ['en-01.wav', 'en-04.wav'], words: ['test of the right hip', 'full and painless'] },
} as const;

/** What the test puts into a field of that kind; a value that is in no other field where the kind allows it. */
function valueFor(field: ReportField, index: number): string {
  if (field.kind === 'choice') {
    // What is dictated speaks of a man: nothing is left to ask before an export.
    if (field.id === 'patientGender') return 'male';
    if (field.id === 'examenDominance') return 'gaucher';
    const options = OPTION_SETS[field.options ?? 'result'];
    return options[index % options.length]?.value ?? '';
  }
  if (field.kind === 'degrees') return String((index % 80) + 5);
  if (field.kind === 'measure') return String((index % 40) + 50);
  if (field.kind === 'time') return `0${(index % 9) + 1}:15`;
  // Nor does anything contradict itself: no event follows its evaluation, and the age is that of the birth.
  if (field.id === 'dateEvaluation') return '2025-03-12';
  if (field.id === 'birthDate') return '1981-01-13';
  if (field.id === 'age') return '44 ans';
  if (field.kind === 'date') return `2024-0${(index % 9) + 1}-1${index % 9}`;
  return `Mot${index}x`;
}

/** The documents reviewed and the sequelae have rows instead of one control, and tests of their own. */
const FIELDS = MEDICAL_EVALUATION.fields.filter(({ kind }) => kind !== 'documents' && kind !== 'impairment');
const TYPED = FIELDS.filter((field) => field.kind !== 'flag' && field.id !== 'relapseDate');
const KEPT_FOR_DICTATION = 'historiqueEvolution';

/** Each language fills one half of the fields that have a side, and all the others. */
const HALF = { fr: 0, en: 1 } as const;

async function fillFields(page: Page, half: number): Promise<Record<string, string | boolean>> {
  const filled: Record<string, string | boolean> = {};
  for (const [index, field] of FIELDS.entries()) {
    if (field.side !== undefined && index % 2 !== half) continue;
    const control = page.locator(`[name="${field.id}"]`);
    if (field.kind === 'flag') {
      await control.check();
      filled[field.id] = true;
    } else if (field.id !== KEPT_FOR_DICTATION && field.id !== 'relapseDate') {
      const value = valueFor(field, index);
      if (field.kind === 'choice') await choose(page, field.id, value);
      else await control.fill(value);
      filled[field.id] = value;
    }
  }
  return filled;
}

describe.concurrent.each(['fr', 'en'] as const)('the whole line in %s', (language) => {
  const words = WORDS[language];
  const data = mkdtempSync(join(tmpdir(), 'constat-e2e-'));
  let server: RunningServer;
  let browser: TestBrowser;

  async function signIn(): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    await page.goto(server.url);
    if (language === 'en') await page.getByRole('button', { name: 'EN, English' }).click();
    await page.getByRole('button', { name: words.login }).click();
    await page.getByRole('textbox', { name: words.username }).fill('medecin');
    await page.getByRole('textbox', { name: words.password }).fill('demo-medecin');
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await page.getByRole('button', { name: 'MI Template' }).click();
    return page;
  }

  /** Section 12, which Word alone prints, is all that is left to say before a PDF or a print. */
  async function answerQuestion(page: Page, act: string | RegExp, answer: string): Promise<Locator> {
    await (await actOf(page, act)).click();
    const places = page.getByRole('dialog').getByRole('list').getByRole('button');
    await places.first().waitFor();
    expectAnywhere(await places.allInnerTexts()).toEqual([expectAnywhere.stringMatching(/^12\b/mu)]);
    return page.getByRole('dialog').getByRole('button', { name: answer });
  }

  async function download(page: Page, press: Locator): Promise<Uint8Array> {
    const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
    return new Uint8Array(readFileSync(await file.path()));
  }

  beforeAll(async () => {
    const clips = SPOKEN[language].clips.map((file) => join(samples, file));
    browser = await openBrowser(buildWav([1.5, ...clips.flatMap((clip) => [clip, 1]), 30]));
    server = await startServer(data);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('goes from the microphone to files that say what was entered', async ({ expect }) => {
    let page = await signIn();
    await page.getByRole('button', { name: words.newVisit }).click();
    await page.getByRole('textbox', { name: words.visitName }).fill('Ilda Zzorvane');
    await page.keyboard.press('Enter');
    await page.getByText(words.fillIdentity).click();

    // Every field of the catalogue stands on the form, the regions that are rarely examined a press away, and takes a value.
    const folded = page.getByRole('button', { name: words.showFields, expanded: false });
    while ((await folded.count()) > 0) await folded.first().click();
    const shown = await page
      .locator('[name]:is(input, select, textarea)')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
    expect(FIELDS.map(({ id }) => id).filter((id) => id !== 'relapseDate' && !shown.includes(id))).toEqual(
      [],
    );
    const filled = await fillFields(page, HALF[language]);

    // Dictation for section 7.
    await page.getByRole('button', { name: words.dictate }).click();
    await page.getByRole('button', { name: words.startRecording }).click();
    await page
      .getByText(/0?0:1[2-9]/u)
      .first()
      .waitFor();
    await page.getByRole('button', { name: words.stopRecording }).click();
    const finalText = page.getByRole('textbox', { name: words.finalText });
    await expect.poll(() => finalText.inputValue(), { timeout: 60_000 }).toContain(SPOKEN[language].words[1]);
    expect(await finalText.inputValue()).toContain(SPOKEN[language].words[0]);
    const dictated = await finalText.inputValue();
    const enhanced = page.waitForResponse('**/api/ai/enhance-section7-dictation');
    await page.getByRole('button', { name: words.saveToSection }).click();
    const history = page.getByRole('textbox', { name: words.history });
    // The dictation comes back as it was, then is written out: at once when no fact differs, else at a click.
    const { enhancedText, fidelity } = (await (await enhanced).json()) as EnhancedAnswer;
    if (!fidelity.faithful) {
      expect(await history.inputValue()).toBe(dictated);
      await page.getByRole('button', { name: words.applyAnyway }).click();
    }
    await expect.poll(() => history.inputValue()).toBe(enhancedText);
    filled[KEPT_FOR_DICTATION] = enhancedText;

    // Prefilled values that the test left as they were are confirmed where they stand.
    for (;;) {
      const confirm = page.getByRole('button', { name: words.confirm }).first();
      if ((await confirm.count()) === 0) break;
      await confirm.click();
    }

    // Save as draft.
    await page.getByRole('button', { name: words.save, exact: true }).first().click();
    await page
      .getByRole('alertdialog', { name: words.saveToDraftTitle })
      .getByRole('button', { name: words.save })
      .click();
    await page.getByText(words.onServer).first().waitFor();

    // A restart, and another person's browser.
    const { port } = new URL(server.url);
    expect(await server.stop()).toBe(0);
    const rows = new Database(join(data, 'constat.db'), { readonly: true });
    const [owner] = rows.prepare('select owner_id from saved_forms').pluck().all() as readonly string[];
    rows.close();
    expect(await readForms(data, owner ?? '')).toMatchObject([filled]);
    server = await startServer(data, {}, Number(port));
    await page.context().close();

    page = await signIn();
    await page.getByRole('button', { name: words.selectDraft }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: words.proceed }).click();
    await page.getByText(words.draftLoaded).first().waitFor();
    for (const field of TYPED.filter(({ id }) => id in filled)) {
      const control = page.locator(`[name="${field.id}"]`);
      const shownNow = field.kind === 'choice' ? await chosen(page, field.id) : await control.inputValue();
      expect([field.id, shownNow]).toEqual([field.id, filled[field.id]]);
    }

    // Files with every filled value.
    const { anyway, printAnyway } = EXPORT_WORDS[language];
    const pdfButton = await answerQuestion(page, words.exportPdf, anyway);
    const pdf = withoutSpace((await readPdf(await download(page, pdfButton))).text);
    const wordButton = page.getByRole('button', { name: words.exportWord }).first();
    const word = withoutSpace(readWord(await download(page, wordButton)));
    const printButton = await answerQuestion(page, words.print, printAnyway);
    const printed = withoutSpace((await pagesShownBy(page, printButton)).reading.text);
    for (const field of TYPED.filter(({ id }) => id in filled)) {
      const value = withoutSpace(printedAs(field, String(filled[field.id]), language));
      const inWordOnly = field.id === 'conclusionPourcentageAtteinte';
      expect([field.id, word.includes(value)]).toEqual([field.id, true]);
      expect([field.id, pdf.includes(value), printed.includes(value)]).toEqual([
        field.id,
        !inWordOnly,
        !inWordOnly,
      ]);
    }
    expect(browser.troubles).toEqual([]);
  });
});

function printedAs(field: ReportField, value: string, language: 'fr' | 'en'): string {
  if (field.kind === 'date') return dateInWords(value, language) ?? value;
  if (field.kind === 'time') return timeInWords(value, language) ?? value;
  if (field.kind !== 'choice' || field.options === undefined) return value.replaceAll("'", '’');
  return OPTION_SETS[field.options].find((option) => option.value === value)?.label[language] ?? value;
}

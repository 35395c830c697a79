/** Text assistance in a real browser: the local rules in both languages, then a served model that does not behave. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message } from '@constat/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeModel } from '../apps/server/assistance/fixtures/fake-model.ts';
import type { FakeModel } from '../apps/server/assistance/fixtures/fake-model.ts';
import { besideField } from './support/beside-field.ts';
import { openBrowser } from './support/browser.ts';
import { clipboardText } from './support/clipboard-text.ts';
import { choose } from './support/choose.ts';
import type { TestBrowser } from './support/browser.ts';
import { languagesOf } from './support/languages.ts';
import { openReport } from './support/report-page.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';

const TEXTS = {
  fr: {
    format: 'Mettre en forme',
    improve: 'Améliorer : Palpation',
    history: 'Historique et évolution',
    restore: 'Rétablir le texte précédent',
    proposed: /^Texte proposé/u,
    apply: 'Appliquer',
    copy: 'Copier',
    copied: 'Copié',
    cancel: 'Annuler',
    generate: 'Générer la conclusion',
    conclusion: 'Conclusion proposée',
    insert: 'Insérer dans le rapport',
    copyConclusion: 'Copier la conclusion',
    local: 'Règles locales : le texte reste sur cet ordinateur',
    noFact: 'Aucun fait ajouté, perdu ou modifié n’a été trouvé.',
    summary: /^Les phrases viennent du rapport; aucun fait ajouté ou modifié.+de côté\.$/u,
    sources: /^Sources\s:/u,
    required: 'Veuillez remplir au moins une section (5 à 9) avant de générer la conclusion.',
    trial: { sample: 'Exemple : Mettre en forme', run: 'Lancer le traitement' },
    events: [
      'le 20 janvier 2024 la travailleuse commence la physiothérapie. le 14 novembre 2023 la travailleuse ressent une douleur lombaire droite',
      /14 novembre 2023[\s\S]*20 janvier 2024/u,
    ],
    subjective: ['Plaintes : douleur au genou droit à 5/10', 'genou droit'],
  },
  en: {
    format: 'Format',
    improve: 'Improve : Palpation',
    history: 'History and evolution',
    restore: 'Restore the previous text',
    proposed: /^Proposed text/u,
    apply: 'Apply',
    copy: 'Copy',
    copied: 'Copied',
    cancel: 'Cancel',
    generate: 'Generate the conclusion',
    conclusion: 'Proposed conclusion',
    insert: 'Insert into the report',
    copyConclusion: 'Copy the conclusion',
    local: 'Local rules: the text stays on this computer',
    noFact: 'No fact was found added, lost or altered.',
    summary: /^The sentences come from the report; no fact was found added or altered\..+out\.$/u,
    sources: /^Sources:/u,
    required: 'Please complete at least one section (5-9) before generating the conclusion.',
    trial: { sample: 'Sample: Format', run: 'Run the processing' },
    events: [
      'on January 20 2024 the worker began physiotherapy. on November 14 2023 the worker felt right low back pain',
      /November 14,? 2023[\s\S]*January 20,? 2024/u,
    ],
    subjective: ['Complaints: pain in the right knee at 5/10', 'right knee'],
  },
} as const;

describe.each(languagesOf(import.meta.filename))('local assistance in %s', (language) => {
  const text = TEXTS[language];
  const data = mkdtempSync(join(tmpdir(), 'constat-assistance-'));
  let server: RunningServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await openBrowser(buildWav([1]));
    server = await startServer(data);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('formats section 7 in order of events, with the way back beside it', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    const history = field('historiqueEvolution');
    const format = besideField(page, history, text.format);
    expect(await format.isDisabled()).toBe(true);
    const [events, inOrder] = text.events;
    await history.fill(events);
    // The mark stands beside every button; what it means is said once, and by each button.
    const legend = page.getByText(text.local);
    await legend.waitFor();
    expect(await legend.count()).toBe(1);
    const legendId = await legend.getAttribute('id');
    const offered = page.locator('main details button:has(.lucide-sparkles)');
    const described = page.locator(`main details svg.lucide-shield-check`);
    // The tools come one field after the other once the form has been drawn.
    await expect.poll(() => offered.count()).toBeGreaterThan(20);
    await expect.poll(async () => (await described.count()) - (await offered.count())).toBe(0);
    const meanings = await offered.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-describedby')),
    );
    expect(new Set(meanings)).toEqual(new Set([legendId]));
    // The percentage of impairment is the physician's own.
    expect(await page.locator('#section12 .lucide-sparkles').count()).toBe(0);
    await format.click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    const back = page.getByRole('button', { name: text.restore });
    await back.or(dialog).first().waitFor();
    if (await dialog.isVisible())
      await dialog.getByRole('button', { name: new RegExp(`^${text.apply}`, 'u') }).click();
    await expect.poll(() => history.inputValue()).toMatch(inOrder);
    await back.click();
    await expect.poll(() => history.inputValue()).toBe(events);
    await expect.poll(() => back.count()).toBe(0);
    await page.context().close();
  });

  it('shows section 8 before it is applied; cancel leaves the text, copy says so', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const input = field('section8Input');
    const [sent, kept] = text.subjective;
    await input.fill(sent);
    const format = besideField(page, input, text.format);
    await format.click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    await dialog.getByText(text.noFact).waitFor();
    await dialog.getByRole('button', { name: text.copy }).click();
    await dialog.getByRole('button', { name: text.copied }).waitFor();
    expect(await clipboardText(dialog)).toContain(kept);
    await dialog.getByRole('button', { name: text.cancel }).click();
    expect(await input.inputValue()).toBe(sent);
    await format.click();
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect.poll(() => input.inputValue()).toContain(kept);
    await page.context().close();
  });

  it('draws the conclusion from confirmed findings alone, each sentence with its source', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    const generate = page.getByRole('button', { name: text.generate });
    await generate.click();
    await page.getByRole('alert').filter({ hasText: text.required }).first().waitFor();
    await field('mandatDiagnostic').check();
    await field('diagnosticsCnesst').fill('Entorse lombaire');
    await field('rachisFlexion').fill('60');
    await choose(page, 'rachisSlrDroit', 'Positif');
    await generate.click();
    const dialog = page.getByRole('dialog', { name: text.conclusion });
    await dialog.getByText(text.summary).waitFor();
    expect(await dialog.getByText(text.noFact).count()).toBe(0);
    await dialog.getByText(text.sources).first().waitFor();
    await dialog.getByRole('button', { name: text.insert }).click();
    await expect.poll(() => field('conclusionResume').inputValue()).toContain('60°');
    await expect.poll(() => field('conclusionDiagnostic').inputValue()).toMatch(/entorse lombaire/iu);
    // The reflexes are prefilled and nobody confirmed them.
    expect(await field('conclusionResume').inputValue()).not.toContain('2+');
    await page.getByRole('button', { name: text.copyConclusion }).waitFor();
    await page.context().close();
  });

  it('/ai-test shows what a processing makes of a text', async () => {
    const { page } = await openReport(browser, server.url, language);
    await page.goto(`${server.url}/ai-test`);
    await page.getByRole('button', { name: text.trial.sample }).click();
    await page.getByRole('button', { name: text.trial.run }).click();
    await page.getByRole('status').getByText(text.noFact).waitFor();
    expect(browser.troubles).toEqual([]);
    await page.context().close();
  });
});

describe('a served model', () => {
  const text = TEXTS.fr;
  const data = mkdtempSync(join(tmpdir(), 'constat-assistance-'));
  const SENT = 'Il nie toute douleur au genou droit. Flexion à 90°.';
  let model: FakeModel;
  let server: RunningServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    model = await startFakeModel();
    browser = await openBrowser(buildWav([1]));
    server = await startServer(data, {
      CONSTAT_ASSIST_ENGINE: 'openai',
      CONSTAT_ASSIST_URL: model.url,
      CONSTAT_ASSIST_MODEL: 'fictif-1',
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await model.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('that changes facts is shown with each of them, and nothing is written without a click', async () => {
    model.reply = () => ({
      content: JSON.stringify({ text: 'Il a une douleur au genou gauche. Flexion à 95°.' }),
    });
    const { page, field } = await openReport(browser, server.url, 'fr');
    const history = field('historiqueEvolution');
    await history.fill(SENT);
    await besideField(page, history, text.format).click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    // The model is on this machine: its name, and no warning, stands beside each button.
    await expect.poll(() => page.locator('main details').getByText('fictif-1').count()).toBeGreaterThan(20);
    await dialog.getByText(/faits diffèrent/u).waitFor();
    const listed = await dialog.getByRole('listitem').allTextContents();
    expect(listed.join('\n')).toMatch(/droit[\s\S]*gauche/u);
    expect(listed.join('\n')).toMatch(/90[\s\S]*95/u);
    expect(await history.inputValue()).toBe(SENT);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await history.inputValue()).toBe(SENT);
    await besideField(page, history, text.format).click();
    await dialog.getByRole('button', { name: /^Appliquer malgré/u }).click();
    await expect.poll(() => history.inputValue()).toBe('Il a une douleur au genou gauche. Flexion à 95°.');
    await page.getByRole('button', { name: text.restore }).click();
    await expect.poll(() => history.inputValue()).toBe(SENT);
    await page.context().close();
  });

  it('that takes its time shows progress, lets the report be edited and can be stopped', async () => {
    model.reply = () => 'never';
    const { page, field } = await openReport(browser, server.url, 'fr');
    const history = field('historiqueEvolution');
    await history.fill(SENT);
    await besideField(page, history, text.format).click();
    await page.getByText('Traitement en cours…').waitFor();
    await field('emploi').fill('Soudeur');
    await page.getByRole('button', { name: /^Arrêter : / }).click();
    await model.left;
    await besideField(page, history, text.format).waitFor();
    expect([await history.inputValue(), await field('emploi').inputValue()]).toEqual([SENT, 'Soudeur']);
    await page.context().close();
  });

  it('that fails says so; the text and saving are untouched', async () => {
    model.reply = () => ({ status: 401, raw: '{"error":{"message":"bad key"}}' });
    const { page, field, saveDraft } = await openReport(browser, server.url, 'fr');
    const history = field('historiqueEvolution');
    await history.fill(SENT);
    await besideField(page, history, text.format).click();
    await page.getByText('Erreur de mise en forme. La clé API est peut-être invalide.').first().waitFor();
    expect(await history.inputValue()).toBe(SENT);
    await saveDraft();
    await page.getByText(message('draftSaved', 'fr')).first().waitFor();
    await page.context().close();
  });
});

/** The physician's own words: kept on the profile page, proposed for what was misheard, offered after corrections. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations, overflowAt } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { startFakeSpeechServer } from './support/fake-speech-server.ts';
import type { AnsweredWord, FakeSpeechServer } from './support/fake-speech-server.ts';
import { openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { buildWav } from './support/wav.ts';

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');
/** « Il prend du Zoltramol et du zorvanne », the one in three doubtful pieces, the other in no lexicon. */
const SENTENCE: readonly AnsweredWord[] = [
  ['Il', 0.6, 0.7, 0.97],
  ['prend', 0.7, 1, 0.92],
  ['du', 1, 1.1, 0.95],
  ['zole', 1.1, 1.3, 0.41],
  ['trame', 1.3, 1.5, 0.44],
  ['ole', 1.5, 1.6, 0.52],
  ['et', 1.6, 1.8, 0.96],
  ['du', 1.8, 2.2, 0.9],
  ['zorvanne.', 2.2, 2.6, 0.88],
];
const data = mkdtempSync(join(tmpdir(), 'constat-vocabulary-'));
let engine: FakeSpeechServer;
let server: RunningServer;
let browser: TestBrowser;
beforeAll(async () => {
  engine = await startFakeSpeechServer(SENTENCE);
  browser = await openBrowser(buildWav([0.5, clip, 20]));
  server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'openai', CONSTAT_SPEECH_URL: engine.url });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await engine.stop();
  rmSync(data, { recursive: true, force: true });
});

const cardOf = (page: Page) => page.getByRole('region', { name: 'Mon vocabulaire' });
const termsOf = async (page: Page): Promise<readonly string[]> => {
  const labels = await cardOf(page)
    .getByRole('button', { name: /^Retirer « / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.slice('Retirer « '.length, -2));
};
/** Adds what is not there yet, whatever the tests before have left. */
const addTerms = (page: Page, terms: readonly string[]): Promise<void> =>
  page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ text }) };
    await fetch('/api/vocabulary/import', init);
  }, terms.join('\n'));
/** Takes out the entries of a first try of the test. */
const forgetTerms = (page: Page, terms: readonly string[]): Promise<void> =>
  page.evaluate(async (taken) => {
    const entries: { id: string; term: string }[] = await (await fetch('/api/vocabulary')).json();
    for (const { id, term } of entries)
      if (taken.includes(term)) await fetch(`/api/vocabulary/${id}`, { method: 'DELETE' });
  }, terms);

it('the vocabulary is kept by keyboard alone, in a file, and at 390 px', async () => {
  const page = await browser.newPage();
  await signIn(page, server.url);
  const added = ['Zzorvane', 'Zzalem', 'Zzorin', 'Zzubert'];
  await forgetTerms(page, ['Zoltramol', 'Rio Zinto Alcan', 'Zzabel', ...added]);
  await page.goto(`${server.url}/profile`);
  const card = cardOf(page);
  const field = card.getByRole('textbox', { name: 'Ajouter un mot ou un nom' });
  await field.focus();
  for (const term of ['Zoltramol', 'Rio Zinto Alcan', 'Zzabel']) {
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
  }
  await expect.poll(() => termsOf(page)).toEqual(['Rio Zinto Alcan', 'Zoltramol', 'Zzabel']);

  // The same one again, and one too long, are refused in words.
  await page.keyboard.type('zoltramol');
  await page.keyboard.press('Enter');
  await card.getByText('Ce mot est déjà dans votre vocabulaire.').waitFor();
  await field.fill('un deux trois quatre cinq six sept');
  await page.keyboard.press('Enter');
  await card.getByText(/d’un à six mots, dont une lettre/u).waitFor();
  await field.fill('');

  // Changed, and the focus is where it was.
  const edit = card.getByRole('button', { name: 'Modifier « Zoltramol »' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zol tramole, zolt');
  await page.keyboard.press('Enter');
  await card.getByText('entendu comme : zol tramole, zolt').waitFor();
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('zz');
  await page.keyboard.press('Escape');
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);

  // Taken out, and put back.
  await card.getByRole('button', { name: 'Retirer « Zzabel »' }).press('Enter');
  await expect.poll(() => termsOf(page)).toEqual(['Rio Zinto Alcan', 'Zoltramol']);
  await page.getByRole('button', { name: 'Annuler', exact: true }).press('Enter');
  await expect.poll(() => termsOf(page)).toEqual(['Rio Zinto Alcan', 'Zoltramol', 'Zzabel']);

  // Out as a file, in from one; each line left out is named.
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Exporter le vocabulaire' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('vocabulaire.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('Zoltramol;name;zol tramole|zolt\r\n');
  const lines = ['Zzorvane;nom;', 'zzabel', 'Zzalem', 'Zzorin', 'Zzubert', 'x'.repeat(81)];
  await card.locator('input[type=file]').setInputFiles({
    name: 'liste.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  });
  await card.getByText('Entrées ajoutées : 4. Déjà là : 1. Lignes laissées de côté : 1.').waitFor();
  await card.getByText('Ligne 6 : plus de 80 caractères').waitFor();
  const search = card.getByRole('searchbox', { name: 'Chercher dans le vocabulaire' });
  await search.fill('ZOLT');
  await expect.poll(() => termsOf(page)).toEqual(['Zoltramol']);
  await search.fill('');

  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowAt(page)).toBe(0);
  expect(browser.troubles).toEqual([]);
});

it('an entry is proposed for what was misheard, one key writes it, another keeps what was heard', async () => {
  const page = await browser.newPage();
  await signIn(page, server.url);
  await addTerms(page, ['Zoltramol', 'Zzorvane']);
  await openDictation(page, server.url);
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  await reachTime(page, '00:04');
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  const final = page.getByRole('textbox', { name: 'Texte final' });
  await expect
    .poll(() => final.inputValue(), { timeout: 20_000 })
    .toBe('Il prend du zole trame ole et du zorvanne.');
  const review = page.getByRole('region', { name: 'Mots douteux' });
  const step = review.getByRole('status');
  await expect
    .poll(() => step.innerText())
    .toBe('2 mots douteux · mot 1 : « zole trame ole », 41 % → Zoltramol?');
  expect(await findViolations(page, ['section[aria-label="Mots douteux"]'])).toEqual([]);
  await review.getByRole('button', { name: 'Écrire « Zoltramol »' }).focus();
  await page.keyboard.press('e');
  await expect.poll(() => final.inputValue()).toBe('Il prend du Zoltramol et du zorvanne.');
  await expect.poll(() => step.innerText()).toBe('1 mot douteux · mot 1 : « zorvanne », 88 % → Zzorvane?');
  await page.keyboard.press('g');
  await page.getByText('Aucun mot douteux à revoir.').waitFor();
  expect(await final.inputValue()).toBe('Il prend du Zoltramol et du zorvanne.');
  // The last word has gone, and the keyboard goes on from its place.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Il');

  // The record of the dictation keeps what was gone through.
  const recordings: { id: string }[] = await page.evaluate(async () =>
    (await fetch('/api/recordings')).json(),
  );
  const reviewed = (): Promise<readonly (string | null)[]> =>
    page.evaluate(async (id) => {
      const answer = await fetch(`/api/recordings/${id}`);
      const record = (await answer.json()) as { reviewed: { text: string | null }[] };
      return record.reviewed.map(({ text }) => text);
    }, recordings[0]?.id);
  await expect.poll(reviewed).toEqual(['Zoltramol', null]);
  expect(browser.troubles).toEqual([]);
});

it('the third time that a word is corrected alike, it is offered as an entry', async () => {
  const page = await browser.newPage();
  await signIn(page, server.url);
  await addTerms(page, ['Zoltramol', 'Zzorvane']);
  await forgetTerms(page, ['Zorvannex']);
  const database = new Database(join(data, 'constat.db'));
  database.exec('delete from word_corrections');
  database.close();
  await openDictation(page, server.url);
  const correction = { heard: 'zorvanne', corrected: 'Zorvannex' };
  for (let time = 1; time <= 2; time += 1)
    expect(
      await page.evaluate(async (body) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch('/api/vocabulary/corrections', init)).json();
      }, correction),
    ).toEqual({ isOffered: false });
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  await reachTime(page, '00:04');
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  const review = page.getByRole('region', { name: 'Mots douteux' });
  await expect
    .poll(() => review.getByRole('status').innerText(), { timeout: 20_000 })
    .toMatch(/^2 mots douteux .* → Zoltramol\?$/u);
  await review.getByRole('button', { name: 'Mot douteux suivant' }).click();
  const field = review.getByRole('textbox', { name: 'Correction' });
  // A letter of the keys is written, in a field.
  await field.press('End');
  await field.press('e');
  expect(await field.inputValue()).toBe('zorvannee');
  await field.fill('Zorvannex');
  await field.press('Enter');
  await page.getByText(/« zorvanne » en « Zorvannex » plusieurs fois/u).waitFor();
  await page.getByRole('button', { name: 'Ajouter au vocabulaire' }).click();
  await page.getByText('« Zorvannex » est dans votre vocabulaire').waitFor();
  const entries: { term: string; heard: string[] }[] = await page.evaluate(async () =>
    (await fetch('/api/vocabulary')).json(),
  );
  expect(entries.find(({ term }) => term === 'Zorvannex')?.heard).toEqual(['zorvanne']);
  expect(browser.troubles).toEqual([]);
});

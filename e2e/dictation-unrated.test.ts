/** What an engine that rates nothing leaves to the physician, and what stays on the device of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKept, readTabReportId, writeKept } from './support/device.ts';
import type { KeptRecord } from './support/device.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { startFakeSpeechServer } from './support/fake-speech-server.ts';
import type { FakeSpeechServer } from './support/fake-speech-server.ts';
import { readUserId } from './support/leave-dictation.ts';
import { openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { buildWav } from './support/wav.ts';

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');
const SAID =
  'le genou est stable nouveau paragraphe la travailleuse prend du disoprolol nouvelle ligne et marche';
const TEXT = 'Le genou est stable.\n\nLa travailleuse prend du disoprolol\nEt marche';
const data = mkdtempSync(join(tmpdir(), 'constat-unrated-'));
let engine: FakeSpeechServer;
let server: RunningServer;
let browser: TestBrowser;
beforeAll(async () => {
  engine = await startFakeSpeechServer(
    SAID.split(' ').map((word, index) => [word, 0.6 + index * 0.15, 0.7 + index * 0.15, null]),
  );
  browser = await openBrowser(buildWav([0.5, clip, 20]));
  server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'openai', CONSTAT_SPEECH_URL: engine.url });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await engine.stop();
  rmSync(data, { recursive: true, force: true });
});

const backups = (page: Page): Promise<readonly KeptRecord[]> => readKept(page, 'emergency-backup');

it('a text without any confidence is to be read whole, as it was written, and is kept once', async () => {
  const page = await browser.newPage();
  await signIn(page, server.url);
  await openDictation(page, server.url);
  const final = page.getByRole('textbox', { name: 'Texte final' });
  await final.waitFor();
  // What the server says of the engine stands over the text.
  await page.waitForLoadState('networkidle');
  const place = await final.boundingBox();
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  await reachTime(page, '00:04');
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  await expect.poll(() => final.inputValue(), { timeout: 20_000 }).toBe(TEXT);

  // What can be taken back now moves nothing, and the text has most of the window.
  await page.getByRole('button', { name: 'Annuler le dernier ajout' }).waitFor();
  await expect.poll(() => final.boundingBox()).toEqual(place);
  expect(place?.height).toBeGreaterThan(550);

  await page.getByText('Le moteur ne donne aucune confiance : aucun mot n’est signalé.').waitFor();
  expect(await page.getByText('Aucun mot douteux').count()).toBe(0);
  const words = page.getByRole('toolbar', { name: 'Mots de la dictée' });
  await expect.poll(async () => (await words.innerText()).replace(/\u00a0/gu, ' ')).toBe(TEXT);
  await words.getByRole('button', { name: 'Le', exact: true }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('marche');

  // The text stands in the editor, which keeps it: no second copy.
  await expect.poll(() => backups(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoir les dictées' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dictées de ce dossier' });
  await dialog.getByRole('button', { name: /^Ouvrir/u }).click();
  await dialog.getByText('Le moteur ne donne aucune confiance').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Sauvegarder dans la section' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('textbox', { name: /Historique/u })
        .first()
        .inputValue(),
    )
    .toContain('disoprolol');
  await expect.poll(() => backups(page)).toEqual([]);
  expect(browser.troubles).toEqual([]);
});

it('a text whose audio is lost is offered, and goes once it is added', async () => {
  const page = await browser.newPage();
  await signIn(page, server.url);
  const id = await readUserId(page);
  await openDictation(page, server.url);
  const reportId = (await readTabReportId(page)) ?? '';
  const report = { reportId, formId: null, visit: 'Ilda Zzorvane' };
  const rest = {
    ...report,
    section: 'section8',
    chunkCount: 1,
    duration: 4_000,
    timestamp: Date.now(),
    language: 'fr',
  };
  const lost = { ...rest, owner: id, sessionId: 'a', transcript: 'douleur à la palpation' };
  await writeKept(page, { kind: 'emergency-backup', reportId, name: 'a', value: lost });
  await page.goto(`${server.url}/dictation?section=section7`);
  const card = page.getByRole('region', { name: 'Textes à récupérer' });
  await card.getByText('douleur à la palpation').waitFor();
  await card.getByRole('button', { name: 'Ajouter au texte' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Texte final' }).inputValue())
    .toBe('douleur à la palpation');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => backups(page)).toEqual([]);
  expect(browser.troubles).toEqual([]);
});

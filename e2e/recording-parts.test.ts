/** Recordings that go to the server second after second: a server that goes and comes back, another computer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { languagesOf } from './support/languages.ts';
import { beginVisit, openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    onDevice: /En attente du serveur\s: \d+ secondes d’audio ne sont que sur cet appareil/u,
    missing: /En attente du serveur\s: le segment 1 n’est pas transcrit/u,
    away: 'Le serveur ne répond pas',
    finished: 'Transcription terminée',
    marker: /\[non transcrit : segment 1, 00:00–00:\d\d\]/u,
    other: /appartient à un autre rapport/u,
    move: 'Le déplacer ici',
    transcribe: 'Transcrire',
  },
  en: {
    onDevice: /Waiting for the server: \d+ seconds of audio are on this device only/u,
    missing: /Waiting for the server: segment 1 is not transcribed/u,
    away: 'The server does not answer',
    finished: 'Transcription finished',
    marker: /\[not transcribed: segment 1, 00:00–00:\d\d\]/u,
    other: /belongs to another report/u,
    move: 'Move it here',
    transcribe: 'Transcribe',
  },
} as const;
const SPOKEN = 'patient a été opéré';

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');
const data = mkdtempSync(join(tmpdir(), 'constat-parts-'));
let server: RunningServer;
let browser: TestBrowser;
const opened: Page[] = [];
beforeAll(async () => {
  browser = await openBrowser(buildWav([0.5, clip, 20]));
  server = await startServer(data);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
  const isUp = await fetch(`${server.url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  // A test that failed while the server was away leaves none to its second try.
  if (!isUp) server = await startServer(data, {}, Number(new URL(server.url).port));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXTS[language];
  const words = WORDS[language];

  /** A page of a browser of its own, signed in. */
  async function newPage(): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    opened.push(page);
    page.setDefaultTimeout(30_000);
    await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
    await page.request.post(`${server.url}/api/auth/login`, {
      data: { username: 'medecin', password: 'demo-medecin' },
    });
    return page;
  }
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).click();
  const finalText = (page: Page) => page.getByRole('textbox', { name: words.finalText }).inputValue();
  const unfinished = async (page: Page) =>
    (await (await page.request.get(`${server.url}/api/recordings/unfinished`)).json()) as {
      recordingId: string;
      next: number;
    }[];
  // Those of a first try that failed.
  beforeEach(async () => {
    const page = await newPage();
    for (const { recordingId } of await unfinished(page))
      await page.request.delete(`${server.url}/api/recordings/${recordingId}`);
  });

  it('a server that goes while one dictates, and comes back after the end, is waited for in words and needs no press', async () => {
    const page = await newPage();
    await openDictation(page, server.url);
    await press(page, words.startRecording);
    await reachTime(page, '00:03');
    const { url } = server;
    await server.stop();
    await page.getByText(text.onDevice).waitFor();
    await press(page, words.stopRecording);
    await page.getByText(text.missing).waitFor();
    expect(await page.getByText(text.finished).count()).toBe(0);
    await expect.poll(() => finalText(page)).toMatch(text.marker);
    server = await startServer(data, {}, Number(new URL(url).port));
    await expect.poll(() => finalText(page), { timeout: 40_000 }).toContain(SPOKEN);
    expect(await finalText(page)).not.toMatch(text.marker);
    await page.getByText(text.finished).waitFor();
    await page.getByText(text.away).waitFor({ state: 'detached' });
    await expect.poll(() => unfinished(page)).toEqual([]);
  });

  it('what was recorded is on the server within two seconds, and another computer transcribes it', async () => {
    const page = await newPage();
    await openDictation(page, server.url);
    await press(page, words.startRecording);
    await reachTime(page, '00:08');
    const [stored] = await unfinished(page);
    expect(stored?.next).toBeGreaterThanOrEqual(6);
    await page.context().close();
    opened.splice(0);

    const elsewhere = await newPage();
    await beginVisit(elsewhere, server.url, 'Basile Yqtremble');
    await elsewhere.goto(`${server.url}/dictation?section=section7`);
    await elsewhere.getByText(text.other).waitFor();
    await press(elsewhere, text.move);
    await press(elsewhere, text.transcribe);
    await expect.poll(() => finalText(elsewhere), { timeout: 30_000 }).toContain(SPOKEN);
    await expect.poll(() => unfinished(elsewhere)).toEqual([]);
  });
});

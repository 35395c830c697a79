/** The walk through the words that the engine was not sure of, in a real browser, over a recorded answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { DOUBTFUL_SENTENCE, startFakeSpeechServer } from './support/fake-speech-server.ts';
import type { FakeSpeechServer } from './support/fake-speech-server.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { openDictation } from './support/open-dictation.ts';
import { signIn } from './support/sign-in.ts';
import { buildWav } from './support/wav.ts';

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');
const data = mkdtempSync(join(tmpdir(), 'constat-review-'));
let engine: FakeSpeechServer;
let server: RunningServer;
let browser: TestBrowser;
beforeAll(async () => {
  engine = await startFakeSpeechServer(DOUBTFUL_SENTENCE);
  browser = await openBrowser(buildWav([0.5, clip, 20]));
  server = await startServer(data, {
    CONSTAT_SPEECH_ENGINE: 'openai',
    CONSTAT_SPEECH_URL: engine.url,
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await engine.stop();
  rmSync(data, { recursive: true, force: true });
});

it('doubtful words are heard, corrected and accepted one by one', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const played: number[] = [];
    Object.assign(globalThis, { played });
    const prototype = HTMLMediaElement.prototype;
    const play: unknown = Object.getOwnPropertyDescriptor(prototype, 'play')?.value;
    if (typeof play !== 'function') throw new Error('this browser plays nothing');
    prototype.play = function playNoted() {
      played.push(this.currentTime);
      return Reflect.apply(play, this, []) as Promise<void>;
    };
  });
  await signIn(page, server.url);
  await openDictation(page, server.url);
  const before = engine.requests();
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  await reachTime(page, '00:04');
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  const final = page.getByRole('textbox', { name: 'Texte final' });
  await expect
    .poll(() => final.inputValue(), { timeout: 20_000 })
    .toBe('Le signe de Lachmann est absent à gauche.');
  expect(engine.requests() - before).toBe(1);

  const review = page.getByRole('region', { name: 'Mots douteux' });
  const step = review.getByRole('status');
  const button = (name: string) => review.getByRole('button', { name });
  // 0.6 is sure enough; what lies under it is gone through in order.
  await expect.poll(() => step.innerText()).toBe('2 mots douteux · mot 1 : « Lachmann », 41 %');
  await button('Mot douteux suivant').click();
  await expect.poll(() => step.innerText()).toBe('2 mots douteux · mot 2 : « absent », 55 %');
  expect(await button('Mot douteux suivant').isDisabled()).toBe(true);

  const audio = page.waitForResponse((response) => response.url().endsWith('/chunks/0/audio'));
  await button('Écouter le mot').click();
  expect((await audio).status()).toBe(200);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { readonly played: number[] }).played))
    .toEqual([expect.closeTo(1.8 - 0.35, 1)]);

  const correction = review.getByRole('textbox', { name: 'Correction' });
  expect(await correction.inputValue()).toBe('absent');
  await correction.fill('présent');
  await button('Corriger le mot').click();
  await expect.poll(() => final.inputValue()).toBe('Le signe de Lachmann est présent à gauche.');
  await expect.poll(() => step.innerText()).toBe('1 mot douteux · mot 1 : « Lachmann », 41 %');

  await button('Accepter le mot').click();
  await page.getByText('Aucun mot douteux à revoir.').waitFor();
  expect(await final.inputValue()).toBe('Le signe de Lachmann est présent à gauche.');
  expect(browser.troubles).toEqual([]);
});

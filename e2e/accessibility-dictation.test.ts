/** The states of the dictation page and of the trial pages, in both languages, light and dark: axe finds nothing. */
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { startFakeSpeechServer } from './support/fake-speech-server.ts';
import type { FakeSpeechServer } from './support/fake-speech-server.ts';
import { languagesOf } from './support/languages.ts';
import { openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { scriptRecognition } from './support/scripted-recognition.ts';
import type { Scripted } from './support/scripted-recognition.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { SPEECH_WORDS } from './support/speech-words.ts';
import { failing, walkStates } from './support/walk-states.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';

const NAMES = {
  fr: {
    keys: 'Touches et microphone à dicter',
    newCommand: /^Nouvelle commande/u,
    phrase: 'Phrase dictée',
    cancel: 'Annuler la transcription',
    doubtful: 'Mots douteux',
    leftovers: 'Enregistrements à récupérer',
    remove: /^Supprimer/u,
  },
  en: {
    keys: 'Keys and dictation microphone',
    newCommand: /^New (?:voice |verbatim )?command/u,
    phrase: 'Spoken phrase',
    cancel: 'Cancel transcription',
    doubtful: 'Doubtful words',
    leftovers: 'Recordings to recover',
    remove: /^Delete/u,
  },
} as const;

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');

const MISSING = {
  state: 'model-missing',
  engine: 'embedded',
  directory: '/models',
  missingFiles: ['tokens.txt'],
};
const MODELS = [
  { pull: null },
  { pull: { receivedBytes: 40, totalBytes: 100, state: 'running' } },
  { pull: { receivedBytes: 4, totalBytes: null, state: 'failed', message: 'Zzfailed' } },
].map((model, index) => ({
  id: `zz-${index}`,
  name: `Zzmodel ${index}`,
  languages: ['fr', 'en'],
  bytes: index === 0 ? null : 600_000_000,
  licence: 'CC-BY-4.0',
  installed: false,
  ...model,
}));

describe.each(languagesOf(import.meta.filename))('accessibility in %s', (language) => {
  const text = SPEECH_WORDS[language];
  const words = WORDS[language];
  const names = NAMES[language];
  const data = mkdtempSync(join(tmpdir(), 'constat-axe-speech-'));
  let engine: FakeSpeechServer;
  let server: RunningServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    engine = await startFakeSpeechServer([
      ['Le', 0.6, 0.7, 0.97],
      ['signe', 0.7, 1, 0.92],
      ['Lachmann', 1.1, 1.6, 0.41],
      ['absent.', 1.8, 2.2, 0.55],
    ]);
    browser = await openBrowser(buildWav([0.5, clip, 20]));
    server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'openai', CONSTAT_SPEECH_URL: engine.url });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await engine.stop();
    rmSync(data, { recursive: true, force: true });
  });

  async function open(path: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
    await page.request.post(`${server.url}/api/auth/login`, {
      data: { username: 'medecin', password: 'demo-medecin' },
    });
    await before?.(page);
    if (path.startsWith('/dictation')) await openDictation(page, server.url, path);
    else await page.goto(`${server.url}${path}`);
    return page;
  }
  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();

  async function record(page: Page): Promise<void> {
    await press(page, words.startRecording);
    await reachTime(page, '00:04');
  }

  it('holds for the dictation page before a recording, with its managers', async () => {
    const page = await open('/dictation');
    const walk = walkStates(page);
    await page.getByText(text.preparing).waitFor();
    await walk.look('getting ready');
    await press(page, words.startRecording);
    await page.locator('[aria-invalid=true]').waitFor();
    await walk.look('no section');
    await page.getByRole('combobox', { name: text.sectionLabel }).selectOption('section7');
    await page.getByRole('textbox', { name: words.finalText }).fill('Zztext');
    await walk.look('a text by hand');
    await walk.dialog('keys', () => press(page, names.keys));
    for (const tool of text.tools.slice(0, 2)) {
      await walk.dialog(tool, () => press(page, tool));
      await walk.dialog(`${tool}: a new one`, async () => {
        await press(page, tool);
        await page.getByRole('dialog').getByRole('button', { name: names.newCommand }).click();
        await page.getByRole('dialog').getByRole('textbox').first().fill('ab');
      });
    }
    await walk.dialog('a phrase tried', async () => {
      await press(page, text.tools[2]);
      await page.getByRole('dialog').getByRole('textbox', { name: names.phrase }).fill('insère un point');
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });

  it('holds while one records, for what is heard, and for what is left over', async () => {
    const page = await open('/dictation?section=section7');
    const walk = walkStates(page);
    await record(page);
    await walk.look('recording');
    await press(page, words.stopRecording);
    const review = page.getByRole('region', { name: names.doubtful });
    await review.waitFor();
    await walk.look('heard, with doubtful words');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    // A wait that lasts as long as the looks at it.
    await page.route('**/api/recordings/*/segments/*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600' },
        json: { message: 'Zzbusy', code: 'TOO_MANY_ATTEMPTS', requestId: 'zz' },
      }),
    );
    await record(page);
    await press(page, words.stopRecording);
    await page.getByRole('region').locator('progress').waitFor();
    await walk.look('waiting for the server');
    const question = page.getByRole('alertdialog');
    await walk.dialog(
      'cancel the transcription',
      () => press(page, names.cancel),
      () => question.getByRole('button').last().click(),
    );
    const leftovers = page.getByRole('region', { name: names.leftovers });
    await leftovers.waitFor();
    await walk.look('a recording to recover');
    await walk.dialog('that recording to be deleted', () =>
      leftovers.getByRole('button', { name: names.remove }).first().click(),
    );
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });

  it('holds where nothing can be recorded or recognised', async () => {
    const page = await open('/dictation?section=section7', async (fresh) => {
      await fresh.addInitScript(() => Object.assign(globalThis, { MediaRecorder: undefined }));
      await failing(fresh, '**/api/speech/status');
    });
    const walk = walkStates(page);
    await page.getByRole('heading', { name: text.unsupported }).waitFor();
    await page.getByRole('textbox', { name: words.finalText }).waitFor();
    await walk.look('no recording, no server');
    await page.route('**/api/speech/status', (route) => route.fulfill({ json: MISSING }));
    await page.route('**/api/speech/models', (route) => route.fulfill({ json: MODELS }));
    await page.reload();
    await page.getByText('Zzmodel 2').first().waitFor();
    await walk.look('models to fetch');
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });

  it('holds for the trial pages once they have something to show', async () => {
    const page = await open('/speech-test', (fresh) => fresh.addInitScript(scriptRecognition));
    const walk = walkStates(page);
    const said = (act: 'say' | 'fail'): Promise<void> =>
      page.evaluate((chosen) => {
        const { recognition } = globalThis as unknown as Scripted;
        if (chosen === 'say') recognition.say('Zzheard', true);
        else recognition.fail('network');
      }, act);
    await press(page, text.start);
    await said('say');
    await page.getByRole('listitem').filter({ hasText: 'Zzheard' }).waitFor();
    await walk.look('speech test: heard');
    await said('fail');
    await page.getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor();
    await walk.look('speech test: failed');

    await page.goto(`${server.url}/ai-test`);
    const result: Locator = page.getByRole('status');
    await press(page, text.sample);
    await press(page, text.run);
    await result.filter({ hasText: /\p{L}/u }).first().waitFor();
    await walk.look('text assistance: a result');
    await failing(page, '**/api/ai/**');
    await press(page, text.run);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('text assistance: failed');
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });
});

/** Text while one speaks: words come phrase by phrase, at a pause, and are recognised once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { startFakeSpeechServer } from './support/fake-speech-server.ts';
import { closePages } from './support/close-pages.ts';
import { languagesOf } from './support/languages.ts';
import { openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';

const samples = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples');
const TEXTS = {
  fr: {
    clips: ['fr-10.wav', 'fr-04.wav'],
    live: 'Reconnu jusqu’ici',
    placeholder: 'Vos mots s’affichent ici dès que vous marquez une pause.',
    segments: 'Le texte arrive à la fin de chaque segment.',
    together: 'Les mots arrivent plusieurs phrases à la fois.',
    pause: 'Suspendre l’enregistrement',
    trigger: 'tension artérielle',
    endTrigger: 'est limitée',
    beginning: /tension/u,
    first: /tension artérielle est de 119/u,
    verbatim: /« est de cent dix-neuf sur [^»]+»/u,
    last: /54/u,
  },
  en: {
    clips: ['en-06.wav', 'en-09.wav'],
    live: 'Recognised so far',
    placeholder: 'Your words appear here as soon as you pause.',
    segments: 'The text comes at the end of each segment.',
    together: 'Words come several sentences at a time.',
    pause: 'Pause recording',
    trigger: 'planned on',
    endTrigger: 'the pulse',
    beginning: /return/iu,
    first: /planned on March 13/u,
    verbatim: /“march thirteenth” is/u,
    last: /beats/u,
  },
} as const;

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
let server: RunningServer;
const data = mkdtempSync(join(tmpdir(), 'constat-live-'));
beforeAll(async () => {
  server = await startServer(data);
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXTS[language];
  const words = WORDS[language];
  let browser: TestBrowser;
  const opened: Page[] = [];
  beforeAll(async () => {
    const [first, second] = text.clips.map((file) => join(samples, file));
    browser = await openBrowser(buildWav([0.5, first ?? '', 1.5, second ?? '', 30]));
  });
  afterEach(() => closePages(opened.splice(0)));
  afterAll(() => browser.close());

  async function openPage({ url }: RunningServer = server): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    opened.push(page);
    await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
    const signedIn = await page.request.post(`${url}/api/auth/login`, {
      data: { username: 'medecin', password: 'demo-medecin' },
    });
    expect(signedIn.status()).toBe(200);
    const command = {
      trigger: text.trigger,
      endTrigger: text.endTrigger,
      category: 'other',
      description: '',
      language,
      created: '2026-01-05T10:00:00.000Z',
    };
    const kept = await page.request.put(`${url}/api/verbatim-commands`, { data: [command] });
    expect(kept.status()).toBe(200);
    await openDictation(page, url);
    return page;
  }
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).click();
  const live = (page: Page) => page.getByRole('region', { name: text.live });
  const liveText = async (page: Page) => plain(await live(page).innerText());
  const finalText = (page: Page) => page.getByRole('textbox', { name: words.finalText });

  it('words stand there while one speaks, a passage crosses phrases, and the end adds nothing to them', async () => {
    const page = await openPage();
    const segments: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/segments/')) segments.push(request.postDataJSON());
    });
    await press(page, words.startRecording);
    await live(page).getByText(text.placeholder).waitFor();
    await expect.poll(() => liveText(page)).toMatch(text.first);
    await expect.poll(() => liveText(page)).toMatch(text.verbatim);
    await expect.poll(() => liveText(page)).toMatch(text.last);
    expect(segments).toEqual([]);
    expect(await finalText(page).inputValue()).toBe('');
    const shown = plain(await live(page).getByRole('paragraph').last().innerText());

    const answered = page.waitForResponse((response) => response.url().includes('/segments/'));
    await press(page, words.stopRecording);
    await expect.poll(async () => plain(await finalText(page).inputValue())).toBe(shown);
    await live(page).waitFor({ state: 'detached' });
    // The words of the one segment are those of the phrases, at the same times: it was not recognised again.
    const response = await answered;
    const id = /recordings\/(?<id>[^/]+)/u.exec(response.url())?.groups?.['id'];
    const heard = (await (await page.request.get(`${server.url}/api/recordings/${id}/phrases`)).json()) as {
      phrases: { toMs: number; words: { text: string; startMs: number }[] }[];
    };
    const spoken = heard.phrases.flatMap((phrase) => phrase.words);
    const { words: found } = (await response.json()) as { words: { text: string; start: number }[] };
    expect(found.map(({ text: word, start }) => [word, Math.round(start * 1_000)])).toEqual(
      spoken.map(({ text: word, startMs }) => [word, startMs]),
    );
    expect(segments).toMatchObject([{ fromMs: 0, toMs: heard.phrases.at(-1)?.toMs }]);
    expect(browser.troubles).toEqual([]);
  });

  it('a pause in the middle of a sentence gives what was said of it', async () => {
    const page = await openPage();
    await press(page, words.startRecording);
    await reachTime(page, '00:02');
    await press(page, text.pause);
    await expect.poll(() => liveText(page)).toMatch(text.beginning);
  });

  it('words that come several sentences at a time are announced, and stand there all the same', async () => {
    const page = await openPage();
    // The engine of the tests is fast: what its server says of how words come is changed, and nothing else.
    await page.route('**/parts/**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, pace: 'long-pieces' } });
    });
    await press(page, words.startRecording);
    await live(page).getByText(text.together).waitFor();
    await expect.poll(() => liveText(page)).toMatch(text.first);
  });

  it('an engine that has no words while one speaks says so, and the text comes as before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'constat-slow-'));
    const engine = await startFakeSpeechServer([['bref', 0.5, 1, 0.9]]);
    const other = await startServer(folder, {
      CONSTAT_SPEECH_ENGINE: 'openai',
      CONSTAT_SPEECH_URL: engine.url,
    });
    const page = await openPage(other);
    await press(page, words.startRecording);
    await live(page).getByText(text.segments).waitFor();
    await reachTime(page, '00:04');
    await press(page, words.stopRecording);
    await expect.poll(() => finalText(page).inputValue()).toBe('Bref');
    expect(engine.requests()).toBe(1);
    await other.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

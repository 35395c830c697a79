/** What the dictation page says when a recording cannot begin, pause, go on or be transcribed, in both languages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import { message } from '@constat/contract/messages';
import type { MessageId } from '@constat/contract/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { languagesOf } from './support/languages.ts';
import { openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    pause: 'Suspendre l’enregistrement',
    resume: 'Reprendre l’enregistrement',
    failed: '1 segment non transcrit',
    attempts: /3 tentatives/u,
    once: /1 tentative$/u,
    retry: 'Réessayer le segment 1',
    again: /6 tentatives/u,
    progress: 'Progression de la transcription',
    current: 'Segment 1 de 1',
    cancel: 'Annuler la transcription',
    offered: /n’a pas été transcrit/u,
    onServer: /Il est conservé sur le serveur, seconde après seconde/u,
    nowhere: /n’est conservé nulle\s+part/u,
    transcribe: 'Transcrire',
    spoken: 'patient a été opéré',
    waiting: 'En attente du serveur : le segment 1 n’est pas transcrit',
    marker: /\[non transcrit : segment 1, 00:00–00:\d\d\]/u,
  },
  en: {
    pause: 'Pause recording',
    resume: 'Resume recording',
    failed: '1 segment not transcribed',
    attempts: /3 attempts/u,
    once: /1 attempt$/u,
    retry: 'Retry segment 1',
    again: /6 attempts/u,
    progress: 'Transcription progress',
    current: 'Segment 1 of 1',
    cancel: 'Cancel transcription',
    offered: /was not transcribed/u,
    onServer: /It is kept on the server, second by second/u,
    nowhere: /is kept nowhere/u,
    transcribe: 'Transcribe',
    spoken: 'patient a été opéré',
    waiting: 'Waiting for the server: segment 1 is not transcribed',
    marker: /\[not transcribed: segment 1, 00:00–00:\d\d\]/u,
  },
} as const;

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');
const data = mkdtempSync(join(tmpdir(), 'constat-recorder-'));
let server: RunningServer;
let browser: TestBrowser;
const opened: Page[] = [];
beforeAll(async () => {
  browser = await openBrowser(buildWav([0.5, clip, 20]));
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

/** The same parts, damaged on the way: their bytes are no WebM any more. */
function withoutAudio(body: Buffer | null): Buffer {
  if (body === null) throw new Error('the request has no body');
  const damaged = Buffer.from(body);
  const header = damaged.indexOf(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  if (header < 0) throw new Error('the request holds no WebM');
  return damaged.fill(0x20, header, header + 4);
}

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXTS[language];
  const words = WORDS[language];
  const say = (id: MessageId): string => message(id, language);
  const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
  const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

  /** Ids of the recordings whose text was not delivered. */
  const unfinished = async (page: Page): Promise<readonly string[]> => {
    const answer = await page.request.get(`${server.url}/api/recordings/unfinished`);
    return ((await answer.json()) as { recordingId: string }[]).map(({ recordingId }) => recordingId);
  };

  async function open(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    opened.push(page);
    await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
    await page.request.post(`${server.url}/api/auth/login`, {
      data: { username: 'medecin', password: 'demo-medecin' },
    });
    await prepare(page);
    await openDictation(page, server.url);
    return page;
  }

  it('a device that is full leaves the audio to the server at once, says so, and finds it after a reload', async () => {
    // Room for the report, and hardly for any sound.
    const page = await open(async (fresh) => {
      const client = await fresh.context().newCDPSession(fresh);
      await client.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 90_000 });
    });
    const before = await unfinished(page);
    await button(page, words.startRecording).click();
    await page.getByText(text.onServer).waitFor();
    await reachTime(page, '00:08');
    await page.route('**/api/recordings/*/parts/*', (route) => route.abort('connectionfailed'));
    await page.getByText(text.nowhere).waitFor();
    await page.unroute('**/api/recordings/*/parts/*');
    await page.getByText(text.onServer).waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(text.offered).waitFor();
    await button(page, text.transcribe).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: words.finalText }).inputValue(), { timeout: 30_000 })
      .toContain(text.spoken);
    // Nothing of it is offered any more; recordings that other tests gave up are.
    await expect.poll(() => unfinished(page)).toEqual(before);
  });

  it('a recorder that does not start says so', async () => {
    const page = await open((fresh) =>
      fresh.addInitScript(() => {
        MediaRecorder.prototype.start = () => {
          throw new DOMException('no', 'UnknownError');
        };
      }),
    );
    await button(page, words.startRecording).click();
    await page.getByText(say('startFailed')).waitFor();
    await expect.poll(() => button(page, words.startRecording).isEnabled()).toBe(true);
  });

  it('a recorder that does not pause, go on or last says so', async () => {
    const page = await open((fresh) =>
      fresh.addInitScript(() => {
        let pauses = 0;
        class FailingRecorder extends MediaRecorder {
          override start(slice?: number): void {
            Object.assign(globalThis, { recorder: this });
            super.start(slice);
          }
          override pause(): void {
            pauses += 1;
            if (pauses === 1) throw new DOMException('no', 'InvalidStateError');
            super.pause();
          }
          override resume(): void {
            throw new DOMException('no', 'InvalidStateError');
          }
        }
        Object.assign(globalThis, { MediaRecorder: FailingRecorder });
      }),
    );
    await button(page, words.startRecording).click();
    await reachTime(page, '00:02');
    await button(page, text.pause).click();
    await toast(page).getByText(say('pauseFailed')).waitFor();
    await button(page, text.pause).click();
    await button(page, text.resume).click();
    await toast(page).getByText(say('resumeFailed')).waitFor();
    await page.evaluate(() =>
      (globalThis as unknown as { readonly recorder: MediaRecorder }).recorder.dispatchEvent(
        new Event('error'),
      ),
    );
    await page.getByText(say('recordingBroken')).waitFor();
    await expect.poll(() => button(page, text.resume).count()).toBe(0);
  });

  it('a recording too short to hold sound says so', async () => {
    const page = await open(() => Promise.resolve());
    await button(page, words.startRecording).waitFor();
    // Pressed from here, on a busy machine, it would come after half a second: there is sound by then.
    await page.evaluate((name) => {
      const observer = new MutationObserver(() => {
        const stop = [...document.querySelectorAll('button')].find(
          ({ innerText }) => innerText.trim() === name,
        );
        if (stop === undefined) return;
        observer.disconnect();
        stop.click();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    }, String(words.stopRecording));
    await button(page, words.startRecording).click();
    await page.getByText(say('recordingEmpty')).waitFor();
    await expect.poll(() => button(page, words.startRecording).isEnabled()).toBe(true);
  });

  it('a chunk that fails three times leaves a marker, and its retry says when it fails again', async () => {
    const page = await open((fresh) =>
      fresh.route('**/api/recordings/*/segments/*', (route) =>
        route.fulfill({
          status: 502,
          json: { message: 'x', code: 'TRANSCRIPTION_FAILED', requestId: 'r' },
        }),
      ),
    );
    await button(page, words.startRecording).click();
    await reachTime(page, '00:04');
    await button(page, words.stopRecording).click();
    const panel = page.getByRole('alert').filter({ hasText: text.failed });
    await panel.getByText(text.attempts).waitFor();
    await panel.getByText(ERRORS.TRANSCRIPTION_FAILED.message[language]).waitFor();
    const final = page.getByRole('textbox', { name: words.finalText });
    await expect.poll(() => final.inputValue()).toMatch(text.marker);
    await panel.getByRole('button', { name: text.retry }).click();
    await panel.getByText(text.again).waitFor();
    await toast(page).getByText(say('retryFailed')).waitFor();
    await page.getByText(text.waiting).waitFor();
    // Once the engine answers again, its text takes the place of the marker, with nothing pressed.
    await page.unroute('**/api/recordings/*/segments/*');
    await expect.poll(() => final.inputValue(), { timeout: 30_000 }).not.toMatch(text.marker);
    await panel.waitFor({ state: 'detached' });
  });

  it('a chunk that proves no audio says so at once, and is not sent again', async () => {
    let sent = 0;
    const page = await open((fresh) =>
      fresh.route('**/api/recordings/*/parts/0*', (route) =>
        route.continue({ postData: withoutAudio(route.request().postDataBuffer()) }),
      ),
    );
    page.on('request', (request) => {
      if (request.url().includes('/segments/')) sent += 1;
    });
    await button(page, words.startRecording).click();
    await reachTime(page, '00:03');
    await button(page, words.stopRecording).click();
    const panel = page.getByRole('alert').filter({ hasText: text.failed });
    await panel.getByText(ERRORS.AUDIO_INVALID.message[language]).waitFor();
    await panel.getByText(text.once).waitFor();
    expect(sent).toBe(1);
  });

  it('a transcription that is cancelled leaves the text, and its audio is offered again', async () => {
    const page = await open((fresh) => fresh.route('**/api/recordings/*/segments/*', () => undefined));
    await button(page, words.startRecording).click();
    await reachTime(page, '00:03');
    await button(page, words.stopRecording).click();
    const progress = page.getByRole('region', { name: text.progress });
    await progress.getByText(text.current).waitFor();
    const bar = progress.getByRole('progressbar');
    expect([await bar.getAttribute('value'), await bar.getAttribute('max')]).toEqual(['0', '1']);
    await progress.getByRole('button', { name: text.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.cancel }).click();
    await progress.waitFor({ state: 'detached' });
    await page.getByText(text.offered).waitFor();
    expect(await page.getByRole('textbox', { name: words.finalText }).inputValue()).toBe('');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { closePages } from './close-pages.ts';
import { describePage } from './describe-page.ts';
import { openReport } from './report-page.ts';
import type { ReportPage } from './report-page.ts';
import { startServer } from './server.ts';
import { buildWav } from './wav.ts';

/** A running server on a data folder of its own and a browser, for the tests around it. */
export interface Stage {
  readonly url: string;
  readonly dataDirectory: string;
  /** What the server has printed since its latest start. */
  readonly output: string;
  /** Errors of the pages' consoles that no test expects. */
  readonly troubles: readonly string[];
  /** A page of a new person at the computer, signed in as that sample account; no language chosen when null. */
  newPage(language: 'fr' | 'en' | null, username?: 'medecin' | 'developpeur' | null): Promise<Page>;
  /**
   * Stops the server and starts it again, at the same address; with these pages when they are named.
   * @param meanwhile what is done while there is no server
   */
  restart(pagesDirectory?: string, meanwhile?: () => Promise<void>): Promise<void>;
  /** The form page of a new report. Pages close after their test. */
  openReport(language: 'fr' | 'en', options?: Parameters<typeof openReport>[3]): Promise<ReportPage>;
}

/**
 * Starts server and browser before the tests of the file or group that calls it, and ends both after them.
 * @param environment settings of the server; a function where one is known only once an earlier `beforeAll` has run
 * @param microphone what the browser's microphone hears, a WAV file
 */
export function prepareStage(
  environment: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) = {},
  microphone: Buffer = buildWav([1]),
): Stage {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'constat-e2e-'));
  let browser: TestBrowser;
  let stop = (): Promise<unknown> => Promise.resolve();
  let url = '';
  let output = (): string => '';
  const start = async (pagesDirectory?: string): Promise<void> => {
    const chosen = typeof environment === 'function' ? environment() : environment;
    const settings = { CONSTAT_SPEECH_ENGINE: 'off', ...chosen };
    const port = url === '' ? undefined : Number(new URL(url).port);
    ({ url, stop, output } = await startServer(dataDirectory, settings, port, pagesDirectory));
  };
  const opened: Page[] = [];
  beforeAll(async () => {
    browser = await openBrowser(microphone);
    await start();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const page of opened) process.stderr.write(`${await describePage(page)}\n`);
    await closePages(opened.splice(0));
  });
  afterAll(async () => {
    await browser.close();
    await stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return {
    dataDirectory,
    get url() {
      return url;
    },
    get output() {
      return output();
    },
    get troubles() {
      return browser.troubles;
    },
    async newPage(language, username = 'medecin') {
      const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
      opened.push(page);
      if (language !== null)
        await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
      if (username !== null) {
        await page.request.post(`${url}/api/auth/login`, {
          data: { username, password: `demo-${username}` },
        });
      }
      return page;
    },
    async restart(pagesDirectory, meanwhile) {
      await stop();
      try {
        await meanwhile?.();
      } finally {
        await start(pagesDirectory);
      }
    },
    async openReport(language, options = {}) {
      const report = await openReport(browser, url, language, options);
      opened.push(report.page);
      return report;
    },
  };
}

/** The same with the recognition of the tests' small model. */
export const prepareSpeakingStage = (microphone: Buffer = buildWav([30])): Stage =>
  prepareStage({ CONSTAT_SPEECH_ENGINE: 'embedded' }, microphone);

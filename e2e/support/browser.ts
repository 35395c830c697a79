import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** How long a page may take to show what is waited for: much longer than it does, for a busy machine. */
const PATIENCE_MS = 20_000;

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Parts of the browser that no test needs. The list stands in place of the driver's own, which it repeats; added are the
 * suggestions of the address bar: pages of their own, which took a quarter of the processor for each new person; and the
 * process that waits for a next page, of which each page of a test starts one in vain.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

export interface TestBrowser {
  /** A page of a new person at the computer: no cookie, nothing stored. */
  newPage(options?: { readonly locale?: string }): Promise<Page>;
  /** Errors of the pages' consoles that no test expects. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

/** Failed calls appear in the console by themselves; the tests look at what the page says of them. */
const EXPECTED = /Failed to load resource/u;

/**
 * A real browser whose microphone hears the given WAV file once, from its start, each time it is opened.
 * @param microphone the bytes of the WAV file
 */
export async function openBrowser(microphone: Buffer): Promise<TestBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-microphone-'));
  const file = join(folder, 'microphone.wav');
  writeFileSync(file, microphone);
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...QUIET,
      `--disable-features=${UNUSED_FEATURES.join(',')}`,
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
  const troubles: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    troubles,
    async newPage({ locale = 'fr-CA' } = {}) {
      const context = await browser.newContext({
        locale,
        viewport: { width: 1440, height: 900 },
        permissions: ['microphone'],
        acceptDownloads: true,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (line) => {
        if (line.type() === 'error' && !EXPECTED.test(line.text())) troubles.push(line.text());
      });
      return page;
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

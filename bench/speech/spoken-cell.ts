/**
 * From the end of what is said to its cell, in the real page with the real engine on a recorded voice: what a physician
 * waits while examining. Once as the machine is, once with the page slowed four times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FIXTURE_MODEL } from '../../apps/server/speech/fixtures/sounds.ts';
import { openBrowser } from '../../e2e/support/browser.ts';
import { openReport } from '../../e2e/support/report-page.ts';
import { startServer } from '../../e2e/support/server.ts';
import { STRIP_WORDS } from '../../e2e/support/strip-words.ts';
import { buildWav } from '../../e2e/support/wav.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import type { Figure } from '../measure.ts';

const SETTINGS = { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: FIXTURE_MODEL };

/** Says an extension of fifty-four degrees. */
const CLIP = join(FIXTURE_MODEL, 'samples', 'fr-04.wav');
/** The cell that has the focus, and the one that is filled. */
const CELLS = { focus: 'genouxFlexionDroitActif', filled: 'genouxExtensionDroitActif' };
const TIMES = 12;
/** Seconds between two, longer than a cell stays lit. */
const PAUSE = 5;
const SLOWER = 4;

interface Heard {
  /** When speech ended, in milliseconds of the page. */
  readonly ends: readonly number[];
  /** When the cell was lit. */
  readonly lit: readonly number[];
}

/** Notes in the page when what the microphone hears ends, and when the cell is lit. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((filled) => {
    const heard = { ends: [] as number[], lit: [] as number[] };
    Object.assign(globalThis, { heard });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      const context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: 1024 });
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      let lastLoud = 0;
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
        const now = performance.now();
        if (loudness > 0.01) lastLoud = now;
        else if (lastLoud > 0 && now - lastLoud > 1_000) {
          heard.ends.push(lastLoud);
          lastLoud = 0;
        }
      }, 20);
      return stream;
    };
    const cell = document.getElementById(filled);
    if (cell === null) throw new Error('no such cell');
    new MutationObserver(() => {
      if (cell.dataset['spoken']?.includes('lit') === true) heard.lit.push(performance.now());
    }).observe(cell, { attributeFilter: ['data-spoken'] });
  }, CELLS.filled);
}

/** How long each utterance took, in seconds. */
async function dictate(page: Page, field: (name: string) => ReturnType<Page['locator']>): Promise<number[]> {
  const text = STRIP_WORDS.fr;
  await watch(page);
  await field(CELLS.focus).click();
  await page.getByRole('button', { name: text.dictate }).click();
  await page.waitForFunction(
    (count) => (globalThis as unknown as { heard: Heard }).heard.ends.length >= count,
    TIMES,
    { timeout: TIMES * (PAUSE + 10) * 1_000 },
  );
  const { ends, lit } = await page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
  return ends.flatMap((end, index) => {
    const next = ends[index + 1] ?? Infinity;
    const at = lit.find((moment) => moment > end && moment < next);
    return at === undefined ? [] : [(at - end) / 1_000];
  });
}

export async function benchSpokenCell(): Promise<readonly Figure[]> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'constat-bench-'));
  const server = await startServer(data, SETTINGS);
  const said = Array.from({ length: TIMES }, () => [CLIP, PAUSE] as const).flat();
  const browser = await openBrowser(buildWav([1, ...said, 60]));
  const figures: Figure[] = [];
  try {
    for (const rate of [1, SLOWER]) {
      const { page, field } = await openReport(browser, server.url, 'fr');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const waits = await dictate(page, field);
      const pace = rate === 1 ? 'the page as it is' : `the page slowed ${rate} times`;
      figures.push(
        { name: `end of speech to its cell, ${pace}`, unit: 's', ours: waits },
        {
          name: `of ${TIMES} utterances, those in their cell, ${pace}`,
          unit: '',
          ours: [waits.length],
          aim: { atLeast: TIMES },
        },
      );
      await page.context().close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

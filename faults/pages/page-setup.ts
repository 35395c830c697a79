/** What the faults of a page share: a real server, a real browser, people who sign in, and how trials are added up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { describePage } from '../../e2e/support/describe-page.ts';
import { startServer } from '../../e2e/support/server.ts';
import type { RunningServer } from '../../e2e/support/server.ts';
import { buildWav } from '../../e2e/support/wav.ts';
import type { FaultRecord } from '../fault-record.ts';

const speech = join(import.meta.dirname, '..', '..', 'apps', 'server', 'speech', 'fixtures', 'model');
const clip = join(speech, 'samples', 'fr-03.wav');
/** Words of what the microphone hears, and when it has heard them all, as the recorder's clock shows it. */
export const SPOKEN = 'patient a été opéré';
export const HEARD_AT = '00:05';

export type Physician = 'medecin' | 'developpeur';

/** A server, a browser and what was seen of them; `close` ends and removes both. */
export interface PageSetup {
  readonly url: string;
  readonly dataDirectory: string;
  /** Everything that the server has written to its log. */
  readonly log: () => string;
  /** A page of a browser profile of its own, signed in unless null; open until {@link forgetPages}. */
  newPage(username?: Physician | null): Promise<Page>;
  /** What the pages of a failed trial show, for those who have the log alone. */
  describe(): Promise<string>;
  forgetPages(): Promise<void>;
  /** Ends the server as a power cut would, and starts it again at the same address. */
  restartAfterKill(): Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param environment settings of the server; recognition is off unless they say otherwise */
export async function openPageSetup(
  environment: Readonly<Record<string, string>> = { CONSTAT_SPEECH_ENGINE: 'off' },
): Promise<PageSetup> {
  const data = mkdtempSync(join(tmpdir(), 'constat-page-faults-'));
  const browser = await openBrowser(buildWav([0.3, ...Array.from({ length: 6 }, () => [clip, 6]).flat()]));
  let server: RunningServer = await startServer(data, environment);
  let earlier = '';
  const pages: Page[] = [];
  return {
    url: server.url,
    dataDirectory: data,
    log: () => earlier + server.output(),
    async newPage(username = 'medecin') {
      const page = await browser.newPage();
      pages.push(page);
      if (username !== null)
        await page.request.post(`${server.url}/api/auth/login`, { data: account(username) });
      return page;
    },
    async describe() {
      const open = pages.flatMap((page) => page.context().pages());
      return (await Promise.all(open.map((page) => describePage(page).catch(String)))).join('\n');
    },
    async forgetPages() {
      await Promise.all(pages.splice(0).map((page) => page.context().close()));
    },
    async restartAfterKill() {
      await server.kill();
      earlier += server.output();
      server = await startServer(data, environment, Number(new URL(server.url).port));
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The settings under which recordings become text. */
export const WITH_SPEECH = { CONSTAT_SPEECH_MODEL_DIR: speech };

export const account = (username: Physician) => ({ username, password: `demo-${username}` });

/** What one trial found. */
export interface Finding {
  readonly lost?: number;
  readonly duplicated?: number;
  readonly misplaced?: number;
  readonly silent?: number;
}

/**
 * Makes a fault happen again and again and adds up what came of it. A trial that throws has lost what it looked for. Where
 * `preparesAgain` is set, one that throws before it has called `begin` could not be carried out, since the driver of a busy
 * browser now and then waits in vain: it runs once more, and the log says so. What follows `begin` is never tried again.
 * @param atOnce how many trials run side by side, each in a browser profile of its own; their pages close after them
 */
export async function repeat(
  setup: PageSetup,
  told: Pick<FaultRecord, 'number' | 'name'>,
  {
    trials,
    atOnce = 1,
    preparesAgain = false,
  }: { readonly trials: number; readonly atOnce?: number; readonly preparesAgain?: boolean },
  trial: (turn: number, begin: () => void) => Promise<Finding>,
): Promise<Omit<FaultRecord, 'note'>> {
  const sum = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };
  const tryOnce = async (turn: number): Promise<void> => {
    let prepares = preparesAgain;
    const begin = () => {
      prepares = false;
    };
    const found = await trial(turn, begin)
      .catch(async (error: unknown) => {
        if (!prepares) throw error;
        tell(`${told.number}, trial ${turn + 1} runs once more: ${textOf(error)}\n${await setup.describe()}`);
        return trial(turn, begin);
      })
      .catch((error: unknown): Finding => {
        tell(`${told.number}, trial ${turn + 1}: ${textOf(error)}`);
        return { lost: 1 };
      });
    const isClean = !Object.values(found).some((value) => value > 0);
    if (!isClean)
      tell(`${told.number}, trial ${turn + 1}: ${JSON.stringify(found)}\n${await setup.describe()}`);
    sum.lost += found.lost ?? 0;
    sum.duplicated += found.duplicated ?? 0;
    sum.misplaced += found.misplaced ?? 0;
    sum.silent += found.silent ?? 0;
  };
  for (let first = 0; first < trials; first += atOnce) {
    const turns = Array.from({ length: Math.min(atOnce, trials - first) }, (_, place) => first + place);
    await Promise.all(turns.map(tryOnce));
    await setup.forgetPages();
  }
  return { ...told, trials, ...sum };
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Says what became of a trial, beside the lines of the faults. */
export const tell = (text: string): boolean => process.stderr.write(`  ${text}\n`);

/** Tries until it holds, for as long as a patient person would wait; false when it never does. */
export async function comesTrue(look: () => Promise<boolean>, patienceMs = 10_000): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (await look()) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

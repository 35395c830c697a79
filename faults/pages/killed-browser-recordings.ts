import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { startServer } from '../../e2e/support/server.ts';
import { openDictation } from '../../e2e/support/open-dictation.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { buildWav } from '../../e2e/support/wav.ts';
import { startKillableBrowser } from './killable-browser.ts';
import type { KillableBrowser } from './killable-browser.ts';
import { noteRecordingStart, readKeptMs, readRecordingStart } from './recorded-parts.ts';

const model = join(import.meta.dirname, '..', '..', 'apps', 'server', 'speech', 'fixtures', 'model');
const clip = join(model, 'samples', 'fr-03.wav');
const SPOKEN = 'patient a été opéré';
/** What a crash may cost (aim of the recorder). */
const MOST_LOST_MS = 2_000;
const ANSWER_MS = 60_000;

/** What became of one fault. */
export interface FaultOutcome {
  readonly fault: string;
  readonly recordedMs: number;
  readonly lostMs: number;
  /** False when the page said nothing of what happened. */
  readonly isTold: boolean;
  readonly passed: boolean;
}

/** Everything that one run of faults works with; `close` ends and removes it. */
export interface RecordingSetup {
  /** A browser on a new profile, or on the one before it, at the dictation page. */
  readonly open: (isNew: boolean) => Promise<KillableBrowser>;
  readonly close: () => Promise<void>;
}

/** Starts the real server on an empty folder, and makes the microphone's file. */
export async function openRecordingSetup(): Promise<RecordingSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-faults-'));
  const microphone = join(folder, 'microphone.wav');
  writeFileSync(microphone, buildWav([0.5, clip, 0.5]));
  mkdirSync(join(folder, 'data'));
  const server = await startServer(join(folder, 'data'), { CONSTAT_SPEECH_MODEL_DIR: model });
  let profile = 0;
  let open: KillableBrowser | null = null;
  return {
    async open(isNew) {
      if (isNew) profile += 1;
      open = await startKillableBrowser(join(folder, `profile-${profile}`), microphone);
      const { page } = open;
      page.setDefaultTimeout(ANSWER_MS);
      await noteRecordingStart(page);
      // The session's cookie goes with the browser: after a crash one signs in again.
      await signIn(page, server.url);
      if (isNew) await openDictation(page, server.url);
      else await resumeDictation(page, server.url);
      return open;
    },
    async close() {
      await open?.kill();
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Goes on with the report that waits on this device; in a new one, where the browser died before it had kept any. */
async function resumeDictation(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dictation?section=section7`);
  const resume = page.getByRole('button', { name: /^Reprendre / }).first();
  const waits = await resume.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (waits) return resume.click();
  await openDictation(page, url);
  await page.getByRole('button', { name: 'Le déplacer ici' }).click();
}

async function startRecording(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  return readRecordingStart(page);
}

const finalText = (page: Page) => page.getByRole('textbox', { name: 'Texte final' });

async function untilText(page: Page): Promise<void> {
  await page.waitForFunction(
    (words) => document.querySelector<HTMLTextAreaElement>('#final-text')?.value.includes(words),
    SPOKEN,
  );
}

/** Kills the browser after so much recording, opens it again, and looks at what is offered. */
export async function killDuringRecording(setup: RecordingSetup, afterMs: number): Promise<FaultOutcome> {
  const before = await setup.open(true);
  const began = await startRecording(before.page);
  await wait(Math.max(0, began + afterMs - Date.now()));
  const recordedMs = Date.now() - began;
  await before.kill();
  const after = await setup.open(false);
  const offer = after.page.getByText('n’a pas été transcrit');
  const isTold = await offer.waitFor().then(
    () => true,
    () => false,
  );
  // The two clocks differ by less than one measurement of loudness.
  const lostMs = Math.max(0, recordedMs - (await readKeptMs(after.page)));
  if (isTold) {
    await after.page.getByRole('button', { name: 'Transcrire', exact: true }).click();
    await untilText(after.page);
  }
  await after.close();
  const passed = isTold && lostMs <= MOST_LOST_MS;
  return { fault: `SIGKILL after ${(afterMs / 1000).toFixed(1)} s`, recordedMs, lostMs, isTold, passed };
}

/** The network goes in the middle of a recording and comes back after its end. */
export async function loseNetwork(setup: RecordingSetup): Promise<FaultOutcome> {
  const browser = await setup.open(true);
  const { page } = browser;
  const began = await startRecording(page);
  await page.context().setOffline(true);
  await wait(began + 7_000 - Date.now());
  const recordedMs = Date.now() - began;
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  const isTold = await isShown(page, 'Hors ligne.');
  await page.context().setOffline(false);
  await untilText(page);
  await browser.close();
  return { fault: 'network lost while recording', recordedMs, lostMs: 0, isTold, passed: isTold };
}

/** The session ends in the middle of a recording; the physician signs in again after it. */
export async function loseSession(setup: RecordingSetup): Promise<FaultOutcome> {
  const browser = await setup.open(true);
  const { page } = browser;
  const began = await startRecording(page);
  await page.context().clearCookies();
  await wait(began + 7_000 - Date.now());
  const recordedMs = Date.now() - began;
  // It is said while the recording goes on, and nothing lies over the button that stops it.
  const isSaid = await isShown(page, 'En attente de votre reconnexion');
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Session expirée' });
  const isTold = await dialog.waitFor().then(
    () => true,
    () => false,
  );
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('demo-medecin');
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await untilText(page);
  const passed = isSaid && isTold && (await finalText(page).inputValue()).includes(SPOKEN);
  await browser.close();
  return { fault: '401 while recording', recordedMs, lostMs: 0, isTold, passed };
}

function isShown(page: Page, text: string): Promise<boolean> {
  return page
    .getByText(text)
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
}

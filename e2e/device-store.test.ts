import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countSealed, readKept } from './support/device.ts';
import { findBrowser } from './support/find-browser.ts';
import { beginVisit } from './support/open-dictation.ts';
import { holdReads } from './support/open-draft.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';

/** Words that stand in no program: each is found again wherever it lies. */
const PLANTED = {
  patient: 'Zzqobrina Zzwekhal',
  text: 'zzmirabondelle',
  command: 'zzplaxitorne',
  dictated: 'zzgourvenaste',
  title: 'zzfilamerquin',
} as const;
const SPOKEN = 'patient a été opéré';

const model = join(import.meta.dirname, '..', 'apps', 'server', 'speech', 'fixtures', 'model');
const QUIET = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

let folder: string;
let server: RunningServer;
let context: BrowserContext;

const profile = (): string => join(folder, 'profile');

/** A browser whose profile lies in a folder of its own, as a person's does. */
async function openProfile(): Promise<Page> {
  context = await chromium.launchPersistentContext(profile(), {
    executablePath: findBrowser(),
    locale: 'fr-CA',
    permissions: ['microphone'],
    args: [
      ...QUIET,
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${join(folder, 'microphone.wav')}%noloop`,
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(20_000);
  return page;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'constat-device-'));
  writeFileSync(join(folder, 'microphone.wav'), buildWav([0.5, join(model, 'samples', 'fr-03.wav'), 0.5]));
  mkdirSync(join(folder, 'data'));
  server = await startServer(join(folder, 'data'), { CONSTAT_SPEECH_MODEL_DIR: model });
});
afterEach(async () => {
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What is read, or null where the browser, which works in its profile meanwhile, has just taken it away. */
function readUnlessGone<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function filesIn(directory: string): readonly string[] {
  const entries = readUnlessGone(() => readdirSync(directory, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Which of those words lie in which file of the profile, as bytes of UTF-8 or of UTF-16. */
function findInProfile(words: readonly string[]): readonly string[] {
  return filesIn(profile()).flatMap((file) => {
    const bytes = readUnlessGone(() => readFileSync(file));
    if (bytes === null) return [];
    const isThere = (word: string): boolean =>
      bytes.includes(Buffer.from(word, 'utf8')) || bytes.includes(Buffer.from(word, 'utf16le'));
    return words.filter(isThere).map((word) => `${word} in ${file}`);
  });
}

/** A command of the physician's own, and a report that only the server keeps until it is opened. */
async function addCommandAndDraft(page: Page): Promise<void> {
  const headers = (): Record<string, string> => ({
    origin: server.url,
    'idempotency-key': crypto.randomUUID(),
  });
  const command = {
    trigger: `insérer ${PLANTED.command}`,
    replacement: PLANTED.command,
    created: '2026-01-01T00:00:00.000Z',
  };
  const kept = await page.request.put(`${server.url}/api/voice-commands`, {
    data: [command],
    headers: headers(),
  });
  expect(await kept.text()).toContain(PLANTED.command);
  const draft = {
    title: PLANTED.title,
    formType: 'draft',
    retentionDays: 30,
    formData: { emploi: PLANTED.title },
  };
  const saved = await page.request.post(`${server.url}/api/saved-forms`, { data: draft, headers: headers() });
  expect(saved.status()).toBe(201);
}

const SECRETS = [...Object.values(PLANTED), 'Zzwekhal', SPOKEN];

it('nothing that a physician wrote, said or named lies in the browser in clear', async () => {
  let page = await openProfile();
  await signIn(page, server.url);
  await addCommandAndDraft(page);
  await page.getByRole('button', { name: 'MI Template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: WORDS.fr.newVisit }).click();
  await page.getByRole('textbox', { name: WORDS.fr.visitName }).fill(PLANTED.patient);
  await page.keyboard.press('Enter');
  await page.locator('[name="emploi"]').fill(PLANTED.text);
  await expect
    .poll(async () => JSON.stringify(await readKept(page, 'working-report')))
    .toContain(PLANTED.text);
  await page.goto(`${server.url}/dictation?section=section7`);
  const final = page.getByRole('textbox', { name: 'Texte final' });
  await final.fill(PLANTED.dictated);
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  await reachTime(page, '00:04');
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  await expect.poll(() => final.inputValue(), { timeout: 30_000 }).toContain(SPOKEN);
  await expect
    .poll(async () => JSON.stringify(await readKept(page, 'dictation-draft')))
    .toContain(PLANTED.dictated);
  await expect
    .poll(async () => JSON.stringify(await readKept(page, 'own-commands')))
    .toContain(PLANTED.command);
  await page.goto(`${server.url}/forms`);
  await page.getByRole('button', { name: 'MI Template' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choisir un brouillon/u })
    .click();
  await page.getByText(PLANTED.title).first().waitFor();
  expect(findInProfile(SECRETS)).toEqual([]);
  // A browser writes more as it closes: its history, its sessions, its caches.
  await context.close();
  expect(findInProfile(SECRETS)).toEqual([]);

  // What no server holds is there, for its owner, once the key is handed out again.
  page = await openProfile();
  await page.goto(server.url);
  await page.getByRole('button', { name: `Reprendre ${PLANTED.patient}` }).click();
  await expect.poll(() => page.locator('[name="emploi"]').inputValue()).toBe(PLANTED.text);
  await page.getByRole('button', { name: 'Déconnexion' }).first().click();
  await page.getByText('Vous avez été déconnecté').first().waitFor();
  await expect.poll(() => countSealed(page, 'own-commands')).toBe(0);
  expect(await countSealed(page, 'working-report')).toBe(1);
  await context.close();
  expect(findInProfile(SECRETS)).toEqual([]);
  page = await openProfile();
});

it('signing out while the server is away leaves the device, and ends the session once the server is back', async () => {
  const page = await openProfile();
  await signIn(page, server.url);
  const port = Number(new URL(server.url).port);
  await beginVisit(page, server.url);
  await page.locator('[name="emploi"]').fill(PLANTED.text);
  const other = await context.newPage();
  await other.goto(`${server.url}/forms`);
  await other.getByRole('button', { name: 'MI Template' }).waitFor();
  await server.kill();
  await page.getByRole('button', { name: 'Déconnexion' }).first().click();
  await page.getByText('Déconnecté de cet appareil').first().waitFor();
  await page.getByRole('button', { name: WORDS.fr.login }).waitFor();
  // Every page of that physician is left.
  await other.getByRole('button', { name: WORDS.fr.login }).waitFor();
  server = await startServer(join(folder, 'data'), { CONSTAT_SPEECH_MODEL_DIR: model }, port);
  await page.goto(server.url);
  await page.getByRole('button', { name: WORDS.fr.login }).waitFor();
  await expect.poll(async () => (await page.request.get(`${server.url}/api/auth/me`)).status()).toBe(401);
  // The words waited, sealed, for their owner.
  expect(await countSealed(page, 'working-report')).toBe(1);
  await signIn(page, server.url);
  await page.getByRole('button', { name: 'Reprendre Ilda Zzorvane' }).click();
  await expect.poll(() => page.locator('[name="emploi"]').inputValue()).toBe(PLANTED.text);
});

it('somebody else who signs in over an expired session gets a fresh page, with nothing of the first one', async () => {
  const page = await openProfile();
  await signIn(page, server.url);
  await beginVisit(page, server.url);
  await page.locator('[name="emploi"]').fill(PLANTED.text);
  const readOn = await holdReads(page);
  await context.clearCookies();
  await page.getByRole('button', { name: WORDS.fr.save, exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: WORDS.fr.saveToDraftTitle });
  await question.getByRole('button', { name: WORDS.fr.save, exact: true }).click();
  const expired = page.getByRole('alertdialog', { name: 'Session expirée' });
  await expired.waitFor();
  await readOn();
  await expired.getByLabel('Nom d’utilisateur').fill('developpeur');
  await expired.getByLabel('Mot de passe', { exact: true }).fill('demo-developpeur');
  await expired.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByRole('button', { name: 'MI Template' }).waitFor();
  expect(await page.getByText('Ilda Zzorvane').count()).toBe(0);
  expect(await countSealed(page, 'working-report')).toBe(1);
});

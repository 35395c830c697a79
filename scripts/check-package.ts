/**
 * `npm run check-package -- FOLDER|ZIP`: what a physician does on the first day, with a folder made for Linux on x64 that
 * was moved to another place, on an empty home without Node: own account, a dictated and saved report, PDF, Word, the end,
 * and the report again at the second start.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { readWord, withoutSpace } from '../apps/server/exports/read-back.test-data.ts';
import { openBrowser } from '../e2e/support/browser.ts';
import type { TestBrowser } from '../e2e/support/browser.ts';
import { ACCOUNTS_WORDS } from '../e2e/support/accounts-words.ts';
import { describePage } from '../e2e/support/describe-page.ts';
import { actOf, savedBy } from '../e2e/support/export-screens.ts';
import { EXPORT_WORDS } from '../e2e/support/export-words.ts';
import { buildWav } from '../e2e/support/wav.ts';
import { WORDS } from '../e2e/support/words.ts';
import { moveFolder } from './package/moved-folder.ts';
import type { MovedFolder, Start } from './package/moved-folder.ts';

const model = join(import.meta.dirname, '..', 'apps', 'server', 'speech', 'fixtures', 'model');
const CLIPS = ['fr-03.wav', 'fr-09.wav'].map((clip) => join(model, 'samples', clip));
const HEARD = ['Le patient a été opéré', 'cheville droite'];
const TYPED = 'Charpentier-menuisier à la journée';
const PATIENT = 'Ilda Zzorvane';
const ACCOUNT = { name: 'Dre Alix Zz', username: 'zzalix', password: 'une phrase bien longue' };
const LAUNCHED = {
  welcome: 'Bienvenue dans Constat',
  ownAccount: 'Créer mon compte',
  quit: 'Quitter Constat',
  closed: 'Constat est fermé.',
};
const RECOGNITION_MS = 120_000;

const words = WORDS.fr;
let begun = performance.now();

function done(what: string): void {
  const now = performance.now();
  console.log(`${what} (${((now - begun) / 1000).toFixed(1)} s)`);
  begun = now;
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

async function until(isSo: () => Promise<boolean>, what: string, limitMs = RECOGNITION_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    must(Date.now() < deadline, what);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function makeAccount(page: Page): Promise<void> {
  const { create, later, recoveryCode } = ACCOUNTS_WORDS.fr;
  await page.getByRole('heading', { name: LAUNCHED.welcome }).waitFor();
  await page.getByRole('link', { name: LAUNCHED.ownAccount }).click();
  await page.locator('[name=displayName]').fill(ACCOUNT.name);
  await page.locator('[name=username]').fill(ACCOUNT.username);
  await page.locator('[name=newPassword]').fill(ACCOUNT.password);
  await page.locator('[name=repeated]').fill(ACCOUNT.password);
  await page.getByRole('button', { name: create }).click();
  await page.getByRole('list', { name: recoveryCode }).waitFor();
  await page.getByRole('button', { name: later }).click();
  await page.getByRole('button', { name: 'MI Template' }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.login }).click();
  await page.getByRole('textbox', { name: words.username }).fill(ACCOUNT.username);
  await page.getByRole('textbox', { name: words.password }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}

async function dictate(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.dictate }).click();
  await page.getByRole('button', { name: words.startRecording }).click();
  await page
    .getByText(/0?0:1[2-9]/u)
    .first()
    .waitFor();
  await page.getByRole('button', { name: words.stopRecording }).click();
  const text = page.getByRole('textbox', { name: words.finalText });
  const last = HEARD.at(-1) ?? '';
  await until(async () => (await text.inputValue()).includes(last), 'the dictation was not recognised');
  const recognised = await text.inputValue();
  for (const heard of HEARD) must(recognised.includes(heard), `not recognised: ${heard}\n${recognised}`);
  await page.getByRole('button', { name: words.saveToSection }).click();
  await page.getByRole('textbox', { name: words.history }).waitFor();
  return recognised;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).first().click();
  await page
    .getByRole('alertdialog', { name: words.saveToDraftTitle })
    .getByRole('button', { name: words.save })
    .click();
  await page.getByText(words.onServer).first().waitFor();
}

/** Exports through the question of what is left to say. */
async function exportAs(page: Page, act: string | RegExp): Promise<Buffer> {
  await (await actOf(page, act)).click();
  const anyway: Locator = page.getByRole('dialog').getByRole('button', { name: EXPORT_WORDS.fr.anyway });
  return (await savedBy(page, anyway)).bytes;
}

async function readExports(page: Page, folder: string): Promise<void> {
  const wanted = [TYPED, ...HEARD].map(withoutSpace);
  const pdf = join(folder, 'rapport.pdf');
  writeFileSync(pdf, await exportAs(page, words.exportPdf));
  const printed = withoutSpace(execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' }));
  const written = withoutSpace(readWord(await exportAs(page, words.exportWord)));
  for (const text of wanted) {
    must(printed.toLowerCase().includes(text.toLowerCase()), `the PDF lacks ${text}`);
    must(written.toLowerCase().includes(text.toLowerCase()), `the Word file lacks ${text}`);
  }
}

async function quit(page: Page, start: Start): Promise<void> {
  await page.getByRole('button', { name: LAUNCHED.quit }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: LAUNCHED.quit }).click();
  await page.getByRole('heading', { name: LAUNCHED.closed }).waitFor();
  const code = await start.ended();
  must(code === 0, `it ended with ${code}`);
}

/** Those that are told of where the walk stops. */
const pages: Page[] = [];

async function openPage(browser: TestBrowser): Promise<Page> {
  const page = await browser.newPage();
  pages.push(page);
  return page;
}

async function walk(moved: MovedFolder, browser: TestBrowser): Promise<void> {
  const models = join(moved.data, 'models', 'fixture');
  mkdirSync(models, { recursive: true });
  for (const file of ['model.json', 'model.onnx', 'tokens.txt'])
    cpSync(join(model, file), join(models, file));
  const first = await moved.start();
  console.log(`a first start opens ${first.address} after ${first.seconds.toFixed(2)} s`);
  begun = performance.now();
  let page = await openPage(browser);
  await page.goto(first.address);
  await makeAccount(page);
  done('own account');
  await page.getByRole('button', { name: words.newVisit }).click();
  await page.getByRole('textbox', { name: words.visitName }).fill(PATIENT);
  await page.keyboard.press('Enter');
  await page.locator('[name=emploi]').fill(TYPED);
  await dictate(page);
  done('dictation');
  await save(page);
  done('saved');
  await readExports(page, moved.data);
  done('PDF and Word');
  await quit(page, first);
  done('all of it has ended');

  const second = await moved.start();
  must(second.address === first.address, `the address has changed to ${second.address}`);
  console.log(`a second start opens it after ${second.seconds.toFixed(2)} s`);
  begun = performance.now();
  page = await openPage(browser);
  await page.goto(second.address);
  await signIn(page);
  await page.getByText(PATIENT).first().click();
  await until(
    async () => (await page.locator('[name=emploi]').inputValue()) === TYPED,
    'the report is not what was saved',
  );
  done('the report is found again');
  await quit(page, second);
  done('all of it has ended');
  must(browser.troubles.length === 0, browser.troubles.join('\n'));
}

const [given] = process.argv.slice(2);
if (given === undefined || process.platform !== 'linux') {
  console.error('Usage : npm run check-package -- FOLDER|ZIP (Linux x64)');
  process.exitCode = 2;
} else {
  const moved = moveFolder(resolve(given));
  const browser = await openBrowser(buildWav([1.5, ...CLIPS.flatMap((clip) => [clip, 1]), 30]));
  try {
    await walk(moved, browser);
  } catch (error) {
    for (const page of pages) console.error(await describePage(page));
    throw error;
  } finally {
    await browser.close();
    moved.remove();
  }
}

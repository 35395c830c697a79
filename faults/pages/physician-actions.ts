/** What a physician does at the pages, in French. */
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { WORDS } from '../../e2e/support/words.ts';
import { account } from './page-setup.ts';
import type { PageSetup, Physician } from './page-setup.ts';

const words = WORDS.fr;

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
export const finalText = (page: Page): Locator => page.getByRole('textbox', { name: words.finalText });
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A word that stands nowhere else: whoever finds it has found what this trial wrote. */
export function newWord(): string {
  const letters = Array.from({ length: 10 }, () => String.fromCodePoint(97 + randomInt(26)));
  return `Zz${letters.join('')}`;
}

export async function signInByHand(page: Page, username: Physician): Promise<void> {
  const { password } = account(username);
  await page.getByRole('button', { name: words.login }).click();
  await page.getByRole('textbox', { name: words.username }).fill(username);
  await page.getByRole('textbox', { name: words.password }).fill(password);
  await press(page, words.signIn);
  await page.getByRole('button', { name: 'MI Template' }).waitFor();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Déconnexion' }).first().click();
  await page.getByRole('button', { name: words.login }).waitFor();
}

/** Begins a visit from the first screen, as a physician does: no name in any address. */
export async function beginVisit(page: Page, setup: PageSetup, name: string): Promise<void> {
  await page.goto(`${setup.url}/forms`);
  await page.getByRole('button', { name: 'MI Template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.newVisit }).click();
  await page.getByRole('textbox', { name: words.visitName }).fill(name);
  await press(page, words.startVisit);
  await field(page, 'emploi').waitFor();
}

/** A report with one word in it, in a browser profile of its own that `prepare` has spoilt or not. */
export async function openReport(
  setup: PageSetup,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly page: Page; readonly visit: string; readonly job: string }> {
  const page = await setup.newPage();
  await prepare(page);
  const [visit, job] = [newWord(), newWord()];
  await beginVisit(page, setup, visit);
  await field(page, 'emploi').fill(job);
  return { page, visit, job };
}

/** The dictation page on section 7 of the report of this tab. */
export async function openDictation(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.dictate }).click();
  await finalText(page).waitFor();
}

/** The question that follows a press on « Sauvegarder », where the page still asks it. */
export const saveQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: words.saveToDraftTitle });
export const expiredDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Session expirée' });

/** Saves the report as a new draft. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).first().click();
  await saveQuestion(page).getByRole('button', { name: words.save, exact: true }).click();
  await saveQuestion(page).waitFor({ state: 'hidden' });
}

export const startRecording = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.startRecording }).click();

export const stopRecording = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.stopRecording }).click();

/** Ends the renderer of a page at once, as a crash does; the browser goes on. */
export async function crash(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page dies before it answers.
  void client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Every word opens in the report and for the physician that it belongs to: two physicians, two tabs, a bookmark. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from './support/axe.ts';
import { readKept } from './support/device.ts';
import { beginVisit } from './support/open-dictation.ts';
import { holdReads } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();
const words = WORDS.fr;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const finalText = (page: Page) => page.getByRole('textbox', { name: words.finalText });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, username: 'medecin' | 'developpeur'): Promise<void> {
  await page.getByRole('button', { name: words.login }).click();
  await page.getByRole('textbox', { name: words.username }).fill(username);
  await page.getByRole('textbox', { name: words.password }).fill(`demo-${username}`);
  await press(page, words.signIn);
  await page.getByRole('button', { name: 'MI Template' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Déconnexion');
  await page.getByRole('button', { name: words.login }).waitFor();
}

/** Another tab of the same browser, as the address bar opens it. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(20_000);
  return tab;
}

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: words.saveToDraftTitle });
  await question.getByRole('button', { name: words.save, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

/** Begins a visit, and a text on the dictation page that is not put into the report. */
async function beginDictation(page: Page, visit: string, text: string): Promise<void> {
  await beginVisit(page, stage.url, visit);
  await field(page, 'emploi').fill(`Emploi de ${visit}`);
  await page.getByRole('button', { name: words.dictate }).click();
  await finalText(page).fill(text);
}

it('two physicians at one browser: neither sees, saves nor sends a word of the other, and each finds the own ones', async () => {
  const page = await stage.newPage('fr', null);
  await page.goto(stage.url);
  await signIn(page, 'medecin');
  await beginDictation(page, 'Ilda Zzorvane', 'Zzpremier texte dicté.');
  await page.getByRole('button', { name: 'Retour au formulaire' }).click();
  await field(page, 'impactAvq').fill('Zzpremier impact.');
  await signOut(page);

  await signIn(page, 'developpeur');
  expect(await page.getByText('Zzorvane').count()).toBe(0);
  await page.goto(`${stage.url}/dictation?section=section7`);
  await page.getByRole('heading', { name: 'Pour quel rapport dictez-vous?' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.getByText(/Zzpremier|Zzorvane/u).count()).toBe(0);
  await press(page, 'Nouvelle visite ou brouillon');
  await page.getByRole('dialog').getByRole('button', { name: words.newVisit }).click();
  await page.getByRole('textbox', { name: words.visitName }).fill('Bruno Zzautre');
  await press(page, words.startVisit);
  await field(page, 'emploi').waitFor();
  expect(await field(page, 'emploi').inputValue()).toBe('');
  expect(await field(page, 'impactAvq').inputValue()).toBe('');
  await page.getByRole('button', { name: words.dictate }).click();
  await finalText(page).waitFor();
  expect(await finalText(page).inputValue()).toBe('');
  expect(await page.getByText(/Zzpremier|Zzorvane/u).count()).toBe(0);
  await finalText(page).fill('Zzsecond texte dicté.');
  await press(page, words.saveToSection);
  await expect.poll(() => field(page, 'historiqueEvolution').inputValue()).toBe('Zzsecond texte dicté.');
  await saveDraft(page);
  const saved = await page.evaluate(async () => (await fetch('/api/saved-forms?limit=5')).text());
  expect(saved).not.toMatch(/Zzpremier|Zzorvane/u);
  await signOut(page);

  await signIn(page, 'medecin');
  const waiting = page.getByRole('region', { name: 'Sur cet appareil' });
  await waiting.getByText('Ilda Zzorvane').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.getByText('Zzautre').count()).toBe(0);
  await waiting.getByRole('button', { name: 'Reprendre Ilda Zzorvane' }).press('Enter');
  await expect.poll(() => field(page, 'impactAvq').inputValue()).toBe('Zzpremier impact.');
  await page.getByRole('button', { name: words.dictate }).click();
  await expect.poll(() => finalText(page).inputValue()).toBe('Zzpremier texte dicté.');
  expect(stage.troubles).toEqual([]);
});

it('two tabs with two workers: each dictation stays with its own report, through saves and reloads', async () => {
  const first = await stage.newPage('fr');
  const second = await openTab(first);
  await beginDictation(first, 'Ilda Zzorvane', 'Zzpremier texte.');
  await beginDictation(second, 'Bruno Zzautre', 'Zzsecond texte.');
  for (const [page, visit] of [
    [first, 'Ilda Zzorvane'],
    [second, 'Bruno Zzautre'],
  ] as const) {
    await page.getByRole('region', { name: 'Enregistrement' }).getByText(visit).waitFor();
  }
  await first.reload();
  await expect.poll(() => finalText(first).inputValue()).toBe('Zzpremier texte.');
  for (const page of [first, second]) await press(page, words.saveToSection);
  const expected = [
    [first, 'Ilda Zzorvane', 'Zzpremier texte.'],
    [second, 'Bruno Zzautre', 'Zzsecond texte.'],
  ] as const;
  for (const round of ['after saving', 'after a reload']) {
    for (const [page, visit, text] of expected) {
      await expect.poll(() => field(page, 'historiqueEvolution').inputValue(), { message: round }).toBe(text);
      await expect.poll(() => field(page, 'emploi').inputValue()).toBe(`Emploi de ${visit}`);
      await page.reload();
      await field(page, 'emploi').waitFor();
    }
  }
  expect(stage.troubles).toEqual([]);
});

it('a second tab never takes the report of the first one over', async () => {
  const first = await stage.newPage('fr');
  await beginDictation(first, 'Ilda Zzorvane', 'Zzpremier texte.');
  const second = await openTab(first);
  await second.goto(`${stage.url}/forms/cnesst-medical`);
  await second.getByText('Votre rapport est ouvert dans un autre onglet').waitFor();
  expect(await field(second, 'emploi').inputValue()).toBe('');
  await beginVisit(second, stage.url, 'Bruno Zzautre');
  await press(first, words.saveToSection);
  await expect.poll(() => field(first, 'historiqueEvolution').inputValue()).toBe('Zzpremier texte.');
  expect(await field(second, 'historiqueEvolution').inputValue()).toBe('');
});

it('a bookmark of the dictation page asks for which report, and names the text of another one without opening it', async () => {
  const page = await stage.newPage('fr');
  await beginDictation(page, 'Ilda Zzorvane', 'Zzpremier texte.');
  // A page that the driver closes has no last moment in which to keep anything.
  await expect
    .poll(async () => JSON.stringify(await readKept(page, 'dictation-draft')))
    .toContain('Zzpremier texte.');
  const context = page.context();
  await page.close();

  const later = await context.newPage();
  later.setDefaultTimeout(20_000);
  await later.goto(`${stage.url}/dictation?section=section7`);
  const choice = later.getByRole('region', { name: 'Pour quel rapport dictez-vous?' });
  await choice.getByText('Ilda Zzorvane').waitFor();
  expect(await later.getByText('Zzpremier').count()).toBe(0);
  expect(await finalText(later).count()).toBe(0);

  // Another worker's report: the text is named, and moved only by a press that can be undone.
  await beginVisit(later, stage.url, 'Bruno Zzautre');
  await later.goto(`${stage.url}/dictation?section=section7`);
  const found = later.getByRole('region', { name: 'Textes à récupérer' });
  await found.getByText(/Ce texte appartient à un autre rapport.*Ilda Zzorvane/u).waitFor();
  expect(await later.getByText('Zzpremier').count()).toBe(0);
  expect(await finalText(later).inputValue()).toBe('');
  expect(await findViolations(later)).toEqual([]);
  await found.getByRole('button', { name: 'Le déplacer ici' }).press('Enter');
  await expect.poll(() => finalText(later).inputValue()).toBe('Zzpremier texte.');
  await later.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(() => finalText(later).inputValue()).toBe('');
  await found.getByText(/Ilda Zzorvane/u).waitFor();

  // In its own report it opens by itself.
  await later.goto(`${stage.url}/forms`);
  await later.getByRole('button', { name: 'Reprendre Ilda Zzorvane' }).click();
  await field(later, 'emploi').waitFor();
  await later.getByRole('button', { name: words.dictate }).click();
  await expect.poll(() => finalText(later).inputValue()).toBe('Zzpremier texte.');
  expect(stage.troubles).toEqual([]);
});

it('a page that a colleague’s sign-in has overtaken sends nothing under the colleague’s name', async () => {
  const page = await stage.newPage('fr');
  await beginVisit(page, stage.url, 'Ilda Zzorvane');
  await field(page, 'emploi').fill('Zzsoudeuse');
  const readOn = await holdReads(page);
  await page.request.post(`${stage.url}/api/auth/login`, {
    data: { username: 'developpeur', password: 'demo-developpeur' },
  });
  await page.getByRole('button', { name: words.save, exact: true }).first().click();
  await page
    .getByRole('alertdialog', { name: words.saveToDraftTitle })
    .getByRole('button', { name: words.save, exact: true })
    .click();
  await page.getByRole('alertdialog', { name: 'Session expirée' }).waitFor();
  await readOn();
  const colleague = await page.request.get(`${stage.url}/api/saved-forms`);
  expect(await colleague.text()).not.toContain('Zzorvane');
  const files = readdirSync(stage.dataDirectory).filter((name) => name.startsWith('constat.db'));
  const bytes = files.map((name) => readFileSync(join(stage.dataDirectory, name), 'latin1')).join('');
  expect(bytes).not.toContain('Zzsoudeuse');

  const dialog = page.getByRole('alertdialog', { name: 'Session expirée' });
  await dialog.getByRole('textbox', { name: words.password }).fill('demo-medecin');
  await dialog.getByRole('button', { name: words.signIn, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await field(page, 'emploi').inputValue()).toBe('Zzsoudeuse');
  await saveDraft(page);
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/saved-forms')).text()))
    .toContain('Ilda Zzorvane');
});

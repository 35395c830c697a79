/** Where the focus is after an act by keyboard whose button works for a while, or goes with what it did. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { prepareStage } from './support/stage.ts';
import { byIcon } from './support/walk-states.ts';
import { deleteForms } from './support/worklist-page.ts';
import { WORDS } from './support/words.ts';

const words = WORDS.fr;
const stage = prepareStage();

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

async function keepExpired(page: Page, title: string): Promise<void> {
  const saved = await page.request.post(`${stage.url}/api/saved-forms`, {
    data: { title, formData: {}, retentionDays: 7, formType: 'draft' },
  });
  const { id } = (await saved.json()) as { readonly id: string };
  const rows = new Database(join(stage.dataDirectory, 'constat.db'));
  rows.prepare('update saved_forms set expires_at = ? where id = ?').run(Date.now() - 1000, id);
  rows.close();
}

/** Holds calls of that address back until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, (route) => released.then(() => route.continue()));
  return () => letGo();
}

it('a saved profile leaves the focus on its button', async () => {
  const page = await stage.newPage('fr');
  await page.goto(`${stage.url}/profile`);
  await page.locator('[name=displayName]').fill(`Dre Zzname ${crypto.randomUUID().slice(0, 8)}`);
  const letGo = await hold(page, '**/api/profile');
  const save = page.locator('form:has([name=displayName]) button[type=submit]');
  await save.press('Enter');
  await page.locator('form button[aria-busy=true]').waitFor();
  expect(await isFocused(save)).toBe(true);
  letGo();
  await page
    .locator('form:has([name=displayName]) button[type=submit][aria-disabled=true]:not([aria-busy])')
    .waitFor();
  await expect.poll(() => isFocused(save)).toBe(true);
});

it('a draft that is reactivated keeps the focus on its row, in the list and in the picker', async () => {
  const { page } = await stage.openReport('fr');
  await deleteForms(stage, page);
  await keepExpired(page, 'Zzfirst');
  await keepExpired(page, 'Zzsecond');
  await byIcon(page.locator('aside li'), 'files').press('Enter');
  const letGo = await hold(page, '**/renew');
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Zzfirst' });
  const renew = row.getByRole('button', { name: /^Réactiver/u });
  await renew.press('Enter');
  await row.locator('button[aria-busy=true]').waitFor();
  expect(await isFocused(renew)).toBe(true);
  letGo();
  const load = row.getByRole('button', { name: /^Charger/u });
  await load.waitFor();
  await expect.poll(() => isFocused(load)).toBe(true);

  await page.goto(`${stage.url}/forms`);
  await page.getByRole('button', { name: 'MI Template' }).press('Enter');
  await page.getByRole('button', { name: words.selectDraft }).press('Enter');
  const choice = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Zzsecond' });
  await choice.getByRole('button', { name: /^Réactiver/u }).press('Enter');
  await expect.poll(() => isFocused(choice.getByRole('radio'))).toBe(true);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: words.proceed }).press('Enter');
  await page.locator('[name=emploi]').waitFor();
});

it('a deleted form leaves the focus in the list, a removed patient among the patients', async () => {
  const { page, field, saveDraft } = await stage.openReport('fr');
  await field('emploi').fill('Zzjob');
  await saveDraft();
  const patients = page.getByRole('complementary').getByRole('list', { name: 'Patients récents' });
  await patients.getByRole('button', { name: /^Retirer/u }).press('Enter');
  await page.getByText('Aucun patient récent').waitFor();
  await byIcon(page.locator('aside li'), 'files').press('Enter');
  const dialog = page.getByRole('dialog');
  await byIcon(dialog, 'trash-2').first().press('Enter');
  const rows = await dialog.getByRole('listitem').count();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(rows - 1);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

it('Enter saves what is asked about, and the focus goes back to the text', async () => {
  const { page, field } = await stage.openReport('fr');
  const text = field('historiqueEvolution');
  await text.fill('Zztexte');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', { name: words.saveToDraftTitle });
  const save = question.getByRole('button', { name: words.save, exact: true });
  await expect.poll(() => save.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(text)).toBe(true);

  await byIcon(page.locator('aside li'), 'copy').press('Enter');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox');
  await expect.poll(() => isFocused(title)).toBe(true);
  expect(await title.inputValue()).toMatch(/^Copie - \d{4}-\d\d-\d\d - Ilda Zzorvane$/u);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Copie sauvegardée').first().waitFor();
});

it('the way back from a dictation leads into the text of its section', async () => {
  const { page, field } = await stage.openReport('fr');
  await page.getByRole('button', { name: words.dictate }).click();
  await page.waitForURL(/\/dictation/u);
  await page.getByRole('button', { name: 'Retour au formulaire' }).click();
  await expect.poll(() => isFocused(field('historiqueEvolution'))).toBe(true);
});

it('a confirmed value has the focus', async () => {
  const { page, field } = await stage.openReport('fr');
  const date = field('dateEvaluation');
  const confirm = page.getByRole('button', { name: /^Confirmer Date de l’évaluation/u });
  await confirm.press('Enter');
  await confirm.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(date)).toBe(true);
});

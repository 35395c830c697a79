import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { countSealed } from './support/device.ts';
import { beginVisit } from './support/open-dictation.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const words = WORDS.fr;
const READING = 'Ce rapport est ouvert dans un autre onglet, qui l’écrit. Ici, il se lit seulement.';

const stage = prepareStage();

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const notice = (page: Page) => page.getByText(READING);

/** Another tab with what the first one remembers, as « Dupliquer l’onglet » makes it. */
async function duplicate(page: Page, path = '/forms/cnesst-medical'): Promise<Page> {
  const readTab = () => page.evaluate(() => sessionStorage.getItem('cnesst_medical_form_tab'));
  await expect.poll(readTab).not.toBeNull();
  const tab = await readTab();
  const copy = await page.context().newPage();
  copy.setDefaultTimeout(20_000);
  await copy.addInitScript((id) => {
    if (sessionStorage.getItem('cnesst_medical_form_tab') === null)
      sessionStorage.setItem('cnesst_medical_form_tab', id ?? '');
  }, tab);
  await copy.goto(`${stage.url}${path}`);
  return copy;
}

it('one tab writes a report, another reads it, follows it, takes it over, and gives it back by closing', async () => {
  const first = await stage.newPage('fr');
  await beginVisit(first, stage.url);
  await field(first, 'emploi').fill('soudeuse');
  const second = await duplicate(first);
  await notice(second).waitFor();
  await expect.poll(() => field(second, 'emploi').inputValue()).toBe('soudeuse');
  await expect.poll(() => field(second, 'emploi').isDisabled()).toBe(true);
  for (const save of await second.getByRole('button', { name: /^Sauvegarder/u }).all())
    expect(await save.isDisabled()).toBe(true);
  await second.getByText('Lecture seule').waitFor();
  await field(first, 'emploi').fill('soudeuse et monteuse');
  await expect.poll(() => field(second, 'emploi').inputValue()).toBe('soudeuse et monteuse');

  // What was typed last is kept before the other tab has it.
  await field(first, 'impactAvq').fill('Ne monte plus l’escalier.');
  await second.getByRole('button', { name: 'Écrire ici' }).click();
  await notice(first).waitFor();
  await notice(second).waitFor({ state: 'hidden' });
  await expect.poll(() => field(second, 'impactAvq').inputValue()).toBe('Ne monte plus l’escalier.');
  await expect.poll(() => field(first, 'impactAvq').isDisabled()).toBe(true);
  await field(second, 'impactAvq').fill('Ne monte plus un seul étage.');
  await expect.poll(() => field(first, 'impactAvq').inputValue()).toBe('Ne monte plus un seul étage.');

  await second.close();
  await notice(first).waitFor({ state: 'hidden' });
  await expect.poll(() => field(first, 'impactAvq').isDisabled()).toBe(false);
  await field(first, 'emploi').fill('retraitée');
  await first.reload();
  await expect.poll(() => field(first, 'emploi').inputValue()).toBe('retraitée');
  expect(await field(first, 'impactAvq').inputValue()).toBe('Ne monte plus un seul étage.');
  expect(stage.troubles).toEqual([]);
});

it('a tab that is frozen loses its report to another one, and writes nothing over it when it wakes', async () => {
  const first = await stage.newPage('fr');
  await beginVisit(first, stage.url);
  await field(first, 'emploi').fill('soudeuse');
  const second = await duplicate(first);
  await notice(second).waitFor();
  await expect.poll(() => field(second, 'emploi').inputValue()).toBe('soudeuse');
  const cdp = await first.context().newCDPSession(first);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await second.getByRole('button', { name: 'Écrire ici' }).click();
  await notice(second).waitFor({ state: 'hidden' });
  await field(second, 'emploi').fill('monteuse');
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await notice(first).waitFor();
  await expect.poll(() => field(first, 'emploi').inputValue()).toBe('monteuse');
  expect(await field(second, 'emploi').inputValue()).toBe('monteuse');
});

it('what is dictated in a tab that reads goes into the report through the tab that writes it', async () => {
  const first = await stage.newPage('fr');
  await beginVisit(first, stage.url);
  const second = await duplicate(first, '/dictation?section=section7');
  await second.getByRole('textbox', { name: 'Texte final' }).fill('Chute le 3 mars.');
  await second.getByRole('button', { name: words.saveToSection }).click();
  await expect.poll(() => field(first, 'historiqueEvolution').inputValue()).toBe('Chute le 3 mars.');
  await expect.poll(() => field(second, 'historiqueEvolution').inputValue()).toBe('Chute le 3 mars.');
});

it('in one tab the form and the dictation page are two views of one report', async () => {
  const page = await stage.newPage('fr');
  await beginVisit(page, stage.url);
  await field(page, 'emploi').fill('soudeuse');
  await page.getByRole('button', { name: words.dictate }).click();
  await page.getByRole('textbox', { name: 'Texte final' }).fill('Chute le 3 mars.');
  // What is typed is in the report at once, wherever storage fails.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: words.saveToSection }).click();
  await expect.poll(() => field(page, 'historiqueEvolution').inputValue()).toBe('Chute le 3 mars.');
  expect(await field(page, 'emploi').inputValue()).toBe('soudeuse');
  expect(await countSealed(page, 'hand-back')).toBe(0);
  await page.getByRole('button', { name: 'Annuler', exact: true }).first().click();
  await expect.poll(() => field(page, 'historiqueEvolution').inputValue()).toBe('');
});

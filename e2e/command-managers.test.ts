/** The managers of the dictation page in a real browser: voice and verbatim commands are made, refused, tried and taken out. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDictation } from './support/open-dictation.ts';
import { prepareStage } from './support/stage.ts';

const stage = prepareStage();

async function openPage(): Promise<Page> {
  const page = await stage.newPage('fr');
  await openDictation(page, stage.url);
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).waitFor();
  return page;
}

it('commands are made, refused, tried and taken out, and a second computer has them', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Commandes vocales' }).click();
  const manager = page.getByRole('dialog', { name: 'Commandes vocales' });
  await manager.getByRole('button', { name: 'Nouvelle commande' }).click();
  const trigger = manager.getByRole('textbox', { name: 'Déclencheur' });
  const replacement = manager.getByRole('textbox', { name: 'Texte de remplacement' });
  const save = manager.getByRole('button', { name: 'Sauvegarder la commande' });
  await trigger.fill('ab');
  await save.click();
  await manager.getByText('doit compter au moins 3 caractères').waitFor();
  await manager.getByText('Le texte de remplacement est requis').waitFor();
  await trigger.fill('modèle épaule');
  await manager.getByText('doit commencer par « insérer »').waitFor();
  await trigger.fill('Insérer suivi');
  await manager.getByText('Ce déclencheur de commande existe déjà').waitFor();
  await trigger.fill('insérer épaule gauche');
  await replacement.fill('Épaule gauche : Neer [négatif|positif], abduction […]°.');
  await save.click();
  await manager.getByText('« insérer épaule gauche »').waitFor();
  await manager.getByText('Conservées dans votre compte, sur le serveur.').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    manager.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  const exported = await file.path();
  await manager.getByRole('button', { name: 'Supprimer « insérer épaule gauche »' }).click();
  await manager.getByLabel('Fichier à importer').setInputFiles(exported);
  await page.getByText('Commandes importées : 1').waitFor();
  await manager.getByLabel('Fichier à importer').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"commands":[]}'),
  });
  await page.getByText('une liste de commandes est attendue').waitFor();
  await manager.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: 'Essayer' }).click();
  const box = page.getByRole('dialog', { name: 'Essayer une phrase' });
  await box.getByRole('textbox', { name: 'Phrase dictée' }).fill('insère épaule gauche');
  await expect
    .poll(() => box.getByRole('listitem').filter({ hasText: 'Commandes vocales' }).innerText())
    .toContain('Neer [négatif|positif]');

  const elsewhere = await openPage();
  await elsewhere.getByRole('button', { name: 'Commandes vocales' }).click();
  await elsewhere.getByText('« insérer épaule gauche »').waitFor();
  await page.context().close();
  await elsewhere.context().close();
});

it('the verbatim manager refuses what is reserved, and saves nothing without a phrase', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Commandes verbatim' }).click();
  const manager = page.getByRole('dialog', { name: 'Commandes verbatim' });
  await expect.poll(() => manager.getByRole('listitem').count()).toBe(14);
  await manager.getByRole('button', { name: 'Nouvelle commande' }).click();
  const save = manager.getByRole('button', { name: 'Sauvegarder la commande' });
  expect(await save.isDisabled()).toBe(true);
  await manager.getByRole('textbox', { name: 'Phrase de déclenchement' }).fill('Fin verbatim');
  await save.click();
  await manager.getByText('est réservée aux commandes verbatim').waitFor();
  await page.context().close();
});

it('the keyboard goes on where it was once a command is saved, left or taken out', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Commandes verbatim' }).click();
  const manager = page.getByRole('dialog', { name: 'Commandes verbatim' });
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  const isFocused = async (name: string) =>
    await expect.poll(async () => (await focused())?.replace(/\u00a0/gu, ' ')).toBe(name);
  const edit = manager.getByRole('button', { name: /^Modifier/u });
  await edit.nth(1).waitFor();
  const triggers = await edit.all();
  const names = await Promise.all(triggers.map((button) => button.getAttribute('aria-label')));
  const second = (names[1] ?? '').replace(/\u00a0/gu, ' ');
  await manager.getByRole('button', { name: 'Nouvelle commande' }).press('Enter');
  await manager.getByRole('button', { name: 'Annuler' }).press('Enter');
  await isFocused('Nouvelle commande');
  await triggers[0]?.press('Enter');
  await manager.getByRole('button', { name: 'Annuler' }).press('Enter');
  await isFocused((names[0] ?? '').replace(/\u00a0/gu, ' '));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isFocused(second);
  await page.keyboard.press('Enter');
  await manager.getByRole('textbox', { name: 'Phrase de déclenchement' }).fill('verbatim essai');
  await page.keyboard.press('Enter');
  await isFocused('Modifier « verbatim essai »');
  await page.context().close();
});

it('no page complains', () => {
  expect(stage.troubles).toEqual([]);
});

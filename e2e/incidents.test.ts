/** The register of confidentiality incidents in a real browser: recorded by the keyboard, completed, taken away. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { failing, walkStates } from './support/walk-states.ts';

const WORDS = {
  fr: {
    see: 'Voir le registre des incidents',
    none: 'Aucun incident n’est inscrit.',
    record: 'Inscrire un incident',
    needed: 'Écrivez ce qui s’est passé.',
    circumstances: 'Circonstances de l’incident',
    risk: 'Risque de préjudice sérieux',
    yes: 'Oui',
    commission: 'Date de l’avis à la Commission d’accès à l’information',
    save: 'Enregistrer',
    open: 'Ouvrir l’incident n° 1',
    toComplete: '8 points à compléter',
    fewer: '7 points à compléter',
    cancel: 'Annuler',
    file: 'Exporter (CSV)',
    fileName: 'registre-des-incidents.csv',
    answered: ';Oui;2026-11-20;',
  },
  en: {
    see: 'See the incident register',
    none: 'No incident is recorded.',
    record: 'Record an incident',
    needed: 'Write what happened.',
    circumstances: 'Circumstances of the incident',
    risk: 'Risk of serious injury',
    yes: 'Yes',
    commission: 'Date of the notice to the Commission d’accès à l’information',
    save: 'Save',
    open: 'Open incident no. 1',
    toComplete: '8 points to complete',
    fewer: '7 points to complete',
    cancel: 'Cancel',
    file: 'Export (CSV)',
    fileName: 'incident-register.csv',
    answered: ',Yes,2026-11-20,',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const stage = prepareStage();
  const words = WORDS[language];

  it('records an incident by the keyboard, completes it, and hands the register over', async () => {
    // A second try begins without the incident of the first one.
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('delete from incidents');
    database.close();
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    await page.goto(`${stage.url}/administration`);
    await page.getByRole('link', { name: words.see }).click();
    await page.getByText(words.none).waitFor();
    await walk.look('no incident');

    await page.getByRole('button', { name: words.record }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: words.record });
    await form.getByRole('button', { name: words.save }).focus();
    await page.keyboard.press('Enter');
    await form.getByText(words.needed).waitFor();
    const circumstances = form.getByLabel(words.circumstances);
    await circumstances.focus();
    await page.keyboard.type('Un PDF est parti à la mauvaise adresse.');
    // Nothing else keeps what is typed: only the buttons close the form.
    await page.keyboard.press('Escape');
    expect(await circumstances.inputValue()).toBe('Un PDF est parti à la mauvaise adresse.');
    await form.getByRole('button', { name: words.save }).focus();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await page.getByText('Un PDF est parti à la mauvaise adresse.').waitFor();

    await page.getByRole('button', { name: words.open }).click();
    const entry = page.getByRole('dialog');
    expect(await entry.getByLabel(words.commission).count()).toBe(0);
    await entry.getByLabel(words.risk).last().selectOption({ label: words.yes });
    await failing(page, '**/api/incidents/*', 'PUT');
    await entry.getByRole('button', { name: words.save }).click();
    await entry.getByText('Zzfailed').waitFor();
    await page.unroute('**/api/incidents/*');
    await walk.look('an incident', '[role=dialog]');
    await entry.getByRole('button', { name: words.save }).click();
    await page.getByText(words.toComplete).waitFor();

    await page.getByRole('button', { name: words.open }).click();
    await entry.getByLabel(words.commission).fill('2026-11-20');
    await entry.getByRole('button', { name: words.save }).click();
    await page.getByText(words.fewer).waitFor();
    await walk.look('one incident');
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowAt(page)).toBe(0);
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(words.fileName);
    expect(readFileSync(await download.path(), 'utf8')).toContain(words.answered);
    expect(walk.faults()).toEqual([]);
  });
});

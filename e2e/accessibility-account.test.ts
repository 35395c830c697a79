/** The states before and beside the form, in both languages, light and dark: sign-in, picker, profile; axe finds nothing. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
import { keepExpiredExamination } from './support/keep-examination.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { failing, hanging, walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const NAMES = {
  fr: {
    stay: 'Rester',
    cancel: 'Annuler',
    remove: 'Retirer le papier à lettres',
    showExpired: 'Voir les examens échus',
    erase: /^Supprimer/u,
  },
  en: {
    stay: 'Stay',
    cancel: 'Cancel',
    remove: 'Remove the letterhead',
    showExpired: 'Show the expired examinations',
    erase: /^Delete/u,
  },
} as const;

const DAY = 86_400_000;
const stage = prepareStage();

async function removeCopies(page: Page): Promise<void> {
  const answer = await page.request.get(`${stage.url}/api/copies`);
  const { copies } = (await answer.json()) as { readonly copies: readonly { readonly name: string }[] };
  for (const { name } of copies) await page.request.delete(`${stage.url}/api/copies/${name}`);
}

describe.each(languagesOf(import.meta.filename))('accessibility in %s', (language) => {
  const words = WORDS[language];
  const names = NAMES[language];

  it('holds while one signs in, and when that fails', async () => {
    const page = await stage.newPage(language, null);
    const walk = walkStates(page);
    await hanging(page, '**/api/auth/me');
    await page.goto(stage.url);
    await page.getByRole('status').first().waitFor();
    await walk.look('who is there: asked');
    await page.unroute('**/api/auth/me');
    await failing(page, '**/api/auth/me');
    await page.goto(stage.url);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('who is there: failed');
    await page.unroute('**/api/auth/me');
    await page.goto(stage.url);
    await page.getByRole('button', { name: words.login }).click();
    await page.getByRole('textbox', { name: words.username }).fill('medecin');
    await page.getByRole('textbox', { name: words.password }).fill('wrong');
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await walk.look('wrong password');
    await hanging(page, '**/api/auth/login');
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await page.locator('[aria-busy=true]').waitFor();
    await walk.look('signing in');
    expect(walk.faults()).toEqual([]);
  });

  it('holds for the picker with drafts and patients, and without an answer', async () => {
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    const ids: string[] = [];
    for (const title of ['Zzdraft', 'Zzending', 'Zzexpired']) {
      const saved = await page.request.post(`${stage.url}/api/saved-forms`, {
        data: { title: `${title} ${language}`, formData: {}, retentionDays: 7, formType: 'draft' },
      });
      ids.push(((await saved.json()) as { readonly id: string }).id);
    }
    const rows = new Database(join(stage.dataDirectory, 'constat.db'));
    const expire = rows.prepare('update saved_forms set expires_at = ? where id = ?');
    expire.run(Date.now() + DAY, ids[1]);
    expire.run(Date.now() - DAY, ids[2]);
    rows.close();
    await keepExpiredExamination(stage, page, { title: `Zzrecord ${language}` });
    await page.request.post(`${stage.url}/api/recent-patients`, {
      data: { patientName: `Zzname ${language}`, patientAge: '51', diagnosis: 'Entorse lombaire' },
    });

    await page.goto(`${stage.url}/forms`);
    await page.getByText(`Zzname ${language}`).first().waitFor();
    await page.getByText(`Zzending ${language}`).first().waitFor();
    await page.getByText(`Zzrecord ${language}`).first().waitFor();
    await walk.look('drafts that end, an expired examination, recent patients');
    const picker = page.getByRole('button', { name: 'MI Template' });
    await walk.dialog('name refused', async () => {
      await picker.click();
      await page.getByRole('button', { name: words.newVisit }).click();
      await page.getByRole('textbox', { name: words.visitName }).fill('Roy/Roy');
      await page.getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor();
    });
    await walk.dialog('drafts, one expired', async () => {
      await picker.click();
      await page.getByRole('button', { name: words.selectDraft }).click();
      await page.getByRole('radio').first().waitFor();
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    await page.getByRole('button', { name: names.showExpired }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await walk.look('expired examinations', '[role=dialog]');
    await walk.dialog('why one is deleted', () =>
      page.getByRole('dialog').getByRole('button', { name: names.erase }).first().click(),
    );
    const question = page.getByRole('alertdialog');
    await walk.dialog('no reason given', async () => {
      await page.getByRole('dialog').getByRole('button', { name: names.erase }).first().click();
      await question.getByRole('button', { name: names.erase }).click();
      await question.getByRole('alert').waitFor();
    });
    await walk.dialog('no reason written', async () => {
      await page.getByRole('dialog').getByRole('button', { name: names.erase }).first().click();
      await question.getByRole('radio').last().check();
      await question.getByRole('button', { name: names.erase }).click();
      await question.getByRole('alert').waitFor();
    });
    await page.keyboard.press('Escape');

    await failing(page, '**/api/recent-patients');
    await failing(page, '**/api/saved-forms*');
    await page.goto(`${stage.url}/forms`);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('patients could not be read');
    await walk.dialog('drafts could not be read', async () => {
      await picker.click();
      await page.getByRole('button', { name: words.selectDraft }).click();
      await page.getByRole('dialog').getByText('Zzfailed').waitFor();
    });
    expect(walk.faults()).toEqual([]);
  });

  it('holds for the profile: edited, refused, left, with a letterhead and an archive', async () => {
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    await failing(page, '**/api/profile', 'GET');
    await page.goto(`${stage.url}/profile`);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('profile could not be read');
    await page.unroute('**/api/profile');
    const archive = await page.request.get(`${stage.url}/api/account/archive`);

    await page.goto(`${stage.url}/profile`);
    await page.locator('details:has(table input) > summary').first().click();
    await page.locator('details:has([name^="routine.tests"]) > summary').first().click();
    const normal = page.locator('table input').first();
    await normal.fill('999');
    await page.locator('form:has([name=displayName]) button[type=submit]').click();
    await page.locator('[aria-invalid=true]').waitFor();
    await walk.look('a normal refused');
    const leave = page.getByRole('alertdialog');
    await walk.dialog(
      'left with changes',
      () => page.locator('a[href="/forms"]').first().click(),
      () => leave.getByRole('button', { name: names.stay }).click(),
    );
    await normal.fill('');
    await failing(page, '**/api/profile', 'PUT');
    // Another name in a second try, which has nothing to save otherwise.
    await page.locator('[name=displayName]').fill(`Zzname ${language} ${Date.now()}`);
    await page.locator('form:has([name=displayName]) button[type=submit]').click();
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('profile could not be saved');
    await page.unroute('**/api/profile');
    await page.locator('form:has([name=displayName]) button[type=submit]').click();
    await page.locator('form [aria-disabled=true]').first().waitFor();

    const choose = page.locator('input[accept=".docx,.dotx"]');
    await choose.setInputFiles({ name: 'x.docx', mimeType: '', buffer: Buffer.alloc(6_000_000) });
    await page.getByRole('alert').filter({ hasText: /5/u }).waitFor();
    await walk.look('letterhead too large');
    await choose.setInputFiles({ name: 'x.docx', mimeType: '', buffer: Buffer.from('x') });
    await page.getByRole('alert').filter({ hasText: /Word/u }).waitFor();
    await walk.look('letterhead refused');
    await page.route('**/api/profile/letterhead', (route) =>
      route.fulfill({
        json: {
          letterhead: {
            fileName: 'Clinique.docx',
            bytes: 21_000,
            updatedAt: '2026-03-02T14:00:00.000Z',
            placement: 'end',
          },
        },
      }),
    );
    await page.goto(`${stage.url}/profile`);
    await page.getByText('Clinique.docx').waitFor();
    await walk.look('letterhead');
    await walk.dialog('letterhead to be removed', () =>
      page.getByRole('button', { name: names.remove }).click(),
    );
    const importing = page.locator('input[accept=".zip,application/zip"]');
    await importing.setInputFiles({ name: 'x.zip', mimeType: '', buffer: Buffer.from('x') });
    await page.getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor();
    await walk.look('archive refused');
    await walk.dialog('archive', () =>
      importing
        .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.alloc(0) })
        .then(async () =>
          importing.setInputFiles({
            name: 'b.zip',
            mimeType: 'application/zip',
            buffer: await archive.body(),
          }),
        ),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    expect(walk.faults()).toEqual([]);
  });

  it('holds for the copies of the database: none, one, to be restored, asked for', async () => {
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    await removeCopies(page);
    await page.goto(`${stage.url}/copies`);
    const make = page.locator('section button').first();
    await make.waitFor();
    await walk.look('no copy');
    await make.click();
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.waitFor();
    await walk.look('a copy');
    const asked = page.getByRole('alertdialog');
    await walk.dialog('a copy to be restored', () => row.getByRole('button').first().click());
    await row.getByRole('button').first().click();
    await asked.getByRole('button').last().click();
    await page
      .getByText(/pg_|Constat,/u)
      .first()
      .waitFor();
    await walk.look('a restore asked for');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    await removeCopies(page);
    expect(walk.faults()).toEqual([]);
  });
});

/** Copies of the database in a real browser: made, listed, asked to be restored, withdrawn, taken away, deleted. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const WORDS = {
  fr: {
    link: 'Voir et faire des copies',
    title: 'Copies de sauvegarde',
    none: 'Il n’y a pas encore de copie.',
    make: 'Faire une copie maintenant',
    made: 'La copie est faite et vérifiée.',
    table: 'Copies, la plus récente en premier',
    checked: /vérifiée, rapports\u{A0}: \d+/u,
    restore: /^Restaurer la copie du .+…$/u,
    asks: /^Restaurer la copie du .+\?$/u,
    says: 'ce qui a été enregistré depuis cette copie ne sera plus dans Constat',
    confirm: 'Restaurer au prochain démarrage',
    staged: /prendra la place de la base de données au prochain démarrage/u,
    withdraw: 'Ne pas restaurer',
    download: /^Télécharger la copie du /u,
    remove: /^Supprimer la copie du .+…$/u,
    removes: 'Supprimer',
    noSnapshots: 'Aucune sauvegarde automatique',
    checkedToday: /Dernière restauration vérifiée\u{A0}: aujourd’hui, \d+ h \d\d \(rapports\u{A0}: \d+\)/u,
    failed: 'La dernière sauvegarde a échoué',
  },
  en: {
    link: 'See and make copies',
    title: 'Backup copies',
    none: 'There is no copy yet.',
    make: 'Make a copy now',
    made: 'The copy is made and checked.',
    table: 'Copies, the newest first',
    checked: /checked, reports: \d+/u,
    restore: /^Restore the copy of .+…$/u,
    asks: /^Restore the copy of .+\?$/u,
    says: 'what was saved since this copy will no longer be in Constat',
    confirm: 'Restore at the next start',
    staged: /takes the place of the database at the next start/u,
    withdraw: 'Do not restore',
    download: /^Download the copy of /u,
    remove: /^Delete the copy of .+…$/u,
    removes: 'Delete',
    noSnapshots: 'No automatic backup',
    checkedToday: /Last restore checked: today, \d+:\d\d \(reports: \d+\)/u,
    failed: 'The last backup failed',
  },
} as const;

const SNAPSHOTS = join(import.meta.dirname, '../scripts/snapshots.ts');

const stage = prepareStage();

/** Deletes the copies that a first try of the test has left, and what it asked to be restored. */
async function removeCopies(page: Page): Promise<void> {
  const address = `${stage.url}/api/copies`;
  const { copies, staged } = (await (await page.request.get(address)).json()) as {
    readonly copies: readonly { readonly name: string }[];
    readonly staged: string | null;
  };
  if (staged !== null) await page.request.delete(`${stage.url}/api/restore-at-start`);
  for (const { name } of copies) await page.request.delete(`${address}/${encodeURIComponent(name)}`);
}

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = WORDS[language];

  it('makes a checked copy, asks before it is restored, and takes back what was asked', async () => {
    const page = await stage.newPage(language);
    await removeCopies(page);
    await page.goto(`${stage.url}/profile`);
    await page.getByRole('link', { name: words.link }).click();
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor();
    await page.getByText(words.none).waitFor();
    await page.getByRole('button', { name: words.make }).click();
    await page.getByText(words.made).waitFor();
    const row = page.getByRole('table', { name: words.table }).getByRole('row').nth(1);
    await row.getByText(words.checked).waitFor();

    await row.getByRole('button', { name: words.restore }).click();
    const dialog = page.getByRole('alertdialog', { name: words.asks });
    await dialog.getByText(words.says).waitFor();
    await dialog.getByRole('button', { name: words.confirm }).click();
    await page.getByText(words.staged).waitFor();
    await page.getByRole('button', { name: words.withdraw }).click();
    await page.getByText(words.staged).waitFor({ state: 'detached' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', { name: words.download }).click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 15)
        .toString(),
    ).toBe('SQLite format 3');

    await row.getByRole('button', { name: words.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.removes, exact: true }).click();
    await page.getByText(words.none).waitFor();
    expect(stage.troubles).toEqual([]);
  });
});

it.each(languagesOf(import.meta.filename))(
  'says when the last automatic backup was restored as a check, and when one failed, in %s',
  async (language) => {
    const words = WORDS[language];
    const folder = mkdtempSync(join(tmpdir(), 'constat-stick-'));
    const run = (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, [SNAPSHOTS, ...args], {
        env: { ...process.env, CONSTAT_DATA_DIR: stage.dataDirectory },
      });
    const page = await stage.newPage(language);
    await page.goto(`${stage.url}/copies`);
    await page.getByText(words.noSnapshots).waitFor();
    try {
      await run(folder);
      await page.reload();
      await page.getByText(words.checkedToday).waitFor();
      expect(await page.getByText(folder).count()).toBe(1);
      rmSync(folder, { recursive: true });
      await expect(run('now')).rejects.toMatchObject({ code: 1 });
      await page.reload();
      await page.getByRole('alert').getByText(words.failed).waitFor();
      await page.getByText(words.checkedToday).waitFor();
    } finally {
      // A second try begins without it as well.
      await run('off');
    }
    expect(stage.troubles).toEqual([]);
  },
);

it('puts a copy in place at the next start, and keeps the earlier database in the list', async () => {
  const words = WORDS.fr;
  const page = await stage.newPage('fr');
  await removeCopies(page);
  // Nor is a report of a first try there.
  const listed = async (): Promise<readonly { readonly id: string; readonly title: string }[]> =>
    (await (await page.request.get(`${stage.url}/api/saved-forms`)).json()) as {
      id: string;
      title: string;
    }[];
  for (const { id } of await listed())
    await page.request.delete(`${stage.url}/api/saved-forms/${id}`, { data: { reason: 'Zz' } });
  const save = (title: string) =>
    page.request.post(`${stage.url}/api/saved-forms`, {
      data: { title, formData: { emploi: 'Zz' }, retentionDays: 7, formType: 'draft' },
    });
  await save('Zz avant la copie');
  await page.goto(`${stage.url}/copies`);
  await page.getByRole('button', { name: words.make }).click();
  await page.getByText(words.made).waitFor();
  await save('Zz après la copie');
  await page.getByRole('button', { name: words.restore }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click();
  await page.getByText(words.staged).waitFor();

  await stage.restart();
  // The sessions of the copy may have ended since it was made.
  const me = await page.request.get(`${stage.url}/api/auth/me`);
  expect(me.status()).toBe(401);
  await page.request.post(`${stage.url}/api/auth/login`, {
    data: { username: 'medecin', password: 'demo-medecin' },
  });
  await page.reload();
  await page.getByText('avant une restauration').waitFor();
  expect(await page.getByText(words.staged).count()).toBe(0);
  expect((await listed()).map(({ title }) => title)).toEqual(['Zz avant la copie']);
});

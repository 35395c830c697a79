/** The recovery sheet in a real browser: shown once after set-up, printed on one page, confirmed from the paper, made anew. */
import { join } from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { overflowAt } from './support/axe.ts';
import { readInClear } from './support/device.ts';
import { messageOf } from './support/fields.ts';
import { PHRASE, WITHOUT_ACCOUNTS, setUpAddress } from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';

const WORDS = {
  fr: {
    ready: 'Votre compte est prêt. Imprimez cette feuille',
    print: 'Imprimer la feuille',
    onPaper: 'Je l’ai sur papier',
    group: (number: number) => `Groupe ${number}`,
    wrong: 'Ce n’est pas ce groupe.',
    confirmed: 'La feuille est confirmée',
    none: 'Aucune feuille de récupération n’a été imprimée',
    shown: 'sans que son code soit confirmé',
    printed: /^Feuille imprimée le .+\u{A0}: valable\.$/u,
    link: 'Voir et imprimer la feuille de récupération',
    printFirst: 'Imprimer la feuille',
    printNew: 'Imprimer une nouvelle feuille',
    staysValid: /^Elle reste valable/u,
    becomesVoid: /^Elle ne vaudra plus/u,
    where: 'Où la garder',
    restore: 'Reprendre une copie…',
    restoreThis: 'Reprendre cette copie',
    choose: 'Choisir le fichier de la copie…',
    chooseFirst: 'Choisissez d’abord le fichier.',
    sheetCode: 'Code de la feuille de récupération',
    readied: 'La copie est vérifiée et prête',
    giveUp: 'Renoncer à la reprise',
    closes: 'Toutes les sessions sont fermées',
  },
  en: {
    ready: 'Your account is ready. Print this sheet',
    print: 'Print the sheet',
    onPaper: 'I have it on paper',
    group: (number: number) => `Group ${number}`,
    wrong: 'This is not that group.',
    confirmed: 'The sheet is confirmed',
    none: 'No recovery sheet was printed',
    shown: 'its code was not confirmed',
    printed: /^Sheet printed on .+: valid\.$/u,
    link: 'See and print the recovery sheet',
    printFirst: 'Print the sheet',
    printNew: 'Print a new sheet',
    staysValid: /^It stays valid/u,
    becomesVoid: /^It becomes void/u,
    where: 'Where to keep it',
    restore: 'Restore a copy…',
    restoreThis: 'Restore this copy',
    choose: 'Choose the file of the copy…',
    chooseFirst: 'Choose the file first.',
    sheetCode: 'Code of the recovery sheet',
    readied: 'The copy is checked and ready',
    giveUp: 'Give up the restore',
    closes: 'All sessions are closed',
  },
} as const;

/** How many pages a PDF of the browser has. */
async function pagesOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: false, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

describe.each(languagesOf(import.meta.filename))('the recovery sheet, in %s', (language) => {
  const words = WORDS[language];
  const accounts = ACCOUNTS_WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  const empty = prepareStage(WITHOUT_ACCOUNTS);
  /** Of the last sheet, and a copy that it opens. */
  const kept: { code: string; copy: Buffer } = { code: '', copy: Buffer.alloc(0) };

  async function groupsOf(page: Page): Promise<string[]> {
    const list = page.getByRole('list', { name: accounts.recoveryCode });
    await list.waitFor();
    return list.getByRole('code').allTextContents();
  }

  /** Types what the paper says, but for the first group that is asked for where it is to be wrong. */
  async function typeBack(page: Page, groups: readonly string[], isWrong: boolean): Promise<void> {
    let left = isWrong;
    for (const [index, group] of groups.entries()) {
      const field = page.getByRole('textbox', { name: words.group(index + 1) });
      if ((await field.count()) === 0) continue;
      await field.fill(left ? 'ZZZZ' : ` ${group.toLowerCase()}`);
      left = false;
    }
    await page.keyboard.press('Enter');
  }

  it('is shown once after set-up, printed on one page, and confirmed from the paper', async () => {
    const page = await stage.newPage(language, null);
    const walk = walkStates(page);
    await page.goto(setUpAddress(stage));
    await page.locator('[name=displayName]').fill('Dre Alix Zz');
    await page.locator('[name=username]').fill('zzalix');
    await page.locator('[name=newPassword]').fill(PHRASE);
    await page.locator('[name=repeated]').fill(PHRASE);
    await page.getByRole('button', { name: accounts.create }).click();
    const heading = page.getByRole('heading', { name: words.ready });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const groups = await groupsOf(page);
    expect(groups).toHaveLength(8);
    for (const group of groups) expect(group).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/u);
    await walk.look('shown');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflowAt(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    // In the dark too, what is printed with its backgrounds is black on white.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ground = page.locator('html');
    expect(await ground.evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.getByRole('heading', { name: words.where }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    for (const format of ['Letter', 'A4'] as const) expect(await pagesOf(page, format)).toBe(1);
    await page.emulateMedia({ media: null, colorScheme: null });

    await page.getByRole('button', { name: words.onPaper }).click();
    await page.getByRole('list', { name: accounts.recoveryCode }).waitFor({ state: 'detached' });
    await walk.look('asked');
    await typeBack(page, groups, true);
    const wrong = page.getByRole('textbox').first();
    await expect.poll(() => messageOf(wrong)).toBe(words.wrong);
    expect(await wrong.evaluate((element) => element === document.activeElement)).toBe(true);
    await walk.look('a wrong group');
    await page.goto(`${stage.url}/administration`);
    await page.getByText(words.none).waitFor();
    await page.getByText(words.shown).waitFor();

    // The page has forgotten it: another one is made.
    await page.getByRole('link', { name: words.link }).click();
    await page.getByRole('button', { name: words.printFirst }).click();
    const again = await groupsOf(page);
    expect(again).toHaveLength(8);
    expect(again).not.toEqual(groups);
    await page.getByRole('button', { name: words.onPaper }).click();
    await typeBack(page, again, false);
    await page.getByRole('heading', { name: words.confirmed }).waitFor();
    await walk.look('confirmed');
    const stored = `${await readInClear(page)} ${page.url()} ${await page.evaluate(() => JSON.stringify(history.state))}`;
    for (const group of [...groups, ...again]) expect(stored).not.toContain(group);
    await page.goto(`${stage.url}/administration`);
    await page.getByText(words.printed).waitFor();
    expect(await page.getByText(words.none).count()).toBe(0);
    expect(walk.faults()).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });

  it('is made anew with the password, beside the earlier one or in its place', async () => {
    const page = await stage.newPage(language, null);
    await page.request.post(`${stage.url}/api/auth/login`, {
      data: { username: 'zzalix', password: PHRASE },
    });
    await page.goto(`${stage.url}/administration/recovery-sheet`);
    const printNew = page.getByRole('button', { name: words.printNew });
    await printNew.waitFor();
    expect(await page.getByRole('radio', { name: words.becomesVoid }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: words.staysValid }).check();
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('update sessions set authenticated_at = 0');
    database.close();
    await printNew.click();
    const dialog = page.getByRole('dialog', { name: accounts.confirmIdentity });
    await dialog.getByRole('button', { name: accounts.cancel }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await printNew.click();
    await dialog.getByRole('textbox', { name: accounts.password }).fill(PHRASE);
    await page.keyboard.press('Enter');
    const groups = await groupsOf(page);
    await page.getByRole('button', { name: words.onPaper }).click();
    await typeBack(page, groups, false);
    await page.getByRole('heading', { name: words.confirmed }).waitFor();
    expect(await page.getByText(words.printed).count()).toBe(2);

    await page.goto(`${stage.url}/administration/recovery-sheet`);
    await printNew.click();
    const last = await groupsOf(page);
    await page.getByRole('button', { name: words.onPaper }).click();
    await typeBack(page, last, false);
    await page.getByRole('heading', { name: words.confirmed }).waitFor();
    expect(await page.getByText(words.printed).count()).toBe(1);
    expect(stage.troubles).toEqual([]);

    const report = { title: 'Zz rapport', formData: { emploi: 'Zz' }, retentionDays: 7, formType: 'draft' };
    await page.request.post(`${stage.url}/api/saved-forms`, { data: report });
    const made = (await (await page.request.post(`${stage.url}/api/copies`)).json()) as { name: string };
    kept.copy = await (await page.request.get(`${stage.url}/api/copies/${made.name}/file`)).body();
    kept.code = last.join(' ').toLowerCase();
  });

  it('opens a copy on an empty machine, on its first page', async () => {
    const page = await empty.newPage(language, null);
    const walk = walkStates(page);
    await page.goto(setUpAddress(empty));
    await page.getByRole('button', { name: words.restore }).click();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(words.choose);
    const restore = page.getByRole('button', { name: words.restoreThis });
    await restore.click();
    await page.getByRole('alert').getByText(words.chooseFirst).waitFor();
    await walk.look('no file');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflowAt(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const file = { name: 'copie.db', mimeType: 'application/octet-stream', buffer: kept.copy };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(file.name).waitFor();
    const code = page.getByRole('textbox', { name: words.sheetCode });
    await code.fill('abcd');
    await restore.click();
    await expect.poll(() => messageOf(code)).toBe(ERRORS.RECOVERY_CODE_WRONG.message[language]);
    await code.fill(kept.code);
    await page.keyboard.press('Enter');
    const ready = page.getByRole('heading', { name: words.readied });
    await ready.waitFor();
    await expect.poll(() => ready.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText(words.closes).waitFor();
    await walk.look('ready');
    const stored = `${await readInClear(page)} ${page.url()}`.toLowerCase();
    for (const group of kept.code.split(' ')) expect(stored).not.toContain(group);
    // Whoever comes back before the restart cannot make an account that the copy would take the place of.
    await page.goto('about:blank');
    await page.goto(setUpAddress(empty));
    await page.getByRole('button', { name: words.giveUp }).waitFor();
    expect(await page.getByRole('button', { name: words.restore }).count()).toBe(0);
    await walk.look('awaited');

    await empty.restart();
    await page.request.post(`${empty.url}/api/auth/login`, {
      data: { username: 'zzalix', password: PHRASE },
    });
    await page.goto(`${empty.url}/forms`);
    await page.getByText('Zz rapport').first().waitFor();
    expect(walk.faults()).toEqual([]);
  });
});

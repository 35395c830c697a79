/** Accounts in a real browser: links, passwords, sessions, accounts that are disabled. */
import { join } from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import { message } from '@constat/contract/messages';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { countSealed } from './support/device.ts';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { messageOf, tabTo } from './support/fields.ts';
import {
  PHRASE,
  WITHOUT_ACCOUNTS,
  addPhysician,
  choosePassword,
  makeFirstAccount,
  signInAs,
} from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { draftIn, makeDraft, openForm } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const ANOTHER = 'une autre phrase, plus longue';

const sessionExpired = (page: Page, language: 'fr' | 'en'): Locator =>
  page.getByRole('alertdialog', { name: DRAFT_WORDS[language].sessionExpired });

describe.each(languagesOf(import.meta.filename))('accounts, in %s', (language) => {
  const words = ACCOUNTS_WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  beforeAll(async () => {
    const page = await stage.newPage(language, null);
    await makeFirstAccount(page, stage);
    const { address } = await addPhysician(page, stage, 'zzbruno');
    await choosePassword(page, stage, address);
  });
  const open = async (username: string, path: string): Promise<Page> => {
    const page = await stage.newPage(language, null);
    await signInAs(page, stage, username);
    await page.goto(`${stage.url}${path}`);
    return page;
  };

  it('get their password by a link that is shown once', async () => {
    const page = await open('zzalix', '/profile');
    await page.getByRole('link', { name: words.administer }).click();
    await page.getByRole('link', { name: words.manage }).click();
    await tabTo(page, page.getByRole('button', { name: words.add }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.add });
    const username = dialog.locator('[name=username]');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('displayName');
    await page.keyboard.type('Dre Béa Zz');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ZZBruno');
    await page.keyboard.press('Enter');
    await expect.poll(() => messageOf(username)).toBe(ERRORS.USERNAME_TAKEN.message[language]);
    // A press beside it loses nothing that was typed.
    await page.mouse.click(5, 5);
    expect(await username.inputValue()).toBe('ZZBruno');
    await username.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('zzbea');
    await page.keyboard.press('Enter');
    const link = page.getByRole('dialog', { name: words.link });
    const shown = link.getByRole('textbox', { name: words.linkAddress });
    const address = await shown.inputValue();
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    expect(await shown.inputValue()).toBe(address);
    await link.getByRole('button', { name: words.done }).click();
    await link.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'zzbea' }).getByText(words.waiting).waitFor();
    expect(await page.content()).not.toContain(address.split('#')[1]);

    const other = await stage.newPage(language, null);
    await other.goto(address);
    await other.getByText('Dre Béa Zz').waitFor();
    await expect.poll(() => other.url()).toBe(`${stage.url}/choose-password`);
    const password = other.getByRole('textbox', { name: words.newPassword });
    await password.fill('court');
    await other.getByRole('button', { name: words.showPassword }).click();
    await other.getByRole('button', { name: words.save }).click();
    await expect.poll(() => messageOf(password)).toBe(ERRORS.PASSWORD_TOO_SHORT.message[language]);
    await password.fill(PHRASE);
    await other.getByRole('button', { name: words.save }).click();
    await other.getByRole('heading', { name: words.reports }).waitFor();
    await other.goto(address);
    await other.getByText(ERRORS.LINK_INVALID.message[language]).waitFor();
    // Who does not administer is led away.
    await other.goto(`${stage.url}/administration/accounts`);
    await other.waitForURL(`${stage.url}/forms`);
    await other.goto(`${stage.url}/profile`);
    await other.getByRole('link', { name: words.security }).waitFor();
    expect(await other.getByRole('link', { name: words.administer }).count()).toBe(0);
  });

  it('keep one that administers', async () => {
    const page = await open('zzalix', '/administration/accounts');
    const own = page.getByRole('listitem').filter({ hasText: 'zzalix' });
    await own.getByRole('button', { name: words.withdraw }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button').last().click();
    await page.getByText(ERRORS.LAST_ADMINISTRATOR.message[language]).waitFor();
    await question.waitFor({ state: 'detached' });
    const other = page.getByRole('listitem').filter({ hasText: 'zzbruno' });
    await other.getByRole('button', { name: words.give }).click();
    await question.getByRole('button').last().click();
    await question.waitFor({ state: 'detached' });
    await other.getByRole('button', { name: words.withdraw }).click();
    await question.getByRole('button').last().click();
    await expect.poll(() => other.getByRole('button', { name: words.give }).count()).toBe(1);
  });

  it('change their password, which closes their other sessions', async () => {
    const [page, other] = [await open('zzbruno', '/account'), await open('zzbruno', '/forms')];
    await other.getByRole('heading', { name: words.reports }).waitFor();
    const current = page.getByRole('textbox', { name: words.currentPassword });
    const chosen = page.getByRole('textbox', { name: words.newPassword });
    const repeated = page.getByRole('textbox', { name: words.repeated });
    const change = page.getByRole('button', { name: words.change });
    await change.click();
    for (const field of [current, chosen, repeated])
      await expect.poll(() => messageOf(field)).toBe(message('required', language));
    await current.fill('wrong');
    await chosen.fill(ANOTHER);
    await repeated.fill(ANOTHER);
    await change.click();
    await expect.poll(() => messageOf(current)).toBe(ERRORS.PASSWORD_WRONG.message[language]);
    // From the clipboard, as a password manager's user does.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), PHRASE);
    await current.fill('');
    await current.press('ControlOrMeta+v');
    await change.click();
    await page.getByText(words.changed).waitFor();
    await expect.poll(() => current.inputValue()).toBe('');
    await page.getByRole('region', { name: words.sessions }).getByText(words.thisSession).waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: words.sessions }).getByRole('listitem').count())
      .toBe(1);
    await other.getByRole('link', { name: /zzbruno/u }).click();
    await sessionExpired(other, language).waitFor();

    await current.fill(ANOTHER);
    await chosen.fill(PHRASE);
    await repeated.fill(PHRASE);
    await change.click();
    await expect.poll(() => current.inputValue()).toBe('');
  });

  it('close a session, for which the password is asked for after a while', async () => {
    const page = await open('zzbruno', '/account');
    const others = [await open('zzbruno', '/forms'), await open('zzbruno', '/forms')];
    await page.reload();
    const region = page.getByRole('region', { name: words.sessions });
    const rows = region.getByRole('listitem');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    const before = await rows.count();
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('update sessions set authenticated_at = 0');
    database.close();
    await rows.last().getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: words.confirmIdentity });
    await dialog.getByRole('button', { name: words.cancel }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(before);
    expect(await region.getByRole('alert').count()).toBe(0);
    await rows.last().getByRole('button').click();
    const password = dialog.getByRole('textbox', { name: words.password });
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect.poll(() => messageOf(password)).toBe(ERRORS.PASSWORD_WRONG.message[language]);
    await password.fill(PHRASE);
    await page.keyboard.press('Enter');
    await region.getByText(words.ended).waitFor();
    await expect.poll(() => rows.count()).toBe(before - 1);
    await region.getByRole('button', { name: words.endOthers }).click();
    await expect.poll(() => rows.count()).toBe(1);
    for (const other of others) {
      await other.getByRole('link', { name: /zzbruno/u }).click();
      await sessionExpired(other, language).waitFor();
    }
  });

  it('that are disabled are signed out at their next call, and their unsaved words are kept', async () => {
    const page = await stage.newPage(language, null);
    await signInAs(page, stage, 'zzbruno');
    const id = await makeDraft(page, stage.url, { patientName: 'Ilda Zzorvane' });
    await openForm(page, stage.url, id);
    const draft = draftIn(stage, language, page, id);
    const administrator = await open('zzalix', '/administration/accounts');
    const row = administrator.getByRole('listitem').filter({ hasText: 'zzbruno' });
    await row.getByRole('button', { name: words.disable }).click();
    await administrator.getByRole('alertdialog').getByRole('button').last().click();
    await row.getByText(words.disabled, { exact: true }).waitFor();
    for (const name of [words.disable, words.reset])
      await expect.poll(() => row.getByRole('button', { name }).count()).toBe(0);

    await draft.field('impactAvq').fill('Zzpas encore');
    const question = sessionExpired(page, language);
    await question.waitFor();
    await draft.shows('impactAvq', 'Zzpas encore');
    await expect.poll(() => countSealed(page, 'working-report')).toBe(1);
    const signIn = question.getByRole('button', { name: WORDS[language].signIn, exact: true });
    await question.getByRole('textbox', { name: words.password }).fill(PHRASE);
    await signIn.click();
    await question.getByText(ERRORS.INVALID_CREDENTIALS.message[language]).waitFor();
    await row.getByRole('button', { name: words.enable }).click();
    await row.getByRole('button', { name: words.disable }).waitFor();
    await signIn.click();
    await question.waitFor({ state: 'detached' });
    await draft.holds('impactAvq', 'Zzpas encore');
    expect(stage.troubles).toEqual([]);
  });

  it('are left from every page', async () => {
    const page = await open('zzalix', '/');
    const paths = [
      '/',
      '/forms',
      '/forms/cnesst-medical',
      '/dictation',
      '/speech-test',
      '/ai-test',
      '/profile',
      '/account',
      '/copies',
      '/journal',
      '/journal/installation',
      '/administration',
      '/administration/accounts',
    ];
    for (const path of paths) {
      await page.goto(`${stage.url}${path}`);
      const logout = page.getByRole('button', { name: words.logout }).first();
      await expect.poll(() => logout.isVisible(), { message: path }).toBe(true);
    }
  });
});

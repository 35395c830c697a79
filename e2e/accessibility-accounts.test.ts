/** The states of the pages of accounts, in both languages, light and dark: axe finds nothing, nothing scrolls sideways. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { overflowAt } from './support/axe.ts';
import {
  PHRASE,
  WITHOUT_ACCOUNTS,
  addPhysician,
  makeFirstAccount,
  setUpAddress,
  signInAs,
} from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { failing, hanging, walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

/** Nothing scrolls sideways on a telephone, nor where a page is enlarged four times. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflowAt(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe.each(languagesOf(import.meta.filename))('accessibility in %s', (language) => {
  const words = ACCOUNTS_WORDS[language];
  const demonstration = prepareStage();
  const stage = prepareStage(WITHOUT_ACCOUNTS);

  it('holds for the demonstration that is left', async () => {
    const page = await demonstration.newPage(language);
    const walk = walkStates(page);
    const data = { title: 'Zz', formData: {}, retentionDays: 7, formType: 'draft' };
    await page.request.post(`${demonstration.url}/api/saved-forms`, { data });
    await page.goto(`${demonstration.url}/account`);
    await page.getByRole('link', { name: words.leave }).waitFor();
    await walk.look('a sample account');
    await page.goto(`${demonstration.url}/administration/accounts`);
    await page.getByRole('link', { name: words.leave }).waitFor();
    await walk.look('no account but the samples');
    await page.getByRole('link', { name: words.leave }).click();
    await page.getByRole('radio').last().check();
    for (const name of ['displayName', 'username', 'newPassword', 'repeated'])
      await page.locator(`[name=${name}]`).fill(PHRASE);
    await walk.look('what becomes of the reports');
    await expectNoOverflow(page);
    await walk.dialog('what is erased', () => page.getByRole('button', { name: words.create }).click());
    expect(walk.faults()).toEqual([]);
  });

  it('holds for the first account: asked for, refused, made', async () => {
    const page = await stage.newPage(language, null);
    const walk = walkStates(page);
    await page.goto(stage.url);
    await page.getByRole('button', { name: WORDS[language].login }).click();
    await page.getByText(words.firstOpening).waitFor();
    await walk.look('no account yet');
    await hanging(page, '**/api/set-up');
    await page.goto(`${stage.url}/set-up`);
    await page.getByRole('status').first().waitFor();
    await walk.look('asked');
    await page.unroute('**/api/set-up');
    await failing(page, '**/api/set-up');
    await page.goto(`${stage.url}/set-up`);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('failed');
    await page.unroute('**/api/set-up');
    await page.goto(`${stage.url}/set-up`);
    await page.getByRole('button', { name: words.create }).click();
    await page.getByRole('alert').first().waitFor();
    await walk.look('everything is missing');
    await expectNoOverflow(page);
    const fill = async (): Promise<void> => {
      for (const name of ['displayName', 'username', 'newPassword', 'repeated'])
        await page.locator(`[name=${name}]`).fill('Zzalix');
      await page.getByRole('button', { name: words.create }).click();
    };
    await page.getByRole('textbox', { name: words.address }).fill('wrong');
    await fill();
    await page.locator('[name=secret][aria-invalid=true]').waitFor();
    await walk.look('wrong secret');
    await page.goto(setUpAddress(stage));
    await fill();
    await page.locator('[name=newPassword][aria-invalid=true]').waitFor();
    await walk.look('password refused');
    await makeFirstAccount(page, stage);
    await page.goto(`${stage.url}/forms?notice=recovery-sheet`);
    await page.getByText(words.notConfirmed).waitFor();
    await walk.look('made');
    await expectNoOverflow(page);
    await page.goto(`${stage.url}/set-up`);
    await page.getByRole('heading', { name: words.alreadySetUp }).waitFor();
    await walk.look('already made');
    expect(walk.faults()).toEqual([]);
  });

  it('holds for the accounts, and for a link', async () => {
    const page = await stage.newPage(language, null);
    const walk = walkStates(page);
    await signInAs(page, stage, 'zzalix');
    await page.goto(`${stage.url}/administration`);
    await page.getByRole('link', { name: words.manage }).waitFor();
    await walk.look('administration');
    await failing(page, '**/api/accounts', 'GET');
    await page.goto(`${stage.url}/administration/accounts`);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('accounts: failed');
    await page.unroute('**/api/accounts');
    // Named as no other account is: a second try finds those of the first one.
    const suffix = crypto.randomUUID().slice(0, 8);
    await addPhysician(page, stage, `zzbruno-${suffix}`);
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: `zzbruno-${suffix}` });
    await row.getByText(words.waiting).waitFor();
    await walk.look('accounts, one with a link');
    await expectNoOverflow(page);
    for (const name of [words.reset, words.give, words.disable])
      await walk.dialog(String(name), () => row.getByRole('button', { name }).click());
    const question = page.getByRole('alertdialog');
    await row.getByRole('button', { name: words.disable }).click();
    await question.getByRole('button').last().click();
    await row.getByText(words.disabled, { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: words.reset }).count()).toBe(0);
    await walk.look('a disabled account');
    await row.getByRole('button', { name: words.enable }).click();
    await row.getByRole('button', { name: words.disable }).waitFor();
    await page.getByRole('button', { name: words.withdraw }).click();
    await question.getByRole('button').last().click();
    await page.getByRole('alert').first().waitFor();
    await walk.look('the last one that administers');

    const adding = page.getByRole('dialog', { name: words.add });
    const add = async (username: string): Promise<void> => {
      await page.getByRole('button', { name: words.add }).click();
      await adding.locator('[name=displayName]').fill('Dre Béa Zz');
      await adding.locator('[name=username]').fill(username);
      await adding.getByRole('button', { name: words.addThis }).click();
    };
    await walk.dialog(
      'a name that is taken',
      async () => {
        await add('zzalix');
        await adding.getByRole('alert').waitFor();
      },
      () => adding.getByRole('button', { name: words.cancel }).click(),
    );
    let address = '';
    const link = page.getByRole('dialog', { name: words.link });
    await walk.dialog(
      'a link',
      async () => {
        await add(`zzbea-${suffix}`);
        address = await link.getByRole('textbox', { name: words.linkAddress }).inputValue();
      },
      () => link.getByRole('button', { name: words.done }).click(),
    );

    const other = await stage.newPage(language, null);
    const walkLink = walkStates(other);
    await other.goto(`${stage.url}/choose-password`);
    await other.getByRole('heading').waitFor();
    await walkLink.look('an address without its secret');
    await other.goto(address);
    await other.getByRole('button', { name: words.save }).click();
    await other.getByRole('alert').first().waitFor();
    await walkLink.look('nothing chosen');
    await expectNoOverflow(other);
    await other.goto(`${stage.url}/choose-password#wrong`);
    await other.getByRole('alert').first().waitFor();
    await walkLink.look('a link that is used up');
    expect([...walk.faults(), ...walkLink.faults()]).toEqual([]);
  });

  it('holds for one’s own password and sessions', async () => {
    const [page, other] = [await stage.newPage(language, null), await stage.newPage(language, null)];
    const walk = walkStates(page);
    await signInAs(page, stage, 'zzalix');
    await signInAs(other, stage, 'zzalix');
    await failing(page, '**/api/account/sessions');
    await page.goto(`${stage.url}/account`);
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('sessions: failed');
    await page.unroute('**/api/account/sessions');
    await page.reload();
    const rows = page.getByRole('region', { name: words.sessions }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    await walk.look('several sessions');
    await expectNoOverflow(page);
    await page.getByRole('button', { name: words.change }).click();
    await page.getByRole('alert').first().waitFor();
    await walk.look('nothing entered');
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('update sessions set authenticated_at = 0');
    database.close();
    const end = rows.last().getByRole('button');
    const question = page.getByRole('dialog', { name: words.confirmIdentity });
    await walk.dialog('the password is asked for', () => end.click());
    await walk.dialog('the password is wrong', async () => {
      await end.click();
      await question.getByRole('textbox').fill('wrong');
      await page.keyboard.press('Enter');
      await question.getByRole('alert').waitFor();
    });
    await page.getByRole('textbox', { name: words.currentPassword }).fill(PHRASE);
    await page.getByRole('textbox', { name: words.newPassword }).fill(`${PHRASE}!`);
    await page.getByRole('textbox', { name: words.repeated }).fill(`${PHRASE}!`);
    await page.getByRole('button', { name: words.change }).click();
    await page.getByText(words.changed).waitFor();
    await walk.look('the password is changed');
    expect(walk.faults()).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });
});

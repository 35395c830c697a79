/** The first account in a real browser: with the secret of the terminal, or from the demonstration. */
import { ERRORS } from '@constat/contract/errors';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { readInClear } from './support/device.ts';
import { messageOf, tabTo } from './support/fields.ts';
import { PHRASE, WITHOUT_ACCOUNTS, setUpAddress } from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { listForms, makeDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

describe.each(languagesOf(import.meta.filename))('the first account, in %s', (language) => {
  const words = ACCOUNTS_WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);

  it('is made by keyboard alone with the secret of the terminal, and saves a report', async () => {
    const page = await stage.newPage(language, null);
    await page.goto(stage.url);
    await page.getByRole('button', { name: WORDS[language].login }).click();
    await page.getByText(words.firstOpening).waitFor();
    await page.getByRole('link', { name: words.firstAccount }).click();
    await page.getByRole('textbox', { name: words.address }).waitFor();

    const address = setUpAddress(stage);
    const secret = address.split('#')[1] ?? '';
    await page.goto(address);
    const name = page.locator('[name=displayName]');
    await name.waitFor();
    expect(await page.getByRole('textbox', { name: words.address }).count()).toBe(0);
    await expect.poll(() => page.url()).toBe(`${stage.url}/set-up`);
    expect(await page.evaluate(() => JSON.stringify(history.state ?? ''))).not.toContain(secret);
    expect(await readInClear(page)).not.toContain(secret);

    const [password, repeated] = [page.locator('[name=newPassword]'), page.locator('[name=repeated]')];
    expect(await password.getAttribute('type')).toBe('password');
    for (const field of [password, repeated])
      expect(await field.getAttribute('autocomplete')).toBe('new-password');
    expect(await page.locator('[name=username]').getAttribute('autocomplete')).toBe('username');
    await tabTo(page, name);
    await page.keyboard.type('Dre Alix Zz');
    await page.keyboard.press('Tab');
    await page.keyboard.type('zzalix');
    await tabTo(page, password);
    await page.keyboard.type('zzalix12');
    await tabTo(page, repeated);
    await page.keyboard.type('zzalix13');
    await page.keyboard.press('Enter');
    await expect.poll(() => messageOf(repeated)).toBe(words.differ);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    // The first field that is refused has the focus, with the server's message beside it.
    const refusal = ERRORS.PASSWORD_TOO_GUESSABLE.message[language];
    await expect.poll(() => messageOf(password)).toBe(refusal);
    await expect.poll(() => password.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(PHRASE);
    await page.keyboard.press('Tab');
    // Once shown it is typed once.
    await page.keyboard.press('Enter');
    await repeated.waitFor({ state: 'detached' });
    expect(await password.getAttribute('type')).toBe('text');
    await tabTo(page, page.getByRole('button', { name: words.create }));
    await page.keyboard.press('Enter');

    // The recovery sheet is shown, and can wait; the worklist then tells that there is none.
    await page.getByRole('list', { name: words.recoveryCode }).waitFor();
    await page.getByRole('button', { name: words.later }).click();
    await page.getByRole('heading', { name: words.reports }).waitFor();
    await page.getByText(words.notConfirmed).waitFor();
    await page.getByRole('button', { name: words.close }).click();
    await page.getByText(words.notConfirmed).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${stage.url}/forms`);
    await page.goto(`${stage.url}/forms/cnesst-medical?visit=new&name=Ilda+Zzorvane`);
    await page.locator('[name=emploi]').waitFor();
    await page.waitForURL(`${stage.url}/forms/cnesst-medical`);
    await page.locator('[name=emploi]').fill('Zzemploi');
    const { save, saveToDraftTitle } = WORDS[language];
    await page.getByRole('button', { name: save, exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: saveToDraftTitle });
    await question.getByRole('button', { name: save, exact: true }).click();
    await expect.poll(async () => (await listForms(page, stage.url)).length).toBe(1);

    await page.goto(address);
    await page.getByRole('heading', { name: words.alreadySetUp }).waitFor();
    expect(stage.troubles).toEqual([]);
  });
});

describe.each(['keep', 'erase'] as const)('leaving the demonstration, to %s its reports', (reports) => {
  const stage = prepareStage();
  const words = ACCOUNTS_WORDS.fr;

  it('asks for no secret, and says what is erased before it is', async () => {
    const page = await stage.newPage('fr');
    await makeDraft(page, stage.url, { patientName: 'Ilda Zzorvane' });
    await page.goto(`${stage.url}/account`);
    await page.getByRole('link', { name: words.leave }).click();
    await page.locator('[name=displayName]').fill('Dre Alix Zz');
    await page.locator('[name=username]').fill('developpeur');
    await page.locator('[name=newPassword]').fill(PHRASE);
    await page.locator('[name=repeated]').fill(PHRASE);
    const create = page.getByRole('button', { name: words.create });
    const question = page.getByRole('alertdialog');
    await page.getByRole('radio', { name: words.eraseThem }).check();
    await create.click();
    await question.getByText('(1)').waitFor();
    await question.getByRole('button', { name: words.cancel }).click();
    await question.waitFor({ state: 'detached' });
    if (reports === 'keep') {
      await page.getByRole('radio', { name: words.keepThem }).check();
      const password = page.locator('[name=newPassword]');
      const choose = async (chosen: string): Promise<void> => {
        await password.fill(chosen);
        await page.locator('[name=repeated]').fill(chosen);
        await create.click();
      };
      await choose('password123');
      await expect.poll(() => messageOf(password)).toBe(ERRORS.PASSWORD_TOO_COMMON.message.fr);
      await choose(PHRASE);
    } else {
      await create.click();
      await question.getByRole('button', { name: words.eraseAll }).click();
    }
    await page.getByRole('list', { name: words.recoveryCode }).waitFor();
    expect(await listForms(page, stage.url)).toHaveLength(reports === 'keep' ? 1 : 0);
    await page.goto(`${stage.url}/account`);
    await page.getByRole('button', { name: words.change }).waitFor();
    expect(await page.getByRole('link', { name: words.leave }).count()).toBe(0);
    expect(stage.troubles).toEqual([]);
  });
});

/** The screens before the form in a real browser: landing, sign-in and out, picker, New Visit, and what is said when something fails. */
import { ERRORS } from '@constat/contract/errors';
import { message } from '@constat/contract/messages';
import type { MessageId } from '@constat/contract/messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_WORDS } from './support/account-words.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();
/** How many complaints of the pages' consoles the tests have looked at. */
let expectedTroubles = 0;
/** Keeps the next call of that address waiting until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, (route) => released.then(() => route.continue()), { times: 1 });
  return () => letGo();
}

const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = WORDS[language];
  const text = ACCOUNT_WORDS[language];
  const say = (id: MessageId, values?: Readonly<Record<string, string>>): string =>
    message(id, language, values);
  async function open(username: 'medecin' | 'developpeur', path: string): Promise<Page> {
    const page = await stage.newPage(language, username);
    await page.goto(`${stage.url}${path}`);
    return page;
  }

  it('leads from the landing page through the login screen', async () => {
    // French is the default, whatever the browser's language; what is chosen is remembered.
    const page = await stage.newPage(null, null);
    const letKnow = await hold(page, '**/api/auth/me');
    await page.goto(stage.url);
    await page.getByText(message('loading', 'fr')).waitFor();
    letKnow();
    await page.getByRole('heading', { name: ACCOUNT_WORDS.fr.title }).waitFor();
    await page.getByRole('button', { name: text.switchTo }).click();
    await page.getByRole('heading', { name: text.title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: text.title }).waitFor();
    await page.getByText(text.sentence).waitFor();
    await page.getByRole('contentinfo').getByText('© 2025').waitFor();

    await page.getByRole('button', { name: words.login }).click();
    const submit = page.getByRole('button', { name: words.signIn, exact: true });
    await submit.click();
    expect(await page.getByText(say('required'), { exact: true }).count()).toBe(2);
    const samples = page.getByRole('region', { name: text.samples }).getByRole('listitem');
    await expect
      .poll(async () => (await samples.allTextContents()).map((row) => /^[a-z]+/u.exec(row)?.[0]))
      .toEqual(['medecindemo', 'developpeurdemo']);

    await page.getByRole('textbox', { name: words.username }).fill('medecin');
    await page.getByRole('textbox', { name: words.password }).fill('wrong');
    await submit.click();
    await toast(page).getByText(say('loginError')).waitFor();
    await toast(page).getByText(ERRORS.INVALID_CREDENTIALS.message[language]).waitFor();
    await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
    await submit.click();
    await toast(page).getByText(say('loginFailed')).waitFor();

    await page.getByRole('button', { name: text.useSample }).click();
    const letIn = await hold(page, '**/api/auth/login');
    await submit.click();
    await page.getByRole('button', { name: text.signingIn }).waitFor();
    letIn();
    await toast(page).getByText(say('loginSuccess')).waitFor();
    await page.getByRole('button', { name: 'MI Template' }).waitFor();
    expect(await page.getByRole('button', { name: text.logout }).count()).toBe(1);
  });

  it('shows the picker, and names a visit in the New Visit dialog', async () => {
    const page = await open('developpeur', '/');
    const card = page.getByRole('button', { name: 'MI Template' });
    await card.waitFor();
    const features = page.locator(`[id="${await card.getAttribute('aria-describedby')}"]`);
    for (const feature of text.features) await features.getByText(feature, { exact: true }).waitFor();
    expect(await page.getByRole('contentinfo').getByRole('listitem').allTextContents()).toEqual(text.stats);
    const header = page.getByRole('banner');
    await header.getByText('developpeur', { exact: true }).waitFor();
    await header.getByRole('button', { name: text.logout }).waitFor();
    const other = language === 'fr' ? 'en' : 'fr';
    await header.getByRole('button', { name: ACCOUNT_WORDS[other].switchTo }).click();
    await page.getByText(ACCOUNT_WORDS[other].features[0]).waitFor();
    await header.getByRole('button', { name: text.switchTo }).click();

    await card.click();
    const dialog = page.getByRole('dialog');
    for (const choice of text.choice) await dialog.getByText(choice).waitFor();
    await dialog.getByRole('button', { name: words.selectDraft }).click();
    await dialog.getByText(say('noDrafts')).waitFor();
    await dialog.getByRole('button', { name: text.cancel }).click();
    await dialog.getByRole('button', { name: words.newVisit }).click();
    const name = dialog.getByRole('textbox', { name: words.visitName });
    expect(await name.getAttribute('placeholder')).toMatch(text.example);
    await name.press('Enter');
    await dialog.getByText(say('required'), { exact: true }).waitFor();
    await name.fill('Roy/Roy');
    await dialog.getByText(say('visitNameCharacters')).waitFor();
    await dialog.getByRole('button', { name: text.back }).click();
    await dialog.getByRole('button', { name: words.newVisit }).click();
    await name.fill('Élodie D’Amours-Tremblay');
    await dialog.getByRole('button', { name: words.startVisit }).click();
    await page
      .getByText(say('newVisit', { name: 'Élodie D’Amours-Tremblay' }))
      .first()
      .waitFor();
    expect(await page.locator('[name=patientName]').inputValue()).toBe('Élodie D’Amours-Tremblay');
    await expect.poll(() => page.url()).toBe(`${stage.url}/forms/cnesst-medical`);

    await page.getByRole('banner').getByRole('link', { name: text.back }).click();
    await header.getByRole('link', { name: text.speechTest }).click();
    await page.getByRole('heading', { name: text.speechTestTitle }).waitFor();
  });

  it('opens a draft from the New Visit dialog, chosen by its title and dates', async () => {
    const page = await stage.newPage(language);
    // Named as no other draft is: a second try finds that of the first one.
    const title = `Zzdraft ${crypto.randomUUID().slice(0, 8)}`;
    const saved = await page.request.post(`${stage.url}/api/saved-forms`, {
      data: { title, formData: { emploi: 'Zzjob' }, retentionDays: 7, formType: 'draft' },
    });
    expect(saved.status()).toBe(201);
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('button', { name: 'MI Template' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.selectDraft }).click();
    const row = dialog.getByRole('listitem').filter({ hasText: title });
    await row.getByText(text.expires).waitFor();
    const proceed = dialog.getByRole('button', { name: words.proceed });
    expect(await proceed.isDisabled()).toBe(true);
    await row.getByRole('radio').check();
    await proceed.click();
    await page.getByText(say('draftLoaded', { title })).first().waitFor();
    expect(await page.locator('[name=emploi]').inputValue()).toBe('Zzjob');
  });

  it('says how signing out went, and ends on the landing page', async () => {
    const page = await open('medecin', '/forms');
    const refusal = { message: 'Zz', code: 'TOO_MANY_ATTEMPTS', requestId: 'zz' };
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 429, json: refusal }), {
      times: 1,
    });
    const logout = page.getByRole('button', { name: text.logout });
    await logout.click();
    await toast(page).getByText(say('logoutError')).waitFor();
    await toast(page).getByText(say('logoutFailed')).waitFor();
    await logout.click();
    await toast(page).getByText(say('logoutSuccess'), { exact: true }).waitFor();
    await toast(page).getByText(say('logoutDone')).waitFor();
    await page.getByRole('heading', { name: text.title }).waitFor();
    await expect.poll(() => page.url()).toBe(`${stage.url}/`);
  });

  it('has a page for every other address', async () => {
    const page = await open('medecin', '/nulle-part');
    await page.getByRole('heading', { name: say('pageNotFound') }).waitFor();
    await page.getByText(say('pageNotFoundHint')).waitFor();
    await page.goto(`${stage.url}/forms/epaule`);
    await page.getByText(text.placeholder).waitFor();
    expect(await page.getByRole('definition').allTextContents()).toEqual(['epaule', text.language]);
    expect(stage.troubles.slice(expectedTroubles)).toEqual([]);
  });

  it('says that the user cannot be known, with the status, and tries again', async () => {
    const page = await stage.newPage(language, null);
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto(stage.url);
    await page.getByRole('heading', { name: say('userFailed') }).waitFor();
    await page.getByText(/^503: /u).waitFor();
    await page.getByRole('button', { name: text.retry }).click();
    await page.getByRole('heading', { name: text.title }).waitFor();
    expect(await page.getByText(say('userFailed')).count()).toBe(0);
  });

  it('shows an error of a screen, and of the whole application, with both ways out', async () => {
    const page = await stage.newPage(language);
    // An answer of another shape than was agreed.
    await page.route('**/api/recent-patients', (route) => route.fulfill({ json: {} }), { times: 1 });
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('heading', { name: say('applicationError') }).waitFor();
    await page.getByText(say('applicationErrorDetail')).waitFor();
    await page.getByRole('button', { name: say('reloadPage') }).click();
    const picker = page.getByRole('button', { name: 'MI Template' });
    await picker.waitFor();
    // A part of the application that cannot be fetched.
    await page.route('**/assets/signed-in-screens*.js', (route) => route.abort());
    await page.reload();
    await page.getByText(say('topLevelError')).waitFor();
    expect(stage.troubles.slice(expectedTroubles).join('\n')).toMatch(/data\.map|is not a function/u);
    expectedTroubles = stage.troubles.length;
    await page.unroute('**/assets/signed-in-screens*.js');
    await page.getByRole('button', { name: say('backHome') }).click();
    await picker.waitFor();
    expect(page.url()).toBe(`${stage.url}/`);
  });
});

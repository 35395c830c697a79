/** Signing from the review: the method, a reason for each open point, the proof, and what comes next. */
import type { SavedForm, SigningAnswer } from '@constat/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findInBothSchemes, overflowAt } from './support/axe.ts';
import { notePrinting } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    act: 'Signer et verrouiller',
    outside: 'Signer dans un autre programme',
    account: 'Signer avec mon compte',
    byHand: 'Verrouiller et imprimer pour signer à la main',
    lockAndPrint: 'Verrouiller et imprimer',
    reason: /^Raison de le laisser ainsi/u,
    needed: 'Écrivez une raison, ou réglez ce point.',
    assent: /^Je suis l’auteur de ce rapport/u,
    password: 'Mot de passe de votre compte',
    chooseMethod: 'Choisissez comment signer.',
    signed: /^Signé le /u,
    locked: /^Verrouillé le /u,
    print: 'Imprimer le PDF verrouillé',
    points: /^Points ouverts/u,
    blanks: 'Des crochets sont restés dans le texte.',
    refresh: 'Reprendre avec la version à jour',
  },
  en: {
    act: 'Sign and lock',
    outside: 'Sign in another program',
    account: 'Sign with my account',
    byHand: 'Lock and print to sign by hand',
    lockAndPrint: 'Lock and print',
    reason: /^Reason to leave it so/u,
    needed: 'Write a reason, or settle this point.',
    assent: /^I am the author of this report/u,
    password: 'Password of your account',
    chooseMethod: 'Choose how to sign.',
    signed: /^Signed on /u,
    locked: /^Locked on /u,
    print: 'Print the locked PDF',
    points: /^Open points/u,
    blanks: 'Brackets are left in the text.',
    refresh: 'Go on with the current version',
  },
} as const;

/** A worker who does not exist, and one bracket that is left open. */
const FORM_DATA = {
  patientName: 'Alix Zztest',
  workerLastName: 'Zztest',
  workerFirstName: 'Alix',
  workerFileNo: 'Z-123456',
  birthDate: '1980-05-17',
  mandatDiagnostic: true,
  conclusionDiagnostic: 'Entorse lombaire.',
  historiqueEvolution: 'Douleur […] depuis la chute.',
};
const REASON = 'Zz : la durée est inconnue.';

const stage = prepareStage();
const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

describe.each(languagesOf(import.meta.filename))('signing a report, in %s', (language) => {
  const texts = TEXTS[language];

  /** The review of a new draft, with the profile of a physician who can sign. */
  async function openReview(): Promise<{ page: Page; form: SavedForm }> {
    const page = await stage.newPage(language);
    await page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
    const meta = { schemaVersion: 1, reportLanguage: language, confirmed: [], notExamined: [] };
    const data = { title: 'Zztest, Alix', formData: FORM_DATA, meta, retentionDays: 7, formType: 'draft' };
    const saved = await page.request.post(`${stage.url}/api/saved-forms`, { data });
    expect(saved.status()).toBe(201);
    const form = (await saved.json()) as SavedForm;
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${form.id}&view=review`);
    return { page, form };
  }
  const signingOf = async (page: Page, { id }: SavedForm): Promise<SigningAnswer> =>
    (await (await page.request.get(`${stage.url}/api/saved-forms/${id}/signing`)).json()) as SigningAnswer;
  const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: texts.act });
  const begin = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: texts.act });

  it('locks and prints it for a signature by hand, by the keyboard alone', async () => {
    const { page, form } = await openReview();
    await notePrinting(page);
    await page.reload();
    await begin(page).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByRole('heading', { name: texts.points }).waitFor();
    await page.keyboard.press('Tab');
    while (!(await isFocused(dialog.getByRole('radio').first()))) await page.keyboard.press('Tab');
    // The last of the ways is one step before the first.
    await page.keyboard.press('ArrowUp');
    expect(await dialog.getByRole('radio', { name: texts.byHand }).isChecked()).toBe(true);
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    expect(await reason.count()).toBe(1);
    expect(await dialog.getByRole('listitem').filter({ hasText: texts.blanks }).count()).toBe(1);
    while (!(await isFocused(reason))) await page.keyboard.press('Tab');
    await page.keyboard.type(REASON);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await dialog.getByRole('checkbox', { name: texts.assent }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo-medecin');
    const [target] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await expect
      .poll(() => target.evaluate(() => document.documentElement.getAttribute('data-printed')))
      .toBe('application/pdf');
    await dialog.getByRole('heading', { name: texts.locked }).waitFor();
    await dialog.getByRole('button', { name: texts.print }).waitFor();
    const { signing, versions } = await signingOf(page, form);
    expect(signing?.state).toBe('locked');
    expect(versions).toMatchObject([{ method: 'by-hand', reasons: [{ reason: REASON }] }]);
  });

  it('signs with the account; each refusal keeps the reasons and leads to its place', async () => {
    const { page, form } = await openReview();
    const profile = (await (await page.request.get(`${stage.url}/api/profile`)).json()) as object;
    const named = { ...profile, displayName: 'Dre Zz Signataire', licenceNumber: 'Z-00042' };
    expect((await page.request.put(`${stage.url}/api/profile`, { data: named })).ok()).toBe(true);
    await begin(page).click();
    const dialog = dialogOf(page);
    const sign = dialog.getByRole('button', { name: texts.act });
    await sign.click();
    await dialog.getByText(texts.chooseMethod).waitFor();
    await expect.poll(() => isFocused(dialog.getByRole('radio', { name: texts.outside }))).toBe(true);
    await dialog.getByRole('radio', { name: texts.account }).check();
    await sign.click();
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await dialog.getByText(texts.needed).waitFor();
    await expect.poll(() => isFocused(reason)).toBe(true);
    await reason.fill(REASON);
    await dialog.getByRole('checkbox', { name: texts.assent }).check();
    expect(await findInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
    expect(await overflowAt(page)).toBe(0);

    const password = dialog.getByLabel(texts.password, { exact: false }).first();
    await password.fill('Zz pas le mien');
    await page.keyboard.press('Enter');
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => isFocused(password)).toBe(true);
    expect(await reason.inputValue()).toBe(REASON);

    // Somebody else has saved it: said, and taken up without losing what was typed.
    const path = `${stage.url}/api/saved-forms/${form.id}`;
    const held = (await (await page.request.get(path)).json()) as SavedForm;
    const { title, formData, meta, retentionDays, formType } = held;
    const data = { title: `${title} 2`, formData, meta, retentionDays, formType };
    const put = await page.request.put(path, { data, headers: { 'If-Match': `"${held.version}"` } });
    expect(put.ok()).toBe(true);
    await password.fill('demo-medecin');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: texts.refresh }).click();
    await dialog.getByRole('button', { name: texts.refresh }).waitFor({ state: 'hidden' });
    expect(await reason.inputValue()).toBe(REASON);
    // What was assented to was another text.
    const assent = dialog.getByRole('checkbox', { name: texts.assent });
    expect(await assent.isChecked()).toBe(false);
    await assent.check();
    await sign.click();
    await dialog.getByRole('heading', { name: texts.signed }).waitFor();
    const { signing, versions } = await signingOf(page, form);
    expect(signing?.state).toBe('signed');
    expect(versions).toMatchObject([{ method: 'account', reasons: [{ reason: REASON }] }]);
    const digits = (await dialog.innerText()).replaceAll(/\s/gu, '');
    expect(digits).toContain(versions[0]?.dataFingerprint?.slice(0, 16));

    // What was pressed is of no use any more: the keyboard goes to what says that the report is signed.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const head = page
      .getByRole('region', { name: texts.signed })
      .getByRole('heading', { name: texts.signed });
    await expect.poll(() => isFocused(head)).toBe(true);
  });
});

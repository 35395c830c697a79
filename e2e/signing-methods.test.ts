/** The ways to sign from the review, and what a report that cannot be signed says of it. */
import type { SavedForm } from '@constat/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findInBothSchemes } from './support/axe.ts';
import { give, savedBy } from './support/export-screens.ts';
import { WITHOUT_ACCOUNTS, makeFirstAccount, signInAs } from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { LOCK_WORDS } from './support/lock-words.ts';
import { makeDraft } from './support/open-draft.ts';
import { SIGNABLE, fillSigner, signByApi, signingOf, storedPdf } from './support/sign-by-api.ts';
import { makeCertificate } from './support/signed-files.ts';
import { SIGNING_WORDS } from './support/signing-words.ts';
import { prepareStage } from './support/stage.ts';
import type { Stage } from './support/stage.ts';

const TEXTS = {
  fr: {
    act: 'Signer et verrouiller',
    outside: 'Signer dans un autre programme',
    certificate: 'Signer avec un fichier de certificat',
    account: 'Signer avec mon compte',
    lockAndDownload: 'Verrouiller et télécharger',
    assent: /^Je suis l’auteur de ce rapport/u,
    reason: /^Raison de le laisser ainsi/u,
    missing: 'Complétez ce qui manque, ou choisissez de signer à la main.',
    birthDate: 'Date de naissance',
    review: 'Relecture',
    locked: /^Verrouillé le .*; en attente de signature$/u,
    signed: /^Signé le /u,
    chooseFile: /^Choisir /u,
    passphrase: 'Mot de passe du certificat',
    noFile: 'Choisissez votre fichier de certificat.',
    withdrawn: /dont le verrouillage a été annulé/u,
    close: 'Fermer',
    copy: /^Une copie ne se signe pas/u,
  },
  en: {
    act: 'Sign and lock',
    outside: 'Sign in another program',
    certificate: 'Sign with a certificate file',
    account: 'Sign with my account',
    lockAndDownload: 'Lock and download',
    assent: /^I am the author of this report/u,
    reason: /^Reason to leave it so/u,
    missing: 'Complete what is missing, or choose to sign by hand.',
    birthDate: 'Date of birth',
    review: 'Review',
    locked: /^Locked on .*; awaiting signature$/u,
    signed: /^Signed on /u,
    chooseFile: /^Choose /u,
    passphrase: 'Password of the certificate',
    noFile: 'Choose your certificate file.',
    withdrawn: /whose lock was undone/u,
    close: 'Close',
    copy: /^A copy is not signed/u,
  },
} as const;

/** Nothing of it is left open: one point is asked for, and answered. */
const SETTLED = { ...SIGNABLE, mandatDiagnostic: true, conclusionDiagnostic: 'Entorse lombaire.' };
const password = 'demo-medecin';

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

function signingIn(language: 'fr' | 'en', stage: Stage) {
  const texts = TEXTS[language];
  const button = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: texts.act });
  const openDialog = async (page: Page): Promise<Locator> => {
    await button(page).click();
    return page.getByRole('dialog', { name: texts.act });
  };
  return {
    texts,
    button,
    openDialog,
    /** The review of a saved report. */
    review: (page: Page, id: string) =>
      page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}&view=review`),
    /** The way to sign, a reason for each open point, and the assent. */
    choose: async (dialog: Locator, method: string): Promise<void> => {
      await dialog.getByRole('radio', { name: method }).check();
      for (const reason of await dialog.getByRole('textbox', { name: texts.reason }).all())
        await reason.fill('Zz voulu.');
      await dialog.getByRole('checkbox', { name: texts.assent }).check();
    },
    typePassword: (dialog: Locator, typed: string) =>
      dialog.getByRole('textbox', { name: SIGNING_WORDS[language].password }).fill(typed),
  };
}

describe.each(languagesOf(import.meta.filename))('ways to sign, in %s', (language) => {
  const stage = prepareStage();
  const { texts, button, openDialog, review, choose, typePassword } = signingIn(language, stage);
  const newDraft = async (
    formData: Readonly<Record<string, string | boolean>>,
  ): Promise<{ readonly page: Page; readonly id: string }> => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    return { page, id: await makeDraft(page, stage.url, formData) };
  };

  it('leads to what is missing, then locks and downloads the PDF that is signed elsewhere', async () => {
    const { page, id } = await newDraft({ ...SETTLED, birthDate: '', historiqueEvolution: 'Zz […].' });
    await review(page, id);
    const asked = await openDialog(page);
    await choose(asked, texts.outside);
    await typePassword(asked, password);
    await page.keyboard.press('Enter');
    await asked.getByText(texts.missing).waitFor();
    await asked.getByRole('button', { name: texts.birthDate }).click();
    await asked.waitFor({ state: 'detached' });
    const field = page.locator('[name="birthDate"]');
    await expect.poll(() => isFocused(field)).toBe(true);
    await field.fill('1980-05-17');

    await page.getByRole('button', { name: texts.review, exact: true }).first().click();
    const dialog = await openDialog(page);
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await reason.waitFor();
    expect(await reason.inputValue()).toBe('Zz voulu.');
    await choose(dialog, texts.outside);
    await typePassword(dialog, password);
    const saved = await savedBy(page, dialog.getByRole('button', { name: texts.lockAndDownload }));
    await dialog.getByRole('heading', { name: texts.locked }).waitFor();
    const [version] = (await signingOf(page, stage.url, id)).versions;
    if (version === undefined) throw new Error('nothing is locked');
    expect(version).toMatchObject({ method: 'outside' });
    expect(saved.bytes.equals(await storedPdf(page, stage.url, version))).toBe(true);
  });

  it('signs with a certificate file; a wrong password of it loses nothing', async () => {
    const certificate = makeCertificate();
    const { page, id } = await newDraft(SETTLED);
    await review(page, id);
    const dialog = await openDialog(page);
    await choose(dialog, texts.certificate);
    await typePassword(dialog, password);
    await page.keyboard.press('Enter');
    await dialog.getByText(texts.noFile).waitFor();
    const choosing = dialog.getByRole('button', { name: texts.chooseFile });
    await expect.poll(() => isFocused(choosing)).toBe(true);
    const file = { name: 'zz.p12', bytes: Buffer.from(certificate.file, 'base64') };
    await give(page, choosing, file, 'application/x-pkcs12');
    const passphrase = dialog.getByRole('textbox', { name: texts.passphrase });
    await passphrase.fill('zz pas le bon');
    await page.keyboard.press('Enter');
    await expect.poll(() => passphrase.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => isFocused(passphrase)).toBe(true);
    await dialog.getByText(file.name).waitFor();
    expect(await findInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
    await passphrase.fill(certificate.password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: texts.signed }).waitFor();
    const { versions } = await signingOf(page, stage.url, id);
    expect(versions).toMatchObject([{ method: 'certificate' }]);
  });

  it('says why a copy, and what was to replace a report that is locked no more, cannot be signed', async () => {
    const { page, id } = await newDraft(SETTLED);
    const lock = await signByApi(page, stage.url, id, { method: 'by-hand', password });
    const at = `${stage.url}/api/saved-forms`;
    const replacement = (await (await page.request.post(`${at}/${id}/replacement`)).json()) as SavedForm;
    const data = { proof: { password }, reason: 'Zz une faute' };
    const undone = await page.request.post(`${at}/${id}/signed-versions/${lock.id}/withdrawal`, { data });
    expect(undone.status()).toBe(201);
    await review(page, replacement.id);
    const dialog = await openDialog(page);
    await dialog.getByText(texts.withdrawn).waitFor();
    expect(await dialog.getByRole('radio').count()).toBe(0);
    await dialog.getByRole('button', { name: texts.close }).last().click();
    await dialog.waitFor({ state: 'detached' });

    const content = { title: 'Zzcopie', formData: SETTLED, retentionDays: 7, formType: 'copy' };
    const copy = (await (await page.request.post(at, { data: content })).json()) as SavedForm;
    await review(page, copy.id);
    await page.getByText(texts.copy).waitFor();
    expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  });
});

describe.each(languagesOf(import.meta.filename))('an own account, in %s', (language) => {
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  const { texts, openDialog, review, choose } = signingIn(language, stage);
  const words = LOCK_WORDS[language];
  beforeAll(async () => makeFirstAccount(await stage.newPage(language, null), stage));

  it('signs with a passkey; one that was not used is said, and can be tried again', async () => {
    const page = await stage.newPage(language, null);
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInAs(page, stage, 'zzalix');
    await fillSigner(page, stage.url);
    await page.goto(`${stage.url}/account`);
    await page.getByRole('button', { name: words.addPasskey }).click();
    await page.getByText(words.unused).waitFor();

    const id = await makeDraft(page, stage.url, SETTLED);
    await review(page, id);
    const dialog = await openDialog(page);
    await choose(dialog, texts.account);
    const passkey = dialog.getByRole('button', { name: words.passkey });
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await passkey.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: words.passkeyUnused }).waitFor();
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: texts.signed }).waitFor();
    expect((await signingOf(page, stage.url, id)).signing?.state).toBe('signed');
  });
});

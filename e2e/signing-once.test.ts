/** An act of signing is done once, on the text that was there when it was begun; what it leaves behind goes on. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { draftIn, holdSaves, listForms, makeDraft, openForm, writeBeside } from './support/open-draft.ts';
import { SIGNABLE, fillSigner, signByApi, signingOf } from './support/sign-by-api.ts';
import { SIGNING_WORDS } from './support/signing-words.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    add: 'Ajouter un addenda',
    text: 'Texte de l’addenda',
    account: 'Signer avec mon compte',
    assent: /^Je suis l’auteur/u,
    sign: 'Signer l’addenda',
    signed: /^Addenda signé le /u,
    act: 'Signer et verrouiller',
    changed: 'Le rapport a changé entre-temps.',
    reason: /^Raison de le laisser ainsi/u,
    refresh: 'Reprendre avec la version à jour',
    needed: 'Cochez cette case pour signer.',
    signedReport: /^Signé le /u,
    added: 'L’addenda tapé ici a été ajouté au rapport.',
    begun: 'Un addenda commencé attend sa signature.',
    correct: 'Corriger',
    question: 'Corriger le rapport',
    newVersion: 'Commencer la nouvelle version',
    replaces: /^Ce brouillon est la nouvelle version du rapport signé le /u,
  },
  en: {
    add: 'Add an addendum',
    text: 'Text of the addendum',
    account: 'Sign with my account',
    assent: /^I am the author/u,
    sign: 'Sign the addendum',
    signed: /^Addendum signed on /u,
    act: 'Sign and lock',
    changed: 'The report has changed meanwhile.',
    reason: /^Reason to leave it so/u,
    refresh: 'Go on with the current version',
    needed: 'Check this box to sign.',
    signedReport: /^Signed on /u,
    added: 'The addendum typed here was added to the report.',
    begun: 'An addendum that was begun awaits its signature.',
    correct: 'Correct',
    question: 'Correct the report',
    newVersion: 'Begin the new version',
    replaces: /^This draft is the new version of the report signed on /u,
  },
} as const;

const password = 'demo-medecin';

describe.each(languagesOf(import.meta.filename))('acts of signing, in %s', (language) => {
  const texts = TEXTS[language];
  const words = SIGNING_WORDS[language];
  const stage = prepareStage();

  it('an addendum whose answer was lost is known as signed after a reload', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await signByApi(page, stage.url, id, { method: 'account', password });
    await openForm(page, stage.url, id);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    const text = dialog.getByRole('textbox', { name: texts.text });
    await text.fill('Zz : une date.');
    await dialog.getByRole('radio', { name: texts.account }).check();
    await dialog.getByRole('checkbox', { name: texts.assent }).check();
    await dialog.getByRole('textbox', { name: words.password }).fill(password);
    await page.route('**/addenda', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/signing', (route) => route.abort());
    await dialog.getByRole('button', { name: texts.sign, exact: true }).click();
    await dialog.getByRole('alert').first().waitFor();
    await page.unroute('**/addenda');
    await page.unroute('**/signing');
    await page.reload();
    await page.getByText(texts.added).first().waitFor();
    expect(await page.getByText(texts.begun).count()).toBe(0);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect.poll(() => text.inputValue()).toBe('');
  });

  it('an addendum whose answer was lost, while nothing could be read either, is not signed a second time', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await signByApi(page, stage.url, id, { method: 'account', password });
    await openForm(page, stage.url, id);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    await dialog.getByRole('textbox', { name: texts.text }).fill('Zz : une date.');
    await dialog.getByRole('radio', { name: texts.account }).check();
    await dialog.getByRole('checkbox', { name: texts.assent }).check();
    await dialog.getByRole('textbox', { name: words.password }).fill(password);
    await page.route('**/addenda', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/signing', (route) => route.abort());
    const sign = dialog.getByRole('button', { name: texts.sign, exact: true });
    await sign.click();
    await dialog.getByRole('alert').first().waitFor();
    await page.unroute('**/addenda');
    await page.unroute('**/signing');
    await sign.click();
    await dialog.getByRole('heading', { name: texts.signed }).waitFor();
    const { versions } = await signingOf(page, stage.url, id);
    expect(versions.map(({ kind }) => kind)).toEqual(['report', 'addendum']);
  });

  it('a new version whose answer was lost is begun once', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    const { id: signed } = await signByApi(page, stage.url, id, { method: 'account', password });
    await openForm(page, stage.url, id);
    await page.getByRole('button', { name: texts.correct, exact: true }).click();
    await page.route('**/replacement', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const dialog = page.getByRole('dialog', { name: texts.question });
    const begin = dialog.getByRole('button', { name: texts.newVersion });
    await begin.click();
    await dialog.getByRole('alert').waitFor();
    await page.unroute('**/replacement');
    await begin.click();
    await page.getByText(texts.replaces).waitFor();
    const drafts = (await listForms(page, stage.url)).filter(({ replaces }) => replaces === signed);
    expect(drafts.length).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('a text that came from elsewhere after the dialog was opened is not signed before it is assented to', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}&view=review`);
    await page.getByRole('main').getByRole('button', { name: texts.act }).click();
    const dialog = page.getByRole('dialog', { name: texts.act });
    await dialog.getByRole('radio', { name: texts.account }).check();
    for (const reason of await dialog.getByRole('textbox', { name: texts.reason }).all())
      await reason.fill('Zz : voulu.');
    const assent = dialog.getByRole('checkbox', { name: texts.assent });
    await assent.check();
    await dialog.getByRole('textbox', { name: words.password }).fill(password);

    await writeBeside(page, stage.url, id, { emploi: 'Zzautre' });
    // Whoever comes back from another window has the report read again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => page.locator('[name="emploi"]').inputValue()).toBe('Zzautre');
    const sign = dialog.getByRole('button', { name: texts.act, exact: true });
    await sign.click();
    const refresh = dialog.getByRole('button', { name: texts.refresh });
    await refresh.click();
    await refresh.waitFor({ state: 'hidden' });
    await sign.click();
    await dialog.getByText(texts.needed).waitFor();
    expect((await signingOf(page, stage.url, id)).signing).toBeNull();
    await assent.check();
    await sign.click();
    await dialog.getByRole('heading', { name: texts.signedReport }).waitFor();
  });

  it('a text that comes from elsewhere with the save before the dialog is read in the review first', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}&view=review`);
    const press = page.getByRole('main').getByRole('button', { name: texts.act });
    await press.waitFor();
    // It arrives while the save is on its way.
    let isWritten = false;
    await page.route('**/api/saved-forms/*', async (route) => {
      if (route.request().method() === 'PUT' && !isWritten) {
        isWritten = true;
        await writeBeside(page, stage.url, id, { emploi: 'Zzautre' });
      }
      await route.continue();
    });
    await press.click();
    await page.getByRole('alert').getByText(texts.changed).waitFor();
    const dialog = page.getByRole('dialog', { name: texts.act });
    expect(await dialog.count()).toBe(0);
    expect(await page.locator('[name="emploi"]').inputValue()).toBe('Zzautre');
    await press.click();
    await dialog.waitFor();
    expect(await page.getByText(texts.changed).count()).toBe(0);
  });

  it('what was typed after a lock is saved in the draft once the lock is undone, and the keyboard goes on', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await openForm(page, stage.url, id);
    const draft = draftIn(stage, language, page, id);
    const letGo = await holdSaves(page);
    await draft.field('emploi').fill('Zzplus tard');
    await signByApi(page, stage.url, id, { method: 'outside', password });
    letGo();
    await page.getByText(words.typedSince).waitFor();
    await page.getByRole('button', { name: words.withdraw, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.withdraw });
    await dialog.getByRole('textbox', { name: words.reason }).fill('Zz une faute');
    await dialog.getByRole('textbox', { name: words.password }).fill(password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await draft.holds('emploi', 'Zzplus tard');
    await page.getByText(words.typedSince).waitFor({ state: 'detached' });
    await expect.poll(() => draft.field('emploi').isEnabled()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

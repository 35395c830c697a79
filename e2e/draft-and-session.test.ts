/** The session ends while a draft is saved: the same physician goes on with every word, and nobody else sees one. */
import { message } from '@constat/contract/messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readKept } from './support/device.ts';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import {
  draftIn,
  holdReads,
  holdSaves,
  listForms,
  makeDraft,
  openDraft,
  openForm,
  statusOf,
} from './support/open-draft.ts';
import type { OpenDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const PENDING = 'Zzen attente';

describe.each(['en'] as const)('a session that ends during a save, in %s', (language) => {
  const words = DRAFT_WORDS[language];
  const general = WORDS[language];
  const { copy } = EDITOR_WORDS[language];
  const stage = prepareStage();

  /** A draft whose save is on its way while the server forgets the session. */
  async function loseSession(): Promise<OpenDraft> {
    const draft = await openDraft(stage, language);
    const letGo = await holdSaves(draft.page);
    const sent = draft.page.waitForRequest((request) => request.method() === 'PUT');
    await draft.field('impactAvq').fill(PENDING);
    await sent;
    await draft.page.request.post(`${stage.url}/api/auth/logout`);
    letGo();
    await draft.page.getByRole('alertdialog', { name: words.sessionExpired }).waitFor();
    return draft;
  }

  async function signInAgain(page: Page, username: string): Promise<void> {
    const dialog = page.getByRole('alertdialog', { name: words.sessionExpired });
    await dialog.getByRole('textbox', { name: general.username }).fill(username);
    await dialog.getByRole('textbox', { name: general.password }).fill(`demo-${username}`);
    await dialog.getByRole('button', { name: general.signIn, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  it('asks for the password over the page, and sends by itself what was pending', async () => {
    const draft = await loseSession();
    await draft.page.getByText(words.signedOut).waitFor();
    await signInAgain(draft.page, 'medecin');
    expect(await draft.field('impactAvq').inputValue()).toBe(PENDING);
    await draft.holds('impactAvq', PENDING);
    await draft.says(words.saved);
    await draft.field('emploi').fill('Zzsuite');
    await draft.holds('emploi', 'Zzsuite');
    expect(stage.troubles).toEqual([]);
  });

  it('lets one type on while its question cannot be fetched, and asks as soon as it can', async () => {
    const page = await stage.newPage(language);
    const question = /\/sign-in-again-dialog-/u;
    await page.route(question, (route) => route.abort());
    const id = await makeDraft(page, stage.url, { patientName: 'Ilda Zzorvane' });
    await openForm(page, stage.url, id);
    const draft = draftIn(stage, language, page, id);
    await page.request.post(`${stage.url}/api/auth/logout`);
    // The notice goes by itself.
    const notice = page.locator('[data-toasts]').getByText(message('loadingError', language));
    await Promise.all([notice.waitFor(), draft.field('impactAvq').fill(PENDING)]);
    await draft.says(words.signedOut);
    await draft.field('emploi').press('z');
    expect(await draft.field('emploi').inputValue()).toBe('z');
    await page.unroute(question);
    await page.getByRole('alertdialog', { name: words.sessionExpired }).waitFor();
    await signInAgain(page, 'medecin');
    await draft.holds('impactAvq', PENDING);
  });

  it('makes the draft that was asked for, once, and goes on with it', async () => {
    const { page, field } = await stage.openReport(language);
    const before = (await listForms(page, stage.url)).length;
    await field('impactAvq').fill(PENDING);
    const readOn = await holdReads(page);
    await page.request.post(`${stage.url}/api/auth/logout`);
    await page.getByRole('button', { name: general.save, exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: general.saveToDraftTitle });
    await question.getByRole('button', { name: general.save, exact: true }).click();
    await page.getByRole('alertdialog', { name: words.sessionExpired }).waitFor();
    await readOn();
    await question.waitFor({ state: 'hidden' });
    await statusOf(page).filter({ hasText: words.signedOut }).waitFor();
    await signInAgain(page, 'medecin');
    await statusOf(page).filter({ hasText: words.saved }).waitFor();
    const [made, ...others] = await listForms(page, stage.url);
    expect(others).toHaveLength(before);
    const draft = draftIn(stage, language, page, made?.id ?? '');
    await draft.holds('impactAvq', PENDING);
    await field('emploi').fill('Zzsuite');
    await draft.holds('emploi', 'Zzsuite');
    expect(stage.troubles).toEqual([]);
  });

  it('makes the copy that was asked for, and asks for nothing more', async () => {
    const { page, field } = await stage.openReport(language);
    await field('impactAvq').fill(PENDING);
    await page.getByRole('button', { name: copy }).first().click();
    const question = page.getByRole('dialog', { name: copy });
    const title = `Zzcopie ${crypto.randomUUID().slice(0, 8)}`;
    await question.getByRole('textbox').fill(title);
    const readOn = await holdReads(page);
    await page.request.post(`${stage.url}/api/auth/logout`);
    await question.getByRole('button', { name: general.save, exact: true }).click();
    await page.getByRole('alertdialog', { name: words.sessionExpired }).waitFor();
    await readOn();
    await signInAgain(page, 'medecin');
    await page.getByText(words.copySaved).waitFor();
    await question.waitFor({ state: 'hidden' });
    const copies = (await listForms(page, stage.url)).filter((form) => form.title === title);
    expect(copies.map(({ formType }) => formType)).toEqual(['copy']);
  });

  it('gives somebody else a fresh page with nothing of it, and its physician finds it again', async () => {
    const draft = await loseSession();
    const { page, id } = draft;
    await signInAgain(draft.page, 'developpeur');
    await page.getByRole('button', { name: 'MI Template' }).waitFor();
    expect(await page.getByText(/Zzorvane|Zzen attente/u).count()).toBe(0);
    expect(JSON.stringify(await readKept(page))).not.toMatch(/Zzorvane|Zzen attente/u);
    expect(await listForms(page, stage.url)).toEqual([]);
    const beside = draftIn(stage, language, await stage.newPage(language), id);
    expect((await beside.held()).formData['impactAvq']).toBeUndefined();

    await page.request.post(`${stage.url}/api/auth/login`, {
      data: { username: 'medecin', password: 'demo-medecin' },
    });
    await page.goto(`${stage.url}/forms`);
    await page
      .getByRole('region', { name: words.onThisDevice })
      .getByRole('button', { name: `${words.resume} Ilda Zzorvane` })
      .click();
    await draft.shows('impactAvq', PENDING);
    await beside.holds('impactAvq', PENDING);
  });
});

/** A report that is locked or signed, on its page: what can still be done with it, and that no typed word is lost. */
import { buildMeta } from '@constat/report/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../apps/server/signatures/certificates.test-data.ts';
import { createWorkshop, signByOpenssl } from '../apps/server/signatures/signatures.test-data.ts';
import { runSql } from '../apps/server/store/testing/run-sql.ts';
import { findViolations, overflowAt } from './support/axe.ts';
import { give, notePrinting, savedBy } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { draftIn, makeDraft, openForm } from './support/open-draft.ts';
import type { OpenDraft } from './support/open-draft.ts';
import { SIGNABLE, fillSigner, signByApi, signingOf, storedPdf } from './support/sign-by-api.ts';
import { SIGNING_WORDS } from './support/signing-words.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';
import { WORKLIST_WORDS } from './support/worklist-words.ts';

/** How many of the sections are complete. */
const GAUGE = /\d+\/\d+$/u;
const PDF = 'application/pdf';
const password = 'demo-medecin';
const workshop = createWorkshop();
beforeAll(() => {
  createAuthority(workshop).issue('valid', { key: 'p-256', startsAt: '20200101000000Z' });
}, 60_000);
afterAll(() => workshop.remove());

describe.each(languagesOf(import.meta.filename))('a locked or signed report, in %s', (language) => {
  const words = SIGNING_WORDS[language];
  const stage = prepareStage();
  const newDraft = async (): Promise<{ readonly page: Page; readonly id: string }> => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    return { page, id: await makeDraft(page, stage.url, SIGNABLE) };
  };
  const button = (page: Page, name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: true }).first();
  const open = async (page: Page, id: string): Promise<OpenDraft> => {
    await openForm(page, stage.url, id);
    return draftIn(stage, language, page, id);
  };

  it('is closed once it is signed; its stored pages are what is downloaded, exported and printed', async () => {
    const { page, id } = await newDraft();
    const version = await signByApi(page, stage.url, id, { method: 'account', password });
    const bytes = await storedPdf(page, stage.url, version);
    await notePrinting(page);
    const { field, says } = await open(page, id);
    await page.getByRole('heading', { name: words.signedBy }).waitFor();
    await says(words.reportSigned);
    expect(await field('emploi').isDisabled()).toBe(true);
    expect(await button(page, WORDS[language].save).count()).toBe(0);
    expect(await button(page, GAUGE).count()).toBe(0);

    await button(page, words.wholePrints).click();
    await page.getByText(version.dataFingerprint ?? '', { exact: true }).waitFor();
    await page.getByText(version.pdfHash ?? '', { exact: true }).waitFor();
    expect((await savedBy(page, button(page, words.signedPdf))).bytes.equals(bytes)).toBe(true);
    expect((await savedBy(page, button(page, WORDS[language].exportPdf))).bytes.equals(bytes)).toBe(true);
    const region = page.getByRole('region', { name: words.signedBy });
    const [printed] = await Promise.all([
      page.waitForEvent('popup'),
      region.getByRole('button', { name: words.print, exact: true }).click(),
    ]);
    await printed.waitForFunction(() => document.documentElement.dataset['printed'] === 'application/pdf');
    expect(await findViolations(page)).toEqual([]);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowAt(page)).toBe(0);
    }
  });

  it('shows its banner once above its review, which offers no signature', async () => {
    const { page, id } = await newDraft();
    await signByApi(page, stage.url, id, { method: 'account', password });
    await open(page, id);
    await page.getByRole('heading', { name: words.signedBy }).waitFor();
    await button(page, words.review).click();
    await page.getByRole('heading', { name: words.review, level: 2 }).waitFor();
    // Pressing it again and again adds nothing either.
    for (const shown of ['form', 'review']) {
      await button(page, words.review).click();
      const heading = page.getByRole('heading', { name: words.review, level: 2 });
      await heading.waitFor({ state: shown === 'form' ? 'detached' : 'visible' });
    }
    expect(await page.getByRole('heading', { name: words.signedBy }).count()).toBe(1);
    expect(await button(page, words.sign).count()).toBe(0);
  });

  it('offers neither to download nor to print a version that is damaged, and says so', async () => {
    const { page, id } = await newDraft();
    const version = await signByApi(page, stage.url, id, { method: 'account', password });
    const damage = `update signed_contents set sealed_content = zeroblob(64) where version_id = '${version.id}'`;
    const place = { dataDir: stage.dataDirectory, databaseUrl: null };
    await runSql(place, `drop trigger if exists signed_contents_no_update; ${damage}`);
    await open(page, id);
    await page.getByText(words.notGiven).waitFor();
    const region = page.getByRole('region', { name: words.signedOn });
    expect(await region.getByRole('button', { name: words.signedPdf }).count()).toBe(0);
    expect(await region.getByRole('button', { name: words.print, exact: true }).count()).toBe(0);
  });

  it('closes while it is open, and what was typed meanwhile is kept as a new draft', async () => {
    const { page, id } = await newDraft();
    const draft = await open(page, id);
    // The page hears of the lock only once something was typed.
    const held: (() => void)[] = [];
    const reports = '**/api/saved-forms**';
    await page.route(reports, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fallback();
    });
    await signByApi(page, stage.url, id, { method: 'by-hand', password });
    await draft.field('emploi').fill('Zzplus tard');
    await page.unroute(reports);
    for (const release of held) release();
    await page.getByText(words.typedSince).waitFor();
    await page.getByRole('heading', { name: words.byHand }).waitFor();
    await draft.says(words.notPart);
    expect(await draft.field('emploi').isDisabled()).toBe(true);
    expect((await draft.held()).formData['emploi']).toBe(SIGNABLE.emploi);
    await button(page, words.asNewDraft).click();
    await page.getByText(words.typedSince).waitFor({ state: 'detached' });
    expect(await draft.field('emploi').isEnabled()).toBe(true);
    expect(await draft.field('emploi').inputValue()).toBe('Zzplus tard');
    expect((await draft.held()).formData['emploi']).toBe(SIGNABLE.emploi);
  });

  it('takes back the file that was signed in another program, and keeps another one apart only when told', async () => {
    const { page, id } = await newDraft();
    await signByApi(page, stage.url, id, { method: 'outside', password });
    await open(page, id);
    await page.getByRole('heading', { name: words.awaits }).waitFor();
    const locked = await savedBy(page, button(page, words.lockedPdf));
    const other = { name: 'zz.pdf', bytes: Buffer.from('%PDF-1.7\nzz') };
    await give(page, button(page, words.giveBack), other, PDF);
    await page.getByText(words.neverOfficial).waitFor();
    // Its answer is lost, and it is sent again.
    await page.route('**/returned-file?keep=apart', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await Promise.all([page.waitForEvent('requestfailed'), button(page, words.keepApart).click()]);
    await page.unroute('**/returned-file?keep=apart');
    await button(page, words.keepApart).click();
    await button(page, words.keepApart).waitFor({ state: 'detached' });
    const { versions } = await signingOf(page, stage.url, id);
    expect(versions.filter(({ kind }) => kind === 'other-file').length).toBe(1);
    await page.getByRole('list', { name: words.keptApart }).getByText(words.neverOfficial).waitFor();
    await page.getByRole('heading', { name: words.awaits }).waitFor();

    const signed = Buffer.from(signByOpenssl(workshop, locked.bytes, { certificate: 'valid' }));
    await give(page, button(page, words.giveBack), { name: 'signed.pdf', bytes: signed }, PDF);
    await page.getByRole('heading', { name: words.signedBy }).waitFor();
    await page.getByText(words.valid).waitFor();
    expect((await savedBy(page, button(page, words.signedPdf))).bytes.equals(signed)).toBe(true);
  });

  it('is a draft again once its lock is undone, with a reason and the password, by the keyboard alone', async () => {
    const { page, id } = await newDraft();
    await signByApi(page, stage.url, id, { method: 'outside', password });
    const { field, says } = await open(page, id);
    await says(words.reportLocked);
    await button(page, words.withdraw).press('Enter');
    const dialog = page.getByRole('dialog', { name: words.withdraw });
    const reason = dialog.getByRole('textbox', { name: words.reason });
    await expect.poll(() => reason.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.type('Zz une faute');
    const typed = dialog.getByRole('textbox', { name: words.password });
    await page.keyboard.press('Tab');
    await page.keyboard.type('zz');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText(words.wrong).waitFor();
    expect(await reason.inputValue()).toBe('Zz une faute');
    await typed.fill(password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(words.withdrawn).first().waitFor();
    await page.getByRole('heading', { name: words.awaits }).waitFor({ state: 'detached' });
    expect(await field('emploi').isEnabled()).toBe(true);
    await field('emploi').fill('Zzapres');
    const { holds } = draftIn(stage, language, page, id);
    await holds('emploi', 'Zzapres');
  });

  it('names the report that is erased once its term is over, and asks for a reason', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const id = await makeDraft(page, stage.url, { ...SIGNABLE, dateEvaluation: '2010-03-02' });
    await signByApi(page, stage.url, id, { method: 'account', password });
    const place = { dataDir: stage.dataDirectory, databaseUrl: null };
    const at = Date.parse('2010-03-09T12:00:00Z');
    await runSql(place, `update saved_forms set locked_at = ${at} where id = '${id}'`);
    const data = { mandateEndedOn: '2010-04-01', finalJudgmentOn: null, judgmentAwaited: false };
    const put = await page.request.put(`${stage.url}/api/saved-forms/${id}/term`, { data });
    expect(put.ok()).toBe(true);
    await open(page, id);
    await button(page, words.eraseOver).click();
    const dialog = page.getByRole('alertdialog', { name: words.eraseWhich });
    await dialog.getByText(words.evaluatedOn).waitFor();
    await dialog.getByRole('button', { name: words.eraseForever }).click();
    await dialog.getByText(words.writeReason).waitFor();
    await dialog.getByRole('textbox', { name: words.reason }).fill('Zz');
    await dialog.getByRole('button', { name: words.eraseForever }).click();
    await page.waitForURL(`${stage.url}/forms`);
    expect((await page.request.get(`${stage.url}/api/saved-forms/${id}`)).status()).toBe(404);
  });

  it('is marked in the lists, which offer neither to delete nor to renew it', async () => {
    const page = await stage.newPage(language);
    await fillSigner(page, stage.url);
    const other = await makeDraft(page, stage.url, { patientName: 'Zzautre' });
    // No normal of the profile is pinned on it yet.
    const data = { title: 'Zztest', formType: 'draft', formData: SIGNABLE, meta: buildMeta(language) };
    const made = await page.request.post(`${stage.url}/api/saved-forms`, {
      data: { ...data, retentionDays: 7 },
    });
    const { id } = (await made.json()) as { readonly id: string };
    await signByApi(page, stage.url, id, { method: 'account', password });
    // Opened where another report was open, and reloaded, it is still no report that the server lacks words of.
    await open(page, other);
    await open(page, id);
    await page.getByRole('heading', { name: words.signedBy }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words.signedBy }).waitFor();
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('listitem').getByText(words.signedOn).first().waitFor();
    // It changes no more: nothing says that it was modified.
    const signedRow = page.getByRole('listitem').filter({ hasText: words.signedOn }).first();
    expect(await signedRow.innerText()).not.toMatch(words.modified);
    // Nothing of it is left to complete, and the drafts come first although they are older.
    expect(await signedRow.getByText(GAUGE).count()).toBe(0);
    const list = page.getByRole('region', { name: WORKLIST_WORDS[language].resume, exact: true });
    const first = list.getByRole('listitem').first();
    await first.getByText(GAUGE).waitFor();
    await first
      .getByRole('link', { name: new RegExp(`^${WORKLIST_WORDS[language].resume} `, 'u') })
      .waitFor();
    await open(page, id);
    await page.getByRole('button', { name: words.forms }).first().click();
    const dialog = page.getByRole('dialog', { name: words.forms });
    await dialog.getByRole('listitem').getByText(words.signedOn).first().waitFor();
    const row = dialog.getByRole('listitem').filter({ hasText: words.signedOn }).first();
    await row.getByRole('button', { name: words.load }).waitFor();
    expect(await row.getByRole('button', { name: words.remove }).count()).toBe(0);
    expect(await row.innerText()).not.toMatch(words.modified);
  });
});

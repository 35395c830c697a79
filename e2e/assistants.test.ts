/** A report that its physician shares with an assistant, in two real browsers. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTemplate } from '../apps/server/exports/letterhead/templates.test-data.ts';
import { findViolations, overflowAt } from './support/axe.ts';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import {
  WITHOUT_ACCOUNTS,
  addPhysician,
  choosePassword,
  makeFirstAccount,
  signInAs,
} from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { draftIn, makeDraft, openForm } from './support/open-draft.ts';
import type { OpenDraft } from './support/open-draft.ts';
import { SHARING_WORDS } from './support/sharing-words.ts';
import { prepareStage } from './support/stage.ts';
import { deleteForms } from './support/worklist-page.ts';
import { WORDS } from './support/words.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const WORKER = 'Ilda Zzorvane';
const TYPED = 'Zzne cuisine plus';

describe.each(languagesOf(import.meta.filename))('a shared report, in %s', (language) => {
  const words = SHARING_WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  let first: OpenDraft;
  beforeAll(async () => {
    const page = await stage.newPage(language, null);
    await makeFirstAccount(page, stage);
    const { address } = await addPhysician(page, stage, 'zzbillie', 'assistant');
    await choosePassword(page, stage, address);
  });
  beforeEach(async () => {
    const page = await stage.newPage(language, null);
    await signInAs(page, stage, 'zzalix');
    // What a first try has shared would be found again.
    await deleteForms(stage, page);
    const id = await makeDraft(page, stage.url, { patientName: WORKER, emploi: 'Zzemploi' });
    await openForm(page, stage.url, id);
    first = draftIn(stage, language, page, id);
  });

  /** Opens the question of whom the report is shared with, and presses that button of it. */
  async function press(button: string): Promise<void> {
    const { page } = first;
    await page.getByRole('button', { name: words.share }).first().click();
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await dialog.getByRole('button', { name: button }).click();
    const other = button === words.shareWith ? words.withdrawFrom : words.shareWith;
    await dialog.getByRole('button', { name: other }).waitFor();
    await dialog.getByRole('button', { name: words.close }).last().click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** The worklist of the assistant. */
  async function worklist(): Promise<Page> {
    const page = await stage.newPage(language, null);
    await signInAs(page, stage, 'zzbillie');
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('heading', { name: words.sharedWithYou }).waitFor();
    return page;
  }

  async function openAsAssistant(): Promise<OpenDraft> {
    const page = await worklist();
    await openForm(page, stage.url, first.id);
    await page.getByText(words.whose).waitFor();
    return draftIn(stage, language, page, first.id);
  }

  it('is found in the worklist of its assistant, who types in it and can do nothing else with it', async () => {
    const before = await worklist();
    await before.getByText(words.none).waitFor();
    await press(words.shareWith);
    // By the keyboard, once more: whether the recordings may be heard.
    await first.page.getByRole('button', { name: words.share }).first().press('Enter');
    const dialog = first.page.getByRole('dialog', { name: words.dialog });
    const mayHear = dialog.getByRole('checkbox', { name: words.mayHear });
    await mayHear.press(' ');
    await expect.poll(() => mayHear.isChecked()).toBe(true);
    expect(await findViolations(first.page, ['[role=dialog]'])).toEqual([]);
    await first.page.keyboard.press('Escape');

    const page = await worklist();
    const row = page.getByRole('listitem').filter({ hasText: WORKER });
    await row.getByText('Dre Alix Zz').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await row.getByRole('link', { name: WORKER }).press('Enter');
    await page.getByText(words.whose).waitFor();
    const second = draftIn(stage, language, page, first.id);
    await second.field('impactAvq').fill(TYPED);
    await first.holds('impactAvq', TYPED);
    await second.says(DRAFT_WORDS[language].saved);
    expect(await page.getByRole('button', { name: words.ofThePhysician }).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => overflowAt(page)).toBe(0);
    for (const path of ['/dictation', '/profile']) {
      await page.goto(`${stage.url}${path}`);
      await page.waitForURL((url) => url.pathname !== path);
    }
    expect(stage.troubles).toEqual([]);
  });

  it('that is shared no longer is read only, and what was typed last stays until it is shared again', async () => {
    await press(words.shareWith);
    const second = await openAsAssistant();
    // What is typed reaches the server only after that.
    await second.page.context().setOffline(true);
    await second.field('impactAvq').fill(TYPED);
    await press(words.withdrawFrom);
    await second.page.context().setOffline(false);
    await second.page.getByRole('alert').filter({ hasText: words.withdrawn }).waitFor();
    await expect.poll(() => second.field('impactAvq').isDisabled()).toBe(true);
    expect(await second.field('impactAvq').inputValue()).toBe(TYPED);
    expect((await first.held()).formData['impactAvq']).not.toBe(TYPED);
    await second.page.goto(`${stage.url}/forms`);
    const kept = second.page.getByRole('region', { name: words.onThisDevice });
    await kept.getByText(WORKER).waitFor();

    await press(words.shareWith);
    await kept.getByRole('button', { name: WORKER }).first().click();
    await second.page.getByText(words.whose).waitFor();
    await first.holds('impactAvq', TYPED);
  });

  it('whose physician confirms it goes on being saved, and one that is withdrawn is noticed on coming back, and left', async () => {
    await press(words.shareWith);
    const second = await openAsAssistant();
    // Kept for longer from now on, which the page of the assistant does not know yet.
    await first.save();
    await second.field('impactAvq').fill(TYPED);
    await first.holds('impactAvq', TYPED);
    await second.says(DRAFT_WORDS[language].saved);

    await press(words.withdrawFrom);
    await second.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notice = second.page.getByRole('alert').filter({ hasText: words.withdrawn });
    await notice.getByText(words.allSaved).waitFor();
    await second.field('impactAvq').waitFor({ state: 'detached' });
    // Nothing of it is done any more, and the way out is open.
    const save = second.page.getByRole('button', { name: WORDS[language].save, exact: true }).first();
    await expect.poll(() => save.isDisabled()).toBe(true);
    expect(await findViolations(second.page)).toEqual([]);
    await second.page.setViewportSize({ width: 390, height: 800 });
    await second.page.getByRole('button', { name: words.navigation }).click();
    await second.page.getByRole('button', { name: words.signOut }).click();
    await second.page.waitForURL(`${stage.url}/`);
  });

  it('is exported to Word on the letterhead of its physician, as the options say', async () => {
    const { ask } = useExportScreens(language, stage);
    await press(words.shareWith);
    const { page } = await openAsAssistant();
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    const { options } = EXPORT_WORDS[language];
    const letterhead = () => page.getByRole('checkbox', { name: words.letterhead });
    await ask(page, options, options);
    expect(await letterhead().isDisabled()).toBe(true);
    expect(await findViolations(page, ['[role=dialog]'])).toEqual([]);

    const address = `${stage.url}/api/profile/letterhead`;
    const data = Buffer.from(await buildTemplate());
    const answer = await first.page.request.put(address, { data, headers: { 'content-type': DOCX } });
    expect(answer.ok()).toBe(true);
    await openForm(page, stage.url, first.id);
    await ask(page, options, options);
    await expect.poll(() => letterhead().isChecked()).toBe(true);
    await expect.poll(() => letterhead().isDisabled()).toBe(false);
    await first.page.request.delete(address);
    expect(refused).toEqual([]);
  });
});

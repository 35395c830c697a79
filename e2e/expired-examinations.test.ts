/** An examination past its term: listed until the physician archives it or deletes it for a reason, which the trail keeps. */
import { message } from '@constat/contract/messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readTrail } from './support/data-directory.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { keepExpiredExamination } from './support/keep-examination.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { unfoldNavigation } from './support/unfold-navigation.ts';
import { deleteForms } from './support/worklist-page.ts';

const NAMES = {
  fr: {
    show: 'Voir les examens échus',
    announced: '2 examens sont échus\u00A0: à archiver ou à effacer.',
    badge: 'Échu\u00A0: à archiver ou à effacer',
    open: /^Réactiver et ouvrir/u,
    none: 'Aucun examen échu',
    choose: 'Choisissez un motif.',
    write: 'Écrivez le motif.',
    usual: 'Remis au dossier de la clinique',
    other: 'Autre',
    specify: 'Précisez',
    deleted: 'Formulaire supprimé',
  },
  en: {
    show: 'Show the expired examinations',
    announced: '2 examinations have expired: to archive or erase.',
    badge: 'Expired: to archive or erase',
    open: /^Reactivate and open/u,
    none: 'No expired examinations',
    choose: 'Choose a reason.',
    write: 'Write the reason.',
    usual: 'Filed in the clinic’s records',
    other: 'Other',
    specify: 'Please specify',
    deleted: 'Form deleted',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('an expired examination in %s', (language) => {
  const stage = prepareStage();
  const text = EDITOR_WORDS[language];
  const names = NAMES[language];

  /** The reasons that the audit trail has for the deletion of that form, and all that it holds as one text. */
  async function readDeletions(id: string): Promise<{ reasons: (string | null)[]; whole: string }> {
    const events = await readTrail(stage.dataDirectory);
    const deletions = events.filter(({ action, subjectId }) => action === 'form-deleted' && subjectId === id);
    return { reasons: deletions.map(({ reason }) => reason), whole: JSON.stringify(events) };
  }

  async function openList(): Promise<{ page: Page; list: Locator; question: Locator }> {
    const page = await stage.newPage(language);
    // What a first try has left would be counted.
    await deleteForms(stage, page);
    await page.goto(`${stage.url}/forms`);
    return { page, list: page.getByRole('dialog'), question: page.getByRole('alertdialog') };
  }

  const rowOf = (list: Locator, title: string): Locator =>
    list.getByRole('listitem').filter({ hasText: title });

  it('is announced, listed, and read and written again by one press', async () => {
    const { page, list } = await openList();
    await keepExpiredExamination(stage, page, { title: 'Zzfirst' });
    // Long after a draft without an examination would have been erased.
    await keepExpiredExamination(stage, page, { title: 'Zzlong', daysAgo: 300 });
    await page.reload();
    await page.getByText(names.announced).waitFor();
    await page.getByRole('button', { name: names.show }).press('Enter');
    await rowOf(list, 'Zzfirst').getByText(names.badge).waitFor();
    await rowOf(list, 'Zzlong').getByText(names.badge).waitFor();
    await rowOf(list, 'Zzlong').getByRole('button', { name: names.open }).press('Enter');
    const flexion = page.locator('[name=rachisFlexion]');
    await flexion.waitFor();
    await expect.poll(() => flexion.inputValue()).toBe('60');
    const forms = (await (await page.request.get(`${stage.url}/api/saved-forms`)).json()) as readonly {
      readonly title: string;
      readonly expired: boolean;
    }[];
    expect(forms.find(({ title }) => title === 'Zzlong')).toMatchObject({ expired: false });
    expect(stage.troubles).toEqual([]);
  });

  it('is deleted for a usual reason or a written one, by keyboard, and the trail keeps no more than that', async () => {
    const { page, list, question } = await openList();
    const first = await keepExpiredExamination(stage, page, { title: 'Zzusual' });
    const second = await keepExpiredExamination(stage, page, { title: 'Zzwritten' });
    await page.reload();
    await page.getByRole('button', { name: names.show }).press('Enter');
    const confirm = question.getByRole('button', { name: text.erase });

    await rowOf(list, 'Zzusual').getByRole('button', { name: text.erase }).press('Enter');
    await confirm.press('Enter');
    await question.getByText(names.choose).waitFor();
    // The first choice has the focus; two arrows lead to the third.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => question.getByRole('radio', { name: names.usual }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText(names.deleted).first().waitFor();
    await rowOf(list, 'Zzusual').waitFor({ state: 'detached' });
    await question.waitFor({ state: 'detached' });
    expect((await readDeletions(first)).reasons).toEqual([names.usual]);

    await rowOf(list, 'Zzwritten').getByRole('button', { name: text.erase }).press('Enter');
    await question.getByRole('radio', { name: names.other }).press('Space');
    await confirm.press('Enter');
    await question.getByText(names.write).waitFor();
    await page.keyboard.type('Zzreason');
    expect(await question.getByRole('textbox', { name: names.specify }).inputValue()).toBe('Zzreason');
    // A failure loses nothing of what was written.
    await page.route('**/api/saved-forms/*', (route) => route.abort(), { times: 1 });
    await confirm.press('Enter');
    await page.getByText(message('anErrorOccurred', language)).first().waitFor();
    await question.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await question.getByRole('textbox', { name: names.specify }).inputValue()).toBe('Zzreason');
    await confirm.press('Enter');
    await rowOf(list, 'Zzwritten').waitFor({ state: 'detached' });
    const trail = await readDeletions(second);
    expect(trail.reasons).toEqual(['Zzreason']);
    expect(trail.whole).not.toMatch(/Ilda|Zzorvane|Zzwritten/u);
  });

  it('asks for the reason of a draft that became an examination after the list was made', async () => {
    const { page, list, question } = await openList();
    const saved = await page.request.post(`${stage.url}/api/saved-forms`, {
      data: { title: 'Zzlater', formData: {}, retentionDays: 7, formType: 'draft' },
    });
    const { id } = (await saved.json()) as { readonly id: string };
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('[name=emploi]').waitFor();
    await unfoldNavigation(page);
    await page.getByRole('button', { name: text.forms }).first().click();
    await rowOf(list, 'Zzlater').getByRole('button', { name: text.erase }).click();
    await page.request.put(`${stage.url}/api/saved-forms/${id}`, {
      data: { title: 'Zzlater', formData: { impactAvq: 'Zz' }, retentionDays: 7, formType: 'draft' },
      headers: { 'if-match': '"1"' },
    });
    await question.getByRole('button', { name: text.erase }).click();
    await question.getByRole('radio', { name: names.usual }).check();
    await question.getByRole('button', { name: text.erase }).click();
    await rowOf(list, 'Zzlater').waitFor({ state: 'detached' });
    expect((await readDeletions(id)).reasons).toEqual([names.usual]);
  });
});

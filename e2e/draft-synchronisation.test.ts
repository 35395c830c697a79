/** A saved draft that is open saves itself: what the server and the device hold of it, and what the form says of that. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import {
  draftIn,
  holdSaves,
  listForms,
  makeDraft,
  openDraft,
  openForm,
  statusOf,
} from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

/** From the last key until the server has to hold it, in milliseconds. */
const ON_SERVER_WITHIN_MS = 3_000;
const OTHER = { patientName: 'Bruno Zzautre', emploi: 'Zzautre emploi' };

describe.each(languagesOf(import.meta.filename))('a draft that is open, in %s', (language) => {
  const words = DRAFT_WORDS[language];
  const general = WORDS[language];
  const stage = prepareStage();

  async function beginVisit(page: Page): Promise<void> {
    await page.getByRole('link', { name: words.back, exact: true }).click();
    await page.getByRole('button', { name: 'MI Template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: general.newVisit }).click();
    await page.getByRole('textbox', { name: general.visitName }).fill(OTHER.patientName);
    await page.getByRole('button', { name: general.startVisit, exact: true }).click();
  }

  async function load(page: Page, title: string): Promise<void> {
    await page.getByRole('button', { name: EDITOR_WORDS[language].forms }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: `${words.load} ${title}` })
      .first()
      .click();
    await dialog.waitFor({ state: 'hidden' });
  }

  it('is on the server within three seconds, and a reload before that loses nothing', async () => {
    const { page, field, says, shows, held, holds } = await openDraft(stage, language);
    await says(general.draftLoaded);
    expect(await page.locator('#main footer').innerText()).toContain(words.loaded);
    await field('impactAvq').pressSequentially('Zzne monte plus');
    const told = says(words.saving).then(() => says(words.saved));
    await expect
      .poll(async () => (await held()).formData['impactAvq'], {
        interval: 50,
        timeout: ON_SERVER_WITHIN_MS,
      })
      .toBe('Zzne monte plus');
    await told;

    await field('impactAvq').fill('Zzne monte plus l’escalier');
    await page.reload();
    await shows('impactAvq', 'Zzne monte plus l’escalier');
    await holds('impactAvq', 'Zzne monte plus l’escalier');
    expect(stage.troubles).toEqual([]);
  });

  it('lies on the device while there is no connection, and goes out by itself once there is one', async () => {
    const { page, field, says, held, holds } = await openDraft(stage, language);
    await page.context().setOffline(true);
    await field('impactAvq').fill('Zzhors ligne');
    await says(words.offline);
    await says(words.deviceOnly);
    expect((await held()).formData['impactAvq']).toBeUndefined();
    await field('emploi').fill('Zzencore');
    await page.context().setOffline(false);
    await holds('impactAvq', 'Zzhors ligne');
    await holds('emploi', 'Zzencore');
    await says(words.saved);
  });

  it('says that the server does not answer, and sends what was typed meanwhile once it does', async () => {
    const { field, says, holds } = await openDraft(stage, language);
    await stage.restart(undefined, async () => {
      await field('impactAvq').fill('Zzpendant l’arrêt');
      await says(words.noAnswer);
      await says(words.deviceOnly);
      await field('emploi').fill('Zzsuite');
    });
    await holds('impactAvq', 'Zzpendant l’arrêt');
    await holds('emploi', 'Zzsuite');
    await says(words.saved);
    expect(await field('impactAvq').inputValue()).toBe('Zzpendant l’arrêt');
  });

  it('says so when it was deleted elsewhere, and becomes a new draft with all of its text', async () => {
    const formData = { historiqueEvolution: 'Zzhistoire' };
    const { page, id, field, says, press } = await openDraft(stage, language, { formData });
    const data = { reason: 'Doublon' };
    const removed = await page.request.delete(`${stage.url}/api/saved-forms/${id}`, { data });
    expect(removed.status()).toBe(204);
    await field('impactAvq').fill('Zzaprès la suppression');
    await says(words.gone);
    await press(words.newDraft);
    await says(words.saved);
    const [latest] = await listForms(page, stage.url);
    const anew = draftIn(stage, language, page, latest?.id ?? '');
    expect(anew.id).not.toBe(id);
    expect((await anew.held()).formData).toMatchObject({
      ...formData,
      emploi: 'Zzemploi',
      impactAvq: 'Zzaprès la suppression',
    });
    await field('impactAvq').fill('Zzencore après');
    await anew.holds('impactAvq', 'Zzencore après');
  });

  it('goes on as it was when a copy of it is put aside, and a copy that is opened is told of', async () => {
    const { page, field, says, held, holds, save } = await openDraft(stage, language);
    await save();
    await says(words.saved);
    const patients = async (): Promise<unknown> =>
      (await page.request.get(`${stage.url}/api/recent-patients`)).json();
    await expect.poll(patients).toMatchObject([{ patientName: 'Ilda Zzorvane' }]);
    const [before, { version }, said] = [
      await patients(),
      await held(),
      await statusOf(page).first().innerText(),
    ];

    await page.getByRole('button', { name: EDITOR_WORDS[language].copy }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Zzcopie');
    await dialog.getByRole('button', { name: EDITOR_WORDS[language].save, exact: true }).click();
    await page.getByText(words.copySaved).waitFor();
    expect(await statusOf(page).first().innerText()).toBe(said);
    expect((await held()).version).toBe(version);
    expect(await patients()).toEqual(before);
    await field('emploi').fill('Zzaprès la copie');
    await holds('emploi', 'Zzaprès la copie');

    const copy = (await listForms(page, stage.url)).find(({ title }) => title === 'Zzcopie');
    await openForm(page, stage.url, copy?.id ?? '');
    await says(words.copyLoaded);
    expect(await field('emploi').inputValue()).toBe('Zzemploi');
  });

  it('that is left for another draft with its last words not sent yet still sends them', async () => {
    const { page, field, shows, holds, held } = await openDraft(stage, language);
    await makeDraft(page, stage.url, OTHER);
    const letGo = await holdSaves(page);
    await field('impactAvq').fill('Zzderniers mots');
    await load(page, OTHER.patientName);
    await shows('emploi', OTHER.emploi);
    expect((await held()).formData['impactAvq']).toBeUndefined();
    letGo();
    await holds('impactAvq', 'Zzderniers mots');
    expect(await field('impactAvq').inputValue()).toBe('');
    expect((await held()).formData['emploi']).toBe('Zzemploi');
  });

  it('that is left for a new visit with its last words not sent yet still sends them', async () => {
    const { page, field, shows, holds, held } = await openDraft(stage, language);
    const letGo = await holdSaves(page);
    await field('impactAvq').fill('Zzderniers mots');
    await beginVisit(page);
    await shows('patientName', OTHER.patientName);
    expect((await held()).formData['impactAvq']).toBeUndefined();
    letGo();
    await holds('impactAvq', 'Zzderniers mots');
    expect(await field('impactAvq').inputValue()).toBe('');
    expect((await held()).formData['emploi']).toBe('Zzemploi');
  });

  it('is made of the report that was saved, though another one is open by the time the server answers', async () => {
    const { page } = await stage.openReport(language, { search: '?visit=new&name=Zora+Zzlente' });
    // Named as no other draft is: the list that the page has may be from before this one was made.
    const patientName = `Bruno Zz${crypto.randomUUID().slice(0, 8)}`;
    const id = await makeDraft(page, stage.url, { ...OTHER, patientName });
    const other = draftIn(stage, language, page, id);
    const letGo = await holdSaves(page, 'POST');
    await other.field('emploi').fill('Zzlente');
    await page.getByRole('button', { name: general.save, exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: general.saveToDraftTitle });
    await question.getByRole('button', { name: general.save, exact: true }).click();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await load(page, patientName);
    await other.shows('patientName', patientName);
    letGo();
    await page.getByText(general.savedToDraft).first().waitFor();
    await other.field('impactAvq').fill('Zzde l’autre');
    await other.holds('impactAvq', 'Zzde l’autre');
    const [made] = (await listForms(page, stage.url)).filter(({ title }) => title === 'Zora Zzlente');
    const first = await draftIn(stage, language, page, made?.id ?? '').held();
    expect(first.formData['emploi']).toBe('Zzlente');
    expect(first.formData['impactAvq']).toBeUndefined();
  });

  it('that is left without a connection waits under « Sur cet appareil », and goes out once it is resumed', async () => {
    const page = await stage.newPage(language);
    // The list of the picker has to hold it.
    const id = await makeDraft(page, stage.url, { patientName: 'Ilda Zzorvane', emploi: 'Zzemploi' });
    // The picker is loaded before the connection goes.
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('button', { name: 'MI Template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: general.selectDraft }).click();
    await page
      .getByRole('radio', { name: /Ilda Zzorvane/u })
      .first()
      .check();
    await page.getByRole('button', { name: general.proceed, exact: true }).click();
    const { field, shows, says, held, holds } = draftIn(stage, language, page, id);
    await shows('emploi', 'Zzemploi');
    await page.context().setOffline(true);
    await field('impactAvq').fill('Zzderniers mots');
    await beginVisit(page);
    await shows('patientName', OTHER.patientName);
    await page.getByRole('link', { name: words.back, exact: true }).click();
    const waiting = page.getByRole('region', { name: words.onThisDevice });
    await waiting.getByText('Ilda Zzorvane').waitFor();
    expect((await held()).formData['impactAvq']).toBeUndefined();
    await page.context().setOffline(false);
    await waiting.getByRole('button', { name: `${words.resume} Ilda Zzorvane` }).click();
    await shows('impactAvq', 'Zzderniers mots');
    await holds('impactAvq', 'Zzderniers mots');
    await says(words.saved);
  });
});

/** The worklist is the home: what is to go on with, what expires, what only this device has, and the search. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findInBothSchemes, overflowAt } from './support/axe.ts';
import { writeKept } from './support/device.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { CASE, COPY, isFocused, keepForm, openWorklist, rowOf } from './support/worklist-page.ts';
import { WORKLIST_WORDS } from './support/worklist-words.ts';
import { WORDS } from './support/words.ts';

const DAY_MS = 86_400_000;

describe.each(languagesOf(import.meta.filename))('the worklist in %s', (language) => {
  const stage = prepareStage();
  const words = WORKLIST_WORDS[language];
  const resumed = (page: Page): Locator => page.getByRole('region', { name: words.resume, exact: true });

  it('says of each draft whose it is, how far, what is left and until when; the latest is resumed in one press', async () => {
    const page = await openWorklist(stage, language, async (to) => {
      await keepForm(stage, to, 'Copie', { ...CASE, dateEvaluation: '2026-03-12' }, COPY);
      await keepForm(stage, to, 'Zz', { patientName: 'Bruno Zzmarsan' }, { retentionDays: 27 });
      const text = 'Chute [à préciser] et […].';
      const formData = {
        ...CASE,
        dateEvaluation: '2026-11-21',
        rachisFlexion: '90',
        historiqueEvolution: text,
        dateEcheance: '2031-12-15',
      };
      await keepForm(stage, to, 'Zzexpertise', formData, { reportTypeVersion: 3 });
    });
    const list = resumed(page);
    await list.getByText(words.begun).waitFor();
    const [ilda, bruno] = [rowOf(list, 'Ilda Zzorvane'), rowOf(list, 'Bruno Zzmarsan')];
    for (const text of [
      words.event,
      words.visit,
      words.toConfirm,
      words.brackets,
      words.due,
      words.inDays(30),
    ])
      await ilda.getByText(text).waitFor();
    await ilda.getByText(/\d+\/\d+$/u).waitFor();
    for (const text of [words.nothingToConfirm, words.inDays(27)]) await bruno.getByText(text).waitFor();
    expect(await list.getByRole('listitem').first().innerText()).toContain('Ilda Zzorvane');
    expect(await findInBothSchemes(page)).toEqual([]);

    const act = list.getByRole('link', { name: `${words.resume} Ilda Zzorvane` });
    const name = list.getByRole('link', { name: 'Ilda Zzorvane', exact: true });
    await name.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(act)).toBe(true);
    await act.click();
    await page.getByText(WORDS[language].draftLoaded).first().waitFor();
    await expect.poll(() => page.locator('[name=patientName]').inputValue()).toBe('Ilda Zzorvane');

    await page.goto(`${stage.url}/forms`);
    await resumed(page).getByText(words.begun).waitFor();
    // A forced press does not wait for the list to stand still.
    await page.waitForLoadState('networkidle');
    // The whole row answers to a press, wherever it is.
    await rowOf(resumed(page), 'Bruno Zzmarsan').getByText(words.nothingToConfirm).click({ force: true });
    await page.getByText(WORDS[language].draftLoaded).first().waitFor();
    await expect.poll(() => page.locator('[name=patientName]').inputValue()).toBe('Bruno Zzmarsan');
    expect(stage.troubles).toEqual([]);
  });

  it('announces a draft near its end, and keeps it for 30 days by a press; an expired one is reactivated', async () => {
    const page = await openWorklist(stage, language, async (to) => {
      const near = await keepForm(stage, to, 'Zznear', { patientName: 'Ilda Zzorvane' });
      const gone = await keepForm(stage, to, 'Zzgone', { patientName: 'Bruno Zzmarsan' });
      const rows = new Database(join(stage.dataDirectory, 'constat.db'));
      const change = rows.prepare('update saved_forms set expires_at = ?, has_findings = 0 where id = ?');
      change.run(Date.now() + 2.5 * DAY_MS, near);
      change.run(Date.now() - DAY_MS, gone);
      rows.close();
    });
    const list = resumed(page);
    await list.getByText(words.ending).waitFor();
    const [near, gone] = [rowOf(list, 'Ilda Zzorvane'), rowOf(list, 'Bruno Zzmarsan')];
    await near.getByText(words.inDays(3)).waitFor();
    expect(await gone.getByRole('link', { name: 'Bruno Zzmarsan', exact: true }).count()).toBe(0);
    expect(await findInBothSchemes(page)).toEqual([]);
    await near.getByRole('button', { name: `${words.keep} Zznear` }).press('Enter');
    await page.getByText(words.kept).first().waitFor();
    await near.getByText(words.inDays(30)).waitFor();
    await expect
      .poll(() => isFocused(near.getByRole('link', { name: 'Ilda Zzorvane', exact: true })))
      .toBe(true);
    await gone.getByRole('button', { name: `${words.reactivate} Zzgone` }).press('Enter');
    await gone.getByText(words.inDays(30)).waitFor();
    await gone.getByRole('link', { name: 'Bruno Zzmarsan', exact: true }).waitFor();
    await expect.poll(() => list.getByText(words.ending).count()).toBe(0);
    expect(stage.troubles).toEqual([]);
  });

  it('finds by name, number, diagnosis and date while one types, by keyboard alone, and sends nothing', async () => {
    const page = await openWorklist(stage, language, async (to) => {
      await keepForm(stage, to, 'Zzone', { ...CASE, dateEvaluation: '2026-11-21' });
      await keepForm(stage, to, 'Zztwo', { patientName: 'Élise Zzmarsan', dateEvaluation: '2026-11-02' });
      await keepForm(stage, to, 'Zzcopy', { ...CASE, dateEvaluation: '2026-03-12' }, COPY);
    });
    await page.getByRole('button', { name: words.allCopies(1) }).waitFor();
    // What the page asks for by itself as it opens is not the search's.
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: words.search });
    await expect.poll(() => isFocused(box)).toBe(true);
    for (const [text, count] of [
      ['zzorvane', 2],
      ['elise', 1],
      ['012345678', 2],
      ['entorse', 2],
      [words.date, 2],
      ['2026-11-02', 1],
    ] as const) {
      await box.fill(text);
      await page.getByRole('status').getByText(words.found(count), { exact: true }).waitFor();
    }
    await box.fill('zzqq');
    await page.getByText(words.none).waitFor();
    expect(await findInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => box.inputValue()).toBe('');
    await resumed(page).waitFor();
    expect(asked).toEqual([]);

    await box.fill('elise');
    await page.getByText(words.found(1), { exact: true }).waitFor();
    const result = page.getByRole('main').getByRole('link', { name: 'Élise Zzmarsan', exact: true });
    await result.press('Enter');
    await page.getByText(WORDS[language].draftLoaded).first().waitFor();
    await expect.poll(() => page.locator('[name=patientName]').inputValue()).toBe('Élise Zzmarsan');
    expect(page.url()).not.toContain('elise');
    expect(stage.troubles).toEqual([]);
  });

  it('shows what only this device has, to be resumed or deleted, and the recordings that wait', async () => {
    const page = await openWorklist(stage, language);
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('[name=patientName]').fill('Zora Zzdevice');
    await page.locator('[name=emploi]').fill('Zzjob');
    await page
      .getByRole('banner')
      .getByRole('link', { name: language === 'fr' ? 'Retour' : 'Back' })
      .click();
    const device = page.getByRole('region', { name: words.onThisDevice });
    const row = rowOf(device, 'Zora Zzdevice');
    await row.getByText(words.notSaved).waitFor();
    await row.getByText(words.toConfirm).waitFor();
    expect(await findInBothSchemes(page)).toEqual([]);
    await row.getByRole('button', { name: `${words.resume} Zora Zzdevice` }).press('Enter');
    await expect.poll(() => page.locator('[name=emploi]').inputValue()).toBe('Zzjob');

    const { id: owner } = (
      (await (await page.request.get(`${stage.url}/api/auth/me`)).json()) as {
        readonly user: { readonly id: string };
      }
    ).user;
    const [recordingId, reportId] = [
      '11111111-1111-4111-8111-111111111111',
      '22222222-2222-4222-8222-222222222222',
    ];
    const formId = await keepForm(stage, page, 'Zzdictated', { patientName: 'Bruno Zzmarsan' });
    const session = {
      id: recordingId,
      owner,
      reportId,
      formId,
      visit: 'Bruno Zzmarsan',
      section: 'section7',
    };
    const state = { language: 'fr', mime: 'audio/webm', status: 'stopped', chunks: [], delivered: false };
    const value = { ...session, ...state, startedAt: new Date().toISOString(), recordedMs: 232_000 };
    await writeKept(page, { kind: 'recording', reportId, name: recordingId, value });
    await page.goto(`${stage.url}/forms`);
    await device.getByText(words.waiting).waitFor();
    await device.getByText('3 min 52 s').waitFor();
    await row.getByRole('button', { name: `${words.erase} Zora Zzdevice` }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.erase, exact: true })
      .press('Enter');
    await row.waitFor({ state: 'detached' });
    await device.getByRole('link', { name: `${words.openReport} Bruno Zzmarsan` }).press('Enter');
    await expect.poll(() => page.locator('[name=patientName]').inputValue()).toBe('Bruno Zzmarsan');
    expect(stage.troubles).toEqual([]);
  });

  it('fits a phone, with targets of 44 px', async () => {
    const page = await openWorklist(stage, language, async (to) => {
      await keepForm(stage, to, 'Zz', { ...CASE, dateEvaluation: '2026-03-12' });
      await keepForm(stage, to, 'Zz', CASE, COPY);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await resumed(page).waitFor();
    await expect.poll(() => overflowAt(page)).toBe(0);
    const main = page.getByRole('main');
    for (const target of [
      main.getByRole('link', { name: `${words.resume} Ilda Zzorvane` }),
      main.getByRole('button', { name: words.start, exact: true }),
      main.getByRole('textbox', { name: words.nameOnFile }),
      page.getByRole('searchbox'),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

/** Saving, what the device keeps, and each failure in its own words, in a real browser on a real server, in both languages. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { countSealed, readInClear, readKept, readTabReportId, writeKept } from './support/device.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import { listForms } from './support/open-draft.ts';
import type { ReportPage } from './support/report-page.ts';
import { prepareStage } from './support/stage.ts';
import { addForms } from './support/data-directory.ts';

describe.each(languagesOf(import.meta.filename))('saving in %s', (language) => {
  const text = EDITOR_WORDS[language];
  const stage = prepareStage();
  const open = (options?: Parameters<typeof stage.openReport>[1]): Promise<ReportPage> =>
    stage.openReport(language, options);

  it('makes one form of two quick double clicks, and remembers the patient', async () => {
    const { page, field, say } = await open();
    const before = (await listForms(page, stage.url)).length;
    await field('emploi').fill(text.job[0]);
    await page.getByRole('button', { name: text.save, exact: true }).first().dblclick();
    await page.getByRole('alertdialog').getByRole('button', { name: text.save, exact: true }).dblclick();
    await page.getByText(say('draftSavedDetail')).waitFor();
    await page.getByText(say('onTheServer')).first().waitFor();
    expect(await listForms(page, stage.url)).toHaveLength(before + 1);
    await page.getByRole('button', { name: /^Ilda Zzorvane/u }).waitFor();
  });

  it('ends in no false conflict when an answer was lost and more was typed', async () => {
    const { page, field, say, saveDraft } = await open();
    await field('emploi').fill('a');
    await saveDraft();
    await page.getByText(say('onTheServer')).first().waitFor();
    await page.route('**/api/saved-forms/*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field('emploi').fill('ab');
    await saveDraft();
    await page.getByText(text.noServer).waitFor();
    await page.getByText(say('draftSaveFailed')).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await field('emploi').fill('abc');
    await saveDraft();
    await page.getByText(text.noServer).waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByText(say('onTheServer')).first().isVisible()).toBe(true);
  });

  it('says each failure in its own words', async () => {
    const { page, say, saveDraft } = await open({
      // Of its own, which an earlier test or a first try may have taken away.
      before: async (fresh) => {
        const data = { patientName: 'Ilda Zzorvane', patientAge: '51', diagnosis: 'Zz' };
        const kept = await fresh.request.post(`${stage.url}/api/recent-patients`, { data });
        expect(kept.ok()).toBe(true);
      },
    });
    await page.route('**/api/saved-forms', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await saveDraft();
    await page.getByText(say('draftSaveFailed')).waitFor();
    await page.getByText(text.noServer).waitFor();
    await page.getByRole('button', { name: text.copy }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click();
    await page.getByText(say('saveError')).waitFor();
    await page.keyboard.press('Escape');

    await page.route('**/api/recent-patients/*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: text.remove }).first().click();
    await page.getByText(say('patientNotRemoved')).waitFor();
    await page.getByRole('button', { name: text.remove }).first().click();
    await page.getByText(say('patientRemoved')).waitFor();

    await page.getByRole('button', { name: text.forms }).first().click();
    await page.route('**/api/saved-forms/*', (route) => route.abort(), { times: 1 });
    await page.getByRole('dialog').getByRole('button', { name: text.erase }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.erase }).click();
    await page.getByText(say('anErrorOccurred')).waitFor();
    await page.close();

    // Said for some seconds only, in which the page may still be on its way.
    let said = Promise.resolve();
    const missing = await open({
      search: '?draft=00000000-0000-4000-8000-000000000000',
      before: async (fresh) => {
        said = fresh.getByText(say('draftNotLoaded')).waitFor();
      },
    });
    await said;
    await missing.page.close();

    const broken = await open({
      before: (fresh) =>
        fresh.route('**/api/recent-patients', (route) => route.abort()).then(() => undefined),
    });
    await broken.page.getByText(say('loadingError')).waitFor();
    expect(stage.troubles).toEqual([]);
  });

  it('reads what lies on the device, and says what it could not keep or read', async () => {
    const { page: garbage } = await open();
    await garbage.goto(`${stage.url}/forms`);
    const value = { reportId: 'garbage', formData: 'oops' };
    await writeKept(garbage, { kind: 'working-report', reportId: 'garbage', name: '', value });
    await garbage.evaluate(() => sessionStorage.clear());
    await garbage.goto(`${stage.url}/forms/cnesst-medical`);
    await garbage.getByText(text.unread).waitFor();
    await expect
      .poll(async () => (await readKept(garbage, 'unread-report')).map((record) => record.value))
      .toEqual([value]);
    await garbage.close();

    const blocked = await open({
      before: (page) =>
        page
          .addInitScript(() => {
            IDBObjectStore.prototype.put = () => {
              throw new DOMException('full', 'QuotaExceededError');
            };
          })
          .then(() => undefined),
    });
    await blocked.page.getByText(text.noDevice).waitFor();
    await blocked.page.close();

    const kept = await open();
    await kept.field('emploi').fill(text.job[0]);
    await expect
      .poll(async () => JSON.stringify(await readKept(kept.page, 'working-report')))
      .toContain(text.job[0]);
    await kept.page.reload();
    await kept.page.getByText(kept.say('dataRecovered')).waitFor();
    await expect.poll(() => kept.field('emploi').inputValue()).toBe(text.job[0]);
  });

  it('says what it recovered, even where the browser lets go of the earlier page late', async () => {
    const { page, field, say } = await open();
    await field('emploi').fill(text.job[0]);
    await expect
      .poll(async () => JSON.stringify(await readKept(page, 'working-report')))
      .toContain(text.job[0]);
    // The place that the earlier page held is still taken when this one asks for it.
    await page.addInitScript(
      (lock) => {
        const isLetGo = new Promise((resolve) => Object.assign(globalThis, { zzletGo: resolve }));
        void navigator.locks.request(lock, () => isLetGo);
      },
      `constat-report-${await readTabReportId(page)}`,
    );
    await page.reload();
    await page.getByText(text.readHere).waitFor();
    await page.evaluate(() => (globalThis as unknown as { readonly zzletGo: () => void }).zzletGo());
    await page.getByText(text.readHere).waitFor({ state: 'hidden' });
    await page.getByText(say('dataRecovered')).waitFor();
    await expect.poll(() => field('emploi').inputValue()).toBe(text.job[0]);
  });

  it('forgets at sign-out what the server holds', async () => {
    const { page, field, say, saveDraft } = await open();
    await field('emploi').fill('Mot-secret');
    await saveDraft();
    await page.getByText(say('onTheServer')).first().waitFor();
    await page.getByRole('button', { name: text.logout }).first().click();
    await page.getByText(say('logoutDone')).waitFor();
    // Nothing is left, not even sealed.
    await expect.poll(() => countSealed(page, 'working-report')).toBe(0);
    expect(await readInClear(page)).not.toContain('Mot-secret');
  });

  it('lists 5,000 forms by pages, an expired one faded and not to be loaded', async () => {
    const { page, saveDraft } = await open();
    await saveDraft();
    const rows = new Database(join(stage.dataDirectory, 'constat.db'));
    // A first try has added them already, and may have left one of them expired.
    const { held } = rows.prepare('select count(*) as held from saved_forms').get() as { held: number };
    if (held < 5_000) await addForms(stage.dataDirectory, 5_060);
    rows
      .prepare('update saved_forms set expires_at = ? where expires_at < ?')
      .run(Date.now() + 86_400_000, Date.now());
    rows
      .prepare(
        'update saved_forms set expires_at = ? where id = (select id from saved_forms order by updated_at desc, id desc limit 1)',
      )
      .run(Date.now() - 1000);
    rows.close();
    await page.getByRole('button', { name: text.forms }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.more }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeLessThan(60);
    await dialog.getByText(text.expired, { exact: true }).first().waitFor();
    await dialog.getByRole('button', { name: text.renew }).first().click();
    await dialog.getByText(text.expired, { exact: true }).waitFor({ state: 'hidden' });
  });
});

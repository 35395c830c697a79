/** What leaves the account and comes back: a PDF with its data, and the archive of everything, in a real browser. */
import { ERRORS } from '@constat/contract/errors';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../apps/server/exports/read-archive.test-data.ts';
import { readPdf } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations } from './support/axe.ts';
import { PREFILLED, give, savedBy, useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('data in %s', (language) => {
  const text = EXPORT_WORDS[language];
  const words = WORDS[language];
  const { open, openProfile, ask, exported, label } = useExportScreens(language, stage);

  it('a PDF with its data opens again elsewhere with the same values; another PDF does not', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Zzround');
    await field('historiqueEvolution').fill('Un.\nDeux.');
    await field('dateEvaluation').fill('2026-03-02');
    await field('mandatDiagnostic').check();
    const plain = await exported(page, words.exportPdf, text.beforePdf);
    const options = await ask(page, text.options, text.options);
    await options.getByRole('checkbox', { name: text.attach }).check();
    expect(await options.getByRole('checkbox', { name: text.useLetterhead }).isDisabled()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await options.getByRole('button', { name: text.done }).click();
    const dialog = await ask(page, words.exportPdf, text.beforePdf);
    expect(await dialog.getByRole('checkbox', { name: text.attach }).isChecked()).toBe(true);
    const whole = await savedBy(page, dialog.getByRole('button', { name: text.anyway }));
    await page.context().close();

    const profile = await openProfile();
    const press = profile.getByRole('button', { name: text.openAgain });
    await give(profile, press, plain, 'application/pdf');
    await profile.getByText(ERRORS.NO_REPORT_IN_PDF.message[language]).waitFor();
    await give(profile, press, whole, 'application/pdf');
    await profile.getByRole('status').filter({ hasText: text.added }).waitFor();
    await expect.poll(() => profile.getByText(ERRORS.NO_REPORT_IN_PDF.message[language]).count()).toBe(0);
    await profile.getByRole('link', { name: text.openReport }).click();
    const again = (name: string): Locator => profile.locator(`[name="${name}"]`);
    await expect.poll(() => again('emploi').inputValue()).toBe('Zzround');
    expect(await again('patientName').inputValue()).toBe('Ilda Zzorvane');
    expect(await again('historiqueEvolution').inputValue()).toBe('Un.\nDeux.');
    expect(await again('dateEvaluation').inputValue()).toBe('2026-03-02');
    expect(await again('mandatDiagnostic').isChecked()).toBe(true);
    // What was confirmed stays so, and nothing else became so.
    const anew = await ask(profile, words.exportPdf, text.beforePdf);
    await anew.getByRole('heading', { name: text.unconfirmed(PREFILLED.length - 1) }).waitFor();
    expect(await anew.getByRole('button', { name: label('dateEvaluation') }).count()).toBe(0);
  });

  it('all data leaves in one archive, and coming back in adds nothing', async () => {
    const kept = `Zzkept ${crypto.randomUUID().slice(0, 8)}`;
    const { field, saveDraft, say, page: form } = await open();
    await field('emploi').fill(kept);
    await saveDraft();
    await form.getByText(say('onTheServer')).first().waitFor();
    const page = await openProfile();
    const archive = await savedBy(page, page.getByRole('link', { name: text.exportAll }));
    expect(archive.name).toMatch(/^constat-\d{4}-\d\d-\d\d\.zip$/u);
    const files = readArchive(archive.bytes);
    const contents = [...files].filter(([name]) => name.startsWith('reports/'));
    const json = contents
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => String(Buffer.from(bytes)));
    expect(json.filter((report) => report.includes(`"${kept}"`))).toHaveLength(1);
    const pdfs = contents.filter(([name]) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(json.length);
    const readings = await Promise.all(pdfs.map(async ([, bytes]) => (await readPdf(bytes)).text));
    expect(readings.filter((reading) => reading.includes(kept))).toHaveLength(1);

    const press = page.getByRole('button', { name: text.importArchive });
    await give(page, press, { name: 'x.zip', bytes: Buffer.from('no archive') }, 'application/zip');
    await page.getByText(ERRORS.ARCHIVE_INVALID.message[language]).waitFor();
    await give(page, press, archive, 'application/zip');
    const dialog = page.getByRole('dialog', { name: text.imported });
    await dialog.waitFor();
    const rows = await dialog.getByRole('row').all();
    const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allTextContents()));
    expect(cells.length).toBeGreaterThan(2);
    for (const [added, , refused] of cells) expect([added, refused]).toEqual(['0', '0']);
    const reports = dialog
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: text.reports }) });
    expect(await reports.getByRole('cell').nth(1).textContent()).toBe(String(json.length));
    expect(await findViolations(page)).toEqual([]);
    const forms = await page.request.get(`${stage.url}/api/saved-forms`);
    expect(await forms.json()).toHaveLength(json.length);
    await dialog.getByRole('button', { name: text.done }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

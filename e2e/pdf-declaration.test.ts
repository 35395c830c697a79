/** What a PDF declares does not depend on the system that makes it, and the page says it before the export. */
import { describe, expect, it } from 'vitest';
import { conformanceFindings } from '../apps/server/exports/pdf/conformance/check-conformance.ts';
import { readPdf } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations } from './support/axe.ts';
import { savedBy, useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

describe.each([
  { compiler: 'wasm', language: 'fr' },
  { compiler: 'wasm', language: 'en' },
  { compiler: 'native', language: 'en' },
] as const)('the PDF of the $compiler compiler in $language', ({ compiler, language }) => {
  const stage = prepareStage({ CONSTAT_PDF_COMPILER: compiler });
  const text = EXPORT_WORDS[language];
  const words = WORDS[language];
  const { open, ask } = useExportScreens(language, stage);

  it('is PDF/A-3a and PDF/UA with its data, as the options say', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Zzjob');
    const options = await ask(page, text.options, text.options);
    await options.getByText(text.attachArchive).waitFor();
    await options.getByRole('button', { name: text.done }).click();
    await options.waitFor({ state: 'hidden' });

    const dialog = await ask(page, words.exportPdf, text.beforePdf);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: text.attach }).check();
    const { bytes } = await savedBy(page, dialog.getByRole('button', { name: text.anyway }));
    expect(bytes.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(conformanceFindings(bytes)).toEqual([]);
    expect((await readPdf(bytes)).text).toContain('Zzjob');
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

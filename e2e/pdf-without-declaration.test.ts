/** A system whose compiler of PDFs checks no standard: it is said before the export, and the file claims nothing. */
import { describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations } from './support/axe.ts';
import { savedBy, useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

describe.each([
  { compiler: 'wasm', language: 'fr', isTold: true },
  { compiler: 'wasm', language: 'en', isTold: true },
  { compiler: 'native', language: 'en', isTold: false },
] as const)('the PDF of the $compiler compiler in $language', ({ compiler, language, isTold }) => {
  const stage = prepareStage({ CONSTAT_PDF_COMPILER: compiler });
  const text = EXPORT_WORDS[language];
  const words = WORDS[language];
  const { open, ask } = useExportScreens(language, stage);

  it('says before the export what it declares, and declares no more', async () => {
    const { page, field } = await open();
    await field('emploi').fill('Zzjob');
    const options = await ask(page, text.options, text.options);
    await options.getByText(isTold ? text.attachPlain : text.attachArchive).waitFor();
    expect(await options.getByText(text.noDeclaration).count()).toBe(isTold ? 1 : 0);
    await options.getByRole('button', { name: text.done }).click();
    await options.waitFor({ state: 'hidden' });

    const buttons = page.getByRole('button', { name: words.exportPdf, exact: true });
    const told = page.getByRole('button', {
      name: words.exportPdf,
      exact: true,
      description: text.noDeclaration,
    });
    expect(await buttons.count()).toBeGreaterThan(0);
    expect(await told.count()).toBe(isTold ? await buttons.count() : 0);

    const dialog = await ask(page, words.exportPdf, text.beforePdf);
    expect(await dialog.getByText(text.noDeclaration).count()).toBe(isTold ? 1 : 0);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: text.attach }).check();
    const { bytes } = await savedBy(page, dialog.getByRole('button', { name: text.anyway }));
    expect(bytes.toString('latin1').includes('pdfaid:')).toBe(!isTold);
    expect((await readPdf(bytes)).text).toContain('Zzjob');

    const word = await ask(page, words.exportWord, text.beforeWord);
    expect(await word.getByText(text.noDeclaration).count()).toBe(0);
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

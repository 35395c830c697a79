import { readFile } from 'node:fs/promises';
import { readPdf } from '../../apps/server/exports/read-back.test-data.ts';
import type { PdfReading } from '../../apps/server/exports/read-back.test-data.ts';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { Locator, Page } from 'playwright-core';
import { EXPORT_WORDS } from './export-words.ts';
import type { ReportPage } from './report-page.ts';
import type { Stage } from './stage.ts';

/** The fields that a new report fills in by itself. */
export const PREFILLED = MEDICAL_EVALUATION.fields.filter(({ prefill }) => prefill !== undefined);

interface NamedBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that the browser saves when that is pressed. */
export async function savedBy(page: Page, press: Locator): Promise<NamedBytes> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export interface ShownPages {
  readonly target: Page;
  readonly reading: PdfReading;
}

/** The window that opens when that is pressed, once the browser shows a PDF in it, and what its pages say. */
export async function pagesShownBy(page: Page, press: Locator): Promise<ShownPages> {
  let bytes = new Uint8Array();
  // The driver gives no body of a PDF that a page has asked for.
  await page.route('**/api/exports/pdf', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    bytes = Uint8Array.from(body);
    await route.fulfill({ response, body });
  });
  const [target] = await Promise.all([page.waitForEvent('popup'), press.click()]);
  await target.waitForFunction(
    () => document.contentType === 'application/pdf' && location.protocol === 'blob:',
  );
  await page.unroute('**/api/exports/pdf');
  return { target, reading: await readPdf(bytes) };
}

/** Notes in each window of the person that it was asked to print, which no test can see otherwise. */
export async function notePrinting(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', document.contentType);
  });
}

/** Chooses a file where the browser asks for one when that is pressed. */
export async function give(page: Page, press: Locator, file: NamedBytes, mimeType: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press.click()]);
  await chooser.setFiles({ name: file.name, mimeType, buffer: file.bytes });
}

/** The button of an act of the form: in the navigation, where it is there, else wherever it stands first. */
export async function actOf(page: Page, name: string | RegExp): Promise<Locator> {
  const inNavigation = page.getByRole('complementary').getByRole('button', { name, exact: true });
  return (await inNavigation.count()) > 0
    ? inNavigation.first()
    : page.getByRole('button', { name, exact: true }).first();
}

export interface ExportScreens {
  readonly open: (options?: Parameters<Stage['openReport']>[1]) => Promise<ReportPage>;
  readonly openProfile: () => Promise<Page>;
  /** Presses a button of the form page that opens a dialog of that title. */
  readonly ask: (page: Page, act: string | RegExp, title: string) => Promise<Locator>;
  /** Exports through the question, whatever it lists. */
  readonly exported: (page: Page, act: string | RegExp, title: string) => Promise<NamedBytes>;
  readonly label: (id: FieldId) => string;
}

/** The form and the profile page as the tests of exports use them; each language in a theme of its own. */
export function useExportScreens(
  language: 'fr' | 'en',
  stage: Pick<Stage, 'openReport' | 'url'>,
): ExportScreens {
  const text = EXPORT_WORDS[language];
  const open: ExportScreens['open'] = async (options = {}) => {
    const report = await stage.openReport(language, options);
    await report.page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
    return report;
  };
  const ask: ExportScreens['ask'] = async (page, act, title) => {
    await (await actOf(page, act)).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    return dialog;
  };
  return {
    open,
    openProfile: async () => {
      const { page } = await open();
      await page.goto(`${stage.url}/profile`);
      await page.getByRole('button', { name: text.importArchive }).waitFor();
      return page;
    },
    ask,
    exported: async (page, act, title) => {
      const dialog = await ask(page, act, title);
      return savedBy(page, dialog.getByRole('button', { name: text.anyway }));
    },
    label: (id) => MEDICAL_EVALUATION.field(id)?.label[language] ?? id,
  };
}

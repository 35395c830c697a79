import { readFile } from 'node:fs/promises';
import { findField } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { Locator, Page } from 'playwright-core';
import type { TestBrowser } from './browser.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { openReport } from './report-page.ts';
import type { ReportPage } from './report-page.ts';

interface NamedBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that the browser saves when that is pressed. */
export async function savedBy(page: Page, press: Locator): Promise<NamedBytes> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Chooses a file where the browser asks for one when that is pressed. */
export async function give(page: Page, press: Locator, file: NamedBytes, mimeType: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press.click()]);
  await chooser.setFiles({ name: file.name, mimeType, buffer: file.bytes });
}

export interface ExportScreens {
  readonly open: (options?: Parameters<typeof openReport>[3]) => Promise<ReportPage>;
  readonly openProfile: () => Promise<Page>;
  /** Presses a button of the form page that opens a dialog of that title. */
  readonly ask: (page: Page, act: string | RegExp, title: string) => Promise<Locator>;
  /** Exports through the question, whatever it lists. */
  readonly exported: (page: Page, act: string | RegExp, title: string) => Promise<NamedBytes>;
  readonly label: (id: FieldId) => string;
  readonly closePages: () => Promise<void>;
}

/** The form and the profile page as the tests of exports use them; each language in a theme of its own. */
export function useExportScreens(
  language: 'fr' | 'en',
  started: () => { readonly browser: TestBrowser; readonly url: string },
): ExportScreens {
  const text = EXPORT_WORDS[language];
  const opened: Page[] = [];
  const open: ExportScreens['open'] = async (options = {}) => {
    const { browser, url } = started();
    const report = await openReport(browser, url, language, options);
    opened.push(report.page);
    await report.page.emulateMedia({ colorScheme: language === 'fr' ? 'light' : 'dark' });
    return report;
  };
  const ask: ExportScreens['ask'] = async (page, act, title) => {
    await page.getByRole('button', { name: act, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    return dialog;
  };
  return {
    open,
    openProfile: async () => {
      const { page } = await open();
      await page.goto(`${started().url}/profile`);
      await page.getByRole('button', { name: text.importArchive }).waitFor();
      return page;
    },
    ask,
    exported: async (page, act, title) => {
      const dialog = await ask(page, act, title);
      return savedBy(page, dialog.getByRole('button', { name: text.anyway }));
    },
    label: (id) => findField(id)?.label[language] ?? id,
    closePages: async () => {
      await Promise.all(opened.splice(0).map((page) => page.context().close()));
    },
  };
}

import { message } from '@constat/contract/messages';
import type { MessageId } from '@constat/contract/messages';
import type { Locator, Page } from 'playwright-core';
import type { TestBrowser } from './browser.ts';
import { unfoldNavigation } from './unfold-navigation.ts';
import { WORDS } from './words.ts';

/** A form page with the words of its language. */
export interface ReportPage {
  readonly page: Page;
  /** The control of a field. */
  readonly field: (name: string) => Locator;
  readonly say: (id: MessageId, values?: Readonly<Record<string, string>>) => string;
  /** Saves as a draft, through the question. */
  readonly saveDraft: () => Promise<void>;
}

/** Signs in through the screens' own call and opens a blank report for that patient. */
export async function openReport(
  browser: TestBrowser,
  url: string,
  language: 'fr' | 'en',
  options: { readonly search?: string; readonly before?: (page: Page) => Promise<void> } = {},
): Promise<ReportPage> {
  const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('constat_language') === null) localStorage.setItem('constat_language', chosen);
  }, language);
  await page.context().request.post(`${url}/api/auth/login`, {
    data: { username: 'medecin', password: 'demo-medecin' },
    headers: { origin: url },
  });
  await options.before?.(page);
  await page.goto(`${url}/forms/cnesst-medical${options.search ?? '?visit=new&name=Ilda+Zzorvane'}`);
  const words = WORDS[language];
  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  await field('emploi').waitFor();
  // The form is drawn before its visit begins: what is filled in before that is lost.
  await page.waitForURL(({ searchParams }) => !searchParams.has('visit') && !searchParams.has('draft'));
  await unfoldNavigation(page);
  return {
    page,
    field,
    say: (id, values) => message(id, language, values),
    saveDraft: async () => {
      await page.getByRole('button', { name: words.save, exact: true }).first().click();
      const question = page.getByRole('alertdialog', { name: words.saveToDraftTitle });
      await question.getByRole('button', { name: words.save, exact: true }).click();
      await question.waitFor({ state: 'hidden' });
    },
  };
}

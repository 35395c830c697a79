import type { Page } from 'playwright-core';

/** Begins a visit of a fictional worker in this tab. */
export async function beginVisit(page: Page, url: string, name = 'Ilda Zzorvane'): Promise<void> {
  await page.goto(`${url}/forms/cnesst-medical?visit=new&name=${encodeURIComponent(name)}`);
  await page.locator('[name="emploi"]').waitFor();
  await page.waitForURL(`${url}/forms/cnesst-medical`);
}

/** Begins a visit, and opens the dictation page on it. */
export async function openDictation(
  page: Page,
  url: string,
  path = '/dictation?section=section7',
): Promise<void> {
  await beginVisit(page, url);
  await page.goto(`${url}${path}`);
}

import type { Page } from 'playwright-core';
import { WORDS } from './words.ts';

/** Signs the sample physician in; the page ends on the form picker, in French. */
export async function signIn(page: Page, url: string): Promise<void> {
  const words = WORDS.fr;
  await page.goto(url);
  await page.getByRole('button', { name: words.login }).click();
  await page.getByRole('textbox', { name: words.username }).fill('medecin');
  await page.getByRole('textbox', { name: words.password }).fill('demo-medecin');
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await page.getByRole('button', { name: 'MI Template' }).waitFor();
}

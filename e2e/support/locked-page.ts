import type { Locator, Page } from 'playwright-core';
import { LOCK_WORDS } from './lock-words.ts';

/** A little longer than the fifteen minutes after which a page locks. */
const IDLE_MS = 15 * 60_000 + 2_000;

/** What covers a locked page. */
export interface Cover {
  readonly dialog: Locator;
  readonly password: Locator;
  /** Gives the password, by keyboard alone. */
  readonly unlock: (password?: string) => Promise<void>;
  readonly isGone: () => Promise<void>;
}

/** The cover of that page, once it is there. */
export async function coverOf(page: Page, language: 'fr' | 'en'): Promise<Cover> {
  const words = LOCK_WORDS[language];
  const dialog = page.getByRole('dialog', { name: words.title });
  const password = dialog.getByRole('textbox', { name: words.password });
  await password.waitFor();
  return {
    dialog,
    password,
    async unlock(given = 'demo-medecin') {
      await password.fill(given);
      await page.keyboard.press('Enter');
    },
    isGone: () => dialog.waitFor({ state: 'detached' }),
  };
}

/** Has the page know when it locks, on a clock that a test can move; before it is opened. */
export async function holdClock(page: Page): Promise<{ readonly idle: () => Promise<void> }> {
  await page.clock.install();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/account/lock') && response.request().method() === 'GET',
  );
  return {
    async idle() {
      await answered;
      await page.clock.fastForward(IDLE_MS);
    },
  };
}

/** All that is to be read of a page, by eye or by a screen reader. */
export async function readableOf(page: Page): Promise<string> {
  const seen = await page.evaluate(() => document.body.innerText);
  return `${await page.title()}\n${seen}\n${await page.locator('body').ariaSnapshot()}`;
}

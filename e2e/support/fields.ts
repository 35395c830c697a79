import type { Locator, Page } from 'playwright-core';

/** Goes on by the Tab key until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** The message of a refusal beside the field; null where it has none. */
export const messageOf = (field: Locator): Promise<string | null> =>
  field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const id = ids.find((one) => one.endsWith('-error'));
    return id === undefined ? null : (document.getElementById(id)?.textContent ?? null);
  });

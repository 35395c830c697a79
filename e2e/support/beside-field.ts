import type { Locator, Page } from 'playwright-core';

/** The button of assistance that stands with a field. */
export function besideField(page: Page, field: Locator, name: string): Locator {
  return page
    .locator('[data-field]')
    .filter({ has: field })
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') });
}

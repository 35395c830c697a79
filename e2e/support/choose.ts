import type { Locator, Page } from 'playwright-core';

/** The choice that is made in a field: in its list, or among its radio buttons. */
export async function chosen(page: Page, name: string): Promise<string> {
  const list = page.locator(`select[name="${name}"]`);
  if ((await list.count()) > 0) return list.inputValue();
  const radio = page.locator(`input[type=radio][name="${name}"]:checked`);
  if ((await radio.count()) > 0) return radio.inputValue();
  const others = page.locator(`[data-choices-of="${name}"]`);
  return (await others.count()) > 0 ? others.inputValue() : '';
}

/** Makes a choice in a field as a person would: in its list, or by a press on one of its radio buttons. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const list: Locator = page.locator(`select[name="${name}"]`);
  if ((await list.count()) > 0) {
    await list.selectOption(value);
    return;
  }
  const radio = page.locator(`input[type=radio][name="${name}"][value="${value}"]`);
  if ((await radio.count()) > 0) await radio.click();
  else await page.locator(`[data-choices-of="${name}"]`).selectOption(value);
}

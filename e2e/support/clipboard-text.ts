import type { Locator } from 'playwright-core';

/** The text in the clipboard, by pasting it: the pages let no script read it. */
export async function clipboardText(within: Locator): Promise<string> {
  await within.evaluate((element) => {
    const area = document.createElement('textarea');
    area.dataset['pasted'] = '';
    element.append(area);
    area.focus();
  });
  const area = within.locator('[data-pasted]');
  await area.press('Control+v');
  const text = await area.inputValue();
  await area.evaluate((element) => element.remove());
  return text;
}

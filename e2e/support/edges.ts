import type { Locator } from 'playwright-core';

/** Where an element begins and ends in the window, in CSS pixels. */
export function edges(of: Locator): Promise<{ readonly left: number; readonly right: number }> {
  return of.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

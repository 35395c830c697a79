import type { Locator, Page, Route } from 'playwright-core';
import { findInBothSchemes } from './axe.ts';

/** A walk through the states of a page: what axe finds in each, in light and in dark. */
export interface Walk {
  /** Looks at the page as it stands, or at those parts of it. */
  look: (state: string, ...within: readonly string[]) => Promise<void>;
  /** Brings a dialog up, looks at it, and closes it with Escape unless told otherwise. */
  dialog: (state: string, show: () => Promise<unknown>, close?: () => Promise<unknown>) => Promise<void>;
  /** The states in which something was found, with what. */
  faults: () => readonly (readonly [string, readonly string[]])[];
}

/** Where toasts appear. */
export const TOASTS = 'section[aria-label="Notifications"]';

const DIALOG = '[role=dialog], [role=alertdialog]';

function setDrawn(page: Page, isDrawn: boolean): Promise<void> {
  return page.locator('#root').evaluate(
    (root: HTMLElement, display) => {
      root.style.display = display;
    },
    isDrawn ? '' : 'none',
  );
}

export function walkStates(page: Page): Walk {
  const found = new Map<string, readonly string[]>();
  const look: Walk['look'] = async (state, ...within) => {
    found.set(state, await findInBothSchemes(page, within.length === 0 ? undefined : within));
  };
  return {
    look,
    dialog: async (state, show, close = () => page.keyboard.press('Escape')) => {
      const opened = await page.locator(DIALOG).count();
      await show();
      const dialog = page.locator(DIALOG).nth(opened);
      await dialog.waitFor();
      // Nothing of the page behind a dialog is looked at: undrawn, it need not be measured either.
      await setDrawn(page, false);
      await look(state, DIALOG);
      await setDrawn(page, true);
      await close();
      await dialog.waitFor({ state: 'detached' });
    },
    faults: () => [...found].filter(([, lines]) => lines.length > 0),
  };
}

/** Answers calls of that address with a failure of the server until the page goes. */
export function failing(page: Page, address: string, method?: string): Promise<unknown> {
  return page.route(address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'Zzfailed', code: 'INTERNAL', requestId: 'zz' } })
      : route.fallback(),
  );
}

/** Never answers calls of that address. */
export function hanging(page: Page, address: string): Promise<unknown> {
  return page.route(address, (_route: Route) => new Promise<void>(() => undefined));
}

/** The button with that icon. */
export function byIcon(within: Page | Locator, icon: string): Locator {
  return within.locator(`button:has(.lucide-${icon})`);
}

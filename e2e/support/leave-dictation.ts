import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readTabReportId, writeKept } from './device.ts';

/** Id of the account that is signed in. */
export function readUserId(page: Page): Promise<string> {
  return page.evaluate(
    async () => ((await (await fetch('/api/auth/me')).json()) as { user: { id: string } }).user.id,
  );
}

/** Leaves a text for the report of this tab, as the dictation page does on its way back. */
export async function leaveDictation(page: Page, field: string, result: string): Promise<void> {
  const owner = await readUserId(page);
  await expect.poll(() => readTabReportId(page)).not.toBeNull();
  const reportId = await readTabReportId(page);
  if (reportId === null) throw new Error('the tab works on no report');
  const value = { result, field, owner, reportId, formId: null, visit: '', timestamp: Date.now() };
  await writeKept(page, { kind: 'hand-back', reportId, name: field, value });
}

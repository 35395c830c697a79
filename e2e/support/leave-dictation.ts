import type { Page } from 'playwright-core';

/** Id of the account that is signed in. */
export function readUserId(page: Page): Promise<string> {
  return page.evaluate(
    async () => ((await (await fetch('/api/auth/me')).json()) as { user: { id: string } }).user.id,
  );
}

/** Leaves a text for the report of this tab, as the dictation page does on its way back. */
export async function leaveDictation(page: Page, field: string, result: string): Promise<void> {
  const owner = await readUserId(page);
  await page.evaluate(
    (kept) => {
      const reportId = sessionStorage.getItem('cnesst_medical_form_tab');
      sessionStorage.setItem('dictationResult', JSON.stringify({ ...kept, reportId, formId: null }));
    },
    { result, field, owner, timestamp: Date.now() },
  );
}

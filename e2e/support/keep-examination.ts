import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Saves the record of an examination whose term ended that many days ago, and gives its id. */
export async function keepExpiredExamination(
  stage: Stage,
  page: Page,
  { title, daysAgo = 1 }: { readonly title: string; readonly daysAgo?: number },
): Promise<string> {
  const formData = { patientName: 'Ilda Zzorvane', rachisFlexion: '60' };
  const saved = await page.request.post(`${stage.url}/api/saved-forms`, {
    data: { title, formData, retentionDays: 7, formType: 'draft' },
  });
  const { id } = (await saved.json()) as { readonly id: string };
  const rows = new Database(join(stage.dataDirectory, 'constat.db'));
  rows
    .prepare('update saved_forms set expires_at = ? where id = ?')
    .run(Date.now() - daysAgo * 86_400_000, id);
  rows.close();
  return id;
}

/** A tab that stays open while the server is updated: it writes no report any more, and its text lives on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { openDraft } from './support/open-draft.ts';
import { copyAsRebuilt } from './support/rebuilt-pages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

describe.each(languagesOf(import.meta.filename))('pages that were built anew, in %s', (language) => {
  const stage = prepareStage();
  let folder = '';
  let rebuilt = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'constat-pages-'));
    rebuilt = copyAsRebuilt(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // Each test, and each further try of one, begins with the usual pages.
  beforeEach(() => stage.restart());

  const answerTo = (page: Page, method: string): Promise<Response> =>
    page.waitForResponse(
      (answer) => answer.request().method() === method && answer.url().includes('/api/saved-forms'),
    );

  it('the open page writes nothing, and after a reload its text is there and is saved', async () => {
    const { page, field, saveDraft } = await stage.openReport(language);
    await field('emploi').fill('Soudeuse');
    await saveDraft();
    await stage.restart(folder);

    // The draft sends by itself too, and sends nothing more once it was refused.
    const refused = answerTo(page, 'PUT');
    await field('emploi').fill('Soudeuse Zz');
    await page.getByRole('button', { name: WORDS[language].save, exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: WORDS[language].saveToDraftTitle });
    await question.getByRole('button', { name: WORDS[language].save, exact: true }).click();
    const refusal = await refused;
    expect([refusal.status(), ((await refusal.json()) as { code: string }).code]).toEqual([
      409,
      'PAGES_CHANGED',
    ]);
    expect(refusal.headers()['x-constat-pages']).toBe(rebuilt);
    expect(refusal.request().headers()['x-constat-pages']).toMatch(/^index-[\w-]+\.js$/u);
    expect(await field('emploi').inputValue()).toBe('Soudeuse Zz');

    await page.reload();
    await field('emploi').waitFor();
    await expect.poll(() => field('emploi').inputValue()).toBe('Soudeuse Zz');
    const saved = answerTo(page, 'PUT');
    await saveDraft();
    expect((await saved).status()).toBe(200);
    expect((await saved).request().headers()['x-constat-pages']).toBe(rebuilt);
  });

  it.each(['next save', 'return to the page'] as const)(
    'a page with an open draft says so at its %s, sends nothing, exports, and goes on after a reload',
    async (moment) => {
      const words = DRAFT_WORDS[language];
      const { page, field, says, shows, press, held, holds } = await openDraft(stage, language);
      await field('impactAvq').fill('Zzavant');
      await holds('impactAvq', 'Zzavant');
      await says(words.saved);
      await stage.restart(folder);

      if (moment === 'next save') await field('impactAvq').fill('Zzaprès');
      else await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await says(words.updated);
      await field('impactAvq').fill('Zzaprès tout');
      await field('emploi').fill('Zzautre emploi');
      await press(WORDS[language].exportWord);
      const [file] = await Promise.all([page.waitForEvent('download'), press(EXPORT_WORDS[language].anyway)]);
      expect(file.suggestedFilename()).toMatch(/\.docx$/u);
      expect((await held()).formData).toMatchObject({ emploi: 'Zzemploi', impactAvq: 'Zzavant' });

      await press(words.reload);
      await holds('impactAvq', 'Zzaprès tout');
      await holds('emploi', 'Zzautre emploi');
      await shows('impactAvq', 'Zzaprès tout');
      expect(stage.troubles).toEqual([]);
    },
  );
});

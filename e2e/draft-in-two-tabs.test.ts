/** One draft in two tabs of one browser: one writes it, the other one reads it and may take it over. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { draftIn, openDraft, openForm } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';

const LONG = `Zz${'ne monte plus l’escalier '.repeat(12)}`;

/** Remembers what stands in a field after each key that reached it. */
function noteTyped(page: Page, name: string): Promise<void> {
  return page.locator(`[name="${name}"]`).evaluate((field) => {
    field.addEventListener('input', () => {
      if (field instanceof HTMLTextAreaElement) document.body.dataset['typed'] = field.value;
    });
  });
}

describe.each(['fr'] as const)('a draft in two tabs, in %s', (language) => {
  const words = DRAFT_WORDS[language];
  const stage = prepareStage();

  it('is read in the second one, which takes it over while the first one types, without losing a letter', async () => {
    const first = await openDraft(stage, language);
    const tab = await first.page.context().newPage();
    tab.setDefaultTimeout(20_000);
    await openForm(tab, stage.url, first.id);
    const second = draftIn(stage, language, tab, first.id);
    await tab.getByText(words.reading).waitFor();
    await expect.poll(() => second.field('emploi').isDisabled()).toBe(true);
    await first.field('emploi').fill('Zzsoudeuse');
    await second.shows('emploi', 'Zzsoudeuse');
    await first.holds('emploi', 'Zzsoudeuse');

    await noteTyped(first.page, 'impactAvq');
    // 300 keys and more, each of which may take a busy machine a tenth of a second.
    const typing = first.field('impactAvq').pressSequentially(LONG, { delay: 15, timeout: 60_000 });
    await expect.poll(() => second.field('impactAvq').inputValue()).toMatch(/^Zz.{20}/u);
    await second.press(words.writeHere);
    await typing;
    await first.page.getByText(words.reading).waitFor();
    const typed = await first.page.evaluate(() => document.body.dataset['typed'] ?? '');
    expect(LONG.startsWith(typed)).toBe(true);
    await second.shows('impactAvq', typed);
    await first.shows('impactAvq', typed);
    await second.holds('impactAvq', typed);
    expect(await second.conflict.count()).toBe(0);

    await second.field('plaintesproblemes').fill('Zzdouleur');
    await second.holds('plaintesproblemes', 'Zzdouleur');
    await first.shows('plaintesproblemes', 'Zzdouleur');
    await second.says(words.saved);
    expect(stage.troubles).toEqual([]);
  });
});

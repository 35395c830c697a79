/** The margin of a text: the dates in it and what it contradicts, each one press from its place. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    margin: 'Marge : Historique et évolution',
    other: 'Marge : Résumé',
    folded: 'Dates, contradictions et dictées',
    dates: 'Dates trouvées',
    sides: 'Deux côtés',
    section: 'Historique 1 contradiction',
    history:
      'Déchirure du ménisque interne du genou droit le 12 mars 2026.\nElle consulte à l’urgence le 14 mars 2026.',
    conclusion: 'Une déchirure méniscale du genou gauche est retenue.',
    agreed: 'Une déchirure méniscale du genou droit est retenue.',
    rows: ['12 mars 2026', '14 mars 2026'],
    told: 'Elle consulte à l’urgence',
    quoted: /genou gauche/u,
  },
  en: {
    margin: 'Margin: History and evolution',
    other: 'Margin: Summary',
    folded: 'Dates, contradictions and dictations',
    dates: 'Dates found',
    sides: 'Two sides',
    section: 'History 1 contradiction',
    history:
      'Tear of the medial meniscus of the right knee on March 12, 2026.\nShe went to the emergency on March 14, 2026.',
    conclusion: 'A meniscal tear of the left knee is retained.',
    agreed: 'A meniscal tear of the right knee is retained.',
    rows: ['March 12, 2026', 'March 14, 2026'],
    told: 'She went to the emergency',
    quoted: /left knee/u,
  },
} as const;

const stage = prepareStage();

const selected = (control: Locator): Promise<string> =>
  control.evaluate((element: HTMLTextAreaElement) =>
    document.activeElement === element
      ? element.value.slice(element.selectionStart, element.selectionEnd)
      : 'the focus is elsewhere',
  );

describe.each(languagesOf(import.meta.filename))('the margin of a text, in %s', (language) => {
  const text = TEXTS[language];

  it('lists the dates with what they date, and leads to each', async () => {
    const { page, field } = await stage.openReport(language);
    await field('historiqueEvolution').fill(text.history);
    await field('emploi').focus();
    const margin = page.getByRole('complementary', { name: text.margin });
    await margin.getByRole('heading', { name: text.dates }).waitFor();
    const rows = margin.getByRole('list').last().getByRole('button');
    await expect.poll(() => rows.locator('span:first-child').allTextContents()).toEqual([...text.rows]);
    const [, second] = text.rows;
    expect(await rows.nth(1).innerText()).toContain(text.told);
    await rows.nth(1).press('Enter');
    await expect.poll(() => selected(field('historiqueEvolution'))).toBe(second);
  });

  it('shows both places of a contradiction, never a correction, and takes it back once they agree', async () => {
    const { page, field } = await stage.openReport(language);
    const section = page.locator('aside a[href="#section7"]');
    const top = (): Promise<number> =>
      page.locator('#section8').evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await field('historiqueEvolution').fill(text.history);
    await field('conclusionResume').fill(text.conclusion);
    await field('emploi').focus();
    const margin = page.getByRole('complementary', { name: text.margin });
    const found = margin.getByRole('listitem').filter({ hasText: text.sides });
    await found.waitFor();
    // Beside the text, what is found moves nothing.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
    await expect.poll(async () => (await section.innerText()).replaceAll(/\s+/gu, ' ')).toContain('≠ 1');
    expect(await findViolations(page)).toEqual([]);
    expect(await found.getByRole('button').count()).toBe(2);
    await found.getByRole('button').filter({ hasText: text.quoted }).press('Enter');
    await expect.poll(() => selected(field('conclusionResume'))).not.toBe('the focus is elsewhere');
    await expect.poll(() => selected(field('conclusionResume'))).not.toBe('');
    // The other place has the same in its own margin.
    const other = page.locator('#section11').getByRole('complementary');
    await other.getByRole('listitem').filter({ hasText: text.sides }).waitFor();

    await field('conclusionResume').fill(text.agreed);
    await found.waitFor({ state: 'detached' });
    await expect.poll(() => section.innerText()).not.toContain('≠');
  });

  it('is folded below the text in a narrow window', async () => {
    const { page, field } = await stage.openReport(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await field('historiqueEvolution').fill(text.history);
    const margin = page.getByRole('complementary', { name: text.margin });
    const folded = page.locator('#section7').getByText(text.folded);
    await folded.waitFor();
    expect(await margin.isVisible()).toBe(false);
    await folded.click();
    await margin.getByRole('heading', { name: text.dates }).waitFor();
    expect(await findViolations(page, ['#section7'])).toEqual([]);
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

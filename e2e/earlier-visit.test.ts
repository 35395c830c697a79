/** An earlier visit of the worker beside the form, read only, in a real browser. */
import { describe, expect, it } from 'vitest';
import { findViolations, overflowAt } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { makeDraft, openDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { deleteForms } from './support/worklist-page.ts';

const TEXTS = {
  fr: { toggle: 'Visite précédente', shown: 'Visite montrée', close: 'Fermer la visite précédente' },
  en: { toggle: 'Earlier visit', shown: 'Visit shown', close: 'Close the earlier visit' },
} as const;

describe.each(languagesOf(import.meta.filename))('an earlier visit, in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];

  it('is read beside the form, in step with it, and chosen among several; nothing is taken over', async () => {
    const first = await stage.newPage(language);
    await deleteForms(stage, first);
    const visit = (dateEvaluation: string, said: Readonly<Record<string, string>>): Promise<string> =>
      makeDraft(first, stage.url, { patientName: 'Ilda Zzorvane', dateEvaluation, ...said });
    await visit('2026-01-10', { conclusionResume: 'Zzpremier examen.' });
    await visit('2026-03-01', { historiqueEvolution: 'Zzchute.', genouxFlexionDroitActif: '111' });
    const id = await visit('2026-05-20', { conclusionResume: 'Zzprésent.' });
    const { page, field } = await openDraft(stage, language, { id });

    await page.getByRole('button', { name: texts.toggle, exact: true }).click();
    const pane = page.getByRole('region', { name: texts.toggle, exact: true });
    await pane.getByText('Zzchute.').waitFor();
    expect(await pane.getByText('Zzprésent.').count()).toBe(0);
    expect(await pane.getByRole('textbox').count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(() => overflowAt(page)).toBe(0);

    const cell = pane.getByRole('cell', { name: '111°' });
    const isInSight = (): Promise<boolean> =>
      cell.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 60 && bottom <= window.innerHeight;
      });
    await page.setViewportSize({ width: 1440, height: 500 });
    await pane.getByText('Zzchute.').scrollIntoViewIfNeeded();
    await field('genouxFlexionDroitActif').focus();
    await expect.poll(isInSight).toBe(true);
    expect(await field('genouxFlexionDroitActif').inputValue()).toBe('');

    await pane.getByLabel(texts.shown).selectOption({ index: 1 });
    await pane.getByText('Zzpremier examen.').waitFor();
    await pane.getByRole('button', { name: texts.close }).click();
    await pane.waitFor({ state: 'hidden' });

    // In a narrow window it lies over the form.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name: texts.toggle, exact: true }).click();
    await page.getByRole('dialog').getByText('Zzchute.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('is not offered for a worker who was not seen before', async () => {
    const { page } = await openDraft(stage, language, { formData: { patientName: 'Zz Nouvelle' } });
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: texts.toggle, exact: true }).count()).toBe(0);
  });
});

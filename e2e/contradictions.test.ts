/** What a report says in two ways is quoted from both places before an export, and leads to each. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    heading: 'À comparer',
    kinds: ['Deux côtés pour la même chose', 'Un mot de dictée resté dans le texte'],
    history: 'Déchirure du ménisque interne du genou droit virgule opérée.',
    conclusion: 'Une déchirure méniscale du genou gauche est retenue.',
    agreed: 'Une déchirure méniscale du genou droit est retenue.',
    word: 'virgule',
  },
  en: {
    heading: 'To compare',
    kinds: ['Two sides for the same thing', 'A word of dictation left in the text'],
    history: 'Tear of the medial meniscus of the right knee comma operated.',
    conclusion: 'A meniscal tear of the left knee is retained.',
    agreed: 'A meniscal tear of the right knee is retained.',
    word: 'comma',
  },
} as const;

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('what the report says in two ways, in %s', (language) => {
  const texts = TEXTS[language];
  const { open, ask, label } = useExportScreens(language, stage);

  it('is quoted from both places before an export, and leads to each', async () => {
    const { page, field } = await open();
    await field('historiqueEvolution').fill(texts.history);
    await field('conclusionResume').fill(texts.conclusion);
    const dialog = await ask(page, WORDS[language].exportPdf, EXPORT_WORDS[language].beforePdf);
    await dialog.getByRole('heading', { name: texts.heading }).waitFor();
    const found = (kind: string): Locator => dialog.getByRole('listitem').filter({ hasText: kind }).first();
    const [sides = '', words = ''] = texts.kinds;
    expect(await found(sides).getByRole('button').allInnerTexts()).toEqual([
      expect.stringContaining(label('historiqueEvolution')),
      expect.stringContaining(label('conclusionResume')),
    ]);
    expect(await found(words).innerText()).toContain(texts.word);
    await found(sides)
      .getByRole('button', { name: label('conclusionResume') })
      .click();
    await expect
      .poll(() => field('conclusionResume').evaluate((node) => node === document.activeElement))
      .toBe(true);

    await field('conclusionResume').fill(texts.agreed);
    const again = await ask(page, WORDS[language].exportPdf, EXPORT_WORDS[language].beforePdf);
    await again.getByText(words).waitFor();
    expect(await again.getByText(sides).count()).toBe(0);
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

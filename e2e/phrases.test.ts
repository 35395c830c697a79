/** The physician's own phrases: taken from an exported report, inserted into the next one, changed on the profile page. */
import type { KeptPhrase } from '@constat/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    mine: 'Mes phrases',
    none: /^Aucune phrase encore/u,
    inserted: 'Phrase insérée',
    undo: 'Annuler',
    change: /^Modifier/u,
    remove: /^Retirer : /u,
    removed: 'Phrase retirée',
    keep: 'Garder la phrase',
    write: 'Écrire une phrase…',
    phrase: 'Phrase',
    said: 'La lésion est consolidée le 2 décembre 2024, la condition étant stable depuis trois mois.',
    kept: 'La lésion est consolidée le [date…], la condition étant stable depuis […] mois.',
    named: 'Le docteur Zzvalbrume est du même avis que moi.',
    changed: 'La lésion est consolidée le [date…].',
    own: 'Le diagnostic retenu est : [diagnostic…].',
    generate: 'Générer la conclusion',
    conclusion: 'Conclusion proposée',
    insert: 'Insérer dans le rapport',
    classOf: (restriction: number) => `Classe ${restriction}`,
    accepted: 'Entorse lombaire',
    restrictions:
      'Restrictions de classe 2 :\n- éviter les charges de plus de 10 kg;\n- éviter de travailler accroupi.',
    restrictionsKept:
      'Restrictions de classe 2 : éviter les charges de plus de […] kg; éviter de travailler accroupi.',
    ofScale: /^Restrictions de classe 1 pour la colonne lombo-sacrée/u,
    scaleSource: 'Échelle d’après des sources secondaires, à vérifier.',
    open: '[à préciser par le médecin]',
  },
  en: {
    mine: 'My phrases',
    none: /^No phrase yet/u,
    inserted: 'Phrase inserted',
    undo: 'Undo',
    change: /^Change/u,
    remove: /^Remove: /u,
    removed: 'Phrase removed',
    keep: 'Keep the phrase',
    write: 'Write a phrase…',
    phrase: 'Phrase',
    said: 'The injury is consolidated as of December 2, 2024, the condition having been stable for three months.',
    kept: 'The injury is consolidated as of [date…], the condition having been stable for […] months.',
    named: 'Dr. Zzvalbrume is of the same opinion as I am.',
    changed: 'The injury is consolidated as of [date…].',
    own: 'The diagnosis retained is: [diagnosis…].',
    generate: 'Generate the conclusion',
    conclusion: 'Proposed conclusion',
    insert: 'Insert into the report',
    classOf: (restriction: number) => `Class ${restriction}`,
    accepted: 'Lumbar sprain',
    restrictions: 'Class 2 restrictions:\n- avoid loads of more than 10 kg;\n- avoid working in a crouch.',
    restrictionsKept: 'Class 2 restrictions: avoid loads of more than […] kg; avoid working in a crouch.',
    ofScale: /^Class 1 restrictions for the lumbosacral spine/u,
    scaleSource: 'Scale from secondary sources, to be verified.',
    open: '[to be stated by the physician]',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('the phrases of a physician, in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];
  const { open, openProfile, exported, label } = useExportScreens(language, stage);
  const point = label('conclusionDateConsolidation');

  /** A first try leaves its own. */
  async function removePhrases({ request }: Page): Promise<void> {
    const phrases = (await (await request.get(`${stage.url}/api/phrases`)).json()) as readonly KeptPhrase[];
    for (const { id } of phrases)
      expect((await request.delete(`${stage.url}/api/phrases/${id}`)).status()).toBe(204);
  }

  it('come from an exported report without its facts, and go into the next one', async () => {
    const first = await open({ before: removePhrases });
    await first.page.getByRole('button', { name: `${texts.mine} : ${point}` }).click();
    await first.page.getByRole('dialog').getByText(texts.none).waitFor();
    await first.page.getByRole('dialog').press('Escape');
    await first.field('conclusionDateConsolidation').fill(`${texts.said} ${texts.named}`);
    await exported(first.page, WORDS[language].exportPdf, EXPORT_WORDS[language].beforePdf);

    const { page, field } = await open();
    const entry = field('conclusionDateConsolidation');
    const entryPhrases = page.getByRole('button', { name: `${texts.mine} : ${point}` });
    await entryPhrases.focus();
    await page.keyboard.press('Enter');
    const phrases = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await expect.poll(() => phrases.allInnerTexts()).toEqual([expect.stringContaining(texts.kept)]);
    await phrases.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => entry.inputValue()).toBe(texts.kept);
    await expect.poll(() => entry.evaluate((node) => node === document.activeElement)).toBe(true);
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText(texts.inserted).waitFor();
    await toast.getByRole('button', { name: texts.undo }).click();
    await expect.poll(() => entry.inputValue()).toBe('');
  });

  it('are proposed by the class of restrictions in a draft, before those of the scale', async () => {
    const first = await open();
    await first.field('conclusionEvaluationLimitations').fill(texts.restrictions);
    await exported(first.page, WORDS[language].exportPdf, EXPORT_WORDS[language].beforePdf);

    const { page, field } = await open();
    await field('mandatLimitationsEvaluation').check();
    await field('diagnosticsCnesst').fill(texts.accepted);
    await field('rachisFlexion').fill('60');
    await page.getByRole('button', { name: texts.generate }).click();
    const dialog = page.getByRole('dialog', { name: texts.conclusion });
    const line = dialog.getByRole('listitem').filter({ hasText: texts.open });
    const offered = dialog.getByRole('radio');
    await line.waitFor();
    // Nothing is chosen before a class is.
    expect(await dialog.locator('summary').count()).toBe(0);
    await dialog.getByRole('button', { name: texts.classOf(2) }).click();
    await dialog.getByText(texts.restrictionsKept).first().waitFor();
    await dialog.locator('summary').click();
    await expect
      .poll(() => offered.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)))
      .toEqual([false, true, false]);
    await expect.poll(() => dialog.getByText(texts.restrictionsKept).count()).toBe(2);
    await dialog.getByRole('button', { name: texts.classOf(1) }).click();
    await expect.poll(() => dialog.getByText(texts.ofScale).count()).toBe(2);
    await dialog.getByText(texts.scaleSource).waitFor();
    await dialog.getByRole('button', { name: texts.classOf(2) }).click();
    await dialog.getByRole('button', { name: texts.insert }).click();
    await expect
      .poll(() => field('conclusionEvaluationLimitations').inputValue())
      .toBe(texts.restrictionsKept);
  });

  it('are changed, taken away, brought back and written on the profile page', async () => {
    const page = await openProfile();
    await removePhrases(page);
    await page.reload();
    const card = page.getByRole('region', { name: texts.mine });
    await card.getByRole('button', { name: texts.write }).click();
    await card.getByRole('textbox', { name: texts.phrase }).fill(texts.own);
    await card.getByRole('button', { name: texts.keep }).click();
    const mine = (text: string) => card.getByRole('listitem').filter({ hasText: text });
    await mine(texts.own).getByRole('button', { name: texts.change }).click();
    await card.getByRole('textbox', { name: texts.phrase }).fill(texts.changed);
    await card.getByRole('button', { name: texts.keep }).click();
    await mine(texts.changed).getByRole('button', { name: texts.remove }).click();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText(texts.removed).waitFor();
    await expect.poll(() => mine(texts.changed).count()).toBe(0);
    await toast.getByRole('button', { name: texts.undo }).click();
    await mine(texts.changed).waitFor();
    expect(await mine(texts.own).count()).toBe(0);
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

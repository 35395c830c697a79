/** The review in the place of the form: what is open, what contradicts, what waits; each line a press from its field. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findInBothSchemes, leastHeight, overflowAt } from './support/axe.ts';
import { useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    review: 'Relecture',
    form: 'Formulaire',
    mandate: 'Le mandat',
    contradictions: 'Contradictions',
    unconfirmed: 'Non confirmé',
    history: 'Il chute au travail. Déchirure du ménisque interne du genou droit, opérée.',
    conclusion: 'Une déchirure méniscale du genou gauche est retenue.',
    changed: 'Une déchirure méniscale complexe du genou gauche est retenue.',
    wrongSide: 'genou gauche',
    sides: 'Deux côtés pour la même chose',
    answer: 'Répondre (Soins et traitements)',
    nothing: 'Demandé au mandat; rien n’est écrit.',
    points: '1 point sur 2',
    unanswered: '1 point du mandat sans réponse',
    intend: /^Voulu, avec une raison/u,
    reasonLabel: /^Raison/u,
    missing: 'Écrivez une raison.',
    keep: 'Garder la raison',
    reason: 'Les deux genoux ont été opérés.',
    takeBack: /^Retirer la raison/u,
    other: 'Voir le protocole opératoire.',
    beside: 'Son état est stable.',
    unused: /^1 raison n’a plus de ligne/u,
    state: 'État de la relecture',
    noServer: /^Le serveur ne répond pas/u,
    again: 'Réessayer',
    toCompare: 'À comparer',
    none: 'Aucune limitation.',
    avoid: 'Éviter de ramper.',
    limits: 'Les limitations se contredisent',
    noFigure: 'Le travailleur est droitier.',
    noPercentage: 'sans pourcentage',
    glyphs: '1 champ que le PDF ne peut pas imprimer',
  },
  en: {
    review: 'Review',
    form: 'Form',
    mandate: 'The mandate',
    contradictions: 'Contradictions',
    unconfirmed: 'Not confirmed',
    history: 'He falls at work. Tear of the medial meniscus of the right knee, operated.',
    conclusion: 'A meniscal tear of the left knee is retained.',
    changed: 'A complex meniscal tear of the left knee is retained.',
    wrongSide: 'left knee',
    sides: 'Two sides for the same thing',
    answer: 'Answer (Care and treatment)',
    nothing: 'Asked in the mandate; nothing is written.',
    points: '1 of 2 points',
    unanswered: '1 point of the mandate without an answer',
    intend: /^Intended, with a reason/u,
    reasonLabel: /^Reason/u,
    missing: 'Write a reason.',
    keep: 'Keep the reason',
    reason: 'Both knees were operated on.',
    takeBack: /^Remove the reason/u,
    other: 'See the operative report.',
    beside: 'His state is stable.',
    unused: /^1 reason has no line/u,
    state: 'State of the review',
    noServer: /^The server does not answer/u,
    again: 'Try again',
    toCompare: 'To compare',
    none: 'No limitation.',
    avoid: 'Avoid crawling.',
    limits: 'The limitations contradict each other',
    noFigure: 'The worker is right-handed.',
    noPercentage: 'without a percentage',
    glyphs: '1 field that the PDF cannot print',
  },
} as const;

const stage = prepareStage();
const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);
const selectedIn = (field: Locator): Promise<string> =>
  field.evaluate((node) =>
    node instanceof HTMLTextAreaElement ? node.value.slice(node.selectionStart, node.selectionEnd) : '',
  );

describe.each(languagesOf(import.meta.filename))('the review of a report, in %s', (language) => {
  const texts = TEXTS[language];
  const { open, ask, label } = useExportScreens(language, stage);

  const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
  const heading = (page: Page): Locator => page.getByRole('heading', { name: texts.review, level: 2 });
  const toggle = (page: Page): Locator =>
    page.getByRole('banner').getByRole('button', { name: texts.review, exact: true });
  const card = (page: Page): Locator => page.getByRole('complementary', { name: texts.state });

  async function openPlanted() {
    const report = await open();
    const { field } = report;
    await field('mandatDiagnostic').check();
    await field('mandatSoins').check();
    await field('historiqueEvolution').fill(texts.history);
    await field('conclusionResume').fill(texts.conclusion);
    await field('conclusionDiagnostic').fill(label('conclusionDiagnostic'));
    return report;
  }

  it('leads from each line to its field, and Back to the line, by the keyboard', async () => {
    const { page, field } = await openPlanted();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await heading(page).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?view=review');
    await expect.poll(() => isFocused(heading(page))).toBe(true);
    expect(await field('emploi').isVisible()).toBe(false);
    await card(page).getByText(texts.points).filter({ visible: true }).waitFor();

    const answer = part(page, texts.mandate).getByRole('button', { name: texts.answer });
    await answer.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(field('conclusionSoinsTraitements'))).toBe(true);
    expect(await heading(page).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe('');

    await page.goBack();
    await heading(page).waitFor();
    await expect.poll(() => isFocused(answer)).toBe(true);

    const sides = part(page, texts.contradictions).getByRole('listitem').filter({ hasText: texts.sides });
    expect(await sides.innerText()).toContain(texts.wrongSide);
    expect(await sides.getByRole('strong').allInnerTexts()).toContain(texts.wrongSide);
    const side = sides.getByRole('button').filter({ hasText: label('conclusionResume') });
    await side.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(field('conclusionResume'))).toBe(true);
    await expect.poll(() => selectedIn(field('conclusionResume'))).toContain(texts.wrongSide);

    await page.goBack();
    await expect.poll(() => isFocused(side)).toBe(true);
    const reflexes = part(page, texts.unconfirmed).getByRole('button', {
      name: EXPORT_WORDS[language].reflexes,
    });
    await reflexes.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toMatch(/reflexe/iu);
    expect(await part(page, texts.unconfirmed).count()).toBe(0);
  });

  it('keeps a reason over a reload, until its passage changes', async () => {
    const { page, field } = await openPlanted();
    await toggle(page).click();
    const contradictions = part(page, texts.contradictions);
    await contradictions.getByRole('button', { name: texts.intend }).click();
    const reason = contradictions.getByRole('textbox', { name: texts.reasonLabel });
    await expect.poll(() => isFocused(reason)).toBe(true);
    await page.keyboard.press('Enter');
    await contradictions.getByText(texts.missing).waitFor();
    await reason.fill(texts.reason);
    expect(await findInBothSchemes(page, ['main'])).toEqual([]);
    await page.keyboard.press('Enter');
    const takeBack = contradictions.getByRole('button', { name: texts.takeBack });
    await expect.poll(() => isFocused(takeBack)).toBe(true);
    await expect.poll(() => card(page).innerText()).not.toContain('1 contradiction');

    await page.reload();
    await heading(page).waitFor();
    await contradictions.getByText(texts.reason).waitFor();
    const { textDecorationLine } = await contradictions
      .getByText(texts.wrongSide)
      .evaluate((node) => ({ textDecorationLine: getComputedStyle(node).textDecorationLine }));
    expect(textDecorationLine).toBe('line-through');
    // What has a reason is not asked about again before an export.
    const dialog = await ask(page, WORDS[language].exportPdf, EXPORT_WORDS[language].beforePdf);
    expect(await dialog.getByRole('heading', { name: texts.toCompare }).count()).toBe(0);
    await dialog.press('Escape');

    await page.getByRole('main').getByRole('button', { name: texts.form }).click();
    await field('conclusionResume').fill(texts.changed);
    await toggle(page).click();
    await contradictions.getByRole('button', { name: texts.intend }).waitFor();
    expect(await contradictions.getByText(texts.reason).count()).toBe(0);
    await page.getByText(texts.unused).waitFor();
    await page.getByRole('listitem').filter({ hasText: texts.reason }).waitFor();

    // It holds again with its sentence, whatever is written beside that, and another reason does not take it away.
    await contradictions.getByRole('button', { name: texts.intend }).click();
    await reason.fill(texts.other);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('button', { name: texts.form }).click();
    await field('conclusionResume').fill(`${texts.beside} ${texts.conclusion}`);
    await toggle(page).click();
    await contradictions.getByText(texts.reason).waitFor();
    await expect.poll(() => page.getByText(texts.unused).count()).toBe(1);
    await page.getByRole('button', { name: texts.other }).click();
    await page.getByText(texts.unused).waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(heading(page))).toBe(true);
  });

  it('names what is compared, and what an answer lacks', async () => {
    const { page, field } = await open();
    await field('mandatAtteintePourcentage').check();
    await field('conclusionPourcentageAtteinte').fill(texts.noFigure);
    await field('conclusionLimitationsFonctionnelles').fill(`${texts.none} ${texts.avoid}`);
    await toggle(page).click();
    await part(page, texts.mandate).getByText(texts.noPercentage).waitFor();
    const line = part(page, texts.contradictions).getByRole('listitem').filter({ hasText: texts.limits });
    const places = line.getByRole('button', { name: label('conclusionLimitationsFonctionnelles') });
    await expect
      .poll(() => line.locator('p').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^\S\s?(?:Aucune|No) limitation\.\s?\S$/u));
    await places.nth(1).click();
    await expect.poll(() => selectedIn(field('conclusionLimitationsFonctionnelles'))).toBe(texts.avoid);
    await page.goBack();
    await expect.poll(() => isFocused(places.nth(1))).toBe(true);
  });

  it('returns to the place of the form, and stands at every width', async () => {
    const { page, field } = await openPlanted();
    // Until the regions above have their height, the place of the field is not the one that is returned to.
    await regionsLaidOut(page);
    await field('conclusionSoinsTraitements').focus();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await expect.poll(() => palette.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.type(texts.review);
    await page.keyboard.press('Enter');
    await heading(page).waitFor();
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowAt(page)).toBe(0);
    }
    const sides = part(page, texts.contradictions).getByRole('listitem').filter({ hasText: texts.sides });
    expect((await sides.boundingBox())?.height).toBeLessThan(400);
    // The way to an answer covers no words.
    const mandate = part(page, texts.mandate);
    const way = await mandate.getByRole('button', { name: texts.answer }).boundingBox();
    const words = await mandate.getByText(texts.nothing).boundingBox();
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
    const fold = card(page).getByRole('button', { name: texts.points });
    const unanswered = card(page).getByRole('button', { name: texts.unanswered });
    expect(await unanswered.isVisible()).toBe(false);
    await fold.click();
    await unanswered.click();
    await expect
      .poll(() => isFocused(part(page, texts.mandate).getByRole('heading', { level: 3 })))
      .toBe(true);
    expect(await findInBothSchemes(page, ['main'])).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Ilda Zzorvane ·').first().isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('main').getByRole('button', { name: texts.form }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect.poll(() => isFocused(field('conclusionSoinsTraitements'))).toBe(true);
  });

  it('says what it could not look at without the server, and looks again', async () => {
    const { page, field } = await openPlanted();
    await field('emploi').fill('中');
    await page.route('**/api/exports/preflight', (route) => route.abort('connectionfailed'));
    await toggle(page).click();
    await page.getByText(texts.noServer).waitFor();
    await part(page, texts.contradictions).waitFor();
    await page.unroute('**/api/exports/preflight');
    await page.getByRole('button', { name: texts.again }).click();
    await card(page).getByRole('button', { name: texts.glyphs }).waitFor();
    await expect.poll(() => page.getByText(texts.noServer).count()).toBe(0);

    await page.getByRole('main').getByRole('button', { name: texts.form }).click();
    for (const box of ['mandatDiagnostic', 'mandatSoins']) await field(box).uncheck();
    await toggle(page).click();
    await page.setViewportSize({ width: 390, height: 900 });
    const places = part(page, texts.mandate).getByRole('button');
    await places.first().waitFor();
    // High enough for a finger: every way from the mandate to its place of the form.
    await expect.poll(() => leastHeight(places)).toBeGreaterThanOrEqual(44);
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles.filter((trouble) => !/ERR_CONNECTION_FAILED/u.test(trouble))).toEqual([]);
  });
});

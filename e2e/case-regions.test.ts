/** The regions of a case: chosen with the visit, shown with their state, folded and not lost, in a real browser. */
import type { RegionId } from '@constat/report/catalogue';
import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { makeDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    choose: 'Régions à examiner (facultatif)',
    regions: 'Régions de l’examen',
    notExamined: 'non examinée',
    nothing: 'rien encore',
    one: '1 saisie',
    show: /^Afficher les champs/u,
    add: 'Ajouter ces régions',
    card: 'MI Template',
  },
  en: {
    choose: 'Regions to examine (optional)',
    regions: 'Regions of the examination',
    notExamined: 'not examined',
    nothing: 'nothing yet',
    one: '1 entered',
    show: /^Show the fields/u,
    add: 'Add these regions',
    card: 'MI Template',
  },
} as const;

const stage = prepareStage();

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

describe.each(languagesOf(import.meta.filename))('a visit about some regions, in %s', (language) => {
  const texts = TEXTS[language];
  const words = WORDS[language];

  async function begin(name: string, ...regions: readonly RegionId[]): Promise<Page> {
    const page = await stage.newPage(language, 'medecin');
    await page.goto(stage.url);
    await page.getByRole('button', { name: texts.card }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.newVisit }).click();
    await dialog.getByRole('textbox', { name: words.visitName }).fill(name);
    const choice = dialog.getByRole('group', { name: texts.choose });
    for (const region of regions)
      await choice.getByRole('checkbox', { name: REGION_TITLES[region][language] }).check();
    await dialog.getByRole('button', { name: words.startVisit }).click();
    await page.locator('#section9').waitFor();
    return page;
  }

  const stateOf = (page: Page, title: string): Locator =>
    page.getByRole('navigation', { name: texts.regions }).getByRole('button', { name: title });
  const says = (page: Page, title: string, state: string): Promise<void> =>
    stateOf(page, title).filter({ hasText: state }).waitFor();

  it('folds the others away, a press from their fields, which come back with the first value', async () => {
    const page = await begin('Zoé Zzregions', 'knees');
    await says(page, REGION_TITLES.knees[language], texts.nothing);
    for (const title of [
      REGION_TITLES.spine[language],
      REGION_TITLES.hips[language],
      REGION_TITLES.feetAndAnkles[language],
    ])
      await says(page, title, texts.notExamined);
    expect(await page.locator('[name=hanchesPalpation]').count()).toBe(0);
    expect(await page.locator('[name=genouxPalpation]').isVisible()).toBe(true);

    // By keyboard: the switcher leads to the region, its fields unfold, and a value brings it back.
    await stateOf(page, REGION_TITLES.hips[language]).press('Enter');
    const hips = page.locator('#region-hips');
    await expect.poll(() => isFocused(hips.getByRole('heading', { level: 4 }))).toBe(true);
    await hips.getByRole('button', { name: texts.show }).press('Enter');
    await page.locator('[name=hanchesPalpation]').fill('Zzhip');
    await says(page, REGION_TITLES.hips[language], texts.one);
    await page.locator('[name=genouxPalpation]').fill('Zzknee');
    await says(page, REGION_TITLES.knees[language], texts.one);

    await page.reload();
    await says(page, REGION_TITLES.hips[language], texts.one);
    await says(page, REGION_TITLES.spine[language], texts.notExamined);
    expect(await page.locator('[name=hanchesPalpation]').inputValue()).toBe('Zzhip');
  });

  it('opens the usual regions where none is chosen', async () => {
    const page = await begin('Zoé Zzall');
    for (const title of [REGION_TITLES.hips[language], REGION_TITLES.knees[language]])
      await says(page, title, texts.nothing);
    await says(page, REGION_TITLES.shoulders[language], texts.notExamined);
    expect(await page.locator('[name=hanchesPalpation]').isVisible()).toBe(true);
  });

  it('adds the new regions to a draft of before at the physician’s wish, and keeps what it holds', async () => {
    const page = await stage.newPage(language, 'medecin');
    const id = await makeDraft(
      page,
      stage.url,
      { patientName: 'Zoé Zzbefore', hanchesPalpation: 'Zzhip' },
      1,
    );
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}`);
    const hips = page.locator('[name=hanchesPalpation]');
    await expect.poll(() => hips.inputValue()).toBe('Zzhip');
    expect(await stateOf(page, REGION_TITLES.shoulders[language]).count()).toBe(0);
    await page.getByRole('button', { name: texts.add }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.add }).click();
    await says(page, REGION_TITLES.shoulders[language], texts.notExamined);
    expect(await hips.inputValue()).toBe('Zzhip');
    await expect.poll(() => page.getByRole('button', { name: texts.add }).count()).toBe(0);
    await expect
      .poll(async () => (await page.request.get(`${stage.url}/api/saved-forms/${id}`)).json())
      .toMatchObject({ reportTypeVersion: 4, formData: { hanchesPalpation: 'Zzhip' } });
  });
});

/** What is to be looked at in a part of the examination is listed beside its grid, in a real browser. */
import { describe, expect, it } from 'vitest';
import { findViolations } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    regions: 'Régions de l’examen',
    list: 'À regarder (Genoux)',
    nothing: 'Rien pour l’instant.',
    angle: /^Flexion\s*: gauche passif\s*: 315° dépasse 170°/u,
    empty: /^Extension\s*: ligne vide$/u,
    tests: /^Tests ligamentaires des genoux\s*: 10 lignes vides$/u,
    spine: '2 à confirmer',
    knees: /^Genoux/u,
  },
  en: {
    regions: 'Regions of the examination',
    list: 'To look at (Knees)',
    nothing: 'Nothing for now.',
    angle: /^Flexion\s*: left passive\s*: 315° is above 170°/u,
    empty: /^Extension\s*: empty row$/u,
    tests: /^Knee ligament tests\s*: 10 empty rows$/u,
    spine: '2 to confirm',
    knees: /^Knees/u,
  },
} as const;

describe.each(languagesOf(import.meta.filename))('what is to be looked at in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];

  it('is listed beside the grid, leads to its place, and goes once it is put right', async () => {
    const page = await stage.newPage(language, 'medecin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    const list = page.getByRole('region', { name: texts.list });
    await list.getByText(texts.nothing).waitFor();
    const angle = page.locator('[name=genouxFlexionGauchePassif]');
    await angle.fill('315');
    const point = list.getByRole('button', { name: texts.angle });
    expect(await point.count(), 'nothing is said of an entry that is not finished').toBe(0);
    await angle.press('Tab');
    await list.getByRole('button', { name: texts.empty }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await point.press('Enter');
    await expect.poll(() => angle.evaluate((input) => input === document.activeElement)).toBe(true);
    await angle.fill('135');
    await angle.press('Tab');
    await expect.poll(() => point.count()).toBe(0);
    await page.locator('[name=genouxExtensionDroitActif]').fill('0');
    await page.locator('[name=genouxExtensionDroitActif]').press('Tab');
    await list.getByText(texts.nothing).waitFor();
  });

  it('counts many rows, is folded where there is no room beside the grid, and the switcher follows', async () => {
    const page = await stage.newPage(language, 'medecin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await regionsLaidOut(page);
    const knees = page.locator('#region-knees');
    await knees.locator('[name=genouxLachmanDroit]').first().check({ force: true });
    const list = knees.getByText(texts.list);
    expect(await knees.getByRole('button', { name: texts.tests }).count()).toBe(0);
    await list.click();
    await knees.getByRole('button', { name: texts.tests }).waitFor();
    const current = page.getByRole('navigation', { name: texts.regions }).locator('[aria-current=location]');
    await expect.poll(() => current.textContent()).toMatch(texts.knees);
    await expect
      .poll(() =>
        current.evaluate((button) => {
          const place = button.getBoundingClientRect();
          return place.left >= 0 && place.right <= window.innerWidth;
        }),
      )
      .toBe(true);
  });
});

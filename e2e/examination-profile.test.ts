/** The physician's profile for the examination: normals with their sources, and the routine of « tout normal ». */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { chosen } from './support/choose.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    shoulders: 'Épaules',
    knees: 'Genoux',
    search: 'Chercher un mouvement',
    query: 'epaule abduc',
    one: '1 mouvement',
    toVerify: 'À vérifier',
    source: 'Selon AAOS (F. A. Davis, table A.1)',
    bounds: 'Un angle de 0 à 360 degrés',
    unlikely: /^Plus de 190°\s: à vérifier$/u,
    restore: /^Rétablir la référence\s: Épaule, abduction$/u,
    abduction: 'Normale, Épaule, abduction, en degrés',
    spineFlexion: 'Normale, Rachis, flexion, en degrés',
    saved: 'Profil sauvegardé',
    save: 'Sauvegarder',
    passive: /^Mouvements passifs/u,
    stated: 'normale',
    allNormal: /Tout normal/u,
    filled: /^Valeurs normales inscrites\s: 6$/u,
    rest: 'Ce qui n’est pas de votre routine (profil) reste à inscrire.',
    unread: 'Votre profil n’a pas pu être lu',
    undo: 'Annuler',
    table: /Normal\s*: remplir Tests méniscaux/u,
  },
  en: {
    shoulders: 'Shoulders',
    knees: 'Knees',
    search: 'Find a movement',
    query: 'shoulder abduc',
    one: '1 movement',
    toVerify: 'To be verified',
    source: 'According to AAOS (F. A. Davis, table A.1)',
    bounds: 'An angle from 0 to 360 degrees',
    unlikely: /^More than 190°: to be verified$/u,
    restore: /^Restore the reference: Shoulder, abduction$/u,
    abduction: 'Normal, Shoulder, abduction, in degrees',
    spineFlexion: 'Normal, Spine, flexion, in degrees',
    saved: 'Profile saved',
    save: 'Save',
    passive: /^Passive movements/u,
    stated: 'normal',
    allNormal: /All normal/u,
    filled: /^Normal values entered: 6$/u,
    rest: 'What is not in your routine (profile) is still to be entered.',
    unread: 'Your profile could not be read',
    undo: 'Undo',
    table: /Normal\s*: fill Meniscal tests/u,
  },
} as const;

describe.each(languagesOf(import.meta.filename))('the profile for the examination in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];
  let page: Page;

  const normal = (label: string): Locator => page.getByLabel(label, { exact: true });
  /** The part of the page with that heading, unfolded. */
  const unfold = async (card: Locator, title: string): Promise<void> => {
    await card.getByRole('heading', { name: title, exact: true, level: 3 }).click();
  };
  const normals = (): Locator => page.locator('section').filter({ has: page.getByRole('searchbox') });
  const routine = (): Locator =>
    page.locator('section').filter({ has: page.getByRole('checkbox', { name: texts.passive }) });
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await page.getByText(texts.saved).first().waitFor();
  };

  beforeEach(async () => {
    page = await stage.newPage(language);
    await page.goto(`${stage.url}/profile`);
    await normals().waitFor();
  });

  it('finds a normal, says what supports it and checks its bounds, and a reset keeps the reference', async () => {
    expect(await normal(texts.abduction).isVisible()).toBe(false);
    await page.getByLabel(texts.search).fill(texts.query);
    await page.getByText(texts.one, { exact: true }).first().waitFor();
    const support = (label: string): Promise<string> =>
      normal(label).evaluate(({ ariaDescribedByElements }) =>
        (ariaDescribedByElements ?? []).map(({ textContent }) => textContent).join(' '),
      );
    expect(await support(texts.abduction)).toContain(texts.source);
    expect(await support(texts.spineFlexion)).toContain(texts.toVerify);
    // An Enter in the search saves nothing.
    await page.getByLabel(texts.search).press('Enter');

    await normal(texts.abduction).fill('191');
    await page.getByText(texts.unlikely).waitFor();
    await normal(texts.abduction).fill('361');
    await page.getByLabel(texts.search).focus();
    await page.getByText(texts.bounds).waitFor();
    // What is refused is shown and reached, though its region is folded and something else is searched for.
    await page.getByLabel(texts.search).fill('');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect
      .poll(() => normal(texts.abduction).evaluate((it) => it === document.activeElement))
      .toBe(true);

    await normal(texts.abduction).fill('175,5');
    await save();
    await page.reload();
    await unfold(normals(), texts.shoulders);
    expect(await normal(texts.abduction).inputValue()).toBe('175.5');
    await page.getByRole('button', { name: texts.restore }).click();
    await expect.poll(() => normal(texts.abduction).inputValue()).toBe('');
    await save();
    const profile = (await (await page.request.get(`${stage.url}/api/profile`)).json()) as object;
    expect(profile).toMatchObject({ normals: {} });
  });

  it('« tout normal » of a region writes the movements and the tests of the routine, and no other', async () => {
    await routine().getByRole('checkbox', { name: texts.passive }).uncheck();
    await unfold(routine(), texts.knees);
    await routine().getByRole('checkbox', { name: 'Lachman', exact: true }).check();
    await save();

    // The profile cannot be read, and then is slow.
    await page.route('**/api/profile', (route) => route.abort());
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('#section12').waitFor({ state: 'attached' });
    const stated = async (name: string): Promise<string> =>
      (await page.locator(`[name="${name}"]`).getAttribute('placeholder')) ?? '';
    const knees = page.getByRole('region', { name: texts.knees, exact: true });
    const held = async (): Promise<readonly string[]> =>
      Promise.all([
        stated('genouxFlexionDroitActif'),
        stated('genouxFlexionDroitPassif'),
        chosen(page, 'genouxLachmanGauche'),
        chosen(page, 'genouxMcMurrayGauche'),
      ]);
    const allNormal = knees.getByRole('button', { name: texts.allNormal });
    await allNormal.click();
    await page.getByText(texts.unread).waitFor();
    expect(await held()).toEqual(['', '', '', '']);
    await page.unroute('**/api/profile');
    let letGo = (): void => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/profile', (route) => released.then(() => route.continue()));
    const asked = page.waitForRequest('**/api/profile');
    await allNormal.click();
    await asked;
    expect(await held()).toEqual(['', '', '', '']);
    letGo();
    await page.getByText(texts.filled).waitFor();
    await page.getByText(texts.rest).waitFor();
    await expect.poll(held).toEqual([texts.stated, '', 'Négatif', '']);
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.poll(held).toEqual(['', '', '', '']);

    // The button of one table is a press for that table.
    await knees.getByRole('button', { name: texts.table }).click();
    await expect.poll(held).toEqual(['', '', '', 'Négatif']);
  });
});

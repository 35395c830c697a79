/** The choices of a test on the form, what they say in words, and the chip that confirms a section. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, chosen } from './support/choose.ts';
import { readKept } from './support/device.ts';
import { edges } from './support/edges.ts';
import { languagesOf } from './support/languages.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    endPoint: 'Arrêt',
    notExamined: 'Non examiné',
    present: 'Négatif (flexion plantaire présente)',
    thompson: '− flexion plantaire présente · + flexion plantaire absente',
    heelRaise: '− possible · + impossible',
    confirm: /^Confirmer (?<count>\d+) Examen physique$/u,
    confirmTable: /^Confirmer \d+ Amplitudes du rachis/u,
  },
  en: {
    endPoint: 'End point',
    notExamined: 'Not examined',
    present: 'Negative (plantar flexion present)',
    thompson: '− plantar flexion present · + plantar flexion absent',
    heelRaise: '− possible · + impossible',
    confirm: /^Confirm (?<count>\d+) Physical examination$/u,
    confirmTable: /^Confirm \d+ /u,
  },
} as const;

describe.each(languagesOf(import.meta.filename))('the tests of the examination in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];
  let page: Page;
  const others = (name: string): Locator => page.locator(`[data-choices-of=${name}]`);
  const kept = async (): Promise<string> => JSON.stringify(await readKept(page, 'working-report'));

  beforeEach(async () => {
    page = await stage.newPage(language);
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('#section12').waitFor({ state: 'attached' });
    await regionsLaidOut(page);
  });

  it('lead with an end point where one is felt, and keep it a press away where none is', async () => {
    const shown = (name: string) => others(name).locator('option').first().innerText();
    expect(await shown('genouxLachmanDroit')).toBe(texts.endPoint);
    expect(await shown('genouxPivotDroit')).toBe('…');
    const widths = await Promise.all(
      ['genouxLachmanDroit', 'genouxPivotDroit'].map((name) => others(name).boundingBox()),
    );
    expect(widths[1]?.width ?? 0).toBeLessThan(widths[0]?.width ?? 0);
    await choose(page, 'genouxPivotDroit', 'Retardé');
    await expect.poll(() => chosen(page, 'genouxPivotDroit')).toBe('Retardé');
    await expect.poll(kept).toContain('"genouxPivotDroit":"Retardé"');
    // An unusual choice that was made is shown like any other.
    expect(await others('genouxPivotDroit').getAttribute('data-chosen')).toBe('Retardé');
    await page.reload();
    await expect.poll(() => chosen(page, 'genouxPivotDroit')).toBe('Retardé');
  });

  it('say in words what a sign means where it can be read both ways', async () => {
    await page
      .locator('#piedsThompsonDroit')
      .getByRole('radio', { name: texts.present, exact: true })
      .click();
    await expect.poll(() => chosen(page, 'piedsThompsonDroit')).toBe('Négatif');
    await expect.poll(kept).toContain('"piedsThompsonDroit":"Négatif"');
    const thompson = page.getByText(texts.thompson, { exact: true });
    await thompson.waitFor();
    // The words stand right below their row.
    const [row, words] = await Promise.all([
      page.locator('tr', { has: page.locator('#piedsThompsonDroit') }).boundingBox(),
      thompson.boundingBox(),
    ]);
    expect(Math.abs((words?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0))).toBeLessThan(6);
    const heelRaise = page.getByText(texts.heelRaise, { exact: true });
    expect(await heelRaise.isVisible()).toBe(false);
    const place = await page.locator('#piedsThompsonDroit').boundingBox();
    await page.locator('#piedsSingleHeelRaiseDroit').getByRole('radio').first().focus();
    await heelRaise.waitFor();
    expect(await page.locator('#piedsThompsonDroit').boundingBox()).toEqual(place);
  });

  it('a section’s chip says how many of its values wait, and confirms those and no others', async () => {
    const section = page.locator('#section9');
    const chip = section.getByRole('button', { name: texts.confirm });
    const waiting = (): Promise<number> => section.locator('[data-unconfirmed=true]').count();
    const elsewhere = (): Promise<number> => page.locator('[data-unconfirmed=true]').count();
    const before = await waiting();
    const { count } = texts.confirm.exec((await chip.innerText()).replaceAll(/\s+/gu, ' '))?.groups ?? {};
    expect(Number(count)).toBe(before);
    expect(before).toBeGreaterThan(2);
    // On a phone it leaves the heading its room.
    await page.setViewportSize({ width: 390, height: 844 });
    const title = await edges(section.getByRole('heading', { level: 3 }).first());
    expect(title.right).toBeLessThanOrEqual((await edges(chip)).left);
    await page.setViewportSize({ width: 1440, height: 900 });
    const others = (await elsewhere()) - before;
    expect(others).toBeGreaterThan(0);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    await expect.poll(waiting).toBe(0);
    await expect.poll(elsewhere).toBe(others);
    expect(await section.getByRole('button', { name: texts.confirmTable }).count()).toBe(0);
    await expect.poll(kept).toMatch(/"confirmed":\[[^\]]*"rachisFlexion"/u);
  });

  it('a section’s chip leaves a region that was not examined', async () => {
    const chip = page.locator('#section9').getByRole('button', { name: texts.confirm });
    const countOf = async (): Promise<number> =>
      Number(texts.confirm.exec((await chip.innerText()).replaceAll(/\s+/gu, ' '))?.groups?.['count']);
    const before = await countOf();
    const waits = await page.locator('#spineRange [data-unconfirmed=true]').count();
    expect(waits).toBeGreaterThan(0);
    await page.locator('#region-spine').getByRole('button', { name: texts.notExamined }).click();
    await expect.poll(countOf).toBe(before - waits);
  });
});

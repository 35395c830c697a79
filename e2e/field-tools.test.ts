/** The tools of a field: out of sight at rest, there for whoever points at it or writes in it, after its text. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    improve: /^Améliorer : Palpation/u,
    tools: /^Outils : Palpation/u,
    history: /^Mettre en forme : Historique/u,
  },
  en: { improve: /^Improve : Palpation/u, tools: /^Tools: Palpation/u, history: /^Format : History/u },
} as const;

const stage = prepareStage();

/** How much of what it stands in is seen, from 0 to 1; a tool that cannot be used yet is paler by itself. */
const opacityOf = (tool: Locator): Promise<number> =>
  tool.evaluate((element) => {
    let seen = 1;
    for (let each = element.parentElement; each !== null; each = each.parentElement)
      seen *= Number(getComputedStyle(each).opacity);
    return seen;
  });

describe.each(languagesOf(import.meta.filename))('the tools of a field, in %s', (language) => {
  const text = TEXTS[language];

  it('show while one points at the field or writes in it, without moving it, and follow its text in the order of Tab', async () => {
    const { page, field } = await stage.openReport(language);
    const history = field('historiqueEvolution');
    await history.scrollIntoViewIfNeeded();
    const tool = page.getByRole('button', { name: text.history });
    await tool.waitFor();
    const place = await history.boundingBox();
    expect(await opacityOf(tool)).toBe(0);
    await history.hover();
    await expect.poll(() => opacityOf(tool)).toBe(1);
    await page.mouse.move(1, 1);
    await expect.poll(() => opacityOf(tool)).toBe(0);
    await history.fill('Douleur au genou droit.');
    await expect.poll(() => opacityOf(tool)).toBe(1);
    await expect.poll(() => history.boundingBox()).toEqual(place);
    await page.keyboard.press('Tab');
    await expect.poll(() => tool.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await opacityOf(tool)).toBe(1);
  });

  it('stand behind a button on a phone, which Escape and a press elsewhere close', async () => {
    const { page, field } = await stage.openReport(language, {
      before: (opened) => opened.setViewportSize({ width: 390, height: 844 }),
    });
    await page.getByRole('button', { name: text.tools }).first().waitFor();
    const palpation = field('genouxPalpation');
    await palpation.fill('Douleur au genou droit.');
    const row = page.locator('[data-field]').filter({ has: palpation });
    const menu = row.getByRole('button', { name: text.tools });
    const tool = row.getByRole('button', { name: text.improve });
    expect(await tool.isVisible()).toBe(false);
    await menu.click();
    await tool.waitFor();
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await tool.focus();
    await page.keyboard.press('Escape');
    await tool.waitFor({ state: 'hidden' });
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await menu.click();
    await tool.waitFor();
    await field('genouxInspection').click();
    await tool.waitFor({ state: 'hidden' });
  });
});

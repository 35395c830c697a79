/** The general observations of section 9: a height in metres, and the dominant hand of sections 4 and 9. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    implausible: 'Peu plausible (175 ou 1,75)',
    understood: '1,75 = 175 cm',
    index: '22,9',
    takeFour: /^Reprendre de la section 4\s: Droitière$/u,
    takeNine: /^Reprendre de la section 9\s: Gauchère$/u,
    four: 'Elle est droitière.',
    nine: 'Gauchère',
    undo: 'Annuler',
  },
  en: {
    implausible: 'Implausible (175 or 1.75)',
    understood: '1,75 = 175 cm',
    index: '22.9',
    takeFour: /^Take from section 4: Right-handed$/u,
    takeNine: /^Take from section 9: Left-handed$/u,
    four: 'She is right-handed.',
    nine: 'Left-handed',
    undo: 'Undo',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('general observations in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];
  let page: Page;

  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  const value = (name: string): Promise<string> => field(name).inputValue();

  beforeEach(async () => {
    page = await stage.newPage(language);
    await page.goto(`${stage.url}/forms/cnesst-medical`);
    await page.locator('#section12').waitFor({ state: 'attached' });
  });

  it('a height in metres becomes centimetres once left, with a note, and one that is neither is said at once', async () => {
    const implausible = page.getByText(texts.implausible, { exact: true });
    await field('examenPoids').fill('70');
    await field('examenTaille').focus();
    await page.keyboard.type('1,75');
    await page.getByText(texts.understood).waitFor();
    expect(await implausible.count()).toBe(0);
    await expect.poll(() => value('examenImc')).toBe(texts.index);
    await page.keyboard.press('Tab');
    await expect.poll(() => value('examenTaille')).toBe('175');
    await page.getByText(texts.understood).waitFor();
    expect(await value('examenImc')).toBe(texts.index);

    await field('examenTaille').fill('');
    await page.keyboard.type('17');
    expect(await implausible.count()).toBe(0);
    await page.keyboard.type(',5');
    await implausible.waitFor();
    await expect.poll(() => value('examenImc')).toBe('');
    await field('examenTaille').fill('17');
    await implausible.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await implausible.waitFor();
    expect(await value('examenTaille')).toBe('17');
  });

  it('the dominant hand of one section is offered to the other, and copied only by a press', async () => {
    await field('patientGender').selectOption('female');
    await field('dominance').fill(texts.four);
    expect(await value('examenDominance')).toBe('');
    const take = page.getByRole('button', { name: texts.takeFour });
    await take.click();
    await expect.poll(() => value('examenDominance')).toBe('droitière');
    await expect.poll(() => take.count()).toBe(0);
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.poll(() => value('examenDominance')).toBe('');

    await field('examenDominance').selectOption('gauchère');
    await take.waitFor();
    await page.getByRole('button', { name: texts.takeNine }).click();
    await expect.poll(() => value('dominance')).toBe(texts.nine);
    await expect.poll(() => take.count()).toBe(0);
  });
});

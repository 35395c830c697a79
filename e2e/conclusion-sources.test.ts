/** From a sentence of the proposed conclusion to the passage that it was drawn from, and back, with nothing lost. */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    generate: 'Générer la conclusion',
    conclusion: 'Conclusion proposée',
    back: 'Revenir à la conclusion',
    discard: 'Abandonner la conclusion proposée',
    again: 'Générer de nouveau',
    changed: /^Modifié depuis que cette conclusion a été proposée/u,
    insert: 'Insérer dans le rapport',
    history: 'Historique et évolution',
    flexion: 'Flexion',
    event: 'Le 3 mars 2024, le travailleur chute d’un escabeau et se blesse au dos',
    filling: 'Il fait ses exercices à la maison, marche chaque jour et prend ses repas avec sa famille.',
    operation: 'Le 6 mai 2024, le Dr Castonvale procède à une discoïdectomie L5-S1',
    visit: 'Le 9 juillet 2024, il est revu.',
    finding: 'À l’exploration, un fragment comprimait la racine S1',
  },
  en: {
    generate: 'Generate the conclusion',
    conclusion: 'Proposed conclusion',
    back: 'Back to the conclusion',
    discard: 'Discard the proposed conclusion',
    again: 'Generate again',
    changed: /^Changed since this conclusion was proposed/u,
    insert: 'Insert into the report',
    history: 'History and evolution',
    flexion: 'Flexion',
    event: 'On March 3, 2024, the worker fell from a stepladder and hurt his back',
    filling: 'He did his exercises at home, walked every day and had his meals with his family.',
    operation: 'On May 6, 2024, Dr. Castonvale performed an L5-S1 discectomy',
    visit: 'On July 9, 2024, he was seen again.',
    finding: 'At exploration, a fragment was compressing the S1 root',
  },
} as const;

/** The words that are selected in the field that has the focus, with its name. */
const selection = (page: Page): Promise<readonly [string, string]> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return ['', ''];
    return [field.name, field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)];
  });

/** How far down words stand in the window, and the edges of their field, by a copy of the field as high as its text. */
const placeOf = (field: Locator, words: string) =>
  field.evaluate((node: HTMLTextAreaElement, sought) => {
    const copy = document.createElement('div');
    const { font, letterSpacing, lineHeight, padding } = getComputedStyle(node);
    const width = `${node.clientWidth}px`;
    Object.assign(copy.style, { font, letterSpacing, lineHeight, padding, width });
    Object.assign(copy.style, { whiteSpace: 'pre-wrap', position: 'absolute', boxSizing: 'border-box' });
    copy.textContent = node.value;
    document.body.append(copy);
    const range = document.createRange();
    const at = node.value.indexOf(sought);
    range.setStart(copy.firstChild ?? copy, at);
    range.setEnd(copy.firstChild ?? copy, at + sought.length);
    const within = range.getBoundingClientRect().top - copy.getBoundingClientRect().top;
    copy.remove();
    const { top, bottom } = node.getBoundingClientRect();
    return { words: top + within - node.scrollTop, top, bottom };
  }, words);

/** Fails unless the words come to stand within their field and within the window. */
async function expectInSight(page: Page, field: Locator, words: string): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  const distances = async () => {
    const place = await placeOf(field, words);
    return {
      below: place.words - Math.max(0, place.top),
      above: Math.min(height, place.bottom) - 20 - place.words,
    };
  };
  await expect
    .poll(distances)
    .toSatisfy(({ below, above }: Awaited<ReturnType<typeof distances>>) => below >= 0 && above > 0);
}

describe.each(languagesOf(import.meta.filename))('the sources of a conclusion, in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];

  async function draw() {
    const { page, field } = await stage.openReport(language);
    const paragraphs = [
      ...Array.from({ length: 25 }, () => texts.filling),
      `${texts.operation}.`,
      ...Array.from({ length: 25 }, () => texts.filling),
      texts.visit,
      `${texts.finding}.`,
    ];
    await field('historiqueEvolution').fill([`${texts.event}.`, ...paragraphs].join('\n\n'));
    await field('rachisFlexion').fill('40');
    const generate = page.getByRole('button', { name: texts.generate });
    await generate.click();
    const dialog = page.getByRole('dialog', { name: texts.conclusion });
    await dialog.waitFor();
    const bar = page.getByRole('region', { name: texts.conclusion });
    return { page, field, generate, dialog, bar };
  }

  it('lead to the words of their passage, and Back to the sentence', async () => {
    const { page, field, dialog, bar, generate } = await draw();
    const sentence = dialog.getByRole('listitem').filter({ hasText: texts.finding });
    expect(await sentence.innerText()).toContain(texts.operation);
    const address = page.url();
    await sentence.getByRole('button', { name: texts.history, exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => selection(page)).toEqual(['historiqueEvolution', texts.operation]);
    await expectInSight(page, field('historiqueEvolution'), texts.operation);
    await page.goBack();
    await dialog.waitFor();
    expect(page.url()).toBe(address);
    // The finding stands in a paragraph far below: a link of its own.
    const second = sentence.getByRole('button', { name: `${texts.history}, passage 2` });
    await expect
      .poll(() =>
        sentence
          .getByRole('button', { name: texts.history, exact: true })
          .evaluate((node) => node === document.activeElement),
      )
      .toBe(true);
    await second.click();
    await expect.poll(() => selection(page)).toEqual(['historiqueEvolution', texts.finding]);
    await expectInSight(page, field('historiqueEvolution'), texts.finding);
    await bar.getByRole('button', { name: texts.back }).click();
    await dialog.waitFor();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => generate.evaluate((node) => node === document.activeElement)).toBe(true);

    // Discarded from the form it leaves nothing behind.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: texts.history, exact: true }).first().click();
    await expect.poll(() => selection(page)).toEqual(['historiqueEvolution', texts.event]);
    await expectInSight(page, field('historiqueEvolution'), texts.event);
    await bar.getByRole('button', { name: texts.discard }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(0);
    expect(await field('conclusionResume').inputValue()).toBe('');
    expect(stage.troubles).toEqual([]);
  });

  it('lead to a measured field; one that is changed there is told of, and the conclusion drawn anew', async () => {
    const { page, field, dialog, bar } = await draw();
    const sentence = dialog.getByRole('listitem').filter({ hasText: '40°' });
    await sentence.getByRole('button', { name: texts.flexion, exact: true }).click();
    await expect.poll(() => selection(page)).toEqual(['rachisFlexion', '40']);
    await field('rachisFlexion').fill('45');
    await bar.getByRole('button', { name: texts.back }).click();
    await dialog.getByText(texts.changed).waitFor();
    await dialog.getByRole('button', { name: texts.again }).click();
    await dialog.getByRole('listitem').filter({ hasText: '45°' }).first().waitFor();
    await expect.poll(() => dialog.getByText(texts.changed).count()).toBe(0);
    await dialog.getByRole('button', { name: texts.insert }).click();
    await expect.poll(() => field('conclusionResume').inputValue()).toContain('45°');
  });
});

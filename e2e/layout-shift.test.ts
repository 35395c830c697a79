/** No mark moves a row: every layout shift is summed while a script fills the whole examination, in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();

interface Filled {
  readonly cells: number;
  /** Sum of the values of every layout shift, those after an input too. */
  readonly shift: number;
  /** Names of the rows whose place on the page changed. */
  readonly moved: readonly string[];
}

/** Fills every cell of the tables as the physician would reach them, with values that raise every kind of mark. */
async function fillExamination(page: Page): Promise<Filled> {
  return page.evaluate(async () => {
    let shift = 0;
    const add = (list: readonly PerformanceEntry[]): void => {
      for (const entry of list) shift += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const rows = [...document.querySelectorAll('#section9 table tr')];
    const placesOf = (): readonly string[] =>
      rows.map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return `${Math.round((top + scrollY) * 10)} ${Math.round(height * 10)}`;
      });
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const before = placesOf();
    const controls = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        '#section9 table :is(input, select)',
      ),
    ];
    const angles = ['60', '400', '15', '2', '33', '90'];
    let cells = 0;
    for (const [index, control] of controls.entries()) {
      control.focus({ preventScroll: true });
      if (control instanceof HTMLSelectElement) {
        if (control.dataset.choicesOf !== undefined) continue;
        control.selectedIndex = 1 + (index % (control.options.length - 1));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control.type === 'radio') {
        if (index % 2 === 0) control.click();
      } else {
        control.select();
        document.execCommand('insertText', false, angles[index % angles.length]);
      }
      cells += 1;
      if (index % 16 === 0) await nextFrame();
    }
    (document.activeElement as HTMLElement).blur();
    await nextFrame();
    await nextFrame();
    add(observer.takeRecords());
    const after = placesOf();
    const moved = rows
      .filter((_row, index) => before[index] !== after[index])
      .map((row) => row.textContent.slice(0, 40));
    return { cells, shift, moved };
  });
}

describe.each(languagesOf(import.meta.filename))('the rows of the examination, in %s', (language) => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('stay where they are while everything is filled, at %i × %i', async (width, height) => {
    const { page } = await stage.openReport(language);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const folded = page.getByRole('button', { name: WORDS[language].showFields, expanded: false });
    while ((await folded.count()) > 0) await folded.first().click();
    // What arrives late, the counts of the navigation or a font that changes the width of a text, is no mark.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await regionsLaidOut(page);
    // Marked as examined beforehand, so that no notice of a region gives way while its cells are filled.
    const examined = page.getByRole('group', { name: /examen$|examination$/u });
    for (const group of await examined.all()) await group.getByRole('button').first().click();
    const { cells, shift, moved } = await fillExamination(page);
    expect(cells).toBeGreaterThan(500);
    expect({ shift, moved }).toEqual({ shift: 0, moved: [] });
  });
});

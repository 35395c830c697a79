/** An angle that is filled as normal is said to be normal, and is a measurement only by a number, in a real browser. */
import { describe, expect, it } from 'vitest';
import { readPdf, withoutSpace } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations } from './support/axe.ts';
import { notePrinting, pagesShownBy, savedBy, useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    fill: /^Normal\s*: remplir/u,
    nothing: 'Rien à remplir',
    normal: 'normale',
    said: 'Dite normale, sans mesure',
    rows: ['Flexion135°110°normalenormalenormale', 'Extension0°normalenormalenormale—'],
  },
  en: {
    fill: /^Normal\s*: fill/u,
    nothing: 'Nothing to fill',
    normal: 'normal',
    said: 'Said to be normal, not measured',
    rows: ['Flexion135°110°normalnormalnormal', 'Extension0°normalnormalnormal—'],
  },
} as const;

const MEASURED = 'genouxFlexionDroitActif';
const SAID = 'genouxFlexionGauchePassif';
const TAKEN_BACK = 'genouxExtensionGauchePassif';

describe.each(languagesOf(import.meta.filename))('an angle that is said to be normal in %s', (language) => {
  const stage = prepareStage();
  const { open, ask } = useExportScreens(language, stage);
  const [words, text, texts] = [WORDS[language], EXPORT_WORDS[language], TEXTS[language]];

  it('is a word in its cell and in print, through a reload, until a number is typed over it', async () => {
    const { page, field } = await open({ before: notePrinting });
    const shown = (name: string): Promise<string | null> => field(name).getAttribute('placeholder');
    const table = page.getByRole('table').filter({ has: field(MEASURED) });
    const fill = table.getByRole('button', { name: texts.fill });
    await fill.click();
    await expect.poll(() => shown(SAID)).toBe(texts.normal);
    expect(await field(SAID).inputValue()).toBe('');
    // Pressed again, it changes nothing.
    await fill.click();
    await page.getByText(texts.nothing).waitFor();

    await page.reload();
    await expect.poll(() => shown(SAID)).toBe(texts.normal);
    const described = (await field(SAID).getAttribute('aria-describedby'))?.split(' ') ?? [];
    const said = await Promise.all(described.map((id) => page.locator(`#${id}`).textContent()));
    expect(said).toContain(texts.said);
    expect(await findViolations(page)).toEqual([]);

    await field(MEASURED).focus();
    await page.keyboard.type('110');
    expect(await field(MEASURED).inputValue()).toBe('110');
    await expect.poll(() => shown(MEASURED)).toBeNull();
    await field(TAKEN_BACK).focus();
    await page.keyboard.press('Backspace');
    await expect.poll(() => shown(TAKEN_BACK)).toBeNull();

    const dialog = await ask(page, words.print, text.beforePrint);
    const printed = await pagesShownBy(page, dialog.getByRole('button', { name: text.printAnyway }));
    await printed.target.locator('html[data-printed]').waitFor();
    for (const row of texts.rows) expect(withoutSpace(printed.reading.text)).toContain(row);
    await printed.target.close();

    await ask(page, words.exportPdf, text.beforePdf);
    const { bytes } = await savedBy(page, page.getByRole('button', { name: text.anyway }));
    const inFile = withoutSpace((await readPdf(bytes)).text);
    for (const row of texts.rows) expect(inFile).toContain(row);
  });
});

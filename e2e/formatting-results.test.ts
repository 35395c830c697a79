/** What formatting says of itself: the order it changes, that there is nothing to do, and that a text looks dictated. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideField } from './support/beside-field.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { languagesOf } from './support/languages.ts';
import { openReport } from './support/report-page.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';

const TEXTS = {
  fr: {
    format: 'Mettre en forme',
    improve: 'Améliorer',
    proposed: /^Texte proposé/u,
    apply: 'Appliquer',
    cancel: 'Annuler',
    restore: 'Rétablir le texte précédent',
    move: /^Suivre l’ordre des dates/u,
    moved: /^Le paragraphe 2, «\u00A0Le 3 mars 2024, la travailleuse chute…/u,
    summary: '1 paragraphe séparé, 1 paragraphe déplacé, 1 signe de ponctuation',
    kept: '1 paragraphe séparé, 1 signe de ponctuation',
    nothing: 'Rien à mettre en forme',
    nothingBetter: 'Rien à améliorer',
    looksDictated: 'Ce texte semble dicté',
    write: 'Écrire la ponctuation et les nombres',
    asIs: 'Mettre en forme le texte tel quel',
    told: 'Le 5 juin 2024, une arthroscopie est faite au genou droit. Le 3 mars 2024, la travailleuse chute sur la glace',
    first: 'Le 3 mars 2024',
    last: 'Le 5 juin 2024',
    said: 'la travailleuse chute le douze juin deux mille vingt-quatre virgule à son travail point à la ligne elle consulte le lendemain point',
    written: 'La travailleuse chute le 12 juin 2024, à son travail.\nElle consulte le lendemain.',
  },
  en: {
    format: 'Format',
    improve: 'Improve',
    proposed: /^Proposed text/u,
    apply: 'Apply',
    cancel: 'Cancel',
    restore: 'Restore the previous text',
    move: /^Follow the order of the dates/u,
    moved: /^Paragraph 2, “On March 3, 2024, the worker slipped…/u,
    summary: '1 paragraph set apart, 1 paragraph moved, 1 punctuation mark',
    kept: '1 paragraph set apart, 1 punctuation mark',
    nothing: 'Nothing to format',
    nothingBetter: 'Nothing to improve',
    looksDictated: 'This text looks dictated',
    write: 'Write the punctuation and numbers',
    asIs: 'Format the text as it is',
    told: 'On June 5, 2024, an arthroscopy was done on the right knee. On March 3, 2024, the worker slipped on ice',
    first: 'On March 3, 2024',
    last: 'On June 5, 2024',
    said: 'the worker fell on june twelve twenty twenty-four comma at work period new line she was seen the next day period',
    written: 'The worker fell on June 12, 2024, at work.\nShe was seen the next day.',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('formatting in %s', (language) => {
  const text = TEXTS[language];
  const data = mkdtempSync(join(tmpdir(), 'constat-formatting-'));
  let server: RunningServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await openBrowser(buildWav([1]));
    server = await startServer(data);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('names the paragraphs of section 7 that move, and takes the form without the move', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    const history = field('historiqueEvolution');
    await history.fill(text.told);
    const format = besideField(page, history, text.format);
    await format.click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    const moves = dialog.getByRole('listitem');
    await moves.first().waitFor();
    expect(await moves.allInnerTexts()).toEqual([expect.stringMatching(text.moved)]);
    await dialog.getByText(text.summary).waitFor();
    expect(await history.inputValue()).toBe(text.told);

    await dialog.getByRole('checkbox', { name: text.move }).uncheck();
    await dialog.getByText(text.kept).waitFor();
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect.poll(() => history.inputValue()).toMatch(/\n\n.+\.$/u);
    expect((await history.inputValue()).indexOf(text.last)).toBe(0);
    await page.getByText(text.kept).first().waitFor();
    await page.getByRole('button', { name: text.restore }).click();
    await expect.poll(() => history.inputValue()).toBe(text.told);

    await format.click();
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect.poll(async () => (await history.inputValue()).indexOf(text.first)).toBe(0);
    await page.getByText(text.summary).first().waitFor();
    await page.context().close();
  });

  it('says that there was nothing to do, and asks nothing', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    const history = field('historiqueEvolution');
    await history.fill(text.written);
    const format = besideField(page, history, text.format);
    const nothing = page.getByText(text.nothing, { exact: true });
    // The lines become paragraphs first: after that nothing is left.
    await format.click();
    const restore = page.getByRole('button', { name: text.restore });
    await restore.waitFor();
    await expect.poll(() => history.inputValue()).not.toBe(text.written);
    const formatted = await history.inputValue();
    await format.click();
    await nothing.first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await history.inputValue()).toBe(formatted);

    const palpation = field('rachisPalpation');
    await palpation.fill(formatted);
    await besideField(page, palpation, text.improve).click();
    await page.getByText(text.nothingBetter, { exact: true }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('offers a typed transcript its punctuation before it is formatted', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    const history = field('historiqueEvolution');
    await history.fill(text.said);
    const format = besideField(page, history, text.format);
    await format.click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    await dialog.getByText(text.looksDictated).waitFor();
    await dialog.getByRole('button', { name: text.cancel }).click();
    expect(await history.inputValue()).toBe(text.said);

    await format.click();
    await dialog.getByRole('button', { name: text.asIs }).click();
    await dialog.getByText(text.looksDictated).waitFor({ state: 'detached' });
    const restore = page.getByRole('button', { name: text.restore });
    await restore
      .or(dialog.getByRole('button', { name: text.apply }))
      .first()
      .waitFor();
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: text.cancel }).click();
    else await restore.click();
    await expect.poll(() => history.inputValue()).toBe(text.said);

    await format.click();
    await dialog.getByText(text.looksDictated).waitFor();
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect.poll(() => history.inputValue()).toBe(text.written);
    await restore.click();
    await expect.poll(() => history.inputValue()).toBe(text.said);
    await page.context().close();
  });

  it('says beside the field that a pasted text looks dictated, and writes it alone', async () => {
    const { page, field } = await openReport(browser, server.url, language);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const complaints = field('plaintesproblemes');
    const paste = async (pasted: string): Promise<void> => {
      await page.evaluate((value) => navigator.clipboard.writeText(value), pasted);
      await complaints.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Control+V');
    };
    const notice = page.getByRole('status').getByText(text.looksDictated);
    await complaints.fill('');
    // What looks at pasted texts comes with the tools of the field.
    await besideField(page, complaints, language === 'fr' ? 'Améliorer' : 'Improve').waitFor();
    await paste(text.written);
    await expect.poll(() => complaints.inputValue()).toBe(text.written);
    await complaints.fill('AB.\n');
    await paste(text.said);
    await notice.waitFor();
    // It takes neither the focus nor a key.
    expect(await complaints.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await complaints.inputValue()).toBe(`AB.\n${text.said}`);
    await page.getByRole('button', { name: text.write }).click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    await dialog.getByRole('button', { name: text.apply }).click();
    await expect.poll(() => complaints.inputValue()).toBe(`AB.\n${text.written}`);
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: text.restore }).click();
    await expect.poll(() => complaints.inputValue()).toBe(`AB.\n${text.said}`);
    await page.context().close();
  });

  it('had no trouble in the console', () => {
    expect(browser.troubles).toEqual([]);
  });
});

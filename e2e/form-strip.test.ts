/** Dictation over the form: what is said stands in the field or the cell that is aimed at. */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findInBothSchemes, overflowAt } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import type { ScriptedSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav } from './support/wav.ts';

const samples = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples');

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const [first, second] = text.clips.map((file) => join(samples, file));
  const stage = prepareSpeakingStage(buildWav([0.5, first ?? '', 5, second ?? '', 30]));

  const strip = (page: Page) => page.getByRole('region', { name: text.strip });
  const press = (page: Page, name: string | RegExp) =>
    strip(page).getByRole('button', { name, exact: true }).click();

  /** Begins to dictate into a field, with words from a script. */
  async function openScripted(
    name: string,
  ): Promise<{ page: Page; field: (name: string) => Locator; speech: ScriptedSpeech }> {
    const { page, field } = await stage.openReport(language);
    const speech = await scriptSpeech(page);
    await field(name).click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip(page).getByRole('button', { name: text.stop }).waitFor();
    return { page, field, speech };
  }

  it('what is said stands in the field that has the focus, then in the cell, survives a reload and can be heard again', async () => {
    const { page, field } = await stage.openReport(language);
    const history = field('historiqueEvolution');
    await history.click();
    await page.getByRole('button', { name: text.dictate }).click();
    await expect
      .poll(async () => plain(await history.inputValue()))
      .toMatch(new RegExp(plain(text.heard.source), 'u'));
    expect(await history.evaluate((control) => control === document.activeElement)).toBe(true);
    if (text.cell !== null) {
      await field('genouxFlexionDroitActif').click();
      await expect.poll(() => field('genouxExtensionDroitActif').inputValue()).toBe(text.cell);
    }
    const written = await history.inputValue();
    // The page goes without a word: nothing was pressed.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    // More may have been written between the reading and the reload.
    await expect.poll(async () => (await history.inputValue()).slice(0, written.length)).toBe(written);
    if (text.cell !== null) expect(await field('genouxExtensionDroitActif').inputValue()).toBe(text.cell);
    expect(stage.troubles).toEqual([]);
  });

  it('what was said right before the page went is offered when it is opened again, and written where the caret is', async () => {
    const { page, field } = await stage.openReport(language);
    const history = field('historiqueEvolution');
    await history.click();
    await page.getByRole('button', { name: text.dictate }).click();
    await expect.poll(() => history.inputValue()).not.toBe('');
    // What is recognised from here on does not reach the page before it goes.
    const PARTS = '**/api/recordings/*/parts/*';
    await page.route(PARTS, async (route) => {
      const response = await route.fetch();
      const { next } = (await response.json()) as { readonly next: number };
      await route.fulfill({ response, json: { next } });
    });
    await strip(page)
      .getByText(/^00:(?:1[1-9]|[2-5]\d)$/u)
      .waitFor();
    // Answers that were on their way before the route have long been written.
    const written = await history.inputValue();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    const told = strip(page).getByRole('group', { name: text.unwritten });
    await told.getByText(text.interrupted).waitFor();
    await expect.poll(() => told.innerText()).toMatch(text.rest);
    expect(await history.inputValue()).toBe(written);
    await history.click();
    await page.keyboard.press('Control+End');
    await told.getByRole('button', { name: text.writeHere }).click();
    await expect.poll(() => history.inputValue()).toMatch(text.rest);
    expect((await history.inputValue()).startsWith(written)).toBe(true);
    await told.waitFor({ state: 'detached' });
  });

  it('the end of a dictation keeps it among those of the report', async () => {
    const { page, field } = await stage.openReport(language);
    await field('historiqueEvolution').click();
    await page.getByRole('button', { name: text.dictate }).click();
    await expect.poll(() => field('historiqueEvolution').inputValue()).not.toBe('');
    const noted = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && /\/api\/recordings\/[^/]+$/u.test(response.url()),
    );
    await press(page, text.stop);
    const response = await noted;
    expect(response.ok()).toBe(true);
    expect(response.request().postDataJSON()).toMatchObject({ section: 'form', reportLanguage: language });
    await press(page, text.close);
    await page.getByRole('button', { name: text.dictate }).waitFor();
  });

  it('an utterance fills cells, which one undo empties again, by press and by key', async () => {
    const { page, field, speech } = await openScripted('genouxFlexionGaucheActif');
    const cells = async () => [
      await field('genouxFlexionDroitActif').inputValue(),
      await field('genouxFlexionDroitPassif').inputValue(),
    ];
    speech.say(text.knees);
    // Cells are lit for a few seconds only.
    await expect.poll(() => page.locator('[data-spoken~=lit]').count()).toBe(2);
    await expect.poll(cells).toEqual(['115', '120']);
    await strip(page).getByRole('status').filter({ hasText: text.wrote }).waitFor();
    await press(page, text.undo);
    await expect.poll(cells).toEqual(['', '']);
    speech.say(text.knees);
    await expect.poll(cells).toEqual(['115', '120']);
    await page.keyboard.press('Control+z');
    await expect.poll(cells).toEqual(['', '']);
  });

  it('many cells at once are counted, and a test without its side is asked', async () => {
    const { page, field, speech } = await openScripted('genouxFlexionGaucheActif');
    speech.say(text.tests);
    const written = strip(page).getByRole('status').filter({ hasText: text.counted });
    await written.waitFor();
    const lachman = page.getByRole('radiogroup').filter({ has: field('genouxLachmanGauche') });
    expect(await lachman.locator('input:checked').inputValue()).toBe('Positif');

    await field('examenPoids').click();
    speech.say(text.noSide);
    const asked = strip(page).getByRole('group', { name: text.unwritten });
    await asked.getByText(text.askedSide).waitFor();
    expect(await findInBothSchemes(page, ['[data-form-strip]'])).toEqual([]);
    expect(await page.locator('[name=genouxApleyDroit]:checked').count()).toBe(0);
    await asked.getByRole('button', { name: text.leftSide }).click();
    await expect.poll(() => page.locator('[name=genouxApleyGauche]:checked').inputValue()).toBe('Positif');
    expect(await page.locator('[name=genouxApleyDroit]:checked').count()).toBe(0);
  });

  it('words that no cell took stay in sight and are added to the palpation at a press', async () => {
    const { page, field, speech } = await openScripted('genouxFlexionGaucheActif');
    speech.say(text.left);
    const left = strip(page).getByRole('group', { name: text.unwritten });
    await left.getByText(text.leftText).waitFor();
    await expect.poll(() => field('genouxFlexionDroitActif').inputValue()).toBe('110');
    expect(await field('genouxPalpation').inputValue()).toBe('');
    await left.getByRole('button', { name: text.addToPalpation }).click();
    await expect.poll(() => field('genouxPalpation').inputValue()).toBe(text.added);
    await left.waitFor({ state: 'detached' });
  });

  it('a text is corrected by voice; a doubtful word is marked, reached by a key, and kept', async () => {
    const { page, field, speech } = await openScripted('historiqueEvolution');
    const history = field('historiqueEvolution');
    for (const phrase of text.history) speech.say(phrase, { unsure: [text.unsure] });
    await expect.poll(() => history.inputValue()).toBe(text.historyText);
    expect(await page.locator('.spoken-doubt').innerText()).toBe(text.unsure);
    await strip(page).getByText(text.doubtful).waitFor();
    await page.keyboard.press('F8');
    const selected = () =>
      history.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
    await expect.poll(selected).toBe(text.unsure);
    expect(await findInBothSchemes(page, ['[data-form-strip]'])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, text.keep);
    await page.locator('.spoken-doubt').waitFor({ state: 'detached' });

    speech.say(text.replace);
    await expect.poll(() => history.inputValue()).toBe(text.replaced);
    speech.say(text.missing);
    await strip(page).getByText(text.notFound).waitFor();
    expect(await history.inputValue()).toBe(text.replaced);
  });

  it('one goes through the report by voice, and acts on it', async () => {
    const { page, field, speech } = await openScripted('emploi');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    speech.say(text.goTo);
    await expect.poll(focused).toBe('historiqueEvolution');
    await strip(page).getByText(text.gone).waitFor();
    speech.say(text.history[1]);
    await expect
      .poll(() => field('historiqueEvolution').inputValue())
      .toMatch(new RegExp(text.history[1], 'iu'));
    speech.say(text.nextField);
    await expect.poll(focused).toBe('section8Input');
    speech.say(text.summary);
    await expect.poll(focused).toBe('conclusionResume');
    speech.say(text.leftKnee);
    speech.say(text.flexion);
    await expect.poll(() => field('genouxFlexionGaucheActif').inputValue()).toBe('120');
    speech.say(text.notExamined);
    await strip(page).getByRole('status').filter({ hasText: text.marked }).waitFor();
    expect(await field('emploi').inputValue()).toBe('');
    speech.say(text.save);
    await page.getByText(text.saved).first().waitFor();
    expect(stage.troubles).toEqual([]);
  });

  it('a phrase that is thrown away with Escape is written nowhere', async () => {
    const { page, field, speech } = await openScripted('historiqueEvolution');
    const [first, second] = text.history;
    const history = field('historiqueEvolution');
    speech.say(first);
    await expect.poll(() => history.inputValue()).not.toBe('');
    const before = await history.inputValue();
    await page.keyboard.press('Escape');
    speech.say('zzworavek', { agoMs: 3_000 });
    speech.say(second);
    await expect.poll(() => history.inputValue()).toContain(second);
    expect(await history.inputValue()).toBe(`${before} ${second}`);
  });
});

/** What an engine outside the rules answers: it waits for the physician's click on every path to the report. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeModel } from '../apps/server/assistance/fixtures/fake-model.ts';
import type { FakeModel, ReceivedQuestion } from '../apps/server/assistance/fixtures/fake-model.ts';
import { clipboardText } from './support/clipboard-text.ts';
import { countSealed, readKept } from './support/device.ts';
import { findInBothSchemes } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { leaveDictation } from './support/leave-dictation.ts';
import { OUTSIDE_ENGINE_WORDS } from './support/outside-engine-words.ts';
import { WORDS } from './support/words.ts';
import { prepareStage } from './support/stage.ts';

const PARTS = ['appreciationEvolution', 'plaintesproblemes', 'impactAvq'] as const;

let model: FakeModel;
const chosenUrl = { CONSTAT_ASSIST_URL: '' };
beforeAll(async () => {
  model = await startFakeModel();
  chosenUrl.CONSTAT_ASSIST_URL = model.url;
});
afterAll(() => model.close());

const answering = (answer: object) => (): { readonly content: string } => ({
  content: JSON.stringify(answer),
});

const buttonIn = (page: Page, section: string, name: string): Locator =>
  page
    .locator(`#${section}`)
    .getByRole('button', { name: new RegExp(`^${name}(?:\\s:|$)`, 'u') })
    .first();

const valuesOf = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(names.map((name) => page.locator(`[name="${name}"]`).inputValue()));

describe.each(languagesOf(import.meta.filename))('an engine outside the rules, in %s', (language) => {
  // A server for each language: one asks an outside engine twenty times a minute at most.
  const stage = prepareStage(() => ({
    CONSTAT_ASSIST_ENGINE: 'openai',
    CONSTAT_ASSIST_MODEL: 'fictif-1',
    ...chosenUrl,
  }));
  const text = OUTSIDE_ENGINE_WORDS[language];
  const { history, subjective } = text;
  const open = async () => {
    const report = await stage.openReport(language);
    if (language === 'en')
      await report.page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    return report;
  };

  it('leaves a returned dictation of section 7 as it was said, and lets one type on', async () => {
    model.reply = answering({ text: history.other });
    const { page, field } = await open();
    const seventh = field('historiqueEvolution');
    await leaveDictation(page, 'section7', history.said);
    await expect.poll(() => seventh.inputValue()).toBe(history.said);
    const job = field('emploi');
    await job.fill('');
    await job.focus();
    const notice = page.getByRole('group', { name: text.waiting.history });
    await notice.waitFor();
    expect(await seventh.inputValue()).toBe(history.said);
    // The notice takes neither the focus nor a key.
    expect(await job.evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.type('Zzsoudeur');
    expect(await job.inputValue()).toBe('Zzsoudeur');

    await notice.getByRole('button', { name: text.show }).click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    await dialog.getByText(text.readAll).waitFor();
    await dialog.getByText(text.changes).waitFor();
    expect(await dialog.locator('del').innerText()).toContain(history.words[0]);
    expect(await dialog.locator('ins').innerText()).toContain(history.words[1]);
    await dialog.getByRole('button', { name: text.later }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await seventh.inputValue()).toBe(history.said);

    // It waits through a reload, and until it is answered.
    await page.reload();
    await notice.waitFor();
    await expect.poll(() => seventh.inputValue()).toBe(history.said);
    await notice.getByRole('button', { name: text.show }).click();
    await dialog.getByRole('button', { name: text.apply, exact: true }).click();
    await expect.poll(() => seventh.inputValue()).toBe(history.other);
    await expect.poll(() => notice.count()).toBe(0);
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: text.undo })
      .click();
    await expect.poll(() => seventh.inputValue()).toBe(history.said);
  });

  it('is never pasted over a text that has moved on, and goes when it is dismissed', async () => {
    model.reply = answering({ text: history.other });
    const { page, field } = await open();
    const seventh = field('historiqueEvolution');
    await leaveDictation(page, 'section7', history.said);
    const notice = page.getByRole('group', { name: text.waiting.history });
    await notice.waitFor();
    // The dictation that comes in later asks for a proposal of its own, which is not this test's.
    model.reply = () => 'never';
    const present = `${history.said} Zzmore 12 kg.`;
    await seventh.fill(present);
    await notice.getByRole('button', { name: text.show }).click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    await dialog.getByText(text.moved).waitFor();
    expect((await dialog.locator('del').allInnerTexts()).join(' ')).toContain('Zzmore');
    // A text that comes in while the preview is open is compared before anything is written.
    const later = `${present} Zzlater.`;
    await leaveDictation(page, 'section7', later);
    await expect.poll(() => seventh.inputValue()).toBe(later);
    await dialog.getByRole('button', { name: new RegExp(`^${text.apply}`, 'u') }).click();
    await dialog.locator('del', { hasText: 'Zzlater' }).waitFor();
    expect(await seventh.inputValue()).toBe(later);
    await dialog.getByRole('button', { name: text.reject }).click();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText(text.rejected).waitFor();
    expect(await seventh.inputValue()).toBe(later);
    await toast.getByRole('button', { name: text.undo }).click();
    await notice.waitFor();
    await notice.getByRole('button', { name: text.reject }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.reload();
    await seventh.waitFor();
    await expect.poll(async () => [await notice.count(), await seventh.inputValue()]).toEqual([0, later]);
  });

  it('saves a dictation of section 8 as it was said, its distribution waiting', async () => {
    model.reply = answering(subjective.parts);
    const { page, field } = await open();
    await field('plaintesproblemes').fill('Zzpresent');
    await page.goto(`${stage.url}/dictation?section=section8`);
    await page.getByRole('textbox', { name: text.finalText }).fill(subjective.said);
    await page.getByRole('button', { name: text.saveToSection }).click();
    const notice = page.getByRole('group', { name: text.waiting.subjective });
    await notice.waitFor();
    const untouched = ['', 'Zzpresent', ''];
    await expect.poll(() => field('section8Input').inputValue()).toBe(subjective.said);
    await expect.poll(() => valuesOf(page, PARTS)).toEqual(untouched);
    await notice.getByRole('button', { name: text.show }).click();
    const dialog = page.getByRole('dialog', { name: text.distribution });
    await dialog.getByText(text.readAll).waitFor();
    expect((await dialog.locator('del').allInnerTexts()).join(' ')).toContain(subjective.words[0]);
    expect((await dialog.locator('ins').allInnerTexts()).join(' ')).toContain(subjective.words[1]);
    await dialog.getByText(/Zzpresent/u).waitFor();
    expect(await valuesOf(page, PARTS)).toEqual(untouched);
    await dialog.getByRole('button', { name: text.apply, exact: true }).click();
    await expect.poll(() => valuesOf(page, PARTS)).toEqual(Object.values(subjective.parts));
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: text.undo })
      .click();
    await expect.poll(() => valuesOf(page, PARTS)).toEqual(untouched);
    expect(await field('section8Input').inputValue()).toBe(subjective.said);
  });

  it.each(['another word', 'the same text'] as const)(
    'writes nothing without a click: %s',
    async (answer) => {
      const isSame = answer === 'the same text';
      const proposed = isSame ? history.said : history.other;
      model.reply = ({ body }: ReceivedQuestion) => {
        const question = JSON.stringify(body);
        if (question.includes('conclusionResume')) {
          const sentences = [{ field: 'conclusionResume', text: proposed, fields: ['historiqueEvolution'] }];
          return answering({ sentences })();
        }
        if (question.includes('plaintes') && question.includes('impact'))
          return answering({ appreciation: '', plaintes: proposed, impact: '' })();
        return answering({ text: proposed })();
      };
      const { page, field } = await open();
      const names = [
        'historiqueEvolution',
        'section8Input',
        'observationGenerale',
        'conclusionResume',
        ...PARTS,
      ];
      for (const name of ['historiqueEvolution', 'section8Input', 'observationGenerale'])
        await field(name).fill(history.said);
      const before = await valuesOf(page, names);
      const acts = [
        { button: buttonIn(page, 'section7', text.format), title: text.proposed, none: text.nothing.format },
        { button: buttonIn(page, 'section8', text.format), title: text.proposed },
        {
          button: buttonIn(page, 'section9', text.improve),
          title: text.proposed,
          none: text.nothing.improve,
        },
        { button: buttonIn(page, 'section11', text.generate), title: text.conclusion },
      ];
      for (const { button, title, none } of acts) {
        await button.click();
        const dialog = page.getByRole('dialog', { name: title });
        if (isSame && none !== undefined) {
          await page.getByText(none, { exact: true }).first().waitFor();
          expect([await dialog.count(), await valuesOf(page, names)]).toEqual([0, before]);
          continue;
        }
        await dialog.waitFor();
        expect(await valuesOf(page, names)).toEqual(before);
        await dialog.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await valuesOf(page, names)).toEqual(before);
      }
      const asked = page.waitForResponse('**/api/ai/distribute-section8');
      await leaveDictation(page, 'section8', history.said);
      await (await asked).finished();
      await page.getByRole('group', { name: text.waiting.subjective }).waitFor();
      expect(await valuesOf(page, names)).toEqual(before);
    },
  );

  it('counts as outside when its answer does not name it', async () => {
    model.reply = answering({ text: history.other });
    const { page, field } = await open();
    await page.route('**/api/ai/enhance-section7-dictation', async (route) => {
      const { engine: _engine, ...rest } = (await (await route.fetch()).json()) as Record<string, unknown>;
      await route.fulfill({ json: rest });
    });
    await leaveDictation(page, 'section7', history.said);
    await page.getByRole('group', { name: text.waiting.history }).waitFor();
    await expect.poll(() => field('historiqueEvolution').inputValue()).toBe(history.said);
  });

  it('shows its proposal in the report that it was made for, and to its physician alone', async () => {
    model.reply = answering({ text: history.other });
    const { page } = await open();
    await leaveDictation(page, 'section7', history.said);
    const notice = page.getByRole('group', { name: text.waiting.history });
    await notice.waitFor();
    await page.goto(`${stage.url}/forms/cnesst-medical?visit=new&name=Zzother`);
    await page.locator('[name="emploi"]').waitFor();
    // Until its visit begins the form shows the report of before.
    await page.waitForURL(`${stage.url}/forms/cnesst-medical`);
    await expect.poll(() => notice.count()).toBe(0);
    expect(await page.getByText(history.other).count()).toBe(0);
    // At sign-out the device forgets it.
    expect(JSON.stringify(await readKept(page, 'waiting-proposal'))).toContain(history.words[1]);
    await page
      .getByRole('button', { name: language === 'fr' ? 'Déconnexion' : 'Logout' })
      .first()
      .click();
    await expect.poll(() => countSealed(page, 'waiting-proposal')).toBe(0);
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('numbers its changed facts and tells removed from added, $width px wide', async ({ width, height }) => {
    const { said, other, changes } = text.angles;
    model.reply = answering({ text: other });
    const { page, field } = await open();
    await page.setViewportSize({ width, height });
    await field('historiqueEvolution').fill(said);
    // On a phone the tools of a field stand behind a button.
    if (width < 640) await page.locator('#section7').getByRole('button', { name: text.tools }).click();
    await buttonIn(page, 'section7', text.format).click();
    const dialog = page.getByRole('dialog', { name: text.proposed });
    await dialog.getByText(changes).waitFor();
    const listed = dialog.getByRole('listitem');
    const count = await listed.count();
    expect(count).toBeGreaterThan(1);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const inText = dialog.locator('[data-compared] [data-fact]');
      const boxes = await inText.evaluateAll((all) =>
        all.map((badge) => {
          const { width: wide, height: tall } = badge.getBoundingClientRect();
          const { color, backgroundColor, visibility, opacity, fontSize } = getComputedStyle(badge);
          return {
            wide,
            tall,
            isPlain: color === backgroundColor,
            visibility,
            opacity,
            size: parseFloat(fontSize),
          };
        }),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(count);
      for (const box of boxes) {
        expect(box.tall).toBeGreaterThan(16);
        expect(box.wide).toBeGreaterThan(16);
        expect(box.size).toBeGreaterThanOrEqual(12);
        expect(box).toMatchObject({ isPlain: false, visibility: 'visible', opacity: '1' });
      }
      // No removed word touches an added one.
      const gaps = await dialog.locator('del + ins').evaluateAll((all) =>
        all.map((added) => {
          const from = [...(added.previousElementSibling?.getClientRects() ?? [])].at(-1);
          const to = added.getClientRects()[0];
          if (from === undefined || to === undefined) return 0;
          return from.top < to.bottom && to.top < from.bottom ? to.left - from.right : Infinity;
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
      const lines = await dialog
        .locator('del, ins')
        .evaluateAll((all) => all.map((run) => [run.tagName, getComputedStyle(run).textDecorationLine]));
      expect(new Set(lines.map(String))).toEqual(new Set(['DEL,line-through', 'INS,underline']));
    }
    await page.emulateMedia({ colorScheme: 'light' });

    // Each number of the text leads to its line, and each line back.
    for (let number = 1; number <= count; number += 1) {
      const line = listed.nth(number - 1).locator('[data-fact]');
      const there = dialog.locator(`[data-compared] [data-fact="${number}"]`).first();
      expect(await line.innerText()).toBe(String(number));
      expect(await there.innerText()).toBe(String(number));
      await there.click();
      await expect.poll(() => line.evaluate((badge) => badge === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => there.evaluate((badge) => badge === document.activeElement)).toBe(true);
    }

    // What is read aloud says which is which; what is copied is the proposed text alone.
    const compared = dialog.locator('[data-compared]');
    const spoken = (await compared.textContent()) ?? '';
    expect(spoken).toMatch(language === 'fr' ? /supprimé\s: 90/u : /removed: 90/u);
    expect(spoken).toMatch(language === 'fr' ? /ajouté\s: 95/u : /added: 95/u);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await compared.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('Control+c');
    expect(await clipboardText(dialog)).toBe(other);

    // The counts and the buttons stay in sight wherever the text is scrolled to.
    expect(await dialog.getByText(changes).evaluate((note) => note.closest('footer') !== null)).toBe(true);
    expect(await findInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('had no trouble in the console', () => {
    expect(stage.troubles).toEqual([]);
  });
});

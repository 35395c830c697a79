/** Input into a prefilled value in a real browser: it is replaced whole, comes back with an undo, and waits while it is the same. */
import type { FieldId } from '@constat/report/catalogue';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/exports/read-back.test-data.ts';
import { readKept } from './support/device.ts';
import { languagesOf } from './support/languages.ts';
import { leaveDictation } from './support/leave-dictation.ts';
import { PREFILLED, useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import type { ReportPage } from './support/report-page.ts';
import { scriptRecognition } from './support/scripted-recognition.ts';
import type { Scripted } from './support/scripted-recognition.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: {
    dictate: 'Dicter dans le champ',
    stop: 'Arrêter la dictée',
    undo: 'Annuler',
    replaced: 'Phrase préremplie remplacée',
    spoken: 'allergie à la pénicilline',
    written: 'Allergie à la pénicilline',
    site: /Site A$/u,
    interview: 'Zzentrevue à la clinique.',
  },
  en: {
    dictate: 'Dictate into the field',
    stop: 'Stop dictation',
    undo: 'Undo',
    replaced: 'Prefilled sentence replaced',
    spoken: 'allergy to penicillin',
    written: 'Allergy to penicillin',
    site: /Site A$/u,
    interview: 'Zzinterview at the clinic.',
  },
} as const;

const ALLERGY = 'antecedentsAllergie';

const stage = prepareStage();

const selected = (control: Locator): Promise<string> =>
  control.evaluate((element: HTMLTextAreaElement | HTMLInputElement) =>
    element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
  );

async function putCaret(control: Locator, place: 'start' | 'middle' | 'end'): Promise<void> {
  await control.focus();
  await control.evaluate((element: HTMLTextAreaElement | HTMLInputElement, where) => {
    const { length } = element.value;
    const at = where === 'start' ? 0 : where === 'end' ? length : Math.floor(length / 2);
    element.setSelectionRange(at, at);
  }, place);
}

const isWaiting = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.closest('[data-unconfirmed="true"]') !== null);

async function expectWaiting(control: Locator, text: string): Promise<void> {
  await expect.poll(() => control.inputValue()).toBe(text);
  await expect.poll(() => isWaiting(control)).toBe(true);
}

async function expectOwn(control: Locator, text: string): Promise<void> {
  await expect.poll(() => control.inputValue()).toBe(text);
  await expect.poll(() => isWaiting(control)).toBe(false);
}

/** The form where the browser recognises speech by itself. */
const listening = async (page: Page): Promise<void> => {
  await page.addInitScript(scriptRecognition);
  await page.addInitScript(() => {
    const { SpeechRecognition } = globalThis as unknown as { readonly SpeechRecognition: object };
    Object.assign(SpeechRecognition, { available: () => Promise.resolve('available') });
  });
};

describe.each(languagesOf(import.meta.filename))('input into a prefilled value in %s', (language) => {
  const texts = TEXTS[language];
  const { exported } = useExportScreens(language, stage);

  async function open(before?: (page: Page) => Promise<void>): Promise<ReportPage> {
    const report = await stage.openReport(language, before === undefined ? {} : { before });
    if (language === 'en')
      await report.page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    return report;
  }
  const sentenceOf = (id: FieldId): string => {
    const prefill = PREFILLED.find((field) => field.id === id)?.prefill;
    return prefill?.kind === 'sample' ? prefill.text[language] : '';
  };
  const sentence = sentenceOf(ALLERGY);
  const printed = async (page: Page): Promise<string> => {
    const { exportPdf } = WORDS[language];
    const { bytes } = await exported(page, exportPdf, EXPORT_WORDS[language].beforePdf);
    return (await readPdf(bytes)).text;
  };
  const toastOf = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
  const takeBack = async (page: Page): Promise<void> => {
    await toastOf(page).getByText(texts.replaced).waitFor();
    await toastOf(page).getByRole('button', { name: texts.undo, exact: true }).click();
  };

  it('selects the sentence however its field takes the focus, and leaves it waiting', async () => {
    const { page, field } = await open();
    for (const x of [4, 60, 300]) {
      await field(ALLERGY).click({ position: { x, y: 14 } });
      await expect.poll(() => selected(field(ALLERGY))).toBe(sentence);
    }
    await field('antecedentsAutres').focus();
    await expect.poll(() => selected(field('antecedentsAutres'))).toBe(sentenceOf('antecedentsAutres'));
    await page.locator(`label[for="${ALLERGY}"]`).click();
    await expect.poll(() => selected(field(ALLERGY))).toBe(sentence);
    await field('rachisFlexion').focus();
    await expect.poll(() => selected(field('rachisFlexion'))).toBe('90');
    await field('antecedentsAutres').focus();
    // By keyboard, from the field before it to this one and out of it again.
    for (let presses = 0; presses < 9; presses += 1) {
      await page.keyboard.press('Tab');
      if (await field(ALLERGY).evaluate((element) => element === document.activeElement)) break;
    }
    await expect.poll(() => selected(field(ALLERGY))).toBe(sentence);
    await page.keyboard.press('Tab');
    await expectWaiting(field(ALLERGY), sentence);
    await expectWaiting(field('antecedentsAutres'), sentenceOf('antecedentsAutres'));
    await expectWaiting(field('rachisFlexion'), '90');
  });

  it('prints what was typed without the sentence, with the mouse and by keyboard alone', async () => {
    const { page, field } = await open();
    await field(ALLERGY).click();
    await page.keyboard.type('Zzpenicillin.');
    await expectOwn(field(ALLERGY), 'Zzpenicillin.');
    await page.keyboard.press('Alt+Shift+C');
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
    await expect.poll(focused).toBe('rachisFlexion');
    await page.keyboard.type('85');
    await expectOwn(field('rachisFlexion'), '85');
    for (const place of ['start', 'middle', 'end'] as const) {
      const id = {
        start: 'antecedentsSaaq',
        middle: 'antecedentsAutres',
        end: 'antecedentsMedicaux',
      } as const;
      await putCaret(field(id[place]), place);
      await page.keyboard.type(`Zz${place}`);
      await expectOwn(field(id[place]), `Zz${place}`);
    }
    await putCaret(field('rachisExtension'), 'end');
    await page.keyboard.type('25');
    await expectOwn(field('rachisExtension'), '25');
    const pdf = await printed(page);
    for (const text of ['Zzpenicillin.', '85°', '25°', 'Zzstart', 'Zzmiddle', 'Zzend'])
      expect(pdf).toContain(text);
    for (const text of [sentence, sentenceOf('antecedentsSaaq'), '9085']) expect(pdf).not.toContain(text);
  });

  it('is brought back unconfirmed by Ctrl+Z and by the undo that is offered', async () => {
    const { page, field } = await open();
    for (const place of ['start', 'end'] as const) {
      await putCaret(field(ALLERGY), place);
      await page.keyboard.type('Zzpenicillin');
      await expectOwn(field(ALLERGY), 'Zzpenicillin');
      // The browser undoes words one after the other.
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+z');
          return field(ALLERGY).inputValue();
        })
        .toBe(sentence);
      await expectWaiting(field(ALLERGY), sentence);
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+Shift+z');
          return field(ALLERGY).inputValue();
        })
        .toBe('Zzpenicillin');
      await expectOwn(field(ALLERGY), 'Zzpenicillin');
      await takeBack(page);
      await expectWaiting(field(ALLERGY), sentence);
    }
    await field(ALLERGY).focus();
    await page.keyboard.press('Backspace');
    await expectOwn(field(ALLERGY), '');
    await page.keyboard.type('Zz');
    await expectOwn(field(ALLERGY), 'Zz');
    expect(await printed(page)).not.toContain(sentence);
  });

  it('stays unconfirmed while it is the same, and unprinted', async () => {
    const { page, field } = await open();
    await field(ALLERGY).click();
    await page.keyboard.type(`${sentence}x`);
    await expectOwn(field(ALLERGY), `${sentence}x`);
    await page.keyboard.press('Backspace');
    await expectWaiting(field(ALLERGY), sentence);
    // Whoever typed the sentence himself may go on.
    await page.keyboard.type(' Zzmore');
    await expectOwn(field(ALLERGY), `${sentence} Zzmore`);
    for (let presses = 0; presses < ' Zzmore'.length; presses += 1) await page.keyboard.press('Backspace');
    await expectWaiting(field(ALLERGY), sentence);
    await field('rachisFlexion').focus();
    await page.keyboard.type('9');
    await expectOwn(field('rachisFlexion'), '9');
    await page.keyboard.type('0');
    await expectWaiting(field('rachisFlexion'), '90');
    const force = field('piedsForceL2Droit');
    await force.selectOption('4/5');
    await expectOwn(force, '4/5');
    await force.selectOption('5/5');
    await expectWaiting(force, '5/5');
    const day = await field('dateEvaluation').inputValue();
    await field('dateEvaluation').fill('2026-03-02');
    await expectOwn(field('dateEvaluation'), '2026-03-02');
    await field('dateEvaluation').fill(day);
    await expectWaiting(field('dateEvaluation'), day);
    const pdf = await printed(page);
    for (const text of [sentence, '90°', day]) expect(pdf).not.toContain(text);
    await page
      .locator('[data-field]')
      .filter({ has: field(ALLERGY) })
      .getByRole('button', { name: WORDS[language].confirm })
      .click();
    await expectOwn(field(ALLERGY), sentence);
    await putCaret(field(ALLERGY), 'end');
    await page.keyboard.type('Zz');
    await expectOwn(field(ALLERGY), `${sentence}Zz`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expectOwn(field(ALLERGY), sentence);
    expect(await printed(page)).toContain(sentence);
  });

  it.each(['whole', 'start', 'middle', 'end'] as const)(
    'gives way to a paste, a composition and text of another program, with the caret at the %s',
    async (place) => {
      const { page, field } = await open();
      const source = field('medicationActuelle');
      const go = async (id: FieldId): Promise<void> =>
        place === 'whole' ? field(id).focus() : putCaret(field(id), place);
      await source.fill('Zzpasted');
      await source.press('Control+a');
      await source.press('Control+c');
      await go(ALLERGY);
      await page.keyboard.press('Control+v');
      await expectOwn(field(ALLERGY), 'Zzpasted');

      const keyboard = await page.context().newCDPSession(page);
      await go('antecedentsSaaq');
      await keyboard.send('Input.imeSetComposition', { text: 'Zzc', selectionStart: 3, selectionEnd: 3 });
      await keyboard.send('Input.imeSetComposition', { text: 'Zzco', selectionStart: 4, selectionEnd: 4 });
      await keyboard.send('Input.insertText', { text: 'Zzcomposed' });
      await expectOwn(field('antecedentsSaaq'), 'Zzcomposed');

      await go('antecedentsCnesst');
      await page.keyboard.insertText('Zzsystem');
      await expectOwn(field('antecedentsCnesst'), 'Zzsystem');

      // Software that sets the text itself adds to what stands there, and tells the page afterwards.
      await go('antecedentsLesion');
      await field('antecedentsLesion').evaluate((element: HTMLTextAreaElement) => {
        element.setRangeText(' Zzadded', element.value.length, element.value.length, 'end');
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expectOwn(field('antecedentsLesion'), 'Zzadded');
      await takeBack(page);
      await expect.poll(() => field('antecedentsLesion').inputValue()).toBe(sentenceOf('antecedentsLesion'));
    },
  );

  it('gives way to a text that is dropped on it', async () => {
    const { page, field } = await open();
    const source = field('antecedentsAutres');
    await source.fill('Zzdropped');
    await source.press('Control+a');
    const from = await source.boundingBox();
    const to = await field(ALLERGY).boundingBox();
    if (from === null || to === null) throw new Error('not drawn');
    await page.mouse.move(from.x + 20, from.y + 16);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 16);
    await page.mouse.move(to.x + 60, to.y + 16, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => field(ALLERGY).inputValue()).toBe('Zzdropped');
    await takeBack(page);
    await expectWaiting(field(ALLERGY), sentence);
  });

  it.each(['whole', 'end'] as const)('gives way to floating dictation, caret at the %s', async (place) => {
    const { page, field } = await open(listening);
    const say = (text: string): Promise<void> =>
      page.evaluate((said) => (globalThis as unknown as Scripted).recognition.say(said, true), text);
    await field(ALLERGY).click();
    if (place === 'end') await putCaret(field(ALLERGY), 'end');
    await page.getByRole('button', { name: texts.dictate }).click();
    await say(texts.spoken);
    await expect.poll(() => field(ALLERGY).inputValue()).toContain(texts.written);
    expect(await field(ALLERGY).inputValue()).not.toContain(sentence);
    expect((await field(ALLERGY).inputValue()).startsWith(texts.written)).toBe(true);
    expect(await isWaiting(field(ALLERGY))).toBe(false);
    await takeBack(page);
    await expectWaiting(field(ALLERGY), sentence);
    // Two phrases, of which the first is the very sentence.
    await putCaret(field(ALLERGY), place === 'end' ? 'end' : 'start');
    await say(sentence);
    await say(texts.spoken);
    await expect.poll(() => field(ALLERGY).inputValue()).toBe(`${sentence} ${texts.written}`);
    await putCaret(field('rachisFlexion'), 'end');
    await say('85');
    await expectOwn(field('rachisFlexion'), '85');
    await page.getByRole('button', { name: texts.stop }).click();
  });

  it('gives way to a template and to a dictation that comes back, and prints those alone', async () => {
    const { page, field } = await open((fresh) =>
      fresh
        .route('**/api/profile', async (route) => {
          if (route.request().method() !== 'GET') return route.continue();
          const answer = await route.fetch();
          const profile = { ...((await answer.json()) as object), interviewTemplateA: texts.interview };
          return route.fulfill({ response: answer, json: profile });
        })
        .then(() => undefined),
    );
    await page.getByRole('button', { name: texts.site }).click();
    await expectOwn(field('modaliteEntrevue'), texts.interview);
    await toastOf(page).getByRole('button', { name: texts.undo, exact: true }).click();
    await expectWaiting(field('modaliteEntrevue'), sentenceOf('modaliteEntrevue'));
    await page.getByRole('button', { name: texts.site }).click();

    const comeBack = (result: string): Promise<void> => leaveDictation(page, ALLERGY, result);
    await comeBack('Zzreturned.');
    await expectOwn(field(ALLERGY), 'Zzreturned.');
    await toastOf(page).getByRole('button', { name: texts.undo, exact: true }).click();
    await expectWaiting(field(ALLERGY), sentence);
    await comeBack(sentence);
    await expect.poll(() => readKept(page, 'hand-back')).toEqual([]);
    await expectWaiting(field(ALLERGY), sentence);
    await comeBack('Zzreturned.');
    await expectOwn(field(ALLERGY), 'Zzreturned.');
    const pdf = await printed(page);
    for (const text of ['Zzreturned.', texts.interview]) expect(pdf).toContain(text);
    for (const text of [sentence, sentenceOf('modaliteEntrevue')]) expect(pdf).not.toContain(text);
  });

  it('is told from an edit in a draft that is opened again', async () => {
    const { page, field, saveDraft } = await open();
    await field(ALLERGY).fill('Zzkept');
    await saveDraft();
    await page.reload();
    await expectOwn(field(ALLERGY), 'Zzkept');
    await expectWaiting(field('antecedentsSaaq'), sentenceOf('antecedentsSaaq'));
    await field('antecedentsSaaq').click();
    await page.keyboard.type('Zzdraft');
    await expectOwn(field('antecedentsSaaq'), 'Zzdraft');
    await field(ALLERGY).fill(sentence);
    await expect.poll(() => isWaiting(field(ALLERGY))).toBe(true);
  });
});

it('no page had an error in its console', () => {
  expect(stage.troubles).toEqual([]);
});

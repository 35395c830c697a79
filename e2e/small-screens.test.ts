/** The form on a phone and on a tablet: what floats or sticks hides nothing that is being worked on. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { regionsLaidOut } from './support/regions-laid-out.ts';
import { scriptRecognition } from './support/scripted-recognition.ts';
import type { Scripted } from './support/scripted-recognition.ts';
import { overflowAt } from './support/axe.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: { dictate: 'Dicter dans le champ', stop: 'Arrêter la dictée', unfold: 'Déplier la navigation' },
  en: { dictate: 'Dictate into the field', stop: 'Stop dictation', unfold: 'Expand navigation' },
} as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not drawn');
  return box;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const middleOf = (box: Box): number => box.y + box.height / 2;

const stage = prepareStage();

/** The form where the browser recognises speech by itself, so that the floating button is there. */
async function openForm(language: 'fr' | 'en', width: number, height: number) {
  const report = await stage.openReport(language, {
    before: async (page) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(scriptRecognition);
      await page.addInitScript(() => {
        const { SpeechRecognition } = globalThis as unknown as { readonly SpeechRecognition: object };
        Object.assign(SpeechRecognition, { available: () => Promise.resolve('available') });
      });
    },
  });
  const floating = report.page.getByRole('button', { name: TEXTS[language].dictate });
  await floating.waitFor();
  return { ...report, floating };
}

/** Scrolls until that control ends that far above the end of the window, and gives it the focus without moving. */
async function focusAtEnd(control: Locator, above: number): Promise<void> {
  await control.evaluate((element: HTMLElement, gap) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy({ top: bottom - (window.innerHeight - gap), behavior: 'instant' });
    element.focus({ preventScroll: true });
  }, above);
}

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = WORDS[language];
  const text = TEXTS[language];

  it.each([
    [390, 844],
    [320, 640],
  ])('at %i × %i the floating button lies over nothing of the control in use', async (width, height) => {
    const { page, field, floating } = await openForm(language, width, height);
    // A region that is laid out later would move the control that stands under the button.
    await regionsLaidOut(page);
    const corner = await boxOf(floating);
    expect([corner.x + corner.width <= width, corner.y + corner.height <= height]).toEqual([true, true]);
    const isClear = async (control: Locator): Promise<boolean> => {
      const box = await boxOf(floating);
      const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      return isInside && !meet(box, await boxOf(control));
    };
    for (const name of [
      'historiqueEvolution',
      'hanchesFlexionGauchePassif',
      'genouxFlexionGauchePassif',
      'conclusionResume',
    ]) {
      await focusAtEnd(field(name), 20);
      expect(meet(corner, await boxOf(field(name)))).toBe(true);
      await expect.poll(() => isClear(field(name))).toBe(true);
    }
    // A text that grows under the button, and one that is scrolled there.
    await focusAtEnd(field('conclusionDiagnostic'), 90);
    await field('conclusionDiagnostic').fill('Zz\n'.repeat(4));
    await expect.poll(() => isClear(field('conclusionDiagnostic'))).toBe(true);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => isClear(field('conclusionDiagnostic'))).toBe(true);

    // What is heard is shown beside the field that it goes to.
    await floating.click();
    await page.getByRole('button', { name: TEXTS[language].stop }).waitFor();
    await page.waitForFunction(() => 'recognition' in globalThis);
    await page.evaluate(() => {
      (globalThis as unknown as Scripted).recognition.say('Zzheard and not settled yet', false);
    });
    const bubble = page.getByText('Zzheard and not settled yet');
    await bubble.waitFor();
    await expect
      .poll(async () => meet(await boxOf(bubble), await boxOf(field('conclusionDiagnostic'))))
      .toBe(false);
    await page.getByRole('button', { name: TEXTS[language].stop }).click();

    await field('conclusionDiagnostic').evaluate((element) => element.blur());
    await expect.poll(() => boxOf(floating)).toEqual(corner);
  });

  it('at the end of the page the floating button lies over nothing', async () => {
    const { page, floating } = await openForm(language, 390, 844);
    await page.keyboard.press('Control+End');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const last = page.getByRole('main').locator('footer');
    await expect.poll(async () => meet(await boxOf(floating), await boxOf(last))).toBe(false);
  });

  it('the save stays in reach at the end of the page', async () => {
    const { page, say } = await openForm(language, 1024, 768);
    const end = page.getByRole('main').locator('footer');
    const saves = page.getByRole('button', { name: words.save, exact: true }).filter({ visible: true });
    /** The one that is wholly in the window. */
    const inWindow = async (width: number): Promise<{ readonly save: Locator; readonly box: Box }> => {
      for (const save of await saves.all()) {
        const box = await boxOf(save);
        const isIn = box.y >= 0 && box.y + box.height <= 768 && box.x >= 0 && box.x + box.width <= width;
        if (isIn) return { save, box };
      }
      throw new Error(`no save in a window of ${width}`);
    };
    for (const width of [1024, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 768 });
      await end.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          const { box } = await inWindow(width);
          return [box.width >= 24, box.height >= 24];
        })
        .toEqual([true, true]);
    }
    const { save } = await inWindow(320);
    await save.click();
    const question = page.getByRole('alertdialog', { name: words.saveToDraftTitle });
    await question.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(say('draftSaved')).first().waitFor();
  });

  it('a toast covers neither the title nor the buttons of a dialog', async () => {
    const { page } = await openForm(language, 1440, 700);
    const region = page.getByRole('region', { name: 'Notifications' });
    const toast = region.locator('output > div');
    const dialog = page.getByRole('dialog');
    for (const [width, height] of [
      [1440, 700],
      [1024, 768],
      [820, 1180],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('#main button:has(.lucide-list-checks)').first().press('Enter');
      await toast.waitFor();
      // As if pointed at: it stays until it is closed.
      await region.dispatchEvent('pointerover');
      const print = page.locator(':is([role=toolbar], aside) button:has(.lucide-printer):visible');
      if ((await print.count()) === 0) await page.getByRole('button', { name: text.unfold }).press('Enter');
      await print.first().press('Enter');
      await dialog.waitFor();
      const edges = dialog.locator('header :is(h2, button), footer button');
      const isMet = async (): Promise<readonly boolean[]> => {
        const shown = await boxOf(toast);
        return (await Promise.all((await edges.all()).map(boxOf))).map((box) => meet(box, shown));
      };
      await expect.poll(isMet).toEqual([false, false, false, false]);

      // Nothing moves under the finger when the toast goes.
      const title = await boxOf(edges.first());
      await region.getByRole('button').last().click();
      await toast.waitFor({ state: 'detached' });
      expect(await boxOf(edges.first())).toEqual(title);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('no digit of an angle is cut off, and a long name makes the picker no wider', async () => {
    const { page } = await openForm(language, 1440, 844);
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .locator('td input[inputmode=numeric]')
        .evaluateAll((inputs: HTMLInputElement[]) =>
          inputs
            .filter((input) => {
              const { value } = input;
              const isCut = ['135', value].some((shown) => {
                input.value = shown;
                // A slanted digit is cut off without making its text any wider.
                return (
                  input.scrollWidth > input.clientWidth || getComputedStyle(input).fontStyle !== 'normal'
                );
              });
              input.value = value;
              return isCut;
            })
            .map(({ name }) => name),
        );
      expect([width, cut]).toEqual([width, []]);
    }
    await page.request.post(`${stage.url}/api/recent-patients`, {
      headers: { origin: stage.url },
      data: {
        patientName: 'Marie-Philomène Zzlongnompatronymique-Beauregard-Desrosiers',
        patientAge: '45',
        diagnosis: 'Entorse lombaire avec radiculopathie L5 droite et déconditionnement physique',
        visitType: 'new',
      },
    });
    await page.goto(`${stage.url}/forms`);
    await page.getByText('Zzlongnom').first().waitFor();
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(async () => [width, await overflowAt(page)]).toEqual([width, 0]);
    }
  });

  it('the tops and ends of the other screens stay whole on a phone', async () => {
    const page = await stage.newPage(language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${stage.url}/forms`);
    const header = page.getByRole('banner');
    await header.locator('a[href="/profile"]').waitFor();
    const controls = await header.locator('a[href="/profile"] ~ *').all();
    const tops = await Promise.all(controls.map(async (control) => middleOf(await boxOf(control))));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);

    await page.goto(`${stage.url}/profile`);
    const bar = page.locator('form .sticky');
    await bar.waitFor();
    const [first, last] = [bar.getByRole('button').first(), bar.getByRole('button').last()];
    expect(Math.abs(middleOf(await boxOf(first)) - middleOf(await boxOf(last)))).toBeLessThan(4);
    // What scrolls under it does not show through.
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/u);
  });
});

it('no page complains', () => {
  expect(stage.troubles).toEqual([]);
});

/** What assistance shows on the form, in both languages, light and dark: axe finds nothing. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { languagesOf } from './support/languages.ts';
import { leaveDictation } from './support/leave-dictation.ts';
import { prepareStage } from './support/stage.ts';
import { TOASTS, hanging, walkStates } from './support/walk-states.ts';

const NAMES = {
  fr: {
    generate: 'Générer la conclusion',
    format: /^Mettre en forme/u,
    facts: 'Il nie une douleur au genou droit. Flexion à 90°.',
    wrong: 'Il a une douleur au genou gauche. Flexion à 95°.',
  },
  en: {
    generate: 'Generate the conclusion',
    format: /^Format/u,
    facts: 'He denies pain in the right knee. Flexion at 90°.',
    wrong: 'He has pain in the left knee. Flexion at 95°.',
  },
} as const;

/** « 90° » that has become « 95° », with the places of both. */
const OTHER_ANGLE = {
  kind: 'altered',
  fact: 'number',
  source: { start: 0, end: 8, text: '90°' },
  proposal: { start: 0, end: 8, text: '95°' },
};

const stage = prepareStage();

/** Answers that call of assistance as the server would, with another text in that place of the answer. */
function altering(
  page: Page,
  path: string,
  change: (answer: Record<string, unknown>) => object,
): Promise<unknown> {
  return page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: change((await response.json()) as Record<string, unknown>) });
  });
}

describe.each(languagesOf(import.meta.filename))('accessibility of assistance in %s', (language) => {
  const editor = EDITOR_WORDS[language];
  const names = NAMES[language];

  it('holds for what assistance proposes, and where it cannot', async () => {
    const { page, field } = await stage.openReport(language);
    const walk = walkStates(page);
    const inSection = (id: string, name: RegExp | string): Locator =>
      page.locator(id).getByRole('button', { name }).first();
    await inSection('#section11', names.generate).click();
    await page.locator('#section11').getByRole('alert').waitFor();
    await walk.look('a conclusion from nothing', '#section11', TOASTS);

    await altering(page, '/api/format-section7', (answer) => ({
      ...answer,
      formatted: names.wrong,
      fidelity: { faithful: false, differences: [OTHER_ANGLE] },
    }));
    await field('historiqueEvolution').fill(names.facts);
    await walk.dialog('section 7 with other facts', async () => {
      await inSection('#section7', names.format).click();
    });
    await field('section8Input').fill(editor.subjective);
    await walk.dialog('section 8 written out', async () => {
      await inSection('#section8', names.format).click();
    });
    await page.unroute('**/api/format-section7');
    await page.locator('#mandatDiagnostic').check();
    await field('diagnosticsCnesst').fill('Entorse lombaire');
    await field('rachisFlexion').fill('60');
    await walk.dialog('a conclusion', () => inSection('#section11', names.generate).click());

    // A dictation that comes back without headings is shared out by its sentences, some of them doubtful.
    await walk.dialog('a dictation shared out', () =>
      leaveDictation(page, 'section8', `${names.facts} Zzdoubtful.`),
    );
    await hanging(page, '**/api/format-section7');
    await inSection('#section7', names.format).click();
    await page.locator('#section7 [aria-busy=true]').waitFor();
    await walk.look('assistance at work', '#section7');
    expect(walk.faults()).toEqual([]);
  });
});

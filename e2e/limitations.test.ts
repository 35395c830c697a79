/** Functional limitations composed by their parts, in a real browser. */
import { describe, expect, it } from 'vitest';
import { findViolations } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { openDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    compose: /^Composer une limitation : Évaluation/u,
    temporary: 'Temporaire',
    term: 'Durée ou date de fin',
    movements: 'Mouvements',
    lift: 'soulever',
    carry: 'porter',
    raise: 'élever',
    moreThan: 'Plus de',
    beyond: 'Au-delà de',
    segment: 'Segment',
    arm: 'bras',
    side: 'Côté',
    right: 'droit',
    unreadable: 'Un nombre, au plus 500.',
    needsAct: 'Cochez au moins un acte.',
    write: 'Écrire au rapport',
    written: 'Écrite au rapport.',
    done: 'Retour au rapport',
    toast: 'Limitations écrites',
    undo: 'Annuler',
    classes: /^Par classe/u,
    ofClass: /^Restrictions de classe 1/u,
    load: 'Limitation permanente : éviter de soulever ou de porter des charges de plus de 7,5 kg.',
    movement: 'Limitation temporaire (six semaines) : éviter d’élever le bras droit au-delà de 90°.',
  },
  en: {
    compose: /^Compose a limitation: Evaluation/u,
    temporary: 'Temporary',
    term: 'Duration or end date',
    movements: 'Movements',
    lift: 'lift',
    carry: 'carry',
    raise: 'raise',
    moreThan: 'More than',
    beyond: 'Beyond',
    segment: 'Segment',
    arm: 'arm',
    side: 'Side',
    right: 'right',
    unreadable: 'A number, at most 500.',
    needsAct: 'Tick at least one act.',
    write: 'Write in the report',
    written: 'Written in the report.',
    done: 'Back to the report',
    toast: 'Limitations written',
    undo: 'Undo',
    classes: /^By class/u,
    ofClass: /^Class 1 restrictions/u,
    load: 'Permanent limitation: avoid lifting or carrying loads of more than 7.5 kg.',
    movement: 'Temporary limitation (six weeks): avoid raising the right arm beyond 90°.',
  },
} as const;

const TERMS = { fr: 'six semaines', en: 'six weeks' } as const;

describe.each(languagesOf(import.meta.filename))('limitations by their parts, in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];

  it('are written one after the other, as shown, and taken back as one', async () => {
    const { page, field } = await openDraft(stage, language, {
      formData: { conclusionEvaluationLimitations: 'Zz.', diagnosticsCnesst: 'Entorse lombaire' },
    });
    const text = field('conclusionEvaluationLimitations');
    const read = async (): Promise<string> => (await text.inputValue()).replaceAll('\u00A0', ' ');
    const width = (): Promise<number> => text.evaluate(({ clientWidth }) => clientWidth);
    const atRest = await width();
    expect(atRest).toBeGreaterThan(0);
    await text.click();
    const compose = page.getByRole('button', { name: texts.compose });
    await compose.waitFor();
    // The tools reach past the end of the row rather than stretch it.
    expect(await width()).toBe(atRest);
    await compose.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts.needsAct).waitFor();

    await dialog.getByRole('checkbox', { name: texts.carry }).check();
    await dialog.getByRole('checkbox', { name: texts.lift }).check();
    const weight = dialog.getByLabel(texts.moreThan);
    await weight.fill('zz');
    await dialog.getByText(texts.unreadable).waitFor();
    await weight.fill('7,5');
    await dialog.getByText(texts.load).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await weight.press('Enter');
    await dialog.getByText(texts.written).waitFor();
    await expect.poll(read).toBe(`Zz.\n${texts.load}`);

    await dialog.getByRole('button', { name: texts.temporary, exact: true }).click();
    await dialog.getByLabel(texts.term).fill(TERMS[language]);
    await dialog.getByRole('button', { name: texts.movements, exact: true }).click();
    await dialog.getByRole('checkbox', { name: texts.raise }).check();
    await dialog.getByLabel(texts.segment).selectOption(texts.arm);
    await dialog.getByLabel(texts.side, { exact: true }).selectOption(texts.right);
    await dialog.getByLabel(texts.beyond).fill('90');
    await dialog.getByRole('button', { name: texts.write }).click();
    await expect.poll(read).toBe(`Zz.\n${texts.load}\n${texts.movement}`);

    await dialog.getByText(texts.classes).click();
    await dialog.getByRole('button', { name: texts.ofClass }).click();
    await expect.poll(read).toMatch(/15 (?:à|to) 25 kg/u);
    await dialog.getByRole('button', { name: texts.done }).click();
    await page.getByText(texts.toast).waitFor();
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.poll(read).toBe('Zz.');
  });
});

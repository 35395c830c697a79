import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../index.ts';
import type { MandateBox } from '../index.ts';
import { HELD_OUT_ANSWERS, WRITTEN_ANSWERS } from './answers.test-data.ts';
import {
  isAnsweredRightly,
  MORE_ANSWERS,
  MORE_ANSWERS_HELD_OUT_2,
  MORE_ANSWERS_HELD_OUT,
} from './more-answers.test-data.ts';

const ALL: FormData = {
  mandatDiagnostic: true,
  mandatConsolidation: true,
  mandatSoins: true,
  mandatAtteinte: true,
  mandatAtteintePourcentage: true,
  mandatLimitations: true,
  mandatLimitationsEvaluation: true,
};

function review(formData: FormData, language: 'fr' | 'en' = 'fr') {
  const meta = { ...buildMeta(language), confirmed: MEDICAL_EVALUATION.fields.map(({ id }) => id) };
  return reviewReport({ type: MEDICAL_EVALUATION, formData, meta }, language, 'Visite');
}

function box(
  flag: MandateBox['flag'],
  formData: FormData,
  language: 'fr' | 'en' = 'fr',
): MandateBox | undefined {
  return review(formData, language).mandate.find((one) => one.flag === flag);
}

describe('the seven boxes of the mandate', () => {
  it('are the five points of the Act, in the order of the section', () => {
    expect(review(ALL).mandate.map(({ point }) => point)).toEqual([1, 2, 3, 4, 4, 5, 5]);
  });

  it('are open where nothing is written, each with a line of its own', () => {
    const { mandate, lines } = review(ALL);
    expect(mandate.every(({ state, reason }) => state === 'open' && reason === 'blank')).toBe(true);
    expect(lines.filter(({ issue }) => issue.kind === 'mandate')).toHaveLength(7);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('are neither asked nor answered in a blank report', () => {
    expect(review({}).mandate.every(({ state }) => state === 'none')).toBe(true);
  });

  it('tell a point that is answered and was not asked', () => {
    const told = box('mandatSoins', {
      mandatDiagnostic: true,
      conclusionSoinsTraitements: 'Une chirurgie est indiquée.',
    });
    expect(told).toMatchObject({
      state: 'unasked',
      isAsked: false,
      passage: { quote: 'Une chirurgie est indiquée.' },
    });
    expect(
      box('mandatSoins', { mandatDiagnostic: true, conclusionSoinsTraitements: 'Non demandé au mandat.' })
        ?.state,
    ).toBe('none');
  });
});

describe('a point of the mandate', () => {
  it.each([
    ['fr', 'mandatDiagnostic', { conclusionDiagnostic: 'Entorse lombaire.' }, 'answered', null],
    [
      'fr',
      'mandatDiagnostic',
      { conclusionDiagnostic: 'Diagnostic retenu : [à préciser par le médecin].' },
      'open',
      'unfinished',
    ],
    ['fr', 'mandatDiagnostic', { conclusionDiagnostic: 'À déterminer.' }, 'open', 'unfinished'],
    ['fr', 'mandatSoins', { conclusionSoinsTraitements: 's.o.' }, 'open', 'blank'],
    ['fr', 'mandatConsolidation', { conclusionDateConsolidation: '2025-03-03' }, 'answered', null],
    [
      'fr',
      'mandatConsolidation',
      { conclusionDateConsolidation: 'La lésion n’est pas consolidée.' },
      'open',
      'no-date',
    ],
    [
      'fr',
      'mandatConsolidation',
      { conclusionDateConsolidation: 'Non consolidée; prévisible dans trois mois.' },
      'answered',
      null,
    ],
    [
      'fr',
      'mandatConsolidation',
      { conclusionDateConsolidation: 'Selon le Dr Roy, le 3 mars 2025.' },
      'open',
      'no-date',
    ],
    [
      'fr',
      'mandatConsolidation',
      { conclusionDateConsolidation: 'Le 3 mars 2025, comme le Dr Roy.' },
      'answered',
      null,
    ],
    ['fr', 'mandatAtteintePourcentage', { conclusionAtteintePermanente: 'Oui.' }, 'open', 'other-point'],
    ['fr', 'mandatAtteintePourcentage', { conclusionPourcentageAtteinte: '2,5 %' }, 'answered', null],
    ['fr', 'mandatAtteintePourcentage', { conclusionPourcentageAtteinte: 'Prématuré.' }, 'open', 'no-reason'],
    [
      'fr',
      'mandatAtteintePourcentage',
      { conclusionPourcentageAtteinte: 'Prématuré, la lésion n’est pas consolidée.' },
      'premature',
      null,
    ],
    ['fr', 'mandatLimitations', { conclusionLimitationsFonctionnelles: 'Aucune.' }, 'answered', null],
    [
      'fr',
      'mandatLimitationsEvaluation',
      { conclusionEvaluationLimitations: 'Éviter les charges de plus de 10 kg.' },
      'answered',
      null,
    ],
    [
      'en',
      'mandatConsolidation',
      { conclusionDateConsolidation: 'Not consolidated; expected within six weeks.' },
      'answered',
      null,
    ],
    ['en', 'mandatConsolidation', { conclusionDateConsolidation: 'To be determined.' }, 'open', 'unfinished'],
    ['en', 'mandatLimitations', { conclusionLimitationsFonctionnelles: 'Premature.' }, 'open', 'no-reason'],
    [
      'en',
      'mandatLimitations',
      { conclusionLimitationsFonctionnelles: 'Premature, because the injury is not consolidated.' },
      'premature',
      null,
    ],
    [
      'en',
      'mandatAtteinte',
      { conclusionAtteintePermanente: 'Permanent impairment exists.' },
      'answered',
      null,
    ],
  ] as const)('in %s, %s with %j is %s (%s)', (language, flag, data, state, reason) => {
    expect(box(flag, { ...ALL, ...data }, language)).toMatchObject({ state, reason });
  });

  it('is premature without a reason of its own where the conclusion says that the injury is not consolidated', () => {
    const data = {
      ...ALL,
      conclusionDateConsolidation: 'La lésion n’est pas consolidée.',
      conclusionPourcentageAtteinte: 'Prématuré.',
    };
    expect(box('mandatAtteintePourcentage', data)?.state).toBe('premature');
  });

  it('quotes the passage that answers it', () => {
    const conclusionSoinsTraitements = 'Aucun autre traitement n’est requis.';
    expect(box('mandatSoins', { ...ALL, conclusionSoinsTraitements })?.passage).toEqual({
      field: 'conclusionSoinsTraitements',
      quote: conclusionSoinsTraitements,
      start: 0,
      end: conclusionSoinsTraitements.length,
    });
  });
});

describe('what physicians write for an answer', () => {
  it.each([...WRITTEN_ANSWERS, ...MORE_ANSWERS])(
    '« $text » ($language, $flag) is $state',
    ({ flag, formData, language, state }) => {
      expect(box(flag, formData, language)?.state).toBe(state);
    },
  );

  it('is read in 9 of 10 answers that were held out', () => {
    const missed = HELD_OUT_ANSWERS.filter(
      ({ flag, formData, language, state }) => box(flag, formData, language)?.state !== state,
    );
    expect(missed.length / HELD_OUT_ANSWERS.length).toBeLessThanOrEqual(0.1);
  });

  it('is read in 8 of 10 answers that were held out with those, or written after the rules', () => {
    for (const list of [MORE_ANSWERS_HELD_OUT, MORE_ANSWERS_HELD_OUT_2])
      expect(list.filter(isAnsweredRightly).length / list.length).toBeGreaterThanOrEqual(0.8);
  });
});

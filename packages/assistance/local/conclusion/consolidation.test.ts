import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';
import {
  ENGLISH_CONSOLIDATIONS,
  FRENCH_CONSOLIDATIONS,
  ENGLISH_CONSOLIDATIONS_HELD_OUT,
  FRENCH_CONSOLIDATIONS_HELD_OUT,
} from './consolidation.test-data.ts';
import type { ToldConsolidation } from './consolidation.test-data.ts';

const conclude = ({ history, accepted = '', evaluated = '' }: ToldConsolidation, language: 'fr' | 'en') => {
  const data = {
    historiqueEvolution: history,
    diagnosticsCnesst: accepted,
    dateEvaluation: evaluated,
    mandatConsolidation: true,
    medicationActuelle: 'x',
  };
  const conclusion = generateConclusion({
    type: MEDICAL_EVALUATION,
    data,
    language,
    normals: DEFAULT_NORMALS,
  });
  if (conclusion === null) throw new Error('no conclusion');
  return conclusion;
};

const TOLD = [
  ...[...FRENCH_CONSOLIDATIONS, ...FRENCH_CONSOLIDATIONS_HELD_OUT].map((told) => ({
    ...told,
    language: 'fr' as const,
  })),
  ...[...ENGLISH_CONSOLIDATIONS, ...ENGLISH_CONSOLIDATIONS_HELD_OUT].map((told) => ({
    ...told,
    language: 'en' as const,
  })),
];

describe('the consolidation that answers the mandate', () => {
  it.each(TOLD)('is $kind ($language): $history', ({ language, ...told }) => {
    const answer = conclude(told, language).conclusionDateConsolidation;
    const blank = answer.at(-1);
    expect(blank?.fields[0]).toBe('mandatConsolidation');
    const listed = answer.slice(0, -1);
    expect(/non consolidée|not consolidated/u.test(blank?.text ?? '')).toBe(told.kind === 'denied');
    if (told.kind === 'other') expect(listed).toEqual([]);
    else {
      expect(listed.map(({ text }) => text).join(' ')).toMatch(/consolid/iu);
      expect(listed.map(({ text }) => text).join(' ')).not.toContain('2016');
      expect(new Set(listed.flatMap(({ fields }) => fields))).toEqual(new Set(['historiqueEvolution']));
    }
  });

  it('of another accident is told apart in the summary', () => {
    const history =
      'Il a subi un accident en 2015, consolidé en 2016.\nLe 3 mars 2024, le travailleur chute d’un escabeau.';
    const { conclusionResume } = conclude({ kind: 'other', history }, 'fr');
    expect(conclusionResume.map(({ text }) => text.replaceAll('\u00A0', ' '))).toContain(
      'Antérieur à l’événement évalué, selon l’historique : il a subi un accident en 2015, consolidé en 2016.',
    );
  });

  it('is of the event that section A dates', () => {
    const data = {
      historiqueEvolution:
        'Le 12 janvier 2018, il se blesse au dos. Il est consolidé le 4 septembre 2018.\nLe 3 mars 2024, il se blesse au dos.',
      medicationActuelle: 'x',
      mandatConsolidation: true,
    };
    const listed = (originalEventDate: string) =>
      generateConclusion({
        type: MEDICAL_EVALUATION,
        data: { ...data, originalEventDate },
        language: 'fr',
        normals: DEFAULT_NORMALS,
      })?.conclusionDateConsolidation.length;
    expect(listed('2018-01-12')).toBe(2);
    expect(listed('2024-03-03')).toBe(1);
  });

  it('is never the day of the evaluation, whatever that day is', () => {
    for (const day of ['01', '09', '28']) {
      const history = `Le 3 mars 2024, le travailleur chute.\nLa lésion est consolidée le ${Number(day)}${day === '01' ? 'er' : ''} mai 2025.`;
      const told = { kind: 'other', history } as const;
      const listed = (evaluated: string) =>
        conclude({ ...told, evaluated }, 'fr').conclusionDateConsolidation.length - 1;
      expect(listed(`2025-05-${day}`)).toBe(0);
      expect(listed('2025-11-11')).toBe(1);
    }
  });
});

import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { byLanguage, isInOther } from './reading/passage-language.ts';
import { findIssues } from './index.ts';

const sidesIn = (language: 'fr' | 'en', texts: Readonly<Record<string, string>>) => {
  const formData = buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language });
  const report = {
    type: MEDICAL_EVALUATION,
    formData: { ...formData, ...texts },
    meta: buildMeta(language),
  };
  return findIssues(report, language, 'Visite').flatMap((issue) =>
    issue.kind === 'contradiction' && issue.contradiction === 'side'
      ? [issue.places.map(({ field, statement }) => [field, statement])]
      : [],
  );
};

describe('a passage in the other language than its report', () => {
  it.each([
    ['fr', 'Left knee sprain.'],
    ['fr', 'The worker fell on his left knee.'],
    ['fr', 'MRI of the right shoulder (Dre Lavoie): full-thickness tear.'],
    ['en', 'Entorse du genou gauche.'],
    ['en', 'La travailleuse est tombée sur le genou droit.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isInOther(sentence, language)).toBe(true);
  });

  it.each([
    ['fr', 'Entorse du genou droit (knee sprain).'],
    ['fr', 'Le travailleur a un « back office » à Left Hand.'],
    ['fr', 'Test de Lachman, pivot shift, drop back.'],
    ['fr', 'Score QuickDASH 45.'],
    ['fr', 'Il est suivi au Back and Neck Clinic.'],
    ['en', 'He was seen at the Centre de santé Le Jour.'],
    ['en', 'Hôpital du Sacré-Coeur, right knee.'],
    ['en', 'Lasègue negative.'],
  ] as const)('is not, in %s: %s', (language, sentence) => {
    expect(isInOther(sentence, language)).toBe(false);
  });

  it('is cut out at the same characters', () => {
    const text = 'Chute le 3 mai.\nThe left knee was painful. Il marche.';
    const { own, other } = byLanguage(text, 'fr');
    expect(own.replaceAll(/ +/gu, ' ')).toBe('Chute le 3 mai.\n Il marche.');
    expect(other?.indexOf('The left')).toBe(text.indexOf('The left'));
    expect([own.length, other?.length]).toEqual([text.length, text.length]);
  });

  it('names a side that the report gives otherwise', () => {
    const history = { historiqueEvolution: 'He fell from a ladder and sprained his left knee.' };
    const conclusion = { conclusionResume: 'Une entorse du genou droit est retenue.' };
    expect(sidesIn('fr', { ...history, ...conclusion })).toEqual([
      [
        ['historiqueEvolution', history.historiqueEvolution],
        ['conclusionResume', conclusion.conclusionResume],
      ],
    ]);
    const english = { conclusionResume: 'A sprain of the right knee is retained.' };
    const told = { historiqueEvolution: 'Le travailleur a subi une entorse du genou gauche.' };
    expect(sidesIn('en', { ...told, ...english })).toHaveLength(1);
  });

  it('that agrees with the report is nothing', () => {
    const history = { historiqueEvolution: 'He fell from a ladder and sprained his right knee.' };
    const conclusion = { conclusionResume: 'Une entorse du genou droit est retenue.' };
    expect(sidesIn('fr', { ...history, ...conclusion })).toEqual([]);
  });
});

import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { checkConclusion } from './check-conclusion.ts';

const KNEE = 'genouxFlexionDroitActif';
const NOTHING = {
  conclusionDiagnostic: [],
  conclusionDateConsolidation: [],
  conclusionSoinsTraitements: [],
  conclusionAtteintePermanente: [],
  conclusionLimitationsFonctionnelles: [],
  conclusionEvaluationLimitations: [],
};

/** What a sentence says that its source does not, where the active flexion of the right knee is said to be normal. */
function found(text: string, language: 'fr' | 'en'): readonly (string | undefined)[] {
  const request = {
    type: MEDICAL_EVALUATION,
    data: {},
    language,
    normals: DEFAULT_NORMALS,
    meta: { confirmed: [], notExamined: [], statedNormal: [KNEE] as const },
  };
  const sentences = { ...NOTHING, conclusionResume: [{ text, fields: [KNEE] as const }] };
  return checkConclusion(sentences, request).fidelity.differences.map(({ proposal }) => proposal?.text);
}

describe('a sentence about an angle that is said to be normal', () => {
  it.each([
    ['fr', 'La flexion active du genou droit est limitée à 90°.', '90°'],
    ['fr', 'La flexion du genou droit est limitée à 90 degrés', '90 degrés'],
    ['fr', 'Perte de 45° de flexion du genou droit.', '45°'],
    ['fr', 'La flexion du genou droit est diminuée.', 'diminuée'],
    ['fr', 'La flexion active du genou gauche est normale.', 'gauche'],
    ['en', 'Active flexion of the right knee is limited to 90°.', '90°'],
    ['en', 'flexion of the right knee is limited to 90 degrees', '90 degrees'],
    ['en', 'Flexion of the right knee is abnormal.', 'abnormal'],
    // The normal was not measured.
    ['fr', 'La flexion active du genou droit est mesurée à 135°.', '135°'],
    ['en', 'Active flexion of the right knee measures 135°.', '135°'],
  ] as const)('in %s, « %s » contradicts it', (language, text, contradicting) => {
    expect(found(text, language)).toContain(contradicting);
  });

  it.each([
    ['fr', 'La flexion active du genou droit est normale.'],
    ['en', 'Active flexion of the right knee is normal.'],
  ] as const)('in %s, « %s » agrees with it', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });
});

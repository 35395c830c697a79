import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { conclusionEvidence } from '../index.ts';

const DATA = {
  genouxFlexionDroitActif: '110',
  genouxInspection: 'Cicatrice',
  diagnosticsCnesst: 'Entorse du genou droit',
};
const texts = (language: 'fr' | 'en') =>
  conclusionEvidence({ type: MEDICAL_EVALUATION, data: DATA, language, normals: DEFAULT_NORMALS })
    ?.filter(({ isWording }) => isWording !== true)
    .map(({ id, text, answer }) => [id, text.replaceAll('\u00A0', ' '), answer]);

describe('the evidence for a conclusion', () => {
  it('gives a field with its label, a measure with its normal, and what is worked out from it', () => {
    expect(texts('fr')).toEqual([
      ['diagnosticsCnesst', 'Diagnostics acceptés par la CNESST : Entorse du genou droit', null],
      ['genouxInspection', 'Genoux, Inspection : Cicatrice', null],
      [
        'genouxFlexionDroitActif',
        'Amplitudes des genoux, Flexion, côté droit, actif : 110° (normale : 135°).',
        null,
      ],
      ['genouxInspection', 'Genoux, inspection : cicatrice.', null],
      [
        'genouxFlexionDroitActif',
        'La flexion active du genou droit est mesurée à 110° : perte de 25° par rapport à la normale (135°); côté opposé non consigné.',
        null,
      ],
      [
        'genouxFlexionDroitActif',
        'Pertes de mobilité mesurées à l’examen : flexion active du genou droit, 25° par rapport à la normale.',
        null,
      ],
    ]);
    expect(texts('en')?.slice(1, 3)).toEqual([
      ['genouxInspection', 'Knees, Inspection: Cicatrice', null],
      [
        'genouxFlexionDroitActif',
        'Knee ranges of motion, Flexion, right side, active: 110° (normal: 135°).',
        null,
      ],
    ]);
  });

  it('is none where sections 5 to 9 are empty', () => {
    const data = { diagnosticsCnesst: 'Entorse du genou droit' };
    expect(
      conclusionEvidence({ type: MEDICAL_EVALUATION, data, language: 'fr', normals: DEFAULT_NORMALS }),
    ).toBeNull();
  });
});

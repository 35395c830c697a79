import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';

const summary = (data: FormData, language: 'fr' | 'en' = 'fr') =>
  (
    generateConclusion({ type: MEDICAL_EVALUATION, data, language, normals: DEFAULT_NORMALS })
      ?.conclusionResume ?? []
  ).map(({ text }) => text.replaceAll('\u00A0', ' '));

describe('the wording of a conclusion', () => {
  it('opens a plural with a small letter where its singular is no name', () => {
    expect(summary({ hanchesInspection: 'Cicatrices bien guéries' })).toEqual([
      'Hanches, inspection : cicatrices bien guéries.',
    ]);
  });

  it('opens no word with a capital after a colon or a semicolon', () => {
    expect(summary({ medicationActuelle: 'Naproxène 500 mg\nAcétaminophène 1 g' })).toEqual([
      'Médication actuelle et mesures en cours : naproxène 500 mg; acétaminophène 1 g.',
    ]);
    expect(summary({ antecedentsChirurgicaux: 'Cholécystectomie 2012' })).toEqual([
      'Antécédents chirurgicaux : cholécystectomie 2012.',
    ]);
    expect(summary({ antecedentsAllergie: 'No known allergy' }, 'en')).toEqual([
      'Allergies: no known allergy.',
    ]);
    expect(summary({ antecedentsAllergie: 'Pénicilline', impactAvq: 'Difficulté à courir' })).toEqual([
      'Allergies : pénicilline.',
      'Impact sur les AVQ et AVD, selon la personne évaluée : difficulté à courir.',
    ]);
  });

  it('says nothing of a history that is none, in whatever word, nor of girths that are the same', () => {
    for (const none of ['Aucun', 'aucune.', 'Néant', 'None'])
      expect(summary({ antecedentsChirurgicaux: none, impactAvq: 'autonome' })).toHaveLength(1);
    const girths = { genouxCirconferenceMolletDroit: '36', genouxCirconferenceMolletGauche: '36,0' };
    expect(summary({ ...girths, impactAvq: 'autonome' })).toHaveLength(1);
  });

  it('tells a girth of which one side is no number as it stands', () => {
    const girths = { genouxCirconferenceCuisseDroit: '45', genouxCirconferenceCuisseGauche: 'plâtre' };
    expect(summary(girths)).toEqual([
      'Circonférences des membres inférieurs, cuisse : 45 cm à droite, plâtre à gauche.',
    ]);
  });

  it.each([
    'Tylenol 500 mg',
    'Dominique conduit',
    'Clément l’aide',
    'HTA traitée',
    'Lasègue douteux',
    'Schober 10 à 13 cm',
    'Achille sensible',
    'L4-L5 sensible',
  ])('keeps the capital of « %s »', (text) => {
    expect(summary({ observationGenerale: text })).toEqual([`Observation générale : ${text}.`]);
  });

  it('keeps "I" and a trade name in English', () => {
    expect(summary({ impactAvq: 'I cannot drive' }, 'en')[0]).toContain('account: I cannot drive.');
    expect(summary({ observationGenerale: 'Williams test negative' }, 'en')[0]).toContain(': Williams');
    expect(summary({ medicationActuelle: 'Advil as needed' }, 'en')[0]).toContain(': Advil as needed.');
  });

  it('makes a French result agree with what it is of', () => {
    expect(
      summary({
        rachisSlrDroit: 'Positif',
        rachisTripodeDroit: 'Positif',
        genouxTrackingRotuleGauche: 'Anormal',
        piedsSousAstragalienneDroitActif: 'Absent',
      }),
    ).toEqual([
      'Tests du rachis, élévation de la jambe tendue (SLR), côté droit : positive.',
      'Tests du rachis, tripode, côté droit : positif.',
      'Tests rotuliens, course de la rotule, côté gauche : anormale.',
      'Mobilité de l’arrière-pied, sous-astragalienne, côté droit, active : absente.',
    ]);
  });
});

import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';

const conclude = (data: FormData, language: 'fr' | 'en' = 'fr', confirmed: readonly 'rachisFlexion'[] = []) =>
  generateConclusion({
    type: MEDICAL_EVALUATION,
    data,
    language,
    normals: DEFAULT_NORMALS,
    meta: { confirmed, notExamined: [] },
  });
const summary = (...request: Parameters<typeof conclude>) =>
  (conclude(...request)?.conclusionResume ?? []).map(({ text }) => text.replaceAll('\u00A0', ' '));

describe('a loss of movement', () => {
  it('is told against the opposite side and against the normal, each by its name', () => {
    const data = { genouxFlexionGaucheActif: '110', genouxFlexionDroitActif: '140' };
    expect(summary(data)).toEqual([
      'La flexion active du genou gauche est mesurée à 110° : perte de 30° par rapport au côté opposé (110° contre 140°) et de 25° par rapport à la normale (135°).',
    ]);
    expect(summary(data, 'en')).toEqual([
      'Active flexion of the left knee measures 110°: 30° loss against the opposite side (110° against 140°) and 25° against the normal (135°).',
    ]);
  });

  it('is told once where both references are the same', () => {
    expect(summary({ hanchesAbductionDroitPassif: '30', hanchesAbductionGauchePassif: '40' })).toEqual([
      'L’abduction passive de la hanche droite est mesurée à 30° : perte de 10° par rapport au côté opposé et à la normale (30° contre 40°).',
    ]);
  });

  it('names the opposite side that was not recorded, or said to be normal', () => {
    expect(summary({ genouxFlexionGaucheActif: '110' })[0]).toMatch(/; côté opposé non consigné\.$/u);
    expect(summary({ genouxFlexionGaucheActif: '110', genouxFlexionDroitActif: 'normale' })).toHaveLength(1);
    expect(summary({ genouxFlexionGaucheActif: '110', genouxFlexionDroitActif: 'normale' })[0]).toMatch(
      /; côté opposé dit normal\.$/u,
    );
  });

  it('on both sides is told as such', () => {
    expect(summary({ hanchesExtensionDroitActif: '15', hanchesExtensionGaucheActif: '10,5' })).toEqual([
      'L’extension active des hanches est mesurée à 15° à droite et à 10,5° à gauche, sous la normale (30°) des deux côtés : perte de 15° à droite et de 19,5° à gauche par rapport à la normale; mesure gauche inférieure de 4,5° à la droite.',
    ]);
  });

  it('on both sides of the knees writes their plural', () => {
    const [both] = summary({ genouxFlexionDroitActif: '120', genouxFlexionGaucheActif: '120' });
    expect(both).toMatch(/^La flexion active des genoux est mesurée à 120° à droite/u);
  });

  it('is none from a word, from a value nobody confirmed, or from a side that is not injured', () => {
    expect(summary({ rachisExtension: 'normale', impactAvq: 'autonome' })).toHaveLength(1);
    const prefilled = { rachisFlexion: '90', impactAvq: 'autonome' };
    expect(summary(prefilled).join(' ')).not.toContain('90°');
    expect(
      summary({ ...prefilled, diagnosticsCnesst: 'Entorse lombaire' }, 'fr', ['rachisFlexion']),
    ).toContain('Mesures à la normale ou au-delà : flexion du rachis (90°).');
    const above = { genouxFlexionGaucheActif: '138', genouxFlexionDroitActif: '145' };
    expect(summary(above)).toEqual([]);
    expect(summary({ ...above, diagnosticsCnesst: 'Entorse du genou droit' }).join(' ')).not.toContain(
      'perte',
    );
    expect(summary({ ...above, diagnosticsCnesst: 'Entorse du genou gauche' })).toContain(
      'La flexion active du genou gauche est mesurée à 138° : perte de 7° par rapport au côté opposé (138° contre 145°), sans perte par rapport à la normale (135°).',
    );
  });

  it('of extension is a flexum, and what goes beyond a recurvatum', () => {
    const data = { genouxExtensionDroitActif: '-10', genouxExtensionGaucheActif: '5' };
    expect(summary(data)).toEqual([
      'Extension active du genou droit : flexum de 10° (normale : 0°; côté opposé : recurvatum de 5°).',
      'Extension active du genou gauche : recurvatum de 5° (normale : 0°; côté opposé : flexum de 10°).',
    ]);
    expect(summary(data, 'en')[0]).toBe(
      'Active extension of the right knee: lacks 10° of extension (normal: 0°; opposite side: 5° of hyperextension).',
    );
  });

  it('leaves open a passive movement below the active one', () => {
    const data = { hanchesFlexionDroitActif: '120', hanchesFlexionDroitPassif: '115' };
    expect(summary(data)).toContain(
      'La flexion passive de la hanche droite (115°) est mesurée sous la mobilité active (120°) : [à vérifier par le médecin].',
    );
  });
});

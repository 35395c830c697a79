import { DEFAULT_NORMALS, SECOND_VERSION } from '@constat/report/catalogue';
import { newReportMeta } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { expect, it } from 'vitest';
import { generateConclusion } from './generate-conclusion.ts';

function summaryOf(data: FormData, language: 'fr' | 'en' = 'fr'): readonly string[] {
  const all = SECOND_VERSION.regions.map(({ id }) => id);
  const meta = newReportMeta(SECOND_VERSION, language, all);
  const request = { type: SECOND_VERSION, data, meta, language, normals: DEFAULT_NORMALS };
  return (generateConclusion(request)?.conclusionResume ?? []).map(({ text }) => text);
}

it.each([
  [
    'fr',
    { epaulesAbductionDroitActif: '90', epaulesAbductionGaucheActif: '180' },
    'abduction active de l’épaule droite',
  ],
  [
    'en',
    { epaulesAbductionDroitActif: '90', epaulesAbductionGaucheActif: '180' },
    'active abduction of the right shoulder',
  ],
  ['fr', { coudesFlexionGauchePassif: '110' }, 'flexion passive du coude gauche'],
  ['fr', { poignetsFlexionDroitActif: '40' }, 'flexion palmaire active du poignet droit'],
  ['fr', { cervicalRotationG: '30' }, 'rotation gauche du rachis cervical'],
  ['en', { cervicalRotationG: '30' }, 'left rotation of the cervical spine'],
] as const)('names the joint of a movement that is short (%s %j)', (language, data, words) => {
  expect(summaryOf(data, language).join(' ').toLowerCase()).toContain(words);
});

it('tells measures that are compared with nothing in one sentence a row, and no girth of them', () => {
  const told = summaryOf({
    mainsPrehensionDroit1: '30',
    mainsPrehensionDroit2: '32',
    mainsPrehensionDroit3: '31',
    doigtsPulpePaumeIndexDroit: '2',
    doigtsPulpePaumeIndexGauche: '0',
    rachisDoigtsSol: '25',
  }).map((text) => text.replaceAll('\u00A0', ' '));
  expect(told).toEqual(
    expect.arrayContaining([
      'Préhension (Jamar, position 2, coude à 90°), côté droit : 30 kg, 32 kg, 31 kg.',
      expect.stringContaining('Distance pulpe-paume, index : 2 cm à droite, 0 cm à gauche.'),
      expect.stringContaining('Distances, distance doigts-sol : 25 cm.'),
    ]),
  );
  expect(told.join(' ')).not.toMatch(/circonférence/iu);
});

it('tells the difference of two girths at the level that their row states', () => {
  const told = summaryOf({
    genouxCirconferenceCuisseDroit: '43',
    genouxCirconferenceCuisseGauche: '45',
    genouxCirconferenceCuisseNiveau: '10 cm au-dessus du pôle supérieur de la rotule',
  }).map((text) => text.replaceAll('\u00A0', ' '));
  expect(told.join(' ')).toContain('(mesure à 10 cm au-dessus du pôle supérieur de la rotule)');
  expect(told.filter((text) => /pôle/u.test(text))).toHaveLength(1);
});

it('tells an angle that has no normal, and the pain at the end of a movement', () => {
  const told = summaryOf({
    rachisSlrCoucheDroit: '40',
    rachisSlrCoucheDouleurDroit: 'Radiculaire',
    epaulesFlexionDouleur: 'À droite',
  })
    .join(' ')
    .replaceAll('\u00A0', ' ');
  expect(told).toContain('couché, côté droit : 40°.');
  expect(told).toContain('radiculaire');
  expect(told).toMatch(/douleur en fin de mouvement : à droite/u);
});

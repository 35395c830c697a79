/** Findings in ordinary words, several measures in a sentence, and what is kept beside what is lost. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../passages.test-data.ts';

const BACK = { rachisFlexion: '60', rachisExtension: '20' };
const FREE_BACK = { rachisFlexion: '90', rachisExtension: '30' };
const WEAK_L5 = {
  piedsForceL5Droit: '5/5',
  piedsForceL5Gauche: '4/5',
  piedsForceS1Droit: '5/5',
  piedsForceS1Gauche: '5/5',
};
const SHOULDER = { epaulesAbductionDroitActif: '110', epaulesAbductionGaucheActif: '180' };
const FREE_SHOULDER = { epaulesAbductionDroitActif: '180', epaulesAbductionGaucheActif: '180' };
const FREE_KNEE = { genouxFlexionDroitActif: '140', genouxFlexionGaucheActif: '140' };

const of = (fr: string, en: string, cells: FormData) => (language: 'fr' | 'en', text: string) =>
  [language, { diagnosticsCnesst: language === 'fr' ? fr : en, conclusionResume: text, ...cells }] as const;
const back = of('Entorse lombaire.', 'Lumbar sprain.', BACK);
const freeBack = of('Entorse lombaire.', 'Lumbar sprain.', FREE_BACK);
const sciatica = of('Radiculopathie L5 gauche.', 'Left L5 radiculopathy.', WEAK_L5);
const shoulder = of('Tendinite de l’épaule droite.', 'Right shoulder tendinitis.', SHOULDER);
const freeShoulder = of('Tendinite de l’épaule droite.', 'Right shoulder tendinitis.', FREE_SHOULDER);
const freeKnee = of('Entorse du genou gauche.', 'Left knee sprain.', FREE_KNEE);

export const FINDINGS = [
  ...clean(
    'measure',
    back('fr', 'La flexion est réduite à 60° et l’extension à 20°.'),
    back('fr', 'Limitation de la flexion à 60°, de l’extension à 20°.'),
    back('en', 'Flexion is limited to 60° and extension to 20°.'),
    back('en', 'Loss of motion: flexion of 60° and extension of 20°.'),
  ),
  ...clean(
    'normal',
    sciatica('fr', 'La force L5 gauche est à 4/5; la force S1 est normale.'),
    sciatica('fr', 'Faiblesse L5 à gauche, la force de S1 étant préservée.'),
    sciatica('en', 'L5 strength is 4/5 on the left while S1 strength is preserved.'),
    sciatica('en', 'There is L5 weakness on the left, and S1 strength is normal.'),
  ),
  ...opposed(
    'measure',
    back('fr', 'La flexion est réduite à 40° et l’extension à 20°.'),
    back('en', 'Flexion is limited to 40° and extension to 20°.'),
  ),
  ...opposed(
    'normal',
    sciatica('fr', 'La force L5 est normale des deux côtés.'),
    shoulder('fr', 'L’épaule droite s’élève complètement de côté : abduction pleine.'),
    back('fr', 'Le rachis lombaire fléchit complètement.'),
    sciatica('en', 'L5 strength is normal on both sides.'),
    shoulder('en', 'The right shoulder abducts fully.'),
    back('en', 'The lumbar spine extends fully.'),
  ),
  ...opposed(
    'deficit',
    freeBack('fr', 'Il conserve une perte de la flexion lombaire.'),
    freeShoulder('fr', 'Il reste une abduction restreinte de l’épaule droite.'),
    freeKnee('fr', 'Le genou gauche manque de flexion.'),
    freeBack('en', 'There is a residual loss of lumbar flexion.'),
    freeShoulder('en', 'He has limited abduction of the right shoulder.'),
    freeKnee('en', 'The left knee lacks flexion.'),
  ),
];

export const FINDINGS_HELD_OUT = [
  ...clean(
    'measure',
    back('fr', 'Rachis : flexion limitée à 60°, extension à 20°.'),
    back('en', 'There is a reduction of flexion to 60° and of extension to 20°.'),
  ),
  ...clean(
    'normal',
    sciatica('fr', 'Seule la racine L5 gauche est faible; la force est intacte en S1.'),
    sciatica('fr', 'Parésie L5 gauche à 4/5, force S1 conservée des deux côtés.'),
    sciatica('en', 'Left L5 strength is 4/5; S1 strength is intact on both sides.'),
    sciatica('en', 'Only left L5 is weak; strength in S1 is full.'),
  ),
  ...clean(
    'deficit',
    back('fr', 'Il persiste une perte de flexion lombaire.'),
    shoulder('en', 'Limited abduction of the right shoulder persists.'),
  ),
  ...opposed(
    'measure',
    back('fr', 'La flexion est limitée à 60° et l’extension à 10°.'),
    back('en', 'Flexion is reduced to 60° and extension to 10°.'),
  ),
  ...opposed(
    'normal',
    sciatica('fr', 'La force est préservée en L5 et en S1 des deux côtés.'),
    back('fr', 'Le rachis lombaire s’étend pleinement.'),
    sciatica('en', 'Strength is preserved in L5 and S1 on both sides.'),
    back('en', 'The lumbar spine bends and extends fully.'),
  ),
  ...opposed(
    'deficit',
    freeKnee('fr', 'Il subsiste une flexion incomplète du genou gauche.'),
    freeShoulder('fr', 'L’abduction de l’épaule droite demeure restreinte.'),
    freeKnee('en', 'He is left with restricted flexion of the left knee.'),
    freeShoulder('en', 'Loss of right shoulder abduction persists.'),
  ),
];

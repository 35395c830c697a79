/** Losses against the other side, borne out by the cells or by none of them. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../passages.test-data.ts';
import type { Language, Row } from './examined.test-data.ts';

const DIAGNOSES = {
  neck: { fr: 'Entorse cervicale', en: 'Cervical sprain' },
  knee: { fr: 'Entorse du genou droit', en: 'Sprain of the right knee' },
  back: { fr: 'Entorse lombaire', en: 'Lumbar sprain' },
  shoulder: { fr: 'Tendinite de l’épaule gauche', en: 'Tendinitis of the left shoulder' },
  ankle: { fr: 'Entorse de la cheville droite', en: 'Sprain of the right ankle' },
} as const;

const of =
  (part: keyof typeof DIAGNOSES, cells: FormData) =>
  (language: Language, text: string): Row => [
    language,
    {
      diagnosticsCnesst: DIAGNOSES[part][language],
      conclusionDiagnostic: `${DIAGNOSES[part][language]}.`,
      conclusionAtteintePermanente: text,
      ...cells,
    },
  ];

/** Above the normal on both sides, and less on the left. */
const neck = of('neck', { cervicalRotationG: '70', cervicalRotationD: '80' });
const knee = of('knee', { genouxFlexionDroitActif: '140', genouxFlexionGaucheActif: '150' });
const evenKnee = of('knee', { genouxFlexionDroitActif: '150', genouxFlexionGaucheActif: '150' });
const evenNeck = of('neck', { cervicalRotationG: '80', cervicalRotationD: '80' });
const back = of('back', { rachisFlexionLateraleD: '35', rachisFlexionLateraleG: '45' });
const evenBack = of('back', { rachisFlexionLateraleD: '45', rachisFlexionLateraleG: '45' });
const shoulder = of('shoulder', { epaulesAbductionGaucheActif: '180', epaulesAbductionDroitActif: '195' });
const evenShoulder = of('shoulder', {
  epaulesAbductionGaucheActif: '180',
  epaulesAbductionDroitActif: '180',
});
const ankle = of('ankle', { piedsDorsiflexionChevilleDroit: '20', piedsDorsiflexionChevilleGauche: '30' });
const evenAnkle = of('ankle', {
  piedsDorsiflexionChevilleDroit: '30',
  piedsDorsiflexionChevilleGauche: '30',
});

export const LOSSES = [
  ...clean(
    'deficit',
    neck('fr', 'Une perte de 10° de rotation vers la gauche.'),
    knee('fr', 'Une perte de 10° de flexion du genou droit.'),
    back('fr', 'Une perte de 10° de la flexion latérale droite.'),
    ankle('fr', 'Perte de 10° de la dorsiflexion de la cheville droite.'),
    neck('en', 'A loss of 10° of rotation to the left.'),
    knee('en', 'A loss of 10° of flexion of the right knee.'),
    back('en', 'A 10° loss of right lateral flexion.'),
    ankle('en', 'Loss of 10° of dorsiflexion of the right ankle.'),
  ),
  ...opposed(
    'deficit',
    evenNeck('fr', 'Une perte de 10° de rotation vers la gauche.'),
    evenKnee('fr', 'Une perte de flexion du genou droit.'),
    evenBack('fr', 'Limitation de la flexion latérale droite.'),
    evenAnkle('fr', 'Diminution de la dorsiflexion de la cheville droite.'),
    evenNeck('en', 'A loss of 10° of rotation to the left.'),
    evenKnee('en', 'A loss of flexion of the right knee.'),
    evenBack('en', 'Limitation of right lateral flexion.'),
    evenAnkle('en', 'Decrease in dorsiflexion of the right ankle.'),
  ),
];

export const LOSSES_HELD_OUT = [
  ...clean(
    'deficit',
    neck('fr', 'La rotation gauche du cou est limitée de 10°.'),
    knee('fr', 'Déficit de flexion de 10° au genou droit, comparé au gauche.'),
    shoulder('fr', 'Une perte de 15° d’abduction de l’épaule gauche.'),
    ankle('fr', 'La dorsiflexion de la cheville droite est limitée de 10°.'),
    neck('en', 'Left rotation of the neck is reduced by 10°.'),
    knee('en', 'A deficit of flexion of 10° at the right knee, compared with the left.'),
    shoulder('en', 'A 15° loss of abduction of the left shoulder.'),
    ankle('en', 'Dorsiflexion of the right ankle is limited by 10°.'),
  ),
  ...opposed(
    'deficit',
    evenShoulder('fr', 'Une perte de 15° d’abduction de l’épaule gauche.'),
    evenNeck('fr', 'Ankylose de la rotation gauche du cou.'),
    evenKnee('fr', 'Déficit de flexion de 10° au genou droit.'),
    knee('fr', 'Une perte de flexion du genou gauche.'),
    evenShoulder('en', 'A 15° loss of abduction of the left shoulder.'),
    evenNeck('en', 'Stiffness of the neck in left rotation.'),
    evenKnee('en', 'A deficit of flexion of 10° at the right knee.'),
    knee('en', 'A loss of flexion of the left knee.'),
  ),
];

const passiveKnee = of('knee', { genouxFlexionDroitPassif: '140', genouxFlexionGauchePassif: '150' });
const wrist = (language: Language, text: string, right: string): Row => [
  language,
  {
    diagnosticsCnesst: language === 'fr' ? 'Entorse du poignet droit' : 'Sprain of the right wrist',
    conclusionResume: text,
    poignetsFlexionDroitActif: right,
    poignetsFlexionGaucheActif: '85',
  },
];

/** Written after the rules and tried once before anything was changed for them. */
export const LOSSES_HELD_OUT_2 = [
  ...clean(
    'deficit',
    wrist('fr', 'Il persiste une perte de 15° de flexion du poignet droit.', '70'),
    wrist('fr', 'La flexion du poignet droit est diminuée de 15° par rapport à la gauche.', '70'),
    passiveKnee('fr', 'Perte de flexion passive du genou droit.'),
    neck('fr', 'Légère limitation de la rotation gauche du rachis cervical.'),
    wrist('en', 'A loss of 15° of flexion of the right wrist persists.', '70'),
    wrist('en', 'Flexion of the right wrist is 15° less than on the left; flexion is reduced.', '70'),
    passiveKnee('en', 'Loss of passive flexion of the right knee.'),
    neck('en', 'Slight limitation of left rotation of the cervical spine.'),
  ),
  ...opposed(
    'deficit',
    wrist('fr', 'Il persiste une perte de 15° de flexion du poignet droit.', '85'),
    wrist('fr', 'Ankylose résiduelle du poignet droit.', '85'),
    neck('fr', 'Légère limitation de la rotation droite du rachis cervical.'),
    evenBack('fr', 'Raideur lombaire avec perte de la flexion latérale gauche.'),
    wrist('en', 'A loss of 15° of flexion of the right wrist persists.', '85'),
    wrist('en', 'Residual stiffness of the right wrist.', '85'),
    neck('en', 'Slight limitation of right rotation of the cervical spine.'),
    evenBack('en', 'Lumbar stiffness with loss of left lateral flexion.'),
  ),
];

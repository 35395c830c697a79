/** Losses against the other side, borne out by the cells or by none of them. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../lines.test-data.ts';
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

export const LOSSES_KEPT_APART = [
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

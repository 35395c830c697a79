/** Deficits that the field of percentages names: held out, run for the rate alone. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const FREE = { epaulesFlexionDroitActif: '180', epaulesFlexionGaucheActif: '180' };
const STIFF = { epaulesFlexionDroitActif: '130', epaulesFlexionGaucheActif: '180' };
const percentage = (language: 'fr' | 'en', text: string, cells: FormData) =>
  [
    language,
    {
      diagnosticsCnesst: language === 'fr' ? 'Capsulite de l’épaule droite.' : 'Right frozen shoulder.',
      conclusionPourcentageAtteinte: text,
      ...cells,
    },
  ] as const;

export const DEFICITS_HELD_OUT = [
  ...clean(
    'deficit',
    percentage('fr', 'DAP de 3 % pour la perte de flexion de l’épaule droite.', STIFF),
    percentage('fr', 'Cicatrice vicieuse : 1 %. Ankylose : nulle, 0 %.', FREE),
    percentage('fr', 'Il n’y a pas d’ankylose de l’épaule droite; tendinopathie : 1 %.', FREE),
    percentage('fr', 'Atrophie du bras droit : 1 %.', {
      atrophieMusculaire: 'Atrophie de 2 cm du bras droit.',
    }),
    percentage('en', 'A 3% deficit for the loss of flexion of the right shoulder.', STIFF),
    percentage('en', 'Scar: 1%. Ankylosis: 0%.', FREE),
    percentage('en', 'There is no ankylosis of the right shoulder; tendinopathy: 1%.', FREE),
    percentage('en', 'Wasting of the right arm: 1%.', {
      atrophieMusculaire: 'Wasting of 2 cm of the right arm.',
    }),
  ),
  ...opposed(
    'deficit',
    percentage('fr', 'Ankylose permanente de l’épaule droite, 4 %.', FREE),
    percentage('fr', 'Déficit moteur du deltoïde droit : 3 %.', {
      examensAdditionnels: 'Force normale de tous les groupes musculaires.',
    }),
    percentage('fr', 'Atrophie du bras droit : 1 %.', {
      atrophieMusculaire: 'Bras de 31 cm des deux côtés.',
    }),
    percentage('en', 'Permanent ankylosis of the right shoulder, 4%.', FREE),
    percentage('en', 'Motor deficit of the right deltoid: 3%.', {
      examensAdditionnels: 'Normal strength in all muscle groups.',
    }),
    percentage('en', 'Wasting of the right arm: 1%.', { atrophieMusculaire: 'Both arms measure 31 cm.' }),
  ),
];

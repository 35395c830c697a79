/** Percentages that do not agree: held out, run for the rate alone. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const percentage = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  [language, { conclusionPourcentageAtteinte: text, ...data }] as const;
const impaired = (language: 'fr' | 'en', answer: string, text: string) =>
  percentage(language, text, { conclusionAtteintePermanente: answer });

export const PERCENTAGES_HELD_OUT = [
  ...clean(
    'percentage',
    percentage('fr', 'Hernie discale opérée, 3 %. Séquelle sensitive, 1 %. DAP total de 4 %.'),
    percentage('fr', 'DAP 4 %, dont il faut soustraire 2 % déjà accordés; total 2 %.'),
    percentage('fr', 'DAP total : 4 %. DPJV : 0,6 %. Total : 4,6 %.'),
    percentage('fr', 'Poignet gauche : 2 %.', {
      discussion: 'Le barème prévoit 6 % pour une ankylose complète du poignet.',
    }),
    percentage('fr', 'Poignet gauche : 2 %.', {
      discussion: 'La force de préhension du poignet atteint 80 % de celle du côté sain.',
    }),
    percentage('en', 'Operated herniation, 3%. Sensory sequela, 1%. Total deficit of 4%.'),
    percentage('en', 'Deficit 4%, from which 2% already awarded is deducted; total 2%.'),
    percentage('en', 'Left wrist: 2%.', {
      discussion: 'The scale provides 6% for complete ankylosis of the wrist.',
    }),
    percentage('en', 'Left wrist: 2%.', {
      discussion: 'Grip at the wrist is 80% of that of the sound side.',
    }),
  ),
  ...clean(
    'impairment',
    impaired('fr', 'Oui, une atteinte permanente est reconnue.', 'Bilatéralité : 0 %. DAP de 2 %.'),
    impaired('fr', 'Aucune.', 'Le pourcentage est de 0 %.'),
    impaired('en', 'Yes, a permanent impairment is recognized.', 'Bilaterality: 0%. Deficit of 2%.'),
    impaired('en', 'None.', 'The percentage is 0%.'),
  ),
  ...opposed(
    'percentage',
    percentage('fr', 'Hernie discale opérée, 3 %. Séquelle sensitive, 1 %. DAP total de 6 %.'),
    percentage('fr', 'Ménisque : 1 %, instabilité : 2 %, total 4 %.'),
    percentage('fr', 'Poignet gauche : 2 %.', { discussion: 'Je fixe à 4 % le déficit du poignet.' }),
    percentage('fr', 'Cheville droite : 3 %.', {
      conclusionResume: 'La cheville droite garde un déficit de 1 %.',
    }),
    percentage('en', 'Operated herniation, 3%. Sensory sequela, 1%. Total deficit of 6%.'),
    percentage('en', 'Meniscus: 1%, instability: 2%, total 4%.'),
    percentage('en', 'Left wrist: 2%.', { discussion: 'I set the deficit of the wrist at 4%.' }),
    percentage('en', 'Right ankle: 3%.', {
      conclusionResume: 'The right ankle is left with a deficit of 1%.',
    }),
  ),
  ...opposed(
    'impairment',
    impaired('fr', 'Oui, une atteinte permanente subsiste à la cheville.', 'DAP : 0 %.'),
    impaired('fr', 'Oui.', 'Pourcentage total : 0 %.'),
    impaired('en', 'Yes, a permanent impairment of the ankle remains.', 'Deficit: 0%.'),
    impaired('en', 'Yes.', 'Total percentage: 0%.'),
  ),
];

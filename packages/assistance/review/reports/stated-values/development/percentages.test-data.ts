/** Percentages that do not add up, are nil beside an impairment, or are two for one thing. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const percentage = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  [language, { conclusionPourcentageAtteinte: text, ...data }] as const;
const impaired = (language: 'fr' | 'en', answer: string, text: string) =>
  percentage(language, text, { conclusionAtteintePermanente: answer });

export const PERCENTAGES = [
  ...clean(
    'percentage',
    percentage('fr', 'Laxité : 2 %. Cicatrice : 1 %. Total : 3 %.'),
    percentage('fr', 'Laxité 2 %, bilatéralité 2 %. DPJV 0,4 %. Total des deux : 4,4 %.'),
    percentage('fr', 'Laxité : 2 %, dont 1 % antérieur. Total : 1 %.'),
    percentage('fr', 'DAP : 2 % (article 7). DPJV : 0,2 %. Total : 2,2 %.'),
    percentage('fr', 'Le total de 6 % qu’accordait le Dr Roy comprenait 2 % pour une laxité et 1 % de trop.'),
    percentage('fr', 'Flexion : perte de 40 %. DAP : 3 %. Total : 3 %.'),
    percentage('fr', 'Épaule droite : 3 %.', {
      discussion: 'Je retiens 3 % pour l’épaule et 1 % pour le coude.',
    }),
    percentage('fr', 'Épaule droite : 3 %.', { discussion: 'Le Dr Roy retenait 5 % pour l’épaule.' }),
    percentage('fr', 'Épaule droite : 3 %.', { conclusionResume: 'Il se dit amélioré de 70 % à l’épaule.' }),
    percentage('en', 'Laxity: 2%. Scar: 1%. Total: 3%.'),
    percentage('en', 'Laxity 2%, less 1% prior. Total: 1%.'),
    percentage('en', 'APD: 2%. Loss of enjoyment: 0.2%. Total: 2.2%.'),
    percentage('en', 'Loss of 40% of flexion. Deficit: 3%. Total: 3%.'),
    percentage('en', 'Right shoulder: 3%.', {
      discussion: 'I award 3% for the shoulder and 1% for the elbow.',
    }),
    percentage('en', 'Right shoulder: 3%.', { discussion: 'Dr. Roy awarded 5% for the shoulder.' }),
  ),
  ...clean(
    'impairment',
    impaired('fr', 'Oui.', 'Laxité : 0 %. Méniscectomie : 1 %. Total : 1 %.'),
    impaired('fr', 'Oui, découlant d’une condition antérieure.', 'Total de la présente lésion : 0 %.'),
    impaired('fr', 'Non.', 'Total : 0 %.'),
    impaired('fr', 'Oui.', 'Laxité : 0 %.'),
    impaired('en', 'Yes.', 'Laxity: 0%. Meniscectomy: 1%. Total: 1%.'),
    impaired('en', 'No.', 'Total: 0%.'),
    impaired('en', 'Yes.', 'Laxity: 0%.'),
  ),
  ...opposed(
    'percentage',
    percentage('fr', 'Laxité : 2 %. Cicatrice : 1 %. Total : 5 %.'),
    percentage('fr', 'Laxité 2 %; cicatrice 1 %, pour un total de 2 %.'),
    percentage('fr', 'Laxité du genou gauche : 2 %.', {
      conclusionResume: 'Un DAP de 4 % est retenu pour le genou.',
    }),
    percentage('fr', 'Coude droit : 2 %.', {
      discussion: 'J’accorde 5 % pour la perte d’extension du coude.',
    }),
    percentage('en', 'Laxity: 2%. Scar: 1%. Total: 5%.'),
    percentage('en', 'Laxity 2%; scar 1%, for a total of 2%.'),
    percentage('en', 'Left knee laxity: 2%.', {
      conclusionResume: 'A deficit of 4% is awarded for the knee.',
    }),
    percentage('en', 'Right elbow: 2%.', {
      discussion: 'I award 5% for the loss of extension of the elbow.',
    }),
  ),
  ...opposed(
    'impairment',
    impaired('fr', 'Oui, il existe une atteinte permanente du genou.', 'Total : 0 %.'),
    impaired('fr', 'Oui.', 'Le déficit anatomophysiologique est de 0 %.'),
    impaired('en', 'Yes, there is a permanent impairment of the knee.', 'Total: 0%.'),
    impaired('en', 'Yes.', 'The percentage of impairment is 0%.'),
  ),
];

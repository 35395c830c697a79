/** Consolidation, care and loads that a report answers in two ways: held out, run for the rate alone. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const consolidated = (language: 'fr' | 'en', data: FormData) =>
  [
    language,
    {
      conclusionDateConsolidation:
        language === 'fr' ? 'Consolidation le 14 novembre 2025.' : 'Consolidated on November 14, 2025.',
      ...data,
    },
  ] as const;
const care = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  [language, { conclusionSoinsTraitements: text, ...data }] as const;
const limits = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  [language, { conclusionLimitationsFonctionnelles: text, ...data }] as const;

export const CONSOLIDATIONS_HELD_OUT = [
  ...clean(
    'consolidation-date',
    consolidated('fr', { discussion: 'En août 2025, le médecin traitant la disait non consolidée.' }),
    consolidated('fr', {
      discussion: 'Tant qu’elle n’est pas consolidée, une lésion ne peut donner lieu à un pourcentage.',
    }),
    consolidated('fr', {
      conclusionResume: 'La lésion, qui n’était pas consolidée en juin, l’est maintenant.',
    }),
    consolidated('en', { discussion: 'In August 2025 the treating physician called it not consolidated.' }),
    consolidated('en', { discussion: 'Until it is consolidated, an injury gives no percentage.' }),
    consolidated('en', { conclusionResume: 'The injury, which was not consolidated in June, now is.' }),
  ),
  ...opposed(
    'consolidation-date',
    consolidated('fr', { discussion: 'La lésion demeure non consolidée.' }),
    consolidated('fr', { conclusionResume: 'L’entorse n’est pas consolidée au moment de mon examen.' }),
    consolidated('en', { discussion: 'The injury remains not consolidated.' }),
    consolidated('en', { conclusionResume: 'The sprain is not consolidated at the time of my examination.' }),
  ),
];

export const NO_CARE_HELD_OUT = [
  ...clean(
    'care-beside-none',
    care('fr', 'Poursuivre l’ergothérapie.', { discussion: 'Aucun traitement chirurgical n’est requis.' }),
    care('fr', 'Aucun. Les analgésiques en vente libre peuvent être poursuivis.'),
    care('fr', 'Une infiltration est nécessaire.', {
      conclusionResume: 'Aucun traitement n’a été offert en 2024.',
    }),
    care('en', 'Continue occupational therapy.', { discussion: 'No surgical treatment is required.' }),
    care('en', 'None. Over-the-counter analgesics may be continued.'),
    care('en', 'An injection is necessary.', { conclusionResume: 'No treatment was offered in 2024.' }),
  ),
  ...opposed(
    'care-beside-none',
    care('fr', 'Il faut poursuivre l’ergothérapie jusqu’en mai.', {
      conclusionResume: 'Aucun soin additionnel n’est indiqué.',
    }),
    care('fr', 'Douze séances de physiothérapie sont nécessaires.', {
      discussion: 'Les traitements ont été suffisants; aucun autre n’est requis.',
    }),
    care('en', 'Occupational therapy must continue until May.', {
      conclusionResume: 'No additional care is indicated.',
    }),
    care('en', 'Twelve sessions of physiotherapy are needed.', {
      discussion: 'Treatment has been sufficient; no other is required.',
    }),
  ),
];

export const LOADS_HELD_OUT = [
  ...clean(
    'limitations',
    limits('fr', 'Pas de charges de plus de 10 kg.', {
      discussion: 'Elle soulève 2 kg sans douleur à l’examen.',
    }),
    limits('fr', 'Pas de charges de plus de 10 kg au-dessus des épaules ni de plus de 20 kg au sol.'),
    limits('fr', 'Pas de charges de plus de 10 kg.', {
      conclusionResume: 'Avant l’événement, il pouvait soulever 40 kg.',
    }),
    limits('en', 'No loads over 10 kg.', { discussion: 'She lifts 2 kg without pain on examination.' }),
    limits('en', 'No loads over 10 kg above the shoulders or over 20 kg from the floor.'),
    limits('en', 'No loads over 10 kg.', { conclusionResume: 'Before the event he could lift 40 kg.' }),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Pas de charges de plus de 10 kg.', {
      conclusionResume: 'Les charges de plus de 20 kg sont à éviter.',
    }),
    limits('fr', 'Ne pas lever de poids de plus de 7 kg.', {
      discussion: 'Elle demeure limitée au soulèvement de 12 kg au maximum.',
    }),
    limits('en', 'No loads over 10 kg.', { conclusionResume: 'Loads over 20 kg are to be avoided.' }),
    limits('en', 'No lifting of weights over 7 kg.', {
      discussion: 'She remains limited to lifting 12 kg at most.',
    }),
  ),
];

/** Consolidation, care and loads that a report answers in two ways. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const consolidated = (language: 'fr' | 'en', data: FormData) =>
  [
    language,
    {
      conclusionDateConsolidation: language === 'fr' ? 'Le 10 octobre 2025.' : 'October 10, 2025.',
      ...data,
    },
  ] as const;
const care = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  [language, { conclusionSoinsTraitements: text, ...data }] as const;
const limits = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  [language, { conclusionLimitationsFonctionnelles: text, ...data }] as const;

export const CONSOLIDATIONS = [
  ...clean(
    'consolidation-date',
    consolidated('fr', { discussion: 'Lors de ma visite de juin 2025, la lésion n’était pas consolidée.' }),
    consolidated('fr', { discussion: 'Selon le Dr Roy, la lésion n’est pas consolidée.' }),
    consolidated('fr', { discussion: 'La lésion au coude, acceptée en 2025, n’est pas consolidée.' }),
    consolidated('fr', { discussion: 'La fracture n’est pas consolidée sur les clichés de mai 2024.' }),
    consolidated('fr', { discussion: 'Si la lésion n’est pas consolidée, la suite dépend du traitement.' }),
    [
      'fr',
      {
        conclusionDateConsolidation: 'Non consolidée; revoir après le 3 mars 2026.',
        discussion: 'La lésion n’est pas consolidée.',
      },
    ],
    consolidated('en', { discussion: 'When I saw him in June 2025 the injury was not consolidated.' }),
    consolidated('en', { discussion: 'According to Dr. Roy, the injury is not consolidated.' }),
    consolidated('en', { discussion: 'The fracture is not consolidated on the films of May 2024.' }),
    consolidated('en', {
      discussion: 'If the injury is not consolidated, what follows depends on treatment.',
    }),
    [
      'en',
      {
        conclusionDateConsolidation: 'Not consolidated; to be seen after March 3, 2026.',
        discussion: 'The injury is not consolidated.',
      },
    ],
  ),
  ...opposed(
    'consolidation-date',
    consolidated('fr', { conclusionResume: 'Cette lésion n’est toujours pas consolidée.' }),
    consolidated('fr', {
      discussion: 'Je considère que la lésion professionnelle n’est pas encore consolidée.',
    }),
    consolidated('en', { conclusionResume: 'This injury is still not consolidated.' }),
    consolidated('en', { discussion: 'I consider that the work injury has not yet consolidated.' }),
  ),
];

export const NO_CARE = [
  ...clean(
    'care-beside-none',
    care('fr', 'Aucun autre traitement.'),
    care('fr', 'Aucun traitement actif. Poursuivre les exercices à domicile.'),
    care('fr', 'Aucune chirurgie. Poursuivre la physiothérapie.'),
    care('fr', 'Poursuivre la physiothérapie.', { conclusionResume: 'La chirurgie n’est pas nécessaire.' }),
    care('fr', 'Poursuivre la physiothérapie.', {
      discussion: 'Selon le Dr Roy, aucun traitement n’est requis.',
    }),
    care('fr', 'Une infiltration est requise.', {
      discussion: 'Il n’a reçu aucun traitement avant mai 2024.',
    }),
    care('fr', 'Aucun. Une infiltration pourrait être répétée au besoin.'),
    care('en', 'No further treatment.'),
    care('en', 'No active treatment. Continue home exercises.'),
    care('en', 'No surgery. Continue physiotherapy.'),
    care('en', 'Continue physiotherapy.', { discussion: 'According to Dr. Roy, no treatment is required.' }),
    care('en', 'An injection is required.', { discussion: 'He received no treatment before May 2024.' }),
    care('en', 'None. An injection may be repeated as needed.'),
  ),
  ...opposed(
    'care-beside-none',
    care('fr', 'Poursuivre la physiothérapie deux fois par semaine pendant deux mois.', {
      conclusionResume: 'Aucun autre traitement n’est requis.',
    }),
    care('fr', 'Une nouvelle infiltration sous échographie est requise.', {
      discussion: 'À mon avis, il n’y a plus de traitement à offrir pour cette lésion.',
    }),
    care('fr', 'Aucun soin n’est nécessaire. Une arthroscopie doit être faite.'),
    care('en', 'Physiotherapy twice a week must continue for two months.', {
      conclusionResume: 'No further treatment is required.',
    }),
    care('en', 'A new guided injection is required.', {
      discussion: 'In my opinion there is no more treatment to offer for this injury.',
    }),
    care('en', 'No care is needed. An arthroscopy must be performed.'),
  ),
];

export const LOADS = [
  ...clean(
    'limitations',
    limits('fr', 'Éviter de soulever plus de 5 kg du bras droit et plus de 15 kg des deux mains.'),
    limits('fr', 'Éviter de soulever plus de 5 à 15 kg.', { conclusionResume: 'Charges limitées à 15 kg.' }),
    limits('fr', 'Ne pas soulever plus de 10 kg.', {
      discussion: 'Son travail exige de soulever des charges de 25 kg.',
    }),
    limits('fr', 'Ne pas soulever plus de 10 kg.', {
      discussion: 'Le Dr Roy proposait une limite de 20 kg.',
    }),
    limits('fr', 'Ne pas soulever plus de 10 kg.', {
      conclusionResume: 'Il ne doit pas pousser plus de 30 kg.',
    }),
    limits('fr', 'Ne pas soulever plus de 10 kg de façon permanente.', {
      discussion: 'Une limite temporaire de 5 kg avait été fixée.',
    }),
    limits('fr', 'Ne pas soulever plus de 10 kg.', {
      discussion: 'Il pèse 80 kg et ne peut porter ses bottes.',
    }),
    limits('fr', 'Ne pas soulever plus de 5 kg de la main gauche.', {
      conclusionEvaluationLimitations: 'Ne pas soulever plus de 15 kg de la main droite.',
    }),
    limits('en', 'Avoid lifting over 5 kg with the right arm and over 15 kg with both hands.'),
    limits('en', 'No lifting over 10 kg.', { discussion: 'Her work requires lifting loads of 25 kg.' }),
    limits('en', 'No lifting over 10 kg.', { discussion: 'Dr. Roy proposed a limit of 20 kg.' }),
    limits('en', 'No lifting over 10 kg.', { conclusionResume: 'He must not push more than 30 kg.' }),
    limits('en', 'No lifting over 10 kg, permanently.', {
      discussion: 'A temporary limit of 5 kg had been set.',
    }),
    limits('en', 'No lifting over 10 kg.', { discussion: 'He weighs 80 kg and could not lift himself up.' }),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Ne pas soulever plus de 10 kg.', {
      conclusionResume: 'Il ne doit pas soulever plus de 20 kg.',
    }),
    limits('fr', 'Éviter de soulever des charges de plus de 5 kg.', {
      discussion: 'Il peut lever jusqu’à 15 kg.',
    }),
    limits('fr', 'Éviter de lever plus de 15 kg.', {
      conclusionEvaluationLimitations: 'Le travailleur évitera de soulever plus de 25 kg.',
    }),
    limits('en', 'No lifting over 10 kg.', { conclusionResume: 'He must not lift more than 20 kg.' }),
    limits('en', 'Avoid lifting loads of more than 5 kg.', { discussion: 'He can lift up to 15 kg.' }),
    limits('en', 'Avoid lifting over 15 kg.', {
      conclusionEvaluationLimitations: 'The worker should avoid lifting more than 25 kg.',
    }),
  ),
];

/** Written after the first rules of these classes, in other words, and run once before anything was changed for them. */
import type { FormData } from '@constat/report/rules';
import { clean } from '../passages.test-data.ts';

const of = (language: 'fr' | 'en', accepted: string, data: FormData) =>
  [language, { diagnosticsCnesst: accepted, conclusionDiagnostic: accepted, ...data }] as const;
const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const KNEE = { fr: 'Entorse du genou droit.', en: 'Right knee sprain.' };
const FELL = {
  fr: 'Le 5 avril 2024, il se tord le genou droit sur un chantier.',
  en: 'On April 5, 2024, he twisted his right knee on a building site.',
};
const knee = (language: 'fr' | 'en', text: string, data: FormData = {}) =>
  of(language, KNEE[language], { historiqueEvolution: `${FELL[language]} ${text}`, ...data });

export const CLEAN_HELD_OUT_2 = [
  ...clean(
    'side',
    of('fr', KNEE.fr, {
      historiqueEvolution:
        'Le 5 avril 2024, il chute sur le genou gauche et, en voulant se rattraper, se tord le genou droit.',
    }),
    of('fr', 'Contusion de la main droite.', {
      historiqueEvolution:
        'Le 5 avril 2024, un collègue lâche la charge, qu’il retient de la main gauche. La main droite est écrasée.',
    }),
    knee(
      'fr',
      'Une radiographie de la cheville gauche est faite pour une douleur sans lien avec l’événement.',
    ),
    knee('fr', 'IRM des deux genoux le 3 juin 2024.'),
    knee('fr', '', { plaintesproblemes: 'Le genou droit le fait souffrir; depuis peu, le gauche aussi.' }),
    knee('fr', '', { plaintesproblemes: 'Il dit surcharger le genou gauche.' }),
    of('fr', 'Entorse de la cheville gauche.', {
      historiqueEvolution:
        'Le 5 avril 2024, il atterrit sur le pied gauche après avoir sauté du quai. Le 9 mai 2025, à la maison, il tombe sur la cheville droite.',
    }),
    knee('en', 'An X-ray of the left ankle was taken for a pain unrelated to the event.'),
    knee('en', 'MRI of both knees on June 3, 2024.'),
    knee('en', '', { plaintesproblemes: 'The right knee hurts; lately the left one too.' }),
    knee('en', '', { plaintesproblemes: 'He says he overloads the left knee.' }),
    of('en', KNEE.en, {
      historiqueEvolution:
        'On April 5, 2024, he fell on his left knee and, trying to catch himself, twisted the right knee.',
    }),
    of('en', 'Right hand contusion.', {
      historiqueEvolution:
        'On April 5, 2024, a coworker let go of the load, which he held with his left hand. The right hand was crushed.',
    }),
  ),
  ...clean(
    'early-date',
    knee('fr', 'Il est vu à l’urgence le 5 avril 2024.'),
    knee('fr', 'Il avait terminé un traitement le 10 janvier 2024.'),
    knee('fr', 'Il a été embauché le 15 janvier 2024.'),
    knee('fr', 'Le Dr Roy note que la dernière consultation à ce sujet remonte au 3 mars 2024.'),
    knee('fr', 'Le dossier contient une radiographie du 4 novembre 2023, normale.'),
    knee('fr', 'Arrêt de travail du 6 avril 2024 au 3 juin 2024.'),
    knee('en', 'He was seen in the emergency room on April 5, 2024.'),
    knee('en', 'He was hired on January 15, 2024.'),
    knee('en', 'The file contains an X-ray of November 4, 2023, which is normal.'),
    knee('en', 'Off work from April 6, 2024 to June 3, 2024.'),
  ),
  ...clean(
    'denied',
    knee('fr', 'Arthroscopie le 3 juin 2024.', { discussion: 'Une chirurgie du dos n’a jamais été faite.' }),
    knee('fr', 'Infiltration le 3 juin 2024.', {
      discussion: 'Le Dr Roy écrit qu’il n’a jamais eu d’infiltration.',
    }),
    row('fr', {
      medicationActuelle: 'Naproxène au besoin.',
      impactAvq: 'Il ne prend aucun médicament pour dormir.',
    }),
    row('fr', {
      plaintesproblemes: 'Il utilise une canne pour les longues distances.',
      observationGenerale: 'Il entre sans canne et marche sans boiterie.',
    }),
    row('fr', {
      antecedentsCnesst: 'Aucune réclamation antérieure à la CNESST.',
      antecedentsSaaq: 'Réclamation SAAQ en 2014.',
    }),
    row('fr', {
      antecedentsLesion: 'Aucun antécédent au site de la lésion.',
      diagnosticsCnesst: KNEE.fr,
      antecedentsCnesst: 'Entorse lombaire en 2016.',
    }),
    row('fr', {
      conclusionResume: 'La fracture est consolidée en bonne position; aucun signe de pseudarthrose.',
    }),
    knee('en', 'Arthroscopy on June 3, 2024.', { discussion: 'Surgery of the back was never performed.' }),
    knee('en', 'Injection on June 3, 2024.', {
      discussion: 'Dr. Roy writes that he never had an injection.',
    }),
    row('en', { medicationActuelle: 'Naproxen as needed.', impactAvq: 'He takes no medication to sleep.' }),
    row('en', {
      plaintesproblemes: 'He uses a cane for long distances.',
      observationGenerale: 'He came in without a cane and walks without a limp.',
    }),
    row('en', {
      antecedentsCnesst: 'No previous claim with the CNESST.',
      antecedentsSaaq: 'SAAQ claim in 2014.',
    }),
    row('en', {
      antecedentsLesion: 'No history at the site of injury.',
      diagnosticsCnesst: KNEE.en,
      antecedentsCnesst: 'Lumbar sprain in 2016.',
    }),
    row('en', { conclusionResume: 'The fracture has healed in good position; no sign of nonunion.' }),
  ),
  ...clean(
    'duration',
    knee('fr', 'Le plâtre est gardé quatre semaines.', {
      discussion: 'Un plâtre est d’ordinaire gardé six semaines.',
    }),
    knee('fr', 'Arrêt de travail de deux semaines, prolongé jusqu’en juin 2024.', {
      discussion: 'Un arrêt de travail de deux mois a suivi.',
    }),
    knee('fr', 'Deux mois de physiothérapie.', {
      discussion: 'Les huit semaines de physiothérapie ont aidé.',
    }),
    knee('en', 'The cast was kept on for four weeks.', {
      discussion: 'A cast is ordinarily kept on for six weeks.',
    }),
    knee('en', 'Off work for two weeks, extended until June 2024.', {
      discussion: 'A work stoppage of two months followed.',
    }),
    knee('en', 'Two months of physiotherapy.', { discussion: 'The eight weeks of physiotherapy helped.' }),
  ),
  ...clean(
    'limitations',
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de marcher plus de 30 minutes en terrain accidenté.',
      conclusionResume: 'La marche sur le plat est limitée à deux heures.',
    }),
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de s’agenouiller.',
      discussion: 'Il peut conduire sans restriction.',
    }),
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de s’agenouiller de façon répétée.',
      discussion: 'Il peut s’agenouiller à l’occasion.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid walking more than 30 minutes on rough ground.',
      conclusionResume: 'Walking on level ground is limited to two hours.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid kneeling.',
      discussion: 'He can drive without restriction.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid repeated kneeling.',
      discussion: 'He can kneel occasionally.',
    }),
  ),
  ...clean(
    'diagnosis',
    knee('fr', '', {
      discussion: 'La travailleuse a aussi eu une entorse lombaire en 2019.',
      antecedentsLesion: 'Entorse lombaire en 2019.',
    }),
    of('fr', KNEE.fr, {
      historiqueEvolution: 'Le 5 avril 2024, il tombe sur l’épaule et se tord le genou droit.',
    }),
    knee('en', '', {
      discussion: 'The worker also had a lumbar sprain in 2019.',
      antecedentsLesion: 'Lumbar sprain in 2019.',
    }),
    of('en', KNEE.en, {
      historiqueEvolution: 'On April 5, 2024, he fell on his shoulder and twisted his right knee.',
    }),
  ),
  ...clean(
    'care-beside-none',
    row('fr', {
      conclusionSoinsTraitements: 'Poursuivre l’ergothérapie.',
      discussion: 'Le traitement chirurgical a été suffisant.',
    }),
    row('en', {
      conclusionSoinsTraitements: 'Continue occupational therapy.',
      discussion: 'Surgical treatment was sufficient.',
    }),
  ),
];

/** Held out: durations, ages at the event, postures and care. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;

export const TWO_DURATIONS_HELD_OUT = [
  ...clean(
    'duration',
    row('fr', {
      historiqueEvolution: 'Botte de marche pendant six semaines.',
      discussion: 'La botte a été portée un mois et demi.',
    }),
    row('fr', {
      historiqueEvolution: 'Absence du travail pendant un an.',
      discussion: 'Absence du travail de 52 semaines.',
    }),
    row('en', {
      historiqueEvolution: 'Walking boot for six weeks.',
      discussion: 'The boot was worn for a month and a half.',
    }),
    row('en', {
      historiqueEvolution: 'Absent from work for one year.',
      discussion: 'Absence from work of 52 weeks.',
    }),
  ),
  ...opposed(
    'duration',
    row('fr', {
      historiqueEvolution: 'Botte de marche pendant six semaines.',
      discussion: 'Il a porté une botte pendant 15 jours.',
    }),
    row('fr', {
      historiqueEvolution: 'Il est absent du travail pendant 90 jours.',
      discussion: 'Une absence du travail de dix mois a suivi.',
    }),
    row('en', {
      historiqueEvolution: 'Walking boot for six weeks.',
      discussion: 'He wore a walking boot for 15 days.',
    }),
    row('en', {
      historiqueEvolution: 'He was absent from work for 90 days.',
      discussion: 'An absence from work of ten months followed.',
    }),
  ),
];

export const AGES_AT_EVENT_HELD_OUT = [
  ...clean(
    'age',
    row('fr', { discussion: 'Lors de l’accident, elle avait 43 ans.' }),
    row('en', { discussion: 'When the accident happened she was 43.' }),
  ),
  ...opposed(
    'age',
    row('fr', { discussion: 'Lors de l’accident, elle avait 51 ans.' }),
    row('fr', { conclusionResume: 'Madame était âgée de 36 ans à l’époque de l’événement.' }),
    row('en', { discussion: 'When the accident happened she was 51.' }),
    row('en', { conclusionResume: 'She was aged 36 when the event occurred.' }),
  ),
];

export const POSTURES_HELD_OUT = [
  ...clean(
    'limitations',
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de demeurer assis plus de 90 minutes.',
      discussion: 'Il ne tolère pas la position assise plus de 45 minutes au dire de sa conjointe.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid sitting for more than 90 minutes.',
      discussion: 'By his wife’s account he does not tolerate sitting more than 45 minutes.',
    }),
  ),
  ...opposed(
    'limitations',
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter de demeurer assis plus de 90 minutes.',
      conclusionResume: 'Il doit limiter la position assise à 30 minutes.',
    }),
    row('fr', {
      conclusionLimitationsFonctionnelles: 'Éviter la position assise prolongée.',
      discussion: 'La position assise n’est pas limitée.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid sitting for more than 90 minutes.',
      conclusionResume: 'He must limit sitting to 30 minutes.',
    }),
    row('en', {
      conclusionLimitationsFonctionnelles: 'Avoid prolonged sitting.',
      discussion: 'Sitting is not limited.',
    }),
  ),
];

export const SUFFICIENT_CARE_HELD_OUT = [
  ...clean(
    'care-beside-none',
    row('fr', {
      conclusionSoinsTraitements: 'Une orthèse est nécessaire.',
      discussion: 'Le nombre de séances d’ergothérapie a été suffisant.',
    }),
    row('en', {
      conclusionSoinsTraitements: 'A brace is necessary.',
      discussion: 'The number of occupational therapy sessions was sufficient.',
    }),
  ),
  ...opposed(
    'care-beside-none',
    row('fr', {
      conclusionSoinsTraitements: 'Une arthroscopie du genou est indiquée.',
      discussion: 'À mon avis, les soins prodigués sont adéquats et suffisants.',
    }),
    row('fr', {
      conclusionSoinsTraitements: 'Soins et traitements suffisants.',
      conclusionResume: 'La physiothérapie doit se poursuivre.',
    }),
    row('en', {
      conclusionSoinsTraitements: 'A knee arthroscopy is indicated.',
      discussion: 'In my opinion the care provided is adequate and sufficient.',
    }),
    row('en', {
      conclusionSoinsTraitements: 'Care and treatment are sufficient.',
      conclusionResume: 'Physiotherapy must continue.',
    }),
  ),
];

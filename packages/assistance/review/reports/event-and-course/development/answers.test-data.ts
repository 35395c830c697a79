/** Two durations of one thing, the age at the event, limits of posture, care that is enough and is not. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const lasted = (language: 'fr' | 'en', historiqueEvolution: string, conclusionResume: string) =>
  row(language, { historiqueEvolution, conclusionResume });

export const TWO_DURATIONS = [
  ...clean(
    'duration',
    lasted('fr', 'Il porte un plâtre pendant trois semaines.', 'Immobilisation plâtrée de 21 jours.'),
    lasted('fr', 'Arrêt de travail de six mois.', 'Un arrêt de travail de 26 semaines a suivi.'),
    lasted('fr', 'Attelle portée pendant un mois.', 'Attelle pendant quatre semaines.'),
    lasted(
      'fr',
      'Plâtre pendant six semaines, puis attelle pendant deux semaines.',
      'Attelle pendant deux semaines.',
    ),
    lasted(
      'fr',
      'Un premier arrêt de travail de deux semaines, puis un second de trois mois.',
      'L’arrêt de travail de trois mois était justifié.',
    ),
    lasted(
      'fr',
      'Physiothérapie pendant six mois.',
      'Une physiothérapie de trois mois suffit habituellement.',
    ),
    lasted('en', 'He wore a cast for three weeks.', 'Cast immobilization of 21 days.'),
    lasted('en', 'Off work for six months.', 'A work stoppage of 26 weeks followed.'),
    lasted('en', 'A splint was worn for one month.', 'Splint for four weeks.'),
    lasted('en', 'Cast for six weeks, then a splint for two weeks.', 'Splint for two weeks.'),
    lasted(
      'en',
      'A first work stoppage of two weeks, then a second one of three months.',
      'The work stoppage of three months was justified.',
    ),
    lasted('en', 'Physiotherapy for six months.', 'Physiotherapy of three months is usually enough.'),
  ),
  ...opposed(
    'duration',
    lasted('fr', 'Il porte un plâtre pendant trois semaines.', 'Le plâtre de 42 jours explique la raideur.'),
    lasted('fr', 'Arrêt de travail de six semaines.', 'Il a connu un arrêt de travail de six mois.'),
    lasted('fr', 'Immobilisation pendant 10 jours.', 'Une immobilisation de cinq semaines a été faite.'),
    lasted('fr', 'Physiothérapie durant quatre mois.', 'Il a eu de la physiothérapie pendant un an.'),
    lasted('en', 'He wore a cast for three weeks.', 'The cast of 42 days explains the stiffness.'),
    lasted('en', 'Off work for six weeks.', 'He was off work for six months.'),
    lasted('en', 'Immobilized for 10 days.', 'Immobilization of five weeks was carried out.'),
    lasted('en', 'Physiotherapy for four months.', 'He had physiotherapy for one year.'),
  ),
];

export const AGES_AT_EVENT = [
  ...clean(
    'age',
    row('fr', {
      historiqueEvolution: 'Âgé de 43 ans au moment de l’événement, il travaillait comme soudeur.',
    }),
    row('fr', { conclusionResume: 'Le travailleur, âgé de 43 ans lors de l’accident, a subi une entorse.' }),
    row('fr', { conclusionResume: 'Il avait 19 ans à son premier emploi.' }),
    row('fr', { conclusionResume: 'Son frère avait 50 ans au moment de l’accident.' }),
    row('en', { historiqueEvolution: 'Aged 43 at the time of the event, he worked as a welder.' }),
    row('en', { conclusionResume: 'The worker, aged 43 at the time of the accident, sustained a sprain.' }),
    row('en', { conclusionResume: 'He was 19 years old at his first job.' }),
    row('en', { conclusionResume: 'His brother was 50 years old at the time of the accident.' }),
  ),
  ...opposed(
    'age',
    row('fr', {
      historiqueEvolution: 'Âgé de 48 ans au moment de l’événement, il travaillait comme soudeur.',
    }),
    row('fr', { conclusionResume: 'Le travailleur, âgé de 34 ans lors de l’accident, a subi une entorse.' }),
    row('fr', { discussion: 'Au moment de l’événement, il était âgé de 39 ans.' }),
    row('fr', { discussion: 'Elle avait 53 ans le jour de la chute.' }),
    row('en', { historiqueEvolution: 'Aged 48 at the time of the event, he worked as a welder.' }),
    row('en', { conclusionResume: 'The worker, aged 34 at the time of the accident, sustained a sprain.' }),
    row('en', { discussion: 'At the time of the event, he was 39 years old.' }),
    row('en', { discussion: 'She was 53 years old on the day of the fall.' }),
  ),
];

const posture = (language: 'fr' | 'en', conclusionLimitationsFonctionnelles: string, data: FormData) =>
  row(language, { conclusionLimitationsFonctionnelles, ...data });

export const POSTURES = [
  ...clean(
    'limitations',
    posture('fr', 'Éviter la station debout de plus de 30 minutes.', {
      conclusionResume: 'La station debout est limitée à une demi-heure.',
    }),
    posture('fr', 'Éviter la station debout prolongée.', {
      conclusionResume: 'La position assise n’est pas limitée.',
    }),
    posture('fr', 'Éviter la station assise de plus d’une heure sans pause.', {
      impactAvq: 'Il peut rester assis deux heures devant la télévision.',
    }),
    posture('fr', 'Limiter la marche à 30 minutes à la fois.', {
      conclusionEvaluationLimitations: 'Limiter la station debout à 60 minutes.',
    }),
    posture('fr', 'Station debout limitée à 30 minutes à la fois et à 3 heures par jour.', {
      conclusionResume: 'Station debout de 3 heures par jour au maximum.',
    }),
    posture('en', 'Avoid standing for more than 30 minutes.', {
      conclusionResume: 'Standing is limited to half an hour.',
    }),
    posture('en', 'Avoid prolonged standing.', { conclusionResume: 'Sitting is not limited.' }),
    posture('en', 'Avoid sitting for more than one hour without a break.', {
      impactAvq: 'He can sit for two hours in front of the television.',
    }),
    posture('en', 'Limit walking to 30 minutes at a time.', {
      conclusionEvaluationLimitations: 'Limit standing to 60 minutes.',
    }),
    posture('en', 'Standing limited to 30 minutes at a time and to 3 hours a day.', {
      conclusionResume: 'Standing for 3 hours a day at most.',
    }),
  ),
  ...opposed(
    'limitations',
    posture('fr', 'Éviter la station debout de plus de 30 minutes.', {
      conclusionResume: 'Il ne doit pas rester debout plus de deux heures.',
    }),
    posture('fr', 'Limiter la position assise à une heure.', {
      conclusionEvaluationLimitations: 'Éviter de rester assis plus de 20 minutes.',
    }),
    posture('fr', 'Éviter la station debout prolongée.', {
      discussion: 'Aucune restriction n’est requise pour la station debout.',
    }),
    posture('fr', 'Ne pas marcher plus de 15 minutes.', {
      conclusionResume: 'La marche est limitée à une heure.',
    }),
    posture('en', 'Avoid standing for more than 30 minutes.', {
      conclusionResume: 'He must not stand for more than two hours.',
    }),
    posture('en', 'Limit sitting to one hour.', {
      conclusionEvaluationLimitations: 'Avoid sitting for more than 20 minutes.',
    }),
    posture('en', 'Avoid prolonged standing.', { discussion: 'No restriction is required for standing.' }),
    posture('en', 'No walking for more than 15 minutes.', {
      conclusionResume: 'Walking is limited to one hour.',
    }),
  ),
];

const care = (language: 'fr' | 'en', conclusionSoinsTraitements: string, data: FormData) =>
  row(language, { conclusionSoinsTraitements, ...data });

export const SUFFICIENT_CARE = [
  ...clean(
    'care-beside-none',
    care('fr', 'Suffisants. Aucun autre traitement.', {
      conclusionResume: 'Les soins reçus sont suffisants.',
    }),
    care('fr', 'Poursuivre la physiothérapie.', {
      discussion: 'Selon le Dr Roy, les soins reçus sont suffisants.',
    }),
    care('fr', 'Une infiltration est requise.', {
      discussion: 'Les soins reçus avant juin 2024 étaient adéquats et suffisants.',
    }),
    care('fr', 'Soins suffisants. Exercices à domicile.', {}),
    care('fr', 'Poursuivre la physiothérapie.', { discussion: 'Les soins ne sont pas suffisants.' }),
    care('en', 'Sufficient. No further treatment.', { conclusionResume: 'The care received is sufficient.' }),
    care('en', 'Continue physiotherapy.', {
      discussion: 'According to Dr. Roy, the care received is sufficient.',
    }),
    care('en', 'An injection is required.', {
      discussion: 'The care given before June 2024 was adequate and sufficient.',
    }),
    care('en', 'Care is sufficient. Home exercises.', {}),
    care('en', 'Continue physiotherapy.', { discussion: 'The care is not sufficient.' }),
  ),
  ...opposed(
    'care-beside-none',
    care('fr', 'Une nouvelle infiltration est requise.', {
      conclusionResume: 'Les soins et traitements reçus sont suffisants.',
    }),
    care('fr', 'Soins suffisants.', { discussion: 'Les soins reçus sont insuffisants.' }),
    care('fr', 'Poursuivre la physiothérapie pendant trois mois.', {
      discussion: 'Les traitements ont été suffisants.',
    }),
    care('fr', 'Les traitements sont suffisants.', {
      conclusionResume: 'Les traitements ne sont pas suffisants.',
    }),
    care('en', 'A new injection is required.', {
      conclusionResume: 'The care and treatment received are sufficient.',
    }),
    care('en', 'Sufficient care.', { discussion: 'The care received is insufficient.' }),
    care('en', 'Physiotherapy must continue for three months.', {
      discussion: 'Treatment has been sufficient.',
    }),
    care('en', 'Treatment is sufficient.', { conclusionResume: 'Treatment is not sufficient.' }),
  ),
];

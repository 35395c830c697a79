/** Held out: what is dated before the event. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const of = (language: 'fr' | 'en', data: FormData) =>
  [
    language,
    {
      diagnosticsCnesst: language === 'fr' ? 'Entorse de l’épaule gauche.' : 'Left shoulder sprain.',
      conclusionDiagnostic: language === 'fr' ? 'Entorse de l’épaule gauche.' : 'Left shoulder sprain.',
      ...data,
    },
  ] as const;
const FELL = {
  fr: 'L’événement survient le 5 avril 2024 : il chute sur l’épaule gauche.',
  en: 'The event occurred on April 5, 2024: he fell on his left shoulder.',
};
const then = (language: 'fr' | 'en', text: string) =>
  of(language, { historiqueEvolution: `${FELL[language]} ${text}` });

export const EARLY_DATES_HELD_OUT = [
  ...clean(
    'early-date',
    then(
      'fr',
      'Une radiographie du 10 mai 2024 montre une calcification, présente sur un cliché du 4 juin 2020.',
    ),
    then('fr', 'Son dernier bilan sanguin, du 3 mars 2024, était sans anomalie.'),
    then('fr', 'Il détient un permis de classe 3 depuis le 11 septembre 2015.'),
    then('en', 'An X-ray of May 10, 2024 showed a calcification, already seen on a film of June 4, 2020.'),
    then('en', 'His last blood test, on March 3, 2024, had been normal.'),
    then('en', 'He has held a class 3 licence since September 11, 2015.'),
  ),
  ...opposed(
    'early-date',
    then('fr', 'Le 7 mars 2024, le Dr Côté prescrit un arrêt de travail et de la physiothérapie.'),
    then('fr', 'L’échographie du 30 avril 2023 montre une tendinopathie.'),
    then('fr', 'Infiltration sous-acromiale le 15 février 2024.'),
    then('en', 'On March 7, 2024, Dr. Côté prescribed time off work and physiotherapy.'),
    then('en', 'The ultrasound of April 30, 2023 showed tendinopathy.'),
    then('en', 'Subacromial injection on February 15, 2024.'),
  ),
];

/** Dates, durations and ages, planted in French reports and held out: no rule was changed for them. */
import { plant } from '../../planted.test-data.ts';
import type { Planted } from '../../planted.test-data.ts';

export const HELD_OUT_FRENCH_DATES: readonly Planted[] = [
  plant(
    'cheville',
    'brief',
    'event-date',
    [
      'conclusionResume',
      'Pilon tibial gauche, 9 janvier 2023.',
      'L’accident est survenu le 19 janvier 2024.',
    ],
    '19 janvier 2024',
  ),
  plant(
    'lombaire, non',
    'brief',
    'event-date',
    ['historiqueEvolution', 'Le 22 mai 2024, alors', 'Le 12 mai 2024, alors'],
    '12 mai 2024',
  ),
  plant(
    'genou, ménis',
    'brief',
    'act-date',
    [
      'conclusionResume',
      'Méniscectomie interne le 7 décembre 2023',
      'Méniscectomie interne faite en date du 17 octobre 2023',
    ],
    '17 octobre 2023',
  ),
  plant(
    'poignet',
    'prose',
    'act-date',
    ['conclusionResume', 'opérée le 22 novembre 2022', 'elle a subi une ostéosynthèse le 2 décembre 2022'],
    '2 décembre 2022',
  ),
  plant(
    'lombaire, accident',
    'brief',
    'consolidation-date',
    ['conclusionDateConsolidation', null, 'J’établis la date de consolidation au 6 mai 2019.'],
    '6 mai 2019',
  ),
  plant(
    'coude',
    'brief',
    'consolidation-date',
    ['conclusionDateConsolidation', null, 'La lésion a été consolidée le 4 mars 2024.'],
    '4 mars 2024',
  ),
  plant(
    'cou, ',
    'prose',
    'future-date',
    ['historiqueEvolution', 'le 3 septembre 2024', 'le 3 septembre 2025'],
    '3 septembre 2025',
  ),
  plant(
    'lombaire, accident',
    'prose',
    'age',
    ['conclusionResume', 'Travailleur de 56 ans', 'Ce travailleur est âgé de 65 ans,'],
    '65 ans',
  ),
  // Added last, after the rules were made
  plant(
    'poignet',
    'prose',
    'event-date',
    ['conclusionResume', 'le 18 novembre 2022', 'lors de la chute du 28 novembre 2022'],
    '28 novembre 2022',
  ),
  plant(
    'genou, un seul',
    'prose',
    'act-date',
    ['conclusionResume', 'L’IRM du 1er août 2023', 'La résonance magnétique du 11 août 2023'],
    '11 août 2023',
  ),
  plant(
    'lombaire, rechute',
    'brief',
    'consolidation-date',
    ['conclusionDateConsolidation', null, 'Je propose le 4 août 2021.'],
    '4 août 2021',
  ),
  plant(
    'lombaire, accident',
    'brief',
    'age',
    ['conclusionResume', 'Accident du 27 février 2024.', 'Homme de 65 ans. Accident du 27 février 2024.'],
    '65 ans',
  ),
];

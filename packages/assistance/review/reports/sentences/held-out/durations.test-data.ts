/** Durations: held out, run for the rate alone. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const DURATIONS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'duration',
    data: KNEE.fr,
    field: 'historiqueEvolution',
    clean: [
      'Ergothérapie du 3 juin au 20 décembre 2024, interrompue trois semaines en août.',
      'Du 5 avril au 6 mai 2024, il est au repos et prend un anti-inflammatoire pendant dix jours.',
      'Béquilles du 13 septembre au 11 octobre 2024, soit quatre semaines.',
      'Entre le 6 mai et le 30 août 2024, il manque deux semaines de traitement.',
      'Physiothérapie du 15 avril au 15 octobre 2024, à intervalle de deux semaines.',
    ],
    planted: [
      'Béquilles du 13 septembre au 11 octobre 2024, soit huit semaines.',
      'Ergothérapie du 3 juin au 20 décembre 2024 (trois mois).',
      'Durant un an, du 5 avril au 6 septembre 2024, il demeure en arrêt.',
      'Immobilisé du 6 avril au 4 mai 2024, pour une durée de sept semaines.',
      'Arrêt de six semaines, du 5 avril au 5 août 2024.',
    ],
  },
  {
    language: 'en',
    kind: 'duration',
    data: KNEE.en,
    field: 'historiqueEvolution',
    clean: [
      'Occupational therapy from June 3 to December 20, 2024, interrupted for three weeks in August.',
      'From April 5 to May 6, 2024 he rested and took an anti-inflammatory for ten days.',
      'Crutches from September 13 to October 11, 2024, or four weeks.',
      'Between May 6 and August 30, 2024 he missed two weeks of treatment.',
      'Physiotherapy from April 15 to October 15, 2024, at two-week intervals.',
    ],
    planted: [
      'Crutches from September 13 to October 11, 2024, or eight weeks.',
      'Occupational therapy from June 3 to December 20, 2024 (three months).',
      'For one year, from April 5 to September 6, 2024, he stayed off work.',
      'Immobilized from April 6 to May 4, 2024, a period of seven weeks.',
      'A six-week absence, from April 5 to August 5, 2024.',
    ],
  },
];

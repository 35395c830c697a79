/** Durations of what lies between two days, and durations of something else. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const DURATIONS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'duration',
    data: KNEE.fr,
    field: 'historiqueEvolution',
    clean: [
      'Travaux légers du 6 mai au 30 août 2024, dont deux semaines de vacances.',
      'Physiothérapie du 15 avril au 15 octobre 2024, avec un arrêt de deux semaines.',
      'Du 6 mai au 30 août 2024, il est au repos, puis reprend le travail en trois semaines.',
      'Il porte une orthèse du 6 avril au 17 mai 2024, soit six semaines.',
      'Absent du 5 avril au 6 mai 2024, avec un retour progressif sur trois mois.',
      'Arrêt du 5 avril au 5 juillet 2024 (trois mois).',
    ],
    planted: [
      'Il porte une orthèse du 6 avril au 17 mai 2024, soit dix semaines.',
      'Arrêt de travail du 5 avril au 5 juillet 2024 (six mois).',
      'Pendant huit mois, du 15 avril au 15 juillet 2024, il suit des traitements.',
      'Il est en physiothérapie durant deux mois, du 6 mai au 30 septembre 2024.',
      'Travaux légers du 6 mai au 3 juin 2024, pendant cinq mois.',
    ],
  },
  {
    language: 'en',
    kind: 'duration',
    data: KNEE.en,
    field: 'historiqueEvolution',
    clean: [
      'He was off work from April 5 to May 6, 2024 and then did light duties for six months.',
      'Light duties from May 6 to August 30, 2024, including two weeks of vacation.',
      'Physiotherapy from April 15 to October 15, 2024, with a break of two weeks.',
      'He wore a brace from April 6 to May 17, 2024, that is, six weeks.',
      'Off work from April 5 to July 5, 2024 (three months).',
    ],
    planted: [
      'He wore a brace from April 6 to May 17, 2024, that is, ten weeks.',
      'Off work from April 5 to July 5, 2024 (six months).',
      'For eight months, from April 15 to July 15, 2024, he had treatment.',
      'He had physiotherapy for two months, from May 6 to September 30, 2024.',
      'Light duties from May 6 to June 3, 2024, for five months.',
    ],
  },
];

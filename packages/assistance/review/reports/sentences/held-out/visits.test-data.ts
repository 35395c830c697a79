/** Days of acts and of visits: held out, run for the rate alone. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const VISITS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'act-date',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Le 2 octobre 2024, une IRM de contrôle est demandée.',
      'Le 12 juillet 2024, le médecin commente l’IRM.',
      'En consultation le 9 septembre 2024, il dit que l’infiltration l’a peu aidé.',
      'Le rapport du 21 août 2024 mentionne l’IRM.',
      'Vu le 4 décembre 2024, il refuse une autre infiltration.',
    ],
    planted: [
      'L’IRM, passée le 30 juin 2024, est sans déchirure.',
      'Il a reçu une infiltration le 28 août 2024.',
      'IRM du 3 juin 2025 : normale.',
      'Une IRM est effectuée le 8 juin 2024.',
      'L’infiltration reçue le 8 septembre 2024 a échoué.',
    ],
  },
  {
    language: 'en',
    kind: 'act-date',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'On October 2, 2024, a follow-up MRI was requested.',
      'On July 12, 2024, the physician commented on the MRI.',
      'When seen on September 9, 2024, he said that the injection had helped little.',
      'The note of August 21, 2024 mentions the MRI.',
      'Seen on December 4, 2024, he declined another injection.',
    ],
    planted: [
      'The MRI, obtained on June 30, 2024, shows no tear.',
      'He received an injection on August 28, 2024.',
      'MRI of June 3, 2025: normal.',
      'An MRI was carried out on June 8, 2024.',
      'The injection given on September 8, 2024 failed.',
    ],
  },
];

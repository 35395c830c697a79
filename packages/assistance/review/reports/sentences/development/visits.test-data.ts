/** Days on which an image or an injection took place, and days of visits that speak of one. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const VISITS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'act-date',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Lors de la visite du 8 janvier 2025, une nouvelle IRM est prescrite.',
      'Le 20 juin 2024, on lui explique le résultat de l’IRM.',
      'À la visite du 10 juillet 2024, l’IRM est revue avec le patient.',
      'Le 15 juillet 2024, une infiltration lui est offerte.',
      'L’IRM du 3 juin 2024 est normale.',
    ],
    planted: [
      'L’IRM du 13 juin 2024 est normale.',
      'L’IRM faite le 3 juillet 2024 ne montre aucune déchirure.',
      'Le 23 juin 2024, une IRM a été faite.',
      'L’infiltration du 18 août 2024 a peu aidé.',
      'Une résonance magnétique réalisée le 6 juin 2024 est normale.',
    ],
  },
  {
    language: 'en',
    kind: 'act-date',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'At the visit of January 8, 2025 a repeat MRI was ordered.',
      'On June 20, 2024, the result of the MRI was explained to him.',
      'At the visit of July 10, 2024, the MRI was reviewed with the patient.',
      'On July 15, 2024, an injection was offered to him.',
      'The MRI of June 3, 2024 is normal.',
    ],
    planted: [
      'The MRI of June 13, 2024 is normal.',
      'The MRI done on July 3, 2024 shows no tear.',
      'On June 23, 2024, an MRI was done.',
      'The injection of August 18, 2024 helped little.',
      'Magnetic resonance imaging performed on June 6, 2024 is normal.',
    ],
  },
];

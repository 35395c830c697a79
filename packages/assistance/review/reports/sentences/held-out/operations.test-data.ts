/** Operations that took place and operations that did not: held out, run for the rate alone. */
import { OPERATION_REPORTS } from '../development/operations.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

const { consolidated, dated, levelled, sided } = OPERATION_REPORTS;

export const OPERATIONS: readonly SentenceSet[] = [
  {
    ...consolidated('fr'),
    clean: [
      'Le 14 octobre 2024, le chirurgien n’offre pas de méniscectomie.',
      'Une chirurgie du genou droit, prévue le 14 octobre 2024, est annulée.',
      'Le 14 octobre 2024, l’intervention d’une ergonome est demandée.',
    ],
    planted: [
      'Le 14 octobre 2024, il subit une ostéotomie tibiale droite.',
      'Débridement du genou droit le 14 octobre 2024.',
    ],
  },
  {
    ...dated('fr'),
    clean: [
      'Le 9 avril 2025, l’orthopédiste ne recommande pas de nouvelle opération.',
      'Le 9 avril 2025, il demande une seconde opinion sur la chirurgie.',
    ],
    planted: [
      'Le genou droit a été réopéré le 21 septembre 2024.',
      'La méniscectomie a eu lieu le 12 août 2024.',
    ],
  },
  {
    ...levelled('fr'),
    clean: ['Il a refusé une discectomie L4-L5.'],
    planted: ['Foraminotomie L4-L5 en 2025.', 'Il a subi une fusion lombaire L3-L4 en 2025.'],
  },
  {
    ...sided('fr'),
    clean: ['Aucune capsuloplastie de l’épaule gauche n’a été faite.'],
    planted: ['Il a subi une capsuloplastie de l’épaule gauche le 14 octobre 2024.'],
  },
  {
    ...consolidated('en'),
    clean: [
      'On October 14, 2024, the surgeon did not offer a meniscectomy.',
      'Surgery of the right knee, scheduled for October 14, 2024, was cancelled.',
      'On October 14, 2024, he learned the operation of the forklift.',
    ],
    planted: [
      'On October 14, 2024, he underwent an osteotomy of the right tibia.',
      'Debridement of the right knee on October 14, 2024.',
    ],
  },
  {
    ...dated('en'),
    clean: [
      'On April 9, 2025, the orthopedist did not recommend another operation.',
      'On April 9, 2025, he requested a second opinion about surgery.',
    ],
    planted: [
      'The right knee was reoperated on September 21, 2024.',
      'The meniscectomy took place on August 12, 2024.',
    ],
  },
  {
    ...levelled('en'),
    clean: ['He declined a discectomy at L4-L5.'],
    planted: ['Foraminotomy L4-L5 in 2025.', 'He underwent a lumbar fusion at L3-L4 in 2025.'],
  },
  {
    ...sided('en'),
    clean: ['No capsulorrhaphy of the left shoulder was done.'],
    planted: ['He underwent capsulorrhaphy of the left shoulder on October 14, 2024.'],
  },
];

/** Ages: held out, run for the rate alone. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const WORKER_AGES: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'age',
    data: KNEE.fr,
    field: 'historiqueEvolution',
    clean: [
      'À 17 ans, il a commencé à travailler dans la construction.',
      'Une femme de 70 ans a été témoin de la chute.',
      'Le travailleur a été opéré d’une appendicite à l’âge de 12 ans.',
      'Le travailleur a un chalet vieux de 40 ans.',
    ],
    planted: [],
  },
  {
    language: 'fr',
    kind: 'age',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: ['Un patient de 30 ans guérirait plus vite.'],
    planted: [
      'Je rencontre aujourd’hui un menuisier de 54 ans.',
      'M. Gagnon, plombier de 54 ans, se plaint du genou droit.',
      'Le travailleur est un homme droitier de 54 ans.',
      'Monsieur est aujourd’hui âgé de 54 ans.',
      'Il s’agit d’un travailleur, aujourd’hui âgé de 36 ans.',
    ],
  },
  {
    language: 'en',
    kind: 'age',
    data: KNEE.en,
    field: 'historiqueEvolution',
    clean: [
      'He started working in construction when he was 17 years old.',
      'A 70-year-old woman witnessed the fall.',
      'He had appendicitis at the age of 12.',
      'The worker was 19 years old when he had his first job.',
    ],
    planted: [],
  },
  {
    language: 'en',
    kind: 'age',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: ['A 30-year-old patient would recover faster.'],
    planted: [
      'Today I met a 54-year-old carpenter.',
      'Mr. Gagnon, a plumber aged 54, complains of the right knee.',
      'The worker is a right-handed man of 54 years.',
      'He is now 54 years old.',
      'The claimant, now aged 36, is a carpenter.',
    ],
  },
];

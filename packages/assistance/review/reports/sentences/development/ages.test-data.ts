/** Ages of the worker today, and ages of then, of others and of people in general. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const WORKER_AGES: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'age',
    data: KNEE.fr,
    field: 'historiqueEvolution',
    clean: [
      'Âgé de 18 ans, il a quitté l’école.',
      'Le médecin, un homme de 60 ans, l’a revu.',
      'Son contremaître, âgé de 60 ans, était présent.',
      'Le travailleur fume depuis l’âge de 16 ans.',
    ],
    planted: [],
  },
  {
    language: 'fr',
    kind: 'age',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Un travailleur de 60 ans aurait une condition semblable.',
      'Chez les travailleurs de plus de 50 ans, cette image est banale.',
    ],
    planted: [
      'Il s’agit d’un soudeur de 54 ans.',
      'M. Tremblay est un soudeur de 54 ans.',
      'Le travailleur, qui a 54 ans, est soudeur.',
      'J’ai examiné un homme de 54 ans.',
      'Ce camionneur de 54 ans présente une gonalgie.',
    ],
  },
  {
    language: 'en',
    kind: 'age',
    data: KNEE.en,
    field: 'historiqueEvolution',
    clean: [
      'He has smoked since he was 16 years old.',
      'At 18 years old he left school.',
      'His foreman, aged 60, was present.',
    ],
    planted: [],
  },
  {
    language: 'en',
    kind: 'age',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'In patients over 50 years old, asymptomatic tears are common.',
      'A typical worker aged 60 would have the same condition.',
    ],
    planted: [
      'This is a 54-year-old welder.',
      'I examined a 54-year-old man.',
      'Mr. Tremblay, a 54-year-old welder, was examined.',
      'The worker is a 54-year-old welder.',
      'This 54-year-old right-handed trucker has knee pain.',
    ],
  },
];

/** Operations that took place, under many names, and operations that did not. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

const consolidated = (language: 'fr' | 'en') =>
  ({
    language,
    kind: 'consolidation-date',
    field: 'historiqueEvolution',
    data: { ...KNEE[language], conclusionDateConsolidation: '2024-07-01' },
  }) as const;
const OPERATED = {
  fr: { ...KNEE.fr, historiqueEvolution: 'Opéré du genou droit le 12 septembre 2024.' },
  en: { ...KNEE.en, historiqueEvolution: 'Operated on the right knee on September 12, 2024.' },
} as const;
const dated = (language: 'fr' | 'en') =>
  ({ language, kind: 'act-date', field: 'conclusionResume', data: OPERATED[language] }) as const;
const DISC = { fr: 'Hernie discale L5-S1', en: 'Disc herniation L5-S1' } as const;
const levelled = (language: 'fr' | 'en') =>
  ({
    language,
    kind: 'level',
    field: 'conclusionResume',
    data: { diagnosticsCnesst: DISC[language] },
  }) as const;
const LABRUM = {
  fr: 'Déchirure du labrum de l’épaule droite',
  en: 'Labral tear of the right shoulder',
} as const;
const sided = (language: 'fr' | 'en') =>
  ({
    language,
    kind: 'side',
    field: 'historiqueEvolution',
    data: { diagnosticsCnesst: LABRUM[language] },
  }) as const;
/** Short reports in which an operation contradicts something, for each rule that reads one. */
export const OPERATION_REPORTS = { consolidated, dated, levelled, sided } as const;

export const OPERATIONS: readonly SentenceSet[] = [
  {
    ...consolidated('fr'),
    clean: [
      'Une arthroscopie du genou droit est proposée le 20 juillet 2024.',
      'Le 20 juillet 2024, il refuse la chirurgie du genou droit.',
      'Il est vu en chirurgie orthopédique le 20 juillet 2024.',
    ],
    planted: [
      'Trochléoplastie du genou droit le 20 juillet 2024.',
      'Les vis du genou droit ont été retirées le 12 août 2024.',
    ],
  },
  {
    ...dated('fr'),
    clean: [
      'Le 3 mars 2025, une reprise chirurgicale est écartée.',
      'Il a été vu en chirurgie le 3 mars 2025.',
    ],
    planted: [
      'Une trochléoplastie a été faite le 12 octobre 2024.',
      'Le ménisque a été suturé le 22 septembre 2024.',
    ],
  },
  {
    ...levelled('fr'),
    clean: ['Une arthrodèse L4-L5 n’est pas indiquée.'],
    planted: ['Hémilaminectomie L4-L5 en 2025.', 'Il a subi une décompression L4-L5 en 2025.'],
  },
  {
    ...sided('fr'),
    clean: ['Le chirurgien écarte une acromioplastie de l’épaule gauche.'],
    planted: ['Bursectomie de l’épaule gauche le 12 septembre 2024.'],
  },
  {
    ...consolidated('en'),
    clean: [
      'Arthroscopy of the right knee was proposed on July 20, 2024.',
      'On July 20, 2024, he refused surgery of the right knee.',
      'He was seen in orthopedic surgery on July 20, 2024.',
    ],
    planted: [
      'Trochleoplasty of the right knee on July 20, 2024.',
      'The screws of the right knee were removed on August 12, 2024.',
    ],
  },
  {
    ...dated('en'),
    clean: [
      'On March 3, 2025, surgical revision was ruled out.',
      'He was seen by the department of surgery on March 3, 2025.',
    ],
    planted: [
      'A trochleoplasty was done on October 12, 2024.',
      'The meniscus was sutured on September 22, 2024.',
    ],
  },
  {
    ...levelled('en'),
    clean: ['A fusion at L4-L5 is not indicated.'],
    planted: ['Hemilaminectomy L4-L5 in 2025.', 'He underwent decompression at L4-L5 in 2025.'],
  },
  {
    ...sided('en'),
    clean: ['The surgeon ruled out an acromioplasty of the left shoulder.'],
    planted: ['Bursectomy of the left shoulder on September 12, 2024.'],
  },
];

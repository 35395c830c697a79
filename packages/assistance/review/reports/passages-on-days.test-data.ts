/** Operations, events and images that are not of the injury, and those that are. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from './passages.test-data.ts';

const told = (language: 'fr' | 'en', text: string, more: FormData = {}) =>
  [
    language,
    {
      diagnosticsCnesst: language === 'fr' ? 'Entorse du genou droit' : 'Sprain of the right knee',
      historiqueEvolution: text,
      conclusionDateConsolidation: '2024-07-01',
      ...more,
    },
  ] as const;

export const OTHER_OPERATIONS = [
  ...clean(
    'event-date',
    told('fr', 'Il a été opéré le 20 juillet 2024 pour une appendicectomie.'),
    told('fr', 'Il subit une intervention au cœur le 12 mai 2024.'),
    told('fr', 'Hospitalisée le 3 juin 2024 pour une pneumonie.'),
    told('fr', 'Consulte à l’urgence le 8 avril 2024 pour sa blessure.'),
    told('en', 'He was operated on July 20, 2024, for appendicitis.'),
    told('en', 'She underwent an appendectomy on July 20, 2024.'),
  ),
  ...clean(
    'consolidation-date',
    told('fr', 'Il a été opéré le 20 juillet 2024 pour une appendicectomie.'),
    told('fr', 'Cholécystectomie le 12 août 2024.'),
    told('fr', 'Chirurgie de l’épaule gauche le 12 août 2024.'),
    told('en', 'She underwent an appendectomy on July 20, 2024.'),
    told('en', 'Cataract surgery on August 12, 2024.'),
  ),
  ...opposed(
    'event-date',
    told('fr', 'Le 12 avril 2024, il glisse et tombe sur le genou droit.'),
    told('en', 'On April 12, 2024, he slipped and fell on the right knee.'),
  ),
  ...opposed(
    'consolidation-date',
    told('fr', 'Il est opéré du genou droit le 20 juillet 2024.'),
    told('fr', 'Méniscectomie interne le 20 juillet 2024.'),
    told('en', 'Surgery of the right knee on July 20, 2024.'),
  ),
];

export const OTHER_OPERATIONS_HELD_OUT = [
  ...clean(
    'event-date',
    told('fr', 'Le 4 mai 2024, il est opéré d’une hernie inguinale.'),
    told('fr', 'Vue à l’urgence le 9 avril 2024 après sa chute.'),
    told('en', 'She had a hysterectomy on May 4, 2024.'),
    told('en', 'Seen in consultation on May 9, 2024, for her injury.'),
  ),
  ...clean(
    'consolidation-date',
    told('fr', 'Hystérectomie le 3 septembre 2024.'),
    told('fr', 'Il est opéré de la main gauche le 3 septembre 2024.'),
    told('en', 'Hernia repair, inguinal, on September 3, 2024.'),
    told('en', 'Left wrist surgery on September 3, 2024.'),
  ),
  ...opposed(
    'consolidation-date',
    told('fr', 'Arthroscopie du genou droit le 3 septembre 2024.'),
    told('en', 'Arthroscopy of the right knee on September 3, 2024.'),
  ),
  ...opposed('event-date', told('fr', 'Le 25 avril 2024, il se tord le genou droit.')),
];

export const OTHER_EMPLOYERS = [
  ...clean(
    'event-date',
    told('fr', 'L’événement du 5 avril 2023 chez un autre employeur.'),
    told('fr', 'L’accident du 5 avril 2023 chez un employeur précédent.'),
    told('en', 'The accident of April 5, 2023, with another employer.'),
    told('en', 'The event of April 5, 2023, at his former employer.'),
  ),
  ...opposed(
    'event-date',
    told('fr', 'L’événement du 15 avril 2024 chez son employeur.'),
    told('en', 'The accident of April 15, 2024, at his employer.'),
  ),
];

export const OTHER_EMPLOYERS_HELD_OUT = [
  ...clean(
    'event-date',
    told('fr', 'L’accident du 8 mai 2022, chez son ancien employeur, n’a rien laissé.'),
    told('en', 'The injury of May 8, 2022, under a different employer, healed.'),
  ),
  ...opposed('event-date', told('en', 'The injury of April 25, 2024, under this employer.')),
];

const levels = (language: 'fr' | 'en', data: FormData) =>
  [
    language,
    { diagnosticsCnesst: language === 'fr' ? 'Hernie discale L5-S1' : 'Disc herniation L5-S1', ...data },
  ] as const;

export const OTHER_LEVELS = [
  ...clean(
    'level',
    levels('fr', { conclusionResume: 'Discoïdectomie L4-L5 antérieure en 2010.' }),
    levels('fr', { conclusionResume: 'Hernie discale L4-L5 opérée en 2015.' }),
    levels('en', { conclusionResume: 'Discectomy L4-L5 in 2010.' }),
    levels('fr', {
      historiqueEvolution: 'L’IRM montre une hernie L5-S1, un bombement L4-L5 et une protrusion L3-L4.',
      examensParacliniques: 'IRM : bombement L4-L5, protrusion L3-L4, pas de hernie.',
    }),
    levels('fr', { examensParacliniques: 'IRM : protrusion L3-L4, sans hernie.' }),
    levels('en', { examensParacliniques: 'MRI: protrusion at L3-L4, no herniation.' }),
  ),
  ...opposed(
    'level',
    levels('fr', { conclusionResume: 'Discoïdectomie L4-L5 en 2025.' }),
    levels('fr', { examensParacliniques: 'IRM : hernie discale L4-L5.' }),
    levels('en', { examensParacliniques: 'MRI: disc herniation L4-L5.' }),
  ),
];

export const OTHER_LEVELS_HELD_OUT = [
  ...clean(
    'level',
    levels('en', { conclusionResume: 'Disc herniation L4-L5 operated on in 2012.' }),
    levels('fr', { conclusionDiagnostic: 'Hernie L5-S1. Laminectomie L3-L4 en 2011.' }),
    levels('en', {
      historiqueEvolution: 'The MRI shows a herniation L5-S1 and a protrusion L4-L5.',
      examensParacliniques: 'MRI: protrusion L4-L5.',
    }),
  ),
  ...opposed(
    'level',
    levels('en', { conclusionResume: 'Discectomy L4-L5 in 2025.' }),
    levels('fr', { conclusionDiagnostic: 'Hernie discale L3-L4.' }),
  ),
];

export const LATE_IMAGES = [
  ...clean(
    'future-date',
    ['fr', { examensParacliniques: 'IRM du genou droit, 10 février 2026 : normale.' }],
    ['en', { examensParacliniques: 'MRI of the right knee, February 10, 2026: normal.' }],
  ),
  ...opposed(
    'future-date',
    ['fr', { historiqueEvolution: 'Il voit son médecin le 10 février 2026.' }],
    ['en', { historiqueEvolution: 'He saw his physician on February 10, 2026.' }],
  ),
];

export const LATE_IMAGES_HELD_OUT = [
  ...clean('future-date', ['fr', { examensParacliniques: 'Scan lombaire du 2026-02-20 reçu ensuite.' }]),
  ...opposed('future-date', ['en', { conclusionResume: 'Operated on February 20, 2026.' }]),
];

const since = (language: 'fr' | 'en', text: string, more: FormData = {}) =>
  told(
    language,
    `${
      language === 'fr'
        ? 'Le 5 avril 2024, il se tord le genou droit en descendant de son camion.'
        : 'On April 5, 2024, he twisted his right knee while stepping off his truck.'
    } ${text}`,
    { conclusionDateConsolidation: '', ...more },
  );

/** Dated acts of a history that begins with the event. */
export const DATED_ACTS = [
  ...clean(
    'event-date',
    since('fr', 'Il a subi une réparation méniscale le 12 septembre 2024.'),
    since('fr', 'Il a subi une ménisectomie le 12 septembre 2024.'),
    since('fr', 'Il a subi une ostéosynthèse le 6 avril 2024.'),
    since('fr', 'Il a subi une neurolyse du nerf sciatique poplité le 6 août 2024.'),
    since('fr', 'Il subit une ponction du genou le 12 avril 2024.'),
    since('fr', 'Il a subi un bloc le 12 juin 2024.'),
    since('fr', 'Il a subi un examen le 12 juin 2024 à la demande de l’employeur.'),
    since('fr', 'Il subit une réduction ouverte le 6 avril 2024.'),
    since('fr', 'La CNESST reconnaît la lésion professionnelle le 12 mai 2024.'),
    since('fr', 'Il déclare l’accident le 8 avril 2024 à son contremaître.'),
    since('fr', 'Il signale l’événement le 8 avril 2024.'),
    since('fr', 'Il a fait une chute le 3 juin 2024 à son domicile, sans aggravation.'),
    since('fr', 'Il remplit la réclamation pour son accident le 8 avril 2024.'),
    since('fr', 'Le formulaire de réclamation pour l’événement est daté du 12 avril 2024.'),
    since('fr', 'Après son accident, le 9 avril 2024, il rencontre son médecin.'),
    since('fr', '', { conclusionResume: 'Il a subi une méniscectomie interne le 12 septembre 2024.' }),
    since('en', 'He declared the accident on April 8, 2024.'),
    since('en', 'He told his supervisor about the fall on April 8, 2024.'),
    since('en', 'The CNESST accepted the injury on May 12, 2024.'),
    since('en', 'He had a fall on June 3, 2024 at home, without worsening.'),
    since('en', 'He sustained a flare-up on June 3, 2024.'),
    since('en', 'He notified his employer of the injury on April 8, 2024.'),
  ),
  ...opposed(
    'event-date',
    since(
      'fr',
      'Il a subi une ménisectomie le 12 septembre 2024. Le dossier traite de l’accident du 15 avril 2024.',
    ),
  ),
];
